"""The tournament: numbers and ready decks. What the public rules leave open is a stand-in."""

from typing import Final, NamedTuple


class Deck(NamedTuple):
    """A player's own deck: cards for the start hand, cards for the stacks, events of choice."""

    start: tuple[str, ...]
    cards: dict[str, int]
    events: tuple[str, ...]


TARGET: Final = 15  # P, but second-hand: marked like a stand-in
STACKS: Final = 3  # S
SIZE: Final = 10  # S: cards of each stack
HAND: Final = 3  # S: cards to begin with
EVENTS: Final = ("riots", "plague")  # P: from each player, beside Yule from the host

# S: decks of ours, so that the tournament can be played at once; no more copies than one box holds.
DECKS: Final = {
    "commerce": Deck(
        start=("base.brick_ship", "base.marketplace", "base.toll_bridge"),
        cards={
            "base.abbey": 1,
            "base.grain_mill": 1,
            "base.iron_foundry": 1,
            "base.storehouse": 1,
            "base.parish_hall": 1,
            "base.grain_ship": 1,
            "base.ore_ship": 1,
            "base.wool_ship": 1,
            "base.lumber_ship": 1,
            "base.gold_ship": 1,
            "base.large_trade_ship": 1,
            "base.osmund": 1,
            "base.candamir": 1,
            "base.merchant_caravan": 2,
            "base.goldsmith": 1,
            "base.scout": 1,
            "gold.merchant_guild": 1,
            "gold.harbor": 1,
            "gold.salt_silo": 1,
            "gold.trading_base": 1,
            "gold.staple_house": 2,
            "gold.mint": 2,
            "gold.moneylender": 1,
            "gold.trade_master": 2,
            "gold.merchant": 1,
            "gold.gold_cache": 1,
        },
        events=("trade_ships_race", "year_of_plenty", "traveling_merchant", "invention"),
    ),
    "strength": Deck(
        start=("base.austin", "base.harald", "base.storehouse"),
        cards={
            "base.abbey": 1,
            "base.grain_mill": 1,
            "base.iron_foundry": 1,
            "base.weavers_shop": 1,
            "base.marketplace": 1,
            "base.ore_ship": 1,
            "base.large_trade_ship": 1,
            "base.candamir": 1,
            "base.inga": 1,
            "base.osmund": 1,
            "base.siglind": 1,
            "base.merchant_caravan": 1,
            "base.scout": 1,
            "base.brigitta": 1,
            "turmoil.carl": 1,
            "turmoil.heinrich": 1,
            "turmoil.irmgard": 1,
            "turmoil.drill_ground": 1,
            "turmoil.lookout_tower": 1,
            "turmoil.hedge_tavern": 1,
            "turmoil.large_festival_hall": 1,
            "turmoil.fairgrounds": 1,
            "turmoil.tithe_barn": 1,
            "turmoil.fire_brigade": 1,
            "turmoil.chapel_low": 1,
            "turmoil.archer": 1,
            "turmoil.arsonist": 1,
            "turmoil.voyage_of_plunder": 2,
            "gold.gold_cache": 1,
        },
        events=("gift_for_the_prince", "feud", "fraternal_feuds", "year_of_plenty"),
    ),
    "progress": Deck(
        start=("base.abbey", "base.parish_hall", "base.storehouse"),
        cards={
            "base.brick_factory": 1,
            "base.grain_mill": 1,
            "base.iron_foundry": 1,
            "base.lumber_camp": 1,
            "base.weavers_shop": 1,
            "base.marketplace": 1,
            "base.brick_ship": 1,
            "base.large_trade_ship": 1,
            "base.inga": 1,
            "base.siglind": 1,
            "base.merchant_caravan": 1,
            "base.scout": 2,
            "base.brigitta": 1,
            "progress.university": 1,
            "progress.library": 2,
            "progress.town_hall": 1,
            "progress.parliament": 1,
            "progress.bath_house": 2,
            "progress.pharmacy": 1,
            "progress.building_crane": 1,
            "progress.chief_cannoneer": 2,
            "progress.mineral_mining": 1,
            "progress.three_field_system": 1,
            "progress.doctor": 1,
            "progress.gustav": 1,
            "progress.benjamin": 1,
        },
        events=("invention", "year_of_plenty", "traveling_merchant", "gift_for_the_prince"),
    ),
}
