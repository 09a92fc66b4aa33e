#!/usr/bin/env python3
"""A bot over standard input and output, one JSON message a line: `examples/bot.py` of revision b4b3504.

Frozen: it stands for the programs that others wrote against that revision, so it is never brought up to date.
"""

import json
import random
import sys


def honest_bag(view):
    hand = view["players"][view["seat"]]["hand"]
    legal = [card for card in hand if card in view["legal_goods"]]
    if not legal:
        return hand[:1]
    good = max(sorted(set(legal)), key=legal.count)
    return [good] * min(5, legal.count(good))


def truest_good(view, goods):
    bag = view["players"][view["seat"]]["bag"]["cards"]
    return max(goods, key=bag.count)


def smallest_payment(prompt):
    """Cards worth the rest, and none that is not needed."""
    cards = sorted(zip(prompt["worth"], prompt["choose"], strict=True))
    paid = []
    for worth, card in cards:
        if sum(each for each, _ in paid) < prompt["rest"]:
            paid.append((worth, card))
    for each in list(paid):
        if sum(worth for worth, _ in paid) - each[0] >= prompt["rest"]:
            paid.remove(each)
    return [card for _, card in paid]


def answer(view, prompt, chance):
    """A move for one prompt, or None for the prompts that can be passed over."""
    kind = prompt["prompt"]
    if kind == "choose-first-merchant":
        return {"move": kind, "merchant": prompt["merchants"][0]}
    if kind == "market":
        return {"move": "market"}
    if kind == "load":
        return {"move": "load", "cards": honest_bag(view)}
    if kind == "declare":
        return {"move": "declare", "good": truest_good(view, prompt["goods"]), "count": prompt["count"]}
    if kind == "stance":
        said = {(line["deputy"], line["merchant"]) for line in view["stances"]}
        for bag in prompt["bags"]:
            if (view["seat"], bag["merchant"]) not in said:
                stance = "let-through" if bag["let_through"] else "open"
                return {"move": "stance", "merchant": bag["merchant"], "stance": stance}
    if kind == "decide":
        for bag in prompt["bags"]:
            if bag["let_through"]:
                return {"move": "let-through", "merchant": bag["merchant"]}
            if bag["open"]:
                return {"move": "open", "merchant": bag["merchant"]}
    if kind == "debt":
        return {"move": "pay-debt", "cards": smallest_payment(prompt)}
    if kind == "lay-confiscated":
        return {"move": kind, "cards": prompt["cards"]}
    if kind == "fix-plate":
        return {"move": kind, "good": prompt["goods"][0]}
    if kind == "brimstone":
        return {"move": kind}
    if kind == "discard-for-trophy":
        return {"move": kind, "card": prompt["cards"][0]}
    if kind == "black-market" and prompt["waited"]:
        return {"move": kind}
    if kind == "split":
        return {"move": "split-equally"}
    if kind == "play":
        field = chance.choice(prompt["fields"])
        return {"move": "play", "field": field["field"], "cards": prompt["cards"][: field["counts"][0]]}
    return None


def main():
    chance = random.Random()
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "begin":
            chance.seed(message["seed"])
        elif message["type"] == "view":
            moves = [answer(message["view"], prompt, chance) for prompt in message["prompts"]]
            made = next((move for move in moves if move is not None), None)
            print(json.dumps({"type": "pass"} if made is None else {"type": "act", "move": made}), flush=True)
        elif message["type"] == "end":
            return


if __name__ == "__main__":
    main()
