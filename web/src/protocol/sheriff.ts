// Made by `make generated` from the JSON Schemas of the house. Do not edit.

export interface SheriffView {
  seat: number | null;
  edition: string;
  round: number;
  rounds: number;
  phase: 'declaration' | 'inspection' | 'loading' | 'market' | 'over' | 'setup';
  office: number[];
  turn: number | null;
  waiting_for: number[];
  chore: DebtChore | ConfiscatedChore | PlateChore | BrimstoneChore | TrophyChore | BlackMarketChore | LootChore | PickChore | OddChore | null;
  players: PlayerView[];
  deck_count: number;
  piles: string[][];
  offers: OfferView[];
  struck: Deal[];
  duties: Duty[];
  ledger: Promise[];
  shown: ShownView[];
  stances: StanceView[];
  loot: LootView | null;
  black_market: BlackMarketPile[];
  legal_goods: string[];
  scores: Score[] | null;
  places: number[] | null;
  pledges: PledgeView[];
}

/** All gold is gone; `rest` is still owed to `creditor`, or to the loot tile (rules 5.19). */
export interface DebtChore {
  chore: 'debt';
  seat: number;
  creditor: number | null;
  rest: number;
}

/** Lay the cards confiscated from this merchant onto a pile (rules 5.18). */
export interface ConfiscatedChore {
  chore: 'confiscated';
  seat: number;
  merchant: number;
}

/** Say which good a feast plate is (rules 2.5). */
export interface PlateChore {
  chore: 'plate';
  seat: number;
  plate: string;
}

/** Use brimstone oil, or not; asked of everyone whose contraband was let through (rules 2.7). */
export interface BrimstoneChore {
  chore: 'brimstone';
  seat: number;
}

/** Take the trophy confiscated from this merchant, and discard another card for it (rules 2.9). */
export interface TrophyChore {
  chore: 'trophy';
  seat: number;
  merchant: number;
}

/** Sell at the black market, or pass (rules 9.2). */
export interface BlackMarketChore {
  chore: 'black-market';
  seat: number;
}

/** Agree about the loot; both deputies are asked. Only in games that were begun by the rules of version 1. */
export interface LootChore {
  chore: 'loot';
  seat: number;
  other: number;
}

/** Pick one card of the loot (rules 8.7). */
export interface PickChore {
  chore: 'pick-loot';
  seat: number;
}

/** Say who should get what cannot be split (rules 8.8); both deputies are asked. */
export interface OddChore {
  chore: 'odd-loot';
  seat: number;
  other: number;
}

export interface PlayerView {
  seat: number;
  gold: number;
  hand_count: number;
  hand: string[] | null;
  aside: string[] | null;
  bag: BagView;
  stall: string[];
  contraband_count: number;
  contraband: string[] | null;
  black_market: BlackMarketCard[];
  terms: number;
}

/** `count` is None until all bags are handed over; `cards` are the owner's, and everyone's once opened. */
export interface BagView {
  status: 'closed' | 'loading' | 'none' | 'opened' | 'through';
  count: number | null;
  declared: string | null;
  cards: string[] | null;
}

export interface BlackMarketCard {
  good: string;
  points: number;
}

export interface OfferView {
  deal: Deal;
  agreed: number[];
  picked: string[];
}

/** An offer while it is open, a deal once everyone in `partners` has agreed. */
export interface Deal {
  id: number;
  proposer: number;
  partners: number[];
  terms: (GiveGold | GiveStallGoods | GiveFaceDown | GiveBagGoods | LetThroughTerm | OpenBagTerm | RefuseDealsTerm | DoFavour)[];
  replaces: number | null;
}

export interface GiveGold {
  term: 'gold';
  giver: number;
  amount: number;
  to?: number[];
  when?: Condition | null;
}

/** If this happens to this merchant's bag in this inspection (rules 5.20). */
export interface Condition {
  bag: number;
  happens: 'let-through' | 'lie' | 'opened' | 'true';
}

/** Legal goods lie open and must be there; contraband lies face down, so this may be a lie (`stall_lies`). */
export interface GiveStallGoods {
  term: 'stall';
  giver: number;
  good: string;
  count: number;
  to?: number[];
  when?: Condition | null;
}

/** So many face-down cards of the stall; the giver picks them when agreeing, and does not say which. */
export interface GiveFaceDown {
  term: 'face-down';
  giver: number;
  count: number;
  to?: number[];
  when?: Condition | null;
}

/** Goods said to be in the giver's bag; this may be a lie. */
export interface GiveBagGoods {
  term: 'bag';
  giver: number;
  good: string;
  count: number;
  to?: number[];
  when?: Condition | null;
}

export interface LetThroughTerm {
  term: 'let-through';
  merchant: number;
  by?: number[];
  implied?: boolean;
}

export interface OpenBagTerm {
  term: 'open';
  merchant: number;
  by?: number[];
}

export interface RefuseDealsTerm {
  term: 'refuse-deals';
  merchant: number;
  by?: number[];
}

export interface DoFavour {
  term: 'favour';
  giver: number;
  text: string;
  to?: number[];
}

/** What a struck deal obliges those in office to do, or not to do (rules 5.8). */
export interface Duty {
  deal: number;
  act: 'let-through' | 'open' | 'refuse-deals';
  merchant: number;
  bound: number[];
}

/** A line of the ledger: what was promised in a struck deal, and what became of it.
 * 
 * It holds only what everyone can see: of face-down cards their number, and what was said of them. */
export interface Promise {
  id: number;
  round: number;
  deal: number;
  giver: number;
  to: number[];
  what: 'bag' | 'contraband' | 'face-down' | 'favour' | 'gold' | 'goods' | 'let-through' | 'open' | 'refuse-deals';
  promised: number;
  delivered: number;
  status: 'broken' | 'kept' | 'open' | 'void';
  about: number | null;
  text: string;
  goods: [string, number][];
  when: Condition | null;
  by: number[];
  why: '' | 'bag-opened' | 'carried-out' | 'condition-false' | 'condition-true' | 'handed-over' | 'marked' | 'not-there' | 'other-deputy' | 'paid-a-debt' | 'time-ran-out';
}

/** Cards that this seat was shown as proof. */
export interface ShownView {
  round: number;
  owner: number;
  zone: string;
  cards: string[];
}

export interface StanceView {
  deputy: number;
  merchant: number;
  stance: 'for-nothing' | 'let-through' | 'open';
}

export interface LootView {
  gold: number;
  legal: string[];
  contraband_count: number;
  contraband: string[] | null;
  proposal: SplitView | null;
  odd: OddView[];
}

export interface SplitView {
  deputy: number;
  gold: number;
  count: number;
  cards: string[] | null;
}

/** Whom a deputy has named for the odd coin and for the last card. */
export interface OddView {
  deputy: number;
  coin: number | null;
  card: number | null;
}

export interface BlackMarketPile {
  good: string;
  points: number[];
}

export interface Score {
  legal: number;
  contraband: number;
  gold: number;
  bonuses: Bonus[];
  black_market: number;
  legal_cards: number;
  contraband_cards: number;
  total: number;
}

export interface Bonus {
  good: string;
  title: 'king' | 'queen';
  points: number;
  shared: number;
}

/** What is set aside until a condition comes true or cannot any more (rules 5.25). */
export interface PledgeView {
  promise: number;
  giver: number;
  to: number[];
  when: Condition;
  gold: number;
  legal: string[];
  contraband_count: number;
  contraband: string[] | null;
}

export interface ChooseFirstPrompt {
  prompt: 'choose-first-merchant';
  merchants: number[];
  waited: boolean;
}

/** Set aside up to `at_most` cards; take up to `piles[i]` of them back from pile i. */
export interface MarketPrompt {
  prompt: 'market';
  at_most: number;
  piles: number[];
  onto: number;
  waited: boolean;
}

export interface LoadPrompt {
  prompt: 'load';
  at_least: number;
  at_most: number;
  waited: boolean;
}

export interface DeclarePrompt {
  prompt: 'declare';
  goods: string[];
  count: number;
  waited: boolean;
}

export interface DecidePrompt {
  prompt: 'decide';
  bags: BagChoice[];
  waited: boolean;
}

/** What may be done with one bag, and the duty that stops the rest.
 * 
 * As a decision: `let_through`, whether the plain move passes; it strikes the offer of `offers` if there is one there.
 * With more than one, or with one that costs more than the passing, the move has to name one, or `nothing`. */
export interface BagChoice {
  merchant: number;
  let_through: boolean;
  open: boolean;
  duty: Duty | null;
  offers: number[];
  for_nothing: boolean;
}

export interface StancePrompt {
  prompt: 'stance';
  bags: BagChoice[];
  waited: boolean;
}

/** May make offers to any of these circles of partners; about acts, to those who have a say.
 * 
 * A larger circle is any set out of `others`, with somebody in office in it or making it, if `office_needed`. */
export interface OfferPrompt {
  prompt: 'offer';
  partners: number[][];
  left: number;
  waited: boolean;
  others: number[];
  office_needed: boolean;
}

export interface AnswerPrompt {
  prompt: 'answer';
  offers: OfferChoice[];
  waited: boolean;
}

export interface OfferChoice {
  deal: number;
  accept: boolean;
  refuse: boolean;
  withdraw: boolean;
  stopped: Refusal | null;
  picks: number;
}

/** Why a move is not allowed. A code and parameters, never prose: the reader has the language. */
export interface Refusal {
  code: string;
  clause: string | null;
  params: Record<string, unknown>;
}

export interface FavourPrompt {
  prompt: 'mark-favour';
  promises: number[];
  waited: boolean;
}

/** Pay `rest` with cards of `choose`, worth what stands at the same place in `worth`; `also` goes in any case. */
export interface DebtPrompt {
  prompt: 'debt';
  rest: number;
  also: string[];
  choose: string[];
  worth: number[];
  waited: boolean;
}

export interface ConfiscatedPrompt {
  prompt: 'lay-confiscated';
  cards: string[];
  piles: number;
  waited: boolean;
}

export interface PlatePrompt {
  prompt: 'fix-plate';
  goods: string[];
  waited: boolean;
}

export interface BrimstonePrompt {
  prompt: 'brimstone';
  usable: boolean;
  opponents: number[];
  waited: boolean;
}

export interface TrophyPrompt {
  prompt: 'discard-for-trophy';
  cards: string[];
  piles: number;
  waited: boolean;
}

/** `waited` when the round is about to end: then passing is possible, too. */
export interface BlackMarketPrompt {
  prompt: 'black-market';
  goods: string[];
  waited: boolean;
}

/** `how`: `pick` one of `cards`; or name who gets what is `odd`, `gold` of 1 or the card; or, in games of the rules
 * of version 1, `propose` a split. `split-equally` is an answer to all of them. */
export interface SplitPrompt {
  prompt: 'split';
  gold: number;
  cards: string[];
  proposals_left: number;
  answer: boolean;
  waited: boolean;
  how: 'odd' | 'pick' | 'propose';
  deputies: number[];
}

/** For the house: this many seconds after the prompt appeared it makes the move `time-up`. */
export interface TimeUpPrompt {
  prompt: 'time-up';
  seconds: number;
  waited: boolean;
  decided: number;
  stands_still: boolean;
}

export interface ChooseFirstMerchant {
  move: 'choose-first-merchant';
  merchant: number;
}

/** A whole market turn (rules 3): the cards are laid in the order in which they are named. */
export interface GoToMarket {
  move: 'market';
  set_aside?: string[];
  from_piles?: number[];
  onto?: number;
}

export interface LoadBag {
  move: 'load';
  cards: string[];
}

export interface Declare {
  move: 'declare';
  good: string;
  count: number;
}

/** `partners` are the others who have to agree. `replaces` makes it a counter-offer. */
export interface MakeOffer {
  move: 'offer';
  partners: number[];
  terms: (GiveGold | GiveStallGoods | GiveFaceDown | GiveBagGoods | LetThroughTerm | OpenBagTerm | RefuseDealsTerm | DoFavour)[];
  replaces?: number | null;
  picks?: string[];
}

export interface AcceptOffer {
  move: 'accept';
  deal: number;
  picks?: string[];
}

export interface RefuseOffer {
  move: 'refuse';
  deal: number;
}

export interface WithdrawOffer {
  move: 'withdraw';
  deal: number;
}

/** `takes`: the offer that is struck by it, or `nothing`. Not said: the sole offer for it, if there is one. */
export interface LetThrough {
  move: 'let-through';
  merchant: number;
  takes?: number | 'nothing' | null;
}

export interface OpenBag {
  move: 'open';
  merchant: number;
}

/** What a deputy wants done with a bag: `open`, `let-through`, or that `for-nothing`. */
export interface TakeStance {
  move: 'stance';
  merchant: number;
  stance: 'for-nothing' | 'let-through' | 'open';
}

export interface MarkFavour {
  move: 'mark-favour';
  promise: number;
  kept: boolean;
}

export interface PayDebt {
  move: 'pay-debt';
  cards: string[];
}

/** All confiscated cards, in the order in which they are laid: the last one is on top. */
export interface LayConfiscated {
  move: 'lay-confiscated';
  cards: string[];
  onto?: number;
}

export interface FixPlate {
  move: 'fix-plate';
  good: string;
}

/** Destroy one or two goods of one kind on an opponent's stall, or keep the oil (no opponent). */
export interface AnswerBrimstone {
  move: 'brimstone';
  opponent?: number | null;
  cards?: string[];
}

/** Another card of the hand; none only if there is no other. */
export interface DiscardForTrophy {
  move: 'discard-for-trophy';
  card?: string | null;
  onto?: number;
}

/** What the first deputy would get of the loot; the second gets the rest. */
export interface ProposeSplit {
  move: 'propose-split';
  gold: number;
  cards?: string[];
}

export interface AnswerSplit {
  move: 'answer-split';
  accept: boolean;
}

/** Picking: the dearest card. What is odd: nobody is named, so it is discarded. */
export interface SplitEqually {
  move: 'split-equally';
}

export interface PickLoot {
  move: 'pick-loot';
  card: string;
}

/** Which deputy should get the odd coin and the last card; None for what is not odd, and to discard it. */
export interface NameForOdd {
  move: 'name-for-odd';
  coin?: number | null;
  card?: number | null;
}

/** Sell three of a kind, or pass (no good). */
export interface GoToBlackMarket {
  move: 'black-market';
  good?: string | null;
}

/** Made by the house when the inspection timer has run out. */
export interface TimeUp {
  move: 'time-up';
}

/** Cards go from zone to zone. Whoever is not in `seen` gets the number alone; None: all see them. */
export interface CardsMoved {
  event: 'cards';
  source: string;
  target: string;
  count: number;
  cards?: string[] | null;
  seen?: number[] | null;
  promise?: number | null;
}

export interface GoldMoved {
  event: 'gold';
  source: string;
  target: string;
  amount: number;
  why: 'deal' | 'fine' | 'loot' | 'pledge';
  promise?: number | null;
}

/** Something happened of which this seat may know nothing else. */
export interface Hidden {
  event: 'hidden';
}

export interface GoldDealt {
  event: 'gold-dealt';
  amount: number;
}

/** All cards of the game, in the order of the deck (the last is on top); seen by nobody. */
export interface DeckShuffled {
  event: 'deck-shuffled';
  count: number;
  cards?: string[] | null;
}

/** A new deck from the discards; `piles` is what stays of each pile. Nobody sees the deck's order. */
export interface DeckRenewed {
  event: 'deck-renewed';
  count: number;
  piles: string[][];
  cards?: string[] | null;
}

export interface DeputiesShuffled {
  event: 'deputies-shuffled';
  order?: number[] | null;
}

export interface RoundBegan {
  event: 'round';
  number: number;
  office: number[];
}

export interface PhaseBegan {
  event: 'phase';
  phase: 'declaration' | 'inspection' | 'loading' | 'market' | 'over' | 'setup';
}

export interface TurnPassed {
  event: 'turn';
  seat: number;
}

/** Where a merchant's open set-aside cards will go after the market. */
export interface PileChosen {
  event: 'pile-chosen';
  merchant: number;
  pile: number;
}

export interface BagClosed {
  event: 'bag-closed';
  merchant: number;
}

/** How many cards each bag holds, by seat; 0 where there is none. */
export interface BagsHandedOver {
  event: 'bags-handed-over';
  counts: number[];
}

export interface Declared {
  event: 'declared';
  merchant: number;
  good: string;
  count: number;
}

/** An open offer; one that it replaces is gone. `seen` as for cards (option `private_offers`).
 * 
 * `picked`: the face-down cards that its maker means; seen by its maker alone. */
export interface OfferMade {
  event: 'offer-made';
  deal: Deal;
  seen?: number[] | null;
  picked?: string[];
}

/** One of several partners has agreed, others have still to. `picked` as for an offer. */
export interface OfferAgreed {
  event: 'offer-agreed';
  deal: number;
  seat: number;
  seen?: number[] | null;
  picked?: string[];
}

export interface OfferClosed {
  event: 'offer-closed';
  deal: number;
  why: 'decided' | 'duty' | 'lapsed' | 'refused' | 'stances' | 'unpayable' | 'withdrawn';
  by?: number | null;
  duty?: Duty | null;
  seen?: number[] | null;
}

export interface DealStruck {
  event: 'deal-struck';
  deal: Deal;
}

export interface DutyTaken {
  event: 'duty';
  duty: Duty;
}

/** A new line of the ledger. */
export interface Promised {
  event: 'promised';
  promise: Promise;
}

export interface PromiseSettled {
  event: 'promise-settled';
  promise: number;
  status: 'broken' | 'kept' | 'open' | 'void';
  delivered?: number;
  why?: '' | 'bag-opened' | 'carried-out' | 'condition-false' | 'condition-true' | 'handed-over' | 'marked' | 'not-there' | 'other-deputy' | 'paid-a-debt' | 'time-ran-out';
}

/** Proof (rules 5.9, 5.10): the owner's cards in that zone, for those who were promised some. */
export interface CardsShown {
  event: 'shown';
  owner: number;
  zone: string;
  count: number;
  seen: number[];
  cards?: string[] | null;
}

export interface StanceTaken {
  event: 'stance';
  deputy: number;
  merchant: number;
  stance: 'for-nothing' | 'let-through' | 'open';
}

export interface BagLetThrough {
  event: 'let-through';
  merchant: number;
  by: number[];
  for_nothing?: boolean;
}

export interface BagOpened {
  event: 'opened';
  merchant: number;
  by: number[];
  cards: string[];
  truthful: boolean;
  confiscated?: string[] | null;
}

/** For one bag, where the timer runs for each; else for all. */
export interface TimeRanOut {
  event: 'time-ran-out';
  bag?: number | null;
}

export interface DebtForgiven {
  event: 'debt-forgiven';
  debtor: number;
  amount: number;
}

/** The game waits for one player to settle something before it goes on. */
export interface Asked {
  event: 'asked';
  chore: DebtChore | ConfiscatedChore | PlateChore | BrimstoneChore | TrophyChore | BlackMarketChore | LootChore | PickChore | OddChore;
}

/** The chore that was asked first is settled. */
export interface Answered {
  event: 'answered';
}

/** The feast plate on this stall is this good from now on. */
export interface PlateFixed {
  event: 'plate-fixed';
  merchant: number;
  plate: string;
  good: string;
}

/** Contraband in it is seen by the deputies alone, as the loot itself is. */
export interface SplitProposed {
  event: 'split-proposed';
  deputy: number;
  gold: number;
  count: number;
  cards?: string[] | null;
  seen?: number[];
}

export interface SplitRefused {
  event: 'split-refused';
  deputy: number;
}

/** Who should get the odd coin and the last card of the loot, as this deputy would have it. */
export interface OddNamed {
  event: 'odd-named';
  deputy: number;
  coin?: number | null;
  card?: number | null;
}

export interface BlackMarketSold {
  event: 'black-market-sold';
  merchant: number;
  good: string;
  points: number;
}

export interface BlackMarketPassed {
  event: 'black-market-passed';
  merchant: number;
}

export interface ContrabandRevealed {
  event: 'revealed';
  seat: number;
  cards: string[];
}

export interface GameEnded {
  event: 'ended';
  scores: Score[];
  places: number[];
}

export type Prompt = ChooseFirstPrompt | MarketPrompt | LoadPrompt | DeclarePrompt | DecidePrompt | StancePrompt | OfferPrompt | AnswerPrompt | FavourPrompt | DebtPrompt | ConfiscatedPrompt | PlatePrompt | BrimstonePrompt | TrophyPrompt | BlackMarketPrompt | SplitPrompt | TimeUpPrompt;

export type Move = ChooseFirstMerchant | GoToMarket | LoadBag | Declare | MakeOffer | AcceptOffer | RefuseOffer | WithdrawOffer | LetThrough | OpenBag | TakeStance | MarkFavour | PayDebt | LayConfiscated | FixPlate | AnswerBrimstone | DiscardForTrophy | ProposeSplit | AnswerSplit | SplitEqually | PickLoot | NameForOdd | GoToBlackMarket | TimeUp;

export type Event = CardsMoved | GoldMoved | Hidden | GoldDealt | DeckShuffled | DeckRenewed | DeputiesShuffled | RoundBegan | PhaseBegan | TurnPassed | PileChosen | BagClosed | BagsHandedOver | Declared | OfferMade | OfferAgreed | OfferClosed | DealStruck | DutyTaken | Promised | PromiseSettled | CardsShown | StanceTaken | BagLetThrough | BagOpened | TimeRanOut | DebtForgiven | Asked | Answered | PlateFixed | SplitProposed | SplitRefused | OddNamed | BlackMarketSold | BlackMarketPassed | ContrabandRevealed | GameEnded;

export type Term = GiveGold | GiveStallGoods | GiveFaceDown | GiveBagGoods | LetThroughTerm | OpenBagTerm | RefuseDealsTerm | DoFavour;

export type Chore = DebtChore | ConfiscatedChore | PlateChore | BrimstoneChore | TrophyChore | BlackMarketChore | LootChore | PickChore | OddChore;
