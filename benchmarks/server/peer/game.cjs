// A game of the same shape as a round of Sheriff: market, load, declare, decide; hidden hands, bags and deck.
// It has fewer rules than the real one, in boardgame.io's favour; what is sent to a player is of similar size.
const GOODS = ['apples', 'cheese', 'bread', 'chicken', 'pepper', 'mead', 'silk', 'crossbow'];

function setup({ ctx, random }) {
  const deck = random.Shuffle(Array.from({ length: 216 }, (_, place) => GOODS[place % GOODS.length]));
  const players = {};
  for (let seat = 0; seat < ctx.numPlayers; seat++) {
    players[seat] = { hand: deck.splice(0, 6), bag: [] };
  }
  const open = Array.from({ length: ctx.numPlayers }, () => ({
    gold: 50, hand: 6, bag: 0, declared: null, status: 'none', stall: [], contraband: 0, terms: 0,
  }));
  return { secret: { deck }, players, open, piles: [deck.splice(0, 5), deck.splice(0, 5)], step: 0, sheriff: 0, ledger: [] };
}

function turnOf(G, ctx) {
  return (G.sheriff + 1 + (G.step % (ctx.numPlayers - 1))) % ctx.numPlayers;
}

function next(G, ctx, events) {
  G.step += 1;
  const merchants = ctx.numPlayers - 1;
  if (G.step === 4 * merchants) {
    G.step = 0;
    G.sheriff = (G.sheriff + 1) % ctx.numPlayers;
  }
  const phase = Math.floor(G.step / merchants);
  const who = phase === 3 ? G.sheriff : turnOf(G, ctx);
  events.endTurn({ next: String(who) });
}

function draw(G, random, count) {
  const cards = [];
  while (cards.length < count) {
    if (G.secret.deck.length === 0) {
      G.secret.deck = random.Shuffle(G.piles.flatMap((pile) => pile.splice(0, Math.max(0, pile.length - 5))));
    }
    cards.push(G.secret.deck.pop());
  }
  return cards;
}

module.exports.Shape = {
  name: 'shape',
  setup,
  playerView: ({ G, playerID }) => {
    const { secret, players, ...rest } = G;
    return { ...rest, deck: secret.deck.length, players: playerID === null ? {} : { [playerID]: players[playerID] } };
  },
  turn: { order: { first: () => 1, next: ({ ctx }) => (ctx.playOrderPos + 1) % ctx.numPlayers } },
  moves: {
    market: ({ G, ctx, events, random, playerID }, aside) => {
      const me = G.players[playerID];
      for (const place of [...aside].sort((a, b) => b - a)) G.piles[0].push(...me.hand.splice(place, 1));
      me.hand.push(...draw(G, random, aside.length));
      next(G, ctx, events);
    },
    load: ({ G, ctx, events, playerID }, places) => {
      const me = G.players[playerID];
      for (const place of [...places].sort((a, b) => b - a)) me.bag.push(...me.hand.splice(place, 1));
      G.open[playerID].bag = me.bag.length;
      G.open[playerID].status = 'closed';
      next(G, ctx, events);
    },
    declare: ({ G, ctx, events, playerID }, good) => {
      G.open[playerID].declared = good;
      next(G, ctx, events);
    },
    decide: ({ G, ctx, events, random }, open) => {
      const who = turnOf(G, ctx);
      const merchant = G.players[who];
      const seen = G.open[who];
      const honest = merchant.bag.every((card) => card === seen.declared);
      if (open && honest) {
        G.open[G.sheriff].gold -= 2 * merchant.bag.length;
        seen.gold += 2 * merchant.bag.length;
      }
      for (const card of merchant.bag) {
        if (open && card !== seen.declared) G.piles[1].push(card);
        else if (seen.stall.length < 12) seen.stall.push(card);
      }
      merchant.hand.push(...draw(G, random, merchant.bag.length));
      merchant.bag = [];
      seen.bag = 0;
      seen.status = open ? 'opened' : 'through';
      G.ledger.push({ merchant: who, good: seen.declared, opened: open, honest });
      if (G.ledger.length > 8) G.ledger.shift();
      next(G, ctx, events);
    },
  },
};
