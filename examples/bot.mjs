#!/usr/bin/env node
// A bot in plain JavaScript, over standard input and output: one JSON message a line.
//
//   blueboar arena sheriff --bots "novice,novice,novice,cmd:node examples/bot.mjs" --games 8
//
// It plays Sheriff honestly, opens every bag of five, and plays Black Sheep at random: a start to build upon.
// The messages are described in docs/bots.md.

import { createInterface } from "node:readline";

const count = (cards, card) => cards.filter((each) => each === card).length;
const most = (goods, cards) => goods.reduce((a, b) => (count(cards, b) > count(cards, a) ? b : a));

function honestBag(view) {
  const { hand } = view.players[view.seat];
  const good = most(view.legal_goods, hand);
  const number = Math.min(5, count(hand, good));
  return number ? Array(number).fill(good) : hand.slice(0, 1);
}

function smallestPayment({ rest, choose, worth }) {
  const cards = choose.map((card, place) => ({ card, worth: worth[place] })).sort((a, b) => a.worth - b.worth);
  const sum = (paid) => paid.reduce((total, each) => total + each.worth, 0);
  let paid = [];
  for (const each of cards) if (sum(paid) < rest) paid.push(each);
  for (const each of [...paid]) if (sum(paid) - each.worth >= rest) paid = paid.filter((other) => other !== each);
  return paid.map((each) => each.card);
}

function decide(view, { bags }) {
  for (const bag of bags) {
    const opens = bag.open && (!bag.let_through || view.players[bag.merchant].bag.count === 5);
    if (opens) return { move: "open", merchant: bag.merchant };
    if (bag.let_through) return { move: "let-through", merchant: bag.merchant };
  }
  return null;
}

function stance(view, { bags }) {
  const said = new Set(view.stances.filter((line) => line.deputy === view.seat).map((line) => line.merchant));
  const bag = bags.find((each) => !said.has(each.merchant));
  return bag ? { move: "stance", merchant: bag.merchant, stance: bag.let_through ? "let-through" : "open" } : null;
}

const answers = {
  "choose-first-merchant": (view, prompt) => ({ move: "choose-first-merchant", merchant: prompt.merchants[0] }),
  market: () => ({ move: "market" }),
  load: (view) => ({ move: "load", cards: honestBag(view) }),
  declare: (view, prompt) => ({
    move: "declare",
    good: most(prompt.goods, view.players[view.seat].bag.cards),
    count: prompt.count,
  }),
  decide,
  stance,
  debt: (view, prompt) => ({ move: "pay-debt", cards: smallestPayment(prompt) }),
  "lay-confiscated": (view, prompt) => ({ move: "lay-confiscated", cards: prompt.cards }),
  "fix-plate": (view, prompt) => ({ move: "fix-plate", good: prompt.goods[0] }),
  brimstone: () => ({ move: "brimstone" }),
  "discard-for-trophy": (view, prompt) => ({ move: "discard-for-trophy", card: prompt.cards[0] }),
  "black-market": (view, prompt) => (prompt.waited ? { move: "black-market" } : null),
  split: () => ({ move: "split-equally" }),
  play: (view, prompt) => {
    const field = prompt.fields[Math.floor(Math.random() * prompt.fields.length)];
    return { move: "play", field: field.field, cards: prompt.cards.slice(0, field.counts[0]) };
  },
};

for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line);
  if (message.type === "end") process.exit(0);
  if (message.type !== "view") continue;
  const moves = message.prompts.map((prompt) => answers[prompt.prompt]?.(message.view, prompt) ?? null);
  const move = moves.find((each) => each !== null);
  process.stdout.write(JSON.stringify(move ? { type: "act", move } : { type: "pass" }) + "\n");
}
