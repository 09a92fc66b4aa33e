"""Scripts that look for a leak in the bots of Sheriff: each does one thing again and again, and plays well otherwise.

Whatever a script does not decide is decided by the craft that it stands on: a quick level, or the top level. None of
them may win much more than its share (`python -m benchmarks.bots league`).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from benchmarks.tricksters.actuary import (
    Actuary,
    BoldActuary,
    CarefulActuary,
    PaysIfItPasses,
    SavedDare,
    SavedDareActuary,
)
from benchmarks.tricksters.back_room import (
    BuysFaceDown,
    BuysFromBags,
    CrownBribes,
    OpenPileCover,
    Spendthrift,
)
from benchmarks.tricksters.bets import Bookmaker, HedgedBet, Insured
from benchmarks.tricksters.counting import (
    DenouncesFull,
    Drip,
    FewCards,
    FixedPrice,
    GoodName,
    OpensFull,
    SecondLook,
)
from benchmarks.tricksters.credit import BuysWords, ConfidenceMan, Counterfeiter, FalseHoard, SoldAndOpened
from benchmarks.tricksters.crown_ledger import CrownBroker, EarlyCrownBroker
from benchmarks.tricksters.crowns import BuysCrowns, SellsHopes
from benchmarks.tricksters.deputies import (
    BuysTheOtherOut,
    Contrary,
    LoneExtortion,
    OpensTogether,
    PaidToOpen,
    SellsHalf,
    SellsItsVoice,
    Spoiler,
    TakesAndOpens,
)
from benchmarks.tricksters.dialled import HabitualLiar, SmallLiar
from benchmarks.tricksters.goods import BuysForAPenny, FaceDownLies, FalseGoods, SellsScrap
from benchmarks.tricksters.insurance import SelfInsured, SelfInsuredSaint, Underwriter
from benchmarks.tricksters.loads import BlackMarketHunter, LateLiar, NeverPays, Saint, SeasonOne
from benchmarks.tricksters.office import (
    Detector,
    Extortion,
    LoneDeputy,
    MildDeputy,
    OpenMeDetector,
    OpensAll,
    PayOrOpen,
)
from benchmarks.tricksters.owed_words import BuysWordsInOffice, CollectsWords, CollectsWordsAndGold
from benchmarks.tricksters.own_bag import (
    BaitAndWithdraw,
    FalseDare,
    GuiltyLooks,
    LowballLadder,
    Miser,
    OpenMe,
    PaysToPass,
    SteepLadder,
)
from benchmarks.tricksters.plain_ways import (
    AcceptsAll,
    AsksFiveNeverOpens,
    AsksHighThinker,
    AsksTwice,
    AsksTwiceThinker,
    BySize,
    CoinToss,
    CoinTossMild,
    EarlyTerm,
    FavourAndACoin,
    FixedFive,
    FixedFour,
    FixedThree,
    FixedThreeHalfLies,
    FixedThreeOneWrong,
    FixedTwo,
    GoodNameFixedPrice,
    GoodNameHalf,
    GoodNameThinker,
    Halves,
    LastTerm,
    PaysAShare,
    PaysFromTheBag,
    PaysLate,
    RefusesAll,
    RoyalHunter,
    SmallLiesForACoin,
)
from benchmarks.tricksters.price_walk import (
    BuysPassage,
    DutchAuction,
    DutchOrOpen,
    Gags,
    GagsAndPasses,
    LearntPrice,
    ThreePrices,
)
from benchmarks.tricksters.questions import CustomsQuestion, HangingPrice, Informer, Oath, OpenQuestion
from benchmarks.tricksters.quiet_office import OpensLarger, OpensTheTwoAhead, OpensTwo, QuietOpener
from benchmarks.tricksters.reader import Reader
from benchmarks.tricksters.script import Trickster
from benchmarks.tricksters.seasons import (
    Alternates,
    Bandit,
    ByOfficer,
    CriesWolf,
    Leader,
    LuresThenOpens,
    MixedLegal,
    OfficeBandit,
)
from benchmarks.tricksters.strategies import (
    BlackMarketeer,
    DearForFull,
    Hoarder,
    KeenLook,
    LivesOnFines,
    MildAndRich,
    PaysWhatIsAsked,
    Statistician,
)
from benchmarks.tricksters.table import Mirror, PassTogether, PayToOpenTheLeader, Racket, RandomOffers
from benchmarks.tricksters.trade import (
    AsksForGoods,
    Auctioneer,
    BribesFaceDown,
    Broker,
    SellsFaceDown,
    TakesAnything,
)
from benchmarks.tricksters.two_at_the_gate import (
    CheapToBoth,
    HonestBeforeTheHarsh,
    OneSwornOff,
    PaysTheHarsher,
    PaysTheMilder,
    WaitsForStances,
)
from benchmarks.tricksters.words import ConditionForPassing, EmptyConditions, PromisesForPassing, Pump
from blueboar.bots.levels import BotSetup, Level, register_level

PREFIX = "trickster-"

SCRIPTS: dict[str, type[Trickster]] = {
    "pump": Pump,
    "open-me": OpenMe,
    "false-dare": FalseDare,
    "detector": Detector,
    "open-me-detector": OpenMeDetector,
    "season-1": SeasonOne,
    "false-goods": FalseGoods,
    "bait-and-withdraw": BaitAndWithdraw,
    "lowball-ladder": LowballLadder,
    "steep-ladder": SteepLadder,
    "guilty-looks": GuiltyLooks,
    "open-the-leader": PayToOpenTheLeader,
    "racket": Racket,
    "promises": PromisesForPassing,
    "never-pays": NeverPays,
    "saint": Saint,
    "opens-all": OpensAll,
    "pay-or-open": PayOrOpen,
    "extortion": Extortion,
    "mirror": Mirror,
    "random-offers": RandomOffers,
    "pays-to-pass": PaysToPass,
    "penny": BuysForAPenny,
    "scrap": SellsScrap,
    "face-down-lies": FaceDownLies,
    "late-liar": LateLiar,
    "lone-deputy": LoneDeputy,
    "mild-deputy": MildDeputy,
    "black-market": BlackMarketHunter,
    "miser": Miser,
    "empty-conditions": EmptyConditions,
    "condition-for-passing": ConditionForPassing,
    "pass-together": PassTogether,
    "habitual-liar": HabitualLiar,
    "bookmaker": Bookmaker,
    "insured": Insured,
    "hedged-bet": HedgedBet,
    "counterfeiter": Counterfeiter,
    "sold-and-opened": SoldAndOpened,
    "false-hoard": FalseHoard,
    "confidence-man": ConfidenceMan,
    "buys-words": BuysWords,
    "opens-full": OpensFull,
    "few-cards": FewCards,
    "good-name": GoodName,
    "second-look": SecondLook,
    "denounces-full": DenouncesFull,
    "fixed-price": FixedPrice,
    "drip": Drip,
    "auctioneer": Auctioneer,
    "takes-anything": TakesAnything,
    "asks-for-goods": AsksForGoods,
    "broker": Broker,
    "sells-face-down": SellsFaceDown,
    "bribes-face-down": BribesFaceDown,
    "sells-hopes": SellsHopes,
    "buys-crowns": BuysCrowns,
    "oath": Oath,
    "informer": Informer,
    "customs-question": CustomsQuestion,
    "hanging-price": HangingPrice,
    "open-question": OpenQuestion,
    "quiet-opener": QuietOpener,
    "opens-two": OpensTwo,
    "opens-larger": OpensLarger,
    "opens-the-two-ahead": OpensTheTwoAhead,
    "reader": Reader,
    "dutch-auction": DutchAuction,
    "dutch-or-open": DutchOrOpen,
    "three-prices": ThreePrices,
    "learnt-price": LearntPrice,
    "buys-passage": BuysPassage,
    "gags": Gags,
    "gags-and-passes": GagsAndPasses,
    "cries-wolf": CriesWolf,
    "alternates": Alternates,
    "mixed-legal": MixedLegal,
    "lures-then-opens": LuresThenOpens,
    "by-officer": ByOfficer,
    "bandit": Bandit,
    "office-bandit": OfficeBandit,
    "leader": Leader,
    "buys-face-down": BuysFaceDown,
    "buys-from-bags": BuysFromBags,
    "crown-bribes": CrownBribes,
    "open-pile-cover": OpenPileCover,
    "spendthrift": Spendthrift,
    "crown-broker": CrownBroker,
    "early-crown-broker": EarlyCrownBroker,
    "underwriter": Underwriter,
    "self-insured": SelfInsured,
    "self-insured-saint": SelfInsuredSaint,
    "contrary": Contrary,
    "lone-extortion": LoneExtortion,
    "buys-the-other-out": BuysTheOtherOut,
    "paid-to-open": PaidToOpen,
    "sells-half": SellsHalf,
    "sells-its-voice": SellsItsVoice,
    "takes-and-opens": TakesAndOpens,
    "opens-together": OpensTogether,
    "spoiler": Spoiler,
    "pays-the-milder": PaysTheMilder,
    "pays-the-harsher": PaysTheHarsher,
    "cheap-to-both": CheapToBoth,
    "waits-for-stances": WaitsForStances,
    "honest-before-the-harsh": HonestBeforeTheHarsh,
    "one-sworn-off": OneSwornOff,
    "statistician": Statistician,
    "dear-for-full": DearForFull,
    "hoarder": Hoarder,
    "lives-on-fines": LivesOnFines,
    "pays-what-is-asked": PaysWhatIsAsked,
    "black-marketeer": BlackMarketeer,
    "mild-and-rich": MildAndRich,
    "keen-look": KeenLook,
    "small-liar": SmallLiar,
    "actuary": Actuary,
    "careful-actuary": CarefulActuary,
    "bold-actuary": BoldActuary,
    "saved-dare": SavedDare,
    "saved-dare-actuary": SavedDareActuary,
    "pays-if-it-passes": PaysIfItPasses,
    "collects-words": CollectsWords,
    "collects-words-and-gold": CollectsWordsAndGold,
    "buys-words-in-office": BuysWordsInOffice,
    "fixed-two": FixedTwo,
    "fixed-three": FixedThree,
    "fixed-four": FixedFour,
    "fixed-five": FixedFive,
    "fixed-three-half-lies": FixedThreeHalfLies,
    "fixed-three-one-wrong": FixedThreeOneWrong,
    "pays-a-share": PaysAShare,
    "pays-late": PaysLate,
    "halves": Halves,
    "coin-toss": CoinToss,
    "coin-toss-mild": CoinTossMild,
    "asks-twice": AsksTwice,
    "asks-twice-thinker": AsksTwiceThinker,
    "asks-high-thinker": AsksHighThinker,
    "asks-five-never-opens": AsksFiveNeverOpens,
    "by-size": BySize,
    "accepts-all": AcceptsAll,
    "refuses-all": RefusesAll,
    "favour-and-a-coin": FavourAndACoin,
    "pays-from-the-bag": PaysFromTheBag,
    "small-lies-for-a-coin": SmallLiesForACoin,
    "good-name-thinker": GoodNameThinker,
    "good-name-half": GoodNameHalf,
    "good-name-fixed-price": GoodNameFixedPrice,
    "last-term": LastTerm,
    "early-term": EarlyTerm,
    "royal-hunter": RoyalHunter,
}
"""All scripts, by name."""


def _maker(script: type[Trickster]) -> Callable[[BotSetup], Any]:
    return lambda setup: script(setup)


def register() -> None:
    """As levels for measuring: `trickster-pump` and so on."""
    for name, script in SCRIPTS.items():
        register_level("sheriff", Level(PREFIX + name, _maker(script)), for_measuring=True)
