"""Made from the service by `npm run generate`; not to be edited."""

from __future__ import annotations

from typing import Any, List, Literal, Mapping, Optional, Sequence, TypedDict, Union


Question = Literal[
    "alpha-strike/target-number",
    "alpha-strike/ram-damage",
    "alpha-strike/weapon-damage",
    "alpha-strike/critical-hits",
    "alpha-strike/movement-cost",
    "alpha-strike/heat",
    "alpha-strike/attack",
    "alpha-strike/advice",
    "alpha-strike/duel",
    "alpha-strike/initiative",
    "alpha-strike/force-balance",
    "initiative-deck/activation-order",
    "initiative-deck/deck-setup",
    "initiative-deck/initiative-row",
    "initiative-deck/movement-effect",
    "initiative-deck/poker-hand",
    "initiative-deck/poker-odds",
    "initiative-deck/compare-hands",
    "initiative-deck/drax-hand",
    "initiative-deck/convert",
    "bronepehota/virtual-shot",
    "bronepehota/grenade",
    "bronepehota/close-combat",
    "bronepehota/survival-test",
    "bronepehota/armor-test",
    "bronepehota/real-shot",
    "bronepehota/movement-cost",
    "bronepehota/jump",
    "bronepehota/ammunition",
    "bronepehota/force-balance",
    "bronepehota/initiative-roll",
    "5150/hit-table",
    "5150/shoot",
    "5150/advice",
    "5150/damage-matrix",
    "5150/damage",
    "5150/pass-dice",
    "5150/force-cost",
    "5150/availability",
    "5150/fast-move",
    "5150/reaction",
    "5150/melee",
    "5150/grenade",
    "5150/activation",
    "5150/stay-or-run",
    "world-at-war/chaos-of-war",
    "world-at-war/helicopter-line-of-sight",
    "world-at-war/moving-fire",
    "world-at-war/salvo-fire",
    "world-at-war/storm-duration",
    "eras",
    "factions",
    "units/{id}",
    "units-by-ids",
    "units",
    "unit-revisions/{id}",
    "changes",
    "units-of-source",
    "unit-values",
    "weapons/{id}",
    "weapons",
    "armors/{id}",
    "armors",
    "dice",
    "ranking",
    "calculators/{id}",
    "terms/{id}",
    "systems",
    "tables",
    "tables/{id}",
    "rulings/{id}",
    "rulings",
    "rules",
    "rules/{id}",
    "search",
    "sweep",
]
"""Address of a question behind `/v1/`."""


AlphaStrikeAim = Literal["EXPECTED_DAMAGE", "HIT", "DESTROY"]
"""What an attack is to bring: `EXPECTED_DAMAGE` expected damage, `HIT` a hit, `DESTROY` the
destruction of the target.
"""


AlphaStrikeAttackKind = Literal[
    "WEAPON",
    "REAR",
    "INDIRECT",
    "PHYSICAL",
    "MELEE_WEAPON",
    "RAM",
    "DEATH_FROM_ABOVE",
]
"""Kind of attack: `WEAPON` weapon attack, `REAR` rear-mounted weapons, `INDIRECT` indirect fire,
`PHYSICAL` physical attack, `MELEE_WEAPON` melee weapon attack, `RAM` charge (ram),
`DEATH_FROM_ABOVE` death from above.
"""


AlphaStrikeBalance = Literal["BALANCED", "ACCEPTABLE", "UNBALANCED"]
"""How well two forces match: `BALANCED` balanced, `ACCEPTABLE` acceptable, `UNBALANCED` not
balanced.
"""


AlphaStrikeChange = Literal[
    "STAND_STILL",
    "MOVE",
    "JUMP",
    "CLOSE_IN",
    "OVERHEAT",
    "STRIKE_THE_REAR",
    "AVOID_WOODS",
    "AVOID_COVER",
    "FIRE_LRM",
    "FIRE_SRM",
    "FIRE_EVERYTHING",
    "STRIKE",
    "STRIKE_WITH_WEAPON",
]
"""What the attacker could do differently: `STAND_STILL` stand still, `MOVE` move on the ground,
`JUMP` jump, `CLOSE_IN` close in, `OVERHEAT` overheat, `STRIKE_THE_REAR` strike the rear,
`AVOID_WOODS` find a line without woods, `AVOID_COVER` find a line past the cover, `FIRE_LRM` fire
LRM, `FIRE_SRM` fire SRM, `FIRE_EVERYTHING` fire all front weapons, `STRIKE` strike by hand,
`STRIKE_WITH_WEAPON` strike with the melee weapon.
"""


AlphaStrikeCritical = Literal[
    "AMMUNITION",
    "ENGINE",
    "FIRE_CONTROL",
    "NONE",
    "WEAPON",
    "MOVEMENT",
    "DESTROYED",
]
"""Critical hit: `AMMUNITION` ammunition, `ENGINE` engine, `FIRE_CONTROL` fire control, `NONE` no
critical hit, `WEAPON` weapon, `MOVEMENT` MP, `DESTROYED` destroyed.
"""


AlphaStrikeMovement = Literal["STOOD_STILL", "GROUND", "JUMPED", "IMMOBILE"]
"""How a unit moved this turn: `STOOD_STILL` stood still, `GROUND` moved on the ground, `JUMPED`
jumped, `IMMOBILE` immobile.
"""


AlphaStrikeRange = Literal["SHORT", "MEDIUM", "LONG"]
"""Range bracket of an attack: `SHORT` short, `MEDIUM` medium, `LONG` long."""


AlphaStrikeSide = Literal["FIRST", "SECOND"]
"""One of two sides: `FIRST` first, `SECOND` second."""


AlphaStrikeTerrain = Literal["ROUGH", "RUBBLE", "WOODS", "WATER"]
"""Terrain that costs extra movement: `ROUGH` rough, `RUBBLE` rubble, `WOODS` woods, `WATER` water.
"""


AlphaStrikeWeapons = Literal["ALL", "LRM", "SRM"]
"""What a weapon attack is fired with: `ALL` all weapons, `LRM` long-range missiles (LRM), `SRM`
short-range missiles (SRM).
"""


BronepehotaBalance = Literal["BALANCED", "ACCEPTABLE", "UNEVEN"]
"""How even two armies are: `BALANCED` balanced, `ACCEPTABLE` acceptable, `UNEVEN` uneven."""


BronepehotaCharge = Literal["SHELL", "MINE", "ROCKET"]
"""What a spring launcher shoots: `SHELL` shell, `MINE` mine, `ROCKET` rocket."""


BronepehotaCover = Literal[
    "NONE",
    "MORE_THAN_HALF_SEEN",
    "LESS_THAN_HALF_SEEN",
    "UNSEEN",
]
"""How much of the target the shooter sees: `NONE` fully seen, `MORE_THAN_HALF_SEEN` more than half
seen, `LESS_THAN_HALF_SEEN` less than half seen, `UNSEEN` unseen.
"""


BronepehotaDirection = Literal["FORWARD", "BACK", "SIDEWAYS"]
"""Which way a machine crosses an obstacle: `FORWARD` forward, `BACK` back, `SIDEWAYS` sideways."""


BronepehotaImpact = Literal["STOOD", "FELL", "LYING", "UNCOUNTED"]
"""What the charge did to the model: `STOOD` hit, stays standing, `FELL` hit and fell, `LYING` hit
while already lying, `UNCOUNTED` a ricochet or the flying stand.
"""


BronepehotaLauncher = Literal["MACHINE", "ROCKET_LAUNCHER", "GUN", "MORTAR"]
"""What the charge is shot from: `MACHINE` launcher of a machine, `ROCKET_LAUNCHER` rocket launcher
of a machine, `GUN` gun, `MORTAR` mortar.
"""


BronepehotaMove = Literal[
    "FORWARD",
    "BACK",
    "SIDEWAYS",
    "TURN",
    "SLOPE",
    "LADDER",
    "OBSTACLE",
    "CLIMB",
    "LEAP",
]
"""One leg of a path: `FORWARD` forward on the flat (infantry: any way), `BACK` back, `SIDEWAYS`
sideways, `TURN` turn on the spot, `SLOPE` slope or ramp, `LADDER` ladder, `OBSTACLE` obstacle,
`CLIMB` climbable wall, `LEAP` leap or drop between floors.
"""


BronepehotaMover = Literal["INFANTRY", "WHEELED", "TRACKED", "WALKING", "FLYING"]
"""Who moves: `INFANTRY` infantry, `WHEELED` wheeled machine, `TRACKED` tracked machine, `WALKING`
walking machine, `FLYING` flying machine.
"""


BronepehotaRerollers = Literal["ALL", "TIED"]
"""Who rolls again after a tie for the initiative: `ALL` all players roll again, `TIED` those who
tie roll again.
"""


BronepehotaTarget = Literal["INFANTRY", "MACHINE", "GUN", "UNMANNED_MACHINE"]
"""Kind of combat unit: `INFANTRY` infantry, `MACHINE` machine, `GUN` gun, `UNMANNED_MACHINE`
machine without a pilot.
"""


CatalogChangeKind = Literal["ADDED", "CHANGED", "REMOVED"]
"""Kind of a change.: `ADDED` Added; not yet in an older copy, `CHANGED` Changed, `REMOVED` Removed.
"""


CatalogSort = Literal["UNIT", "WEAPON", "ARMOR"]
"""Kind of a catalog entry.: `UNIT` A unit, `WEAPON` A weapon, `ARMOR` An armor."""


FiftyOneFiftyAction = Literal[
    "FIRE",
    "FIRE_AT_MINUS_ONE",
    "CHOOSE_TO_FIRE",
    "HIDE_OR_GO_PRONE",
    "BECOME_VISIBLE",
    "DO_NOTHING",
    "STOP_AND_FIRE",
    "STOP_AND_FIRE_AT_MINUS_ONE",
    "DUCK_BACK",
    "REACH_COVER_AND_DUCK_BACK",
    "GO_PRONE",
    "PANIC",
    "RUN",
    "TRY_TO_CHARGE",
    "HIDE_OR_STAY",
    "STAY_HIDDEN",
    "CHARGE",
    "STAY_AND_FIRE",
    "STAY",
    "FIRE_AND_FIGHT",
    "TURN_AND_FIGHT",
    "FIGHT",
    "RETURN",
    "ROLL_AGAIN",
    "OUT_OF_THE_FIGHT",
    "LEAVE",
    "BACK_UNHURT",
    "BACK_AT_MINUS_ONE",
    "DEAD_OR_GONE",
    "HIDDEN_ENEMY",
    "ENEMY_IN_THE_OPEN",
    "NO_CONTACT",
    "FACE_WITH_EXTRA_DIE",
    "FACE",
    "MAY_FACE",
    "CHOOSE_RESULT",
]
"""What a test makes a figure do: `FIRE` fires, `FIRE_AT_MINUS_ONE` fires at Rep −1,
`CHOOSE_TO_FIRE` fires or stays hidden, as the player likes, `HIDE_OR_GO_PRONE` hides or goes prone,
`BECOME_VISIBLE` becomes visible and does not fire, `DO_NOTHING` stands and does nothing,
`STOP_AND_FIRE` stops and fires, `STOP_AND_FIRE_AT_MINUS_ONE` stops and fires at Rep −1, `DUCK_BACK`
ducks back, `REACH_COVER_AND_DUCK_BACK` goes on to the cover and ducks back there, `GO_PRONE` goes
prone, `PANIC` panics, `RUN` runs away, `TRY_TO_CHARGE` may try to charge (cannot fire),
`HIDE_OR_STAY` hides and ducks back, or stays (cannot fire), `STAY_HIDDEN` stays hidden, `CHARGE`
charges, `STAY_AND_FIRE` stays and fires, `STAY` stays, `FIRE_AND_FIGHT` fires, then fights,
`TURN_AND_FIGHT` turns and fights, at Rep −1 in the first round, `FIGHT` fights without firing,
`RETURN` returns to the fight and acts freely, `ROLL_AGAIN` rolls again, `OUT_OF_THE_FIGHT` is out
of the fight, `LEAVE` leaves the game, `BACK_UNHURT` back unhurt, `BACK_AT_MINUS_ONE` back with Rep
−1, `DEAD_OR_GONE` dead or gone for good, `HIDDEN_ENEMY` a hidden enemy, `ENEMY_IN_THE_OPEN` an
enemy in the open, `NO_CONTACT` nobody there, `FACE_WITH_EXTRA_DIE` all face you; In Sight with one
more die, the best 2 count, `FACE` all face you; In Sight as usual, `MAY_FACE` each faces you on
1–3; no In Sight test, `CHOOSE_RESULT` chooses the result, as a hero.
"""


FiftyOneFiftyAim = Literal["OUT_OF_ACTION", "DEAD", "HIT"]
"""What a burst is to bring: `OUT_OF_ACTION` the first target dead or out of the fight, `DEAD` the
first target dead, `HIT` a hit on the first target.
"""


FiftyOneFiftyAvailability = Literal["WEAPON", "ARMOR", "REP"]
"""What is rolled for: `WEAPON` weapon, `ARMOR` armor, `REP` Rep."""


FiftyOneFiftyChange = Literal[
    "MOVE_SLOWLY",
    "ONE_TARGET",
    "ONE_WEAPON",
    "PASS_THE_COVER",
    "SEE_CLEARLY",
    "CLEAR_THE_LINE",
    "CLOSE_IN",
    "FACE_THE_TARGET",
    "TRY_THE_LUCK",
]
"""What the shooter could do differently: `MOVE_SLOWLY` move without Fast Move, `ONE_TARGET` roll
every die at the first target, `ONE_WEAPON` fire one weapon, `PASS_THE_COVER` find a line past the
cover, `SEE_CLEARLY` find a clear view of the target, `CLEAR_THE_LINE` find a line without cover
between, `CLOSE_IN` close in, `FACE_THE_TARGET` face the target, `TRY_THE_LUCK` take a lucky shot.
"""


FiftyOneFiftyFigureClass = Literal[
    "PROLETARIAT",
    "POLICE",
    "CRIMINALS",
    "CORPORATIONS",
    "COLONISTS",
]
"""Walk of life of an ordinary person: `PROLETARIAT` law-abiding proletariat, `POLICE` police,
`CRIMINALS` criminals, `CORPORATIONS` corporations, `COLONISTS` colonists.
"""


FiftyOneFiftyGrenadeManner = Literal["THROWN", "DROPPED", "LAUNCHED"]
"""How a grenade gets to its target: `THROWN` thrown by hand, `DROPPED` dropped or rolled out of
sight, `LAUNCHED` fired from a launcher.
"""


FiftyOneFiftyLawLevel = Literal["NORMAL", "LAX", "LOW"]
"""Law level of the planet: `NORMAL` normal, `LAX` Lax, `LOW` Low."""


FiftyOneFiftyMotivation = Literal["CONQUEST", "COLONIZATION", "RELIGIOUS_ZEAL", "PROFIT"]
"""What a force fights for: `CONQUEST` conquest, `COLONIZATION` colonization, `RELIGIOUS_ZEAL`
religious zeal, `PROFIT` profit.
"""


FiftyOneFiftyReactionTest = Literal[
    "IN_SIGHT",
    "RECEIVED_FIRE",
    "WANTS_TO_CHARGE",
    "BEING_CHARGED",
    "RECOVERY",
    "RALLY",
    "AFTER_BATTLE",
    "CONTACT",
    "AWARENESS",
]
"""Test that a figure takes: `IN_SIGHT` In Sight, `RECEIVED_FIRE` Received Fire, `WANTS_TO_CHARGE`
Wants to Charge, `BEING_CHARGED` Being Charged, `RECOVERY` Recovery, `RALLY` Rally, `AFTER_BATTLE`
After-battle Recovery, `CONTACT` Contact, `AWARENESS` Awareness.
"""


FiftyOneFiftyResult = Literal[
    "MISSED",
    "ABSORBED",
    "UNHARMED",
    "STUNNED",
    "OUT_OF_THE_FIGHT",
    "DEAD",
]
"""Result of a shot or a hit: `MISSED` missed, `ABSORBED` absorbed, `UNHARMED` unharmed, `STUNNED`
stunned, `OUT_OF_THE_FIGHT` out of the fight, `DEAD` dead.
"""


FiftyOneFiftyVisibility = Literal[
    "CLEAR",
    "NIGHT",
    "WOODS",
    "WOODS_AT_NIGHT",
    "BAD_WEATHER",
    "BAD_WEATHER_AT_NIGHT",
]
"""What limits the line of sight: `CLEAR` clear view, `NIGHT` night, `WOODS` inside woods,
`WOODS_AT_NIGHT` inside woods at night, `BAD_WEATHER` bad weather, `BAD_WEATHER_AT_NIGHT` bad
weather at night.
"""


InitiativeDeckDraxCategory = Literal[
    "SUCCESSOR_WAR",
    "FIVE_OF_A_KIND",
    "FIVE_CARD_DRAX",
    "FOUR_OF_A_KIND",
    "FOUR_CARD_DRAX",
    "STRAIGHT",
    "THREE_OF_A_KIND",
    "TWO_PAIR",
    "PAIR",
    "HIGH_CARD",
]
"""Drax hand, strongest first: `SUCCESSOR_WAR` Successor War, `FIVE_OF_A_KIND` five of a kind,
`FIVE_CARD_DRAX` five-card drax, `FOUR_OF_A_KIND` four of a kind, `FOUR_CARD_DRAX` four-card drax,
`STRAIGHT` straight, `THREE_OF_A_KIND` three of a kind, `TWO_PAIR` two pair, `PAIR` pair,
`HIGH_CARD` high card.
"""


InitiativeDeckGame = Literal["POKER", "DRAX"]
"""Card game: `POKER` poker, `DRAX` drax."""


InitiativeDeckSuit = Literal["DRAGONS", "EAGLES", "FISTS", "SUNS", "SWORDS"]
"""Suit, low to high: `DRAGONS` dragons, `EAGLES` eagles, `FISTS` fists, `SUNS` suns, `SWORDS`
swords.
"""


InitiativeDeckVerdict = Literal["STRONGEST", "CATEGORY", "CARDS", "TIE"]
"""Why a hand has its place: `STRONGEST` no hand beats it, `CATEGORY` a weaker combination than the
hand above, `CARDS` the same combination as the hand above, of lower cards, `TIE` equal to the hand
above.
"""


Language = Literal["EN", "RU"]
"""Language of the texts.: `EN` English, `RU` Russian."""


Matched = Literal["ALL", "MOST"]
"""How completely the results match the query.: `ALL` All words and conditions match, `MOST` No
entry contains all words; the results contain most of them and meet all conditions.
"""


OrderDirection = Literal["ASC", "DESC"]
"""Sort direction.: `ASC` Ascending, `DESC` Descending."""


PokerCategory = Literal[
    "SUCCESSOR_WAR",
    "FIVE_OF_A_KIND",
    "GREAT_HOUSE_STRAIGHT",
    "SUCCESSOR_FOUR_OF_A_KIND",
    "SUCCESSOR_STRAIGHT",
    "SUCCESSOR_FULL_HOUSE",
    "FOUR_OF_A_KIND",
    "GREAT_HOUSE",
    "FULL_HOUSE",
    "SUCCESSOR_THREE_OF_A_KIND",
    "SUCCESSOR_TWO_PAIR",
    "STRAIGHT",
    "SUCCESSORS",
    "SUCCESSOR_PAIR",
    "THREE_OF_A_KIND",
    "TWO_PAIR",
    "PAIR",
    "HIGH_CARD",
]
"""Poker hand, strongest first: `SUCCESSOR_WAR` Successor War, `FIVE_OF_A_KIND` five of a kind,
`GREAT_HOUSE_STRAIGHT` Great House straight (straight flush), `SUCCESSOR_FOUR_OF_A_KIND` Successor
four of a kind, `SUCCESSOR_STRAIGHT` Successor straight, `SUCCESSOR_FULL_HOUSE` Successor full
house, `FOUR_OF_A_KIND` four of a kind, `GREAT_HOUSE` Great House (flush), `FULL_HOUSE` full house,
`SUCCESSOR_THREE_OF_A_KIND` Successor three of a kind, `SUCCESSOR_TWO_PAIR` Successor two pair,
`STRAIGHT` straight, `SUCCESSORS` Successors, `SUCCESSOR_PAIR` Successor pair, `THREE_OF_A_KIND`
three of a kind, `TWO_PAIR` two pair, `PAIR` pair, `HIGH_CARD` high card.
"""


RuleKind = Literal["SECTION", "TABLE", "RULING"]
"""Kind of a rule that an answer cites.: `SECTION` A section of the rulebook, `TABLE` A printed
table, `RULING` A ruling.
"""


SearchKind = Literal[
    "SECTION",
    "TABLE",
    "RULING",
    "TERM",
    "CALCULATOR",
    "UNIT",
    "WEAPON",
    "ARMOR",
]
"""Kind of a search result.: `SECTION` A section of the rulebook, `TABLE` A printed table, `RULING`
A ruling, `TERM` A glossary term, `CALCULATOR` A calculator, `UNIT` A unit of the catalog, `WEAPON`
A weapon of the catalog, `ARMOR` An armor of the catalog.
"""


UnitAvailability = Literal["KNOWN", "UNKNOWN"]
"""Whether the availability of a unit is known.: `KNOWN` Known, `UNKNOWN` Unknown."""


UnitFigure = Literal[
    "COST",
    "SIZE",
    "TMM",
    "OVERHEAT_VALUE",
    "ARMOR",
    "STRUCTURE",
    "THRESHOLD",
    "DAMAGE_SHORT",
    "DAMAGE_MEDIUM",
    "DAMAGE_LONG",
    "MOVE_INCHES",
    "THRUST",
    "JUMP_INCHES",
    "YEAR",
    "TONNAGE",
    "BATTLE_VALUE",
    "DAMAGE_EXTREME",
    "RANK",
    "RATE_OF_FIRE",
    "AMMUNITION",
    "DURABILITY",
    "SPEED",
]
"""Figure by which units can be filtered.: `COST` Cost of its rule set. Unit: points, `SIZE` Size
(SZ), `TMM` TMM, `OVERHEAT_VALUE` Overheat value (OV), `ARMOR` Armor (A). Unit: points, `STRUCTURE`
Structure (S). Unit: points, `THRESHOLD` Threshold (TH), `DAMAGE_SHORT` Damage at short range,
`DAMAGE_MEDIUM` Damage at medium range, `DAMAGE_LONG` Damage at long range, `MOVE_INCHES` Move in
the first mode. Unit: inches, `THRUST` Thrust, `JUMP_INCHES` Jump. Unit: inches, `YEAR` Year of
introduction, `TONNAGE` Tonnage. Unit: tons, `BATTLE_VALUE` BV, `DAMAGE_EXTREME` Damage at extreme
range, `RANK` Highest rank, `RATE_OF_FIRE` Rate of fire, `AMMUNITION` Ammunition, `DURABILITY`
Durability, `SPEED` Highest speed.
"""


UnitOrderKey = Literal[
    "NAME",
    "NAME_RU",
    "COST",
    "SIZE",
    "TMM",
    "OVERHEAT_VALUE",
    "ARMOR",
    "STRUCTURE",
    "THRESHOLD",
    "DAMAGE_SHORT",
    "DAMAGE_MEDIUM",
    "DAMAGE_LONG",
    "MOVE_INCHES",
    "THRUST",
    "JUMP_INCHES",
    "YEAR",
    "TONNAGE",
    "BATTLE_VALUE",
    "DAMAGE_EXTREME",
    "RANK",
    "RATE_OF_FIRE",
    "AMMUNITION",
    "DURABILITY",
    "SPEED",
]
"""Sort key of units. Units without the figure are omitted; units without a price come last.: `NAME`
English name, `NAME_RU` Russian name, `COST` Cost of its rule set. Unit: points, `SIZE` Size (SZ),
`TMM` TMM, `OVERHEAT_VALUE` Overheat value (OV), `ARMOR` Armor (A). Unit: points, `STRUCTURE`
Structure (S). Unit: points, `THRESHOLD` Threshold (TH), `DAMAGE_SHORT` Damage at short range,
`DAMAGE_MEDIUM` Damage at medium range, `DAMAGE_LONG` Damage at long range, `MOVE_INCHES` Move in
the first mode. Unit: inches, `THRUST` Thrust, `JUMP_INCHES` Jump. Unit: inches, `YEAR` Year of
introduction, `TONNAGE` Tonnage. Unit: tons, `BATTLE_VALUE` BV, `DAMAGE_EXTREME` Damage at extreme
range, `RANK` Highest rank, `RATE_OF_FIRE` Rate of fire, `AMMUNITION` Ammunition, `DURABILITY`
Durability, `SPEED` Highest speed.
"""


UnitText = Literal["TYPE", "ROLE", "TECHNOLOGY", "RULES_LEVEL", "PRODUCTION_ERA"]
"""Text by which units can be filtered.: `TYPE` Type., `ROLE` Role., `TECHNOLOGY` Technology base.,
`RULES_LEVEL` Rules level., `PRODUCTION_ERA` Era of production..
"""


WeaponOrderKey = Literal["NAME", "NAME_RU", "COST"]
"""Sort key of weapons. Weapons without a price come last.: `NAME` English name, `NAME_RU` Russian
name, `COST` Cost of its rule set. Unit: points.
"""


WorldAtWarMovingFireLevel = Literal["LEVEL_1", "LEVEL_2", "ADVANCED"]
"""Level of moving fire: `LEVEL_1` level 1, `LEVEL_2` level 2, `ADVANCED` advanced."""


WorldAtWarNation = Literal[
    "USA",
    "FRANCE",
    "GREAT_BRITAIN",
    "CANADA",
    "CUBA",
    "VENEZUELA",
    "MEXICO",
    "RUSSIA",
]
"""Nation: `USA` USA, `FRANCE` France, `GREAT_BRITAIN` Great Britain, `CANADA` Canada, `CUBA` Cuba,
`VENEZUELA` Venezuela, `MEXICO` Mexico, `RUSSIA` Russia.
"""


WorldAtWarObstacle = Literal[
    "WOODED_HILL_BETWEEN",
    "WRECKS_ON_HILL",
    "HILL_BETWEEN",
    "BEHIND_WOODS",
    "BEHIND_TOWN",
    "BEHIND_OTHER_HILL",
    "BEHIND_WOODED_HILL",
]
"""What blocks the line of sight of a helicopter: `WOODED_HILL_BETWEEN` a wooded hill in between,
`WRECKS_ON_HILL` two or more Wreck markers on hills in between, `HILL_BETWEEN` a hill in between,
`BEHIND_WOODS` woods directly in front of the target, `BEHIND_TOWN` a town one or two hexes in front
of the target, `BEHIND_OTHER_HILL` another hill directly in front of the target,
`BEHIND_WOODED_HILL` a wooded hill directly in front of the target.
"""


WorldAtWarRange = Literal["CLOSE", "NORMAL", "EXTENDED"]
"""How far the target is: `CLOSE` close range, `NORMAL` normal range, `EXTENDED` extended range."""


WorldAtWarTargetLevel = Literal["GROUND", "HILL"]
"""Level on which a target stands: `GROUND` on the ground, `HILL` on a hill."""


WorldAtWarTerrain = Literal["CLEAR", "HILL", "WOODS", "TOWN", "WOODED_HILL"]
"""Terrain of a hex: `CLEAR` clear, `HILL` hill, `WOODS` woods, `TOWN` town, `WOODED_HILL` wooded
hill.
"""


RuleSetSlug = Literal[
    "alpha-strike",
    "initiative-deck",
    "bronepehota",
    "5150",
    "world-at-war",
]
"""All that there are."""


UnitKind = Literal[
    "battlemech",
    "industrialmech",
    "protomech",
    "combat-vehicle",
    "support-vehicle",
    "advanced-support",
    "battle-armor",
    "infantry",
    "aerospace",
    "advanced-aerospace",
    "building",
    "squad",
    "machine",
    "gun",
    "platoon",
]
"""All that there are."""


WeaponKind = Literal["ranged", "grenade", "close-combat", "equipment"]
"""All that there are."""


class Answer(TypedDict):
    """Fields common to the answers of all calculators."""

    allowed: bool
    """Whether the rules allow the action."""
    refusal: Optional[Refusal]
    """Reason why the action is forbidden; null if it is allowed."""
    summary: str
    """Summary of the answer in one sentence."""
    steps: List[Step]
    """Explanation of the answer, step by step."""


class ActivationOrderAnswer(Answer):
    """Answer of `activationOrder`: Order of activation."""

    order: Sequence[Sequence[str]]
    """Names that activate one unit each, step by step, in order. 0 to 100 entries."""


class AlphaStrikeActivation(TypedDict):
    """One side moves some of its units"""

    side: AlphaStrikeSide
    """Side."""
    units: int
    """Units. From 1 to 100; example: 1."""


class AlphaStrikeAdvice(TypedDict):
    """One change and what it brings"""

    change: AlphaStrikeChange
    """Change."""
    amount: Optional[float]
    """Inches to close in to, points of overheat; none otherwise. From 0 to 1000; example: 6."""
    gain: float
    """Gain. Of the aim: points of damage, or odds from −1 to 1."""
    target: Optional[int]
    """Target number. None when the attack is not allowed. From -10 to 60; example: 7."""
    hit: Chance
    """Odds to hit."""
    expectedDamage: float
    """Expected damage. Mean of the damage, a miss counted as 0."""
    destroyed: Chance
    """Odds to destroy."""


class AlphaStrikeAdviceAnswer(Answer):
    """Answer of `advice`: Advice."""

    now: AlphaStrikeAdviceNow
    """As it stands. Zeros where the rules forbid it."""
    changes: List[AlphaStrikeAdvice]
    """Changes. Each alone, the greatest gain first; without those that the rules forbid or the move
    does not reach. 0 to 20 entries.
    """
    notCounted: AlphaStrikeAdviceNotCounted
    """Special abilities that these rules or this calculator do not count."""


class AlphaStrikeAdviceNotCounted(TypedDict):
    """Special abilities that the answer does not count, as written"""

    attacker: Sequence[str]
    """Attacker. 0 to 1200 entries."""
    target: Sequence[str]
    """Target. 0 to 1200 entries."""


class AlphaStrikeAdviceNow(TypedDict):
    """What the attack brings as it stands"""

    target: Optional[int]
    """Target number. None when the attack is not allowed. From -10 to 60; example: 7."""
    hit: Chance
    """Odds to hit."""
    expectedDamage: float
    """Expected damage. Mean of the damage, a miss counted as 0."""
    destroyed: Chance
    """Odds to destroy."""


class AlphaStrikeAttackNotCounted(TypedDict):
    """Special abilities that the answer does not count, as written"""

    attacker: Sequence[str]
    """Attacker. 0 to 1200 entries."""
    target: Sequence[str]
    """Target. 0 to 1200 entries."""


class AlphaStrikeDuelAnswer(Answer):
    """Answer of `duel`: Duel."""

    outcome: AlphaStrikeDuelOutcome
    """Who wins."""
    turns: List[AlphaStrikeDuelTurn]
    """After each turn. 0 to 100 entries."""
    countedTurns: int
    """Turns counted. Fewer than asked for where even bounds would take too much work. From 0 to
    100; example: 4.
    """
    exactTurns: int
    """Turns counted exactly. The chances of later turns lie between bounds less than 0.001 apart.
    From 0 to 100; example: 4.
    """
    firstTarget: Optional[int]
    """Target number of the first. In the first turn; none when it does not fire. From -10 to 60;
    example: 7.
    """
    secondTarget: Optional[int]
    """Target number of the second. In the first turn; none when it does not fire. From -10 to 60;
    example: 8.
    """
    notCounted: AlphaStrikeDuelNotCounted
    """Special abilities that these rules or this calculator do not count."""


class AlphaStrikeDuelConductInput(TypedDict, total=False):
    """How one side of a duel fights, the same every turn"""

    moved: Optional[AlphaStrikeMovement]
    """Movement. Every turn, as long as the unit can."""
    woods: Optional[bool]
    """In woods."""
    partialCover: Optional[bool]
    """Partial cover. Solid terrain hides more than 1/3 and less than 2/3 of the unit, or it stands
    in water.
    """
    rearStruck: Optional[bool]
    """Struck from the rear. The other side attacks this unit from the rear."""
    overheat: Optional[int]
    """Overheat each turn. Used each turn as far as the heat scale allows, where it adds damage.
    From 0 to 4 points; example: 1.
    """
    sniper: Optional[bool]
    """Sniper. Pilot ability: medium range +1, long range +2."""
    waterDepth: Optional[float]
    """Depth under the unit; 0 on land. Water cools in the end phase. From 0 to 12 inches."""


class AlphaStrikeDuelNotCounted(TypedDict):
    """Special abilities that the answer does not count, as written"""

    first: Sequence[str]
    """First. 0 to 1200 entries."""
    second: Sequence[str]
    """Second. 0 to 1200 entries."""


class AlphaStrikeDuelOutcome(TypedDict):
    """How a duel ends, after the last turn counted"""

    firstWins: BoundedChance
    """First wins. The second is destroyed, the first is not."""
    secondWins: BoundedChance
    """Second wins. The first is destroyed, the second is not."""
    bothDestroyed: BoundedChance
    """Both destroyed."""
    neitherDestroyed: BoundedChance
    """Neither destroyed."""


class _AlphaStrikeDuelSituationInput(TypedDict):
    inches: float
    """Distance. From base to base, the same every turn. From 0 to 1000 inches; example: 12."""


class AlphaStrikeDuelSituationInput(_AlphaStrikeDuelSituationInput, total=False):
    """At which distance and how two units duel"""

    woods: Optional[bool]
    """Woods between them."""
    first: Optional[AlphaStrikeDuelConductInput]
    """First unit."""
    second: Optional[AlphaStrikeDuelConductInput]
    """Second unit."""


class AlphaStrikeDuelTurn(TypedDict):
    """How a duel stands after a turn, all turns before it included"""

    turn: int
    """Turn. From 1 to 100; example: 1."""
    firstDestroyed: BoundedChance
    """First destroyed. Alone or together with the second."""
    secondDestroyed: BoundedChance
    """Second destroyed. Alone or together with the first."""
    bothDestroyed: BoundedChance
    """Both destroyed. In the same turn: a destroyed unit still fires back."""
    neitherDestroyed: BoundedChance
    """Neither destroyed."""


class AlphaStrikeForceBalanceAnswer(Answer):
    """Answer of `forceBalance`: Balance of forces."""

    firstPointValue: int
    """PV of the first force. From 0 to 10000000 points; example: 51."""
    secondPointValue: int
    """PV of the second force. From 0 to 10000000 points; example: 52."""
    difference: int
    """Difference. From 0 to 10000000 points; example: 1."""
    differencePercent: float
    """Difference, %. Of the larger PV."""
    verdict: AlphaStrikeBalance
    """Verdict. Up to 5% balanced, up to 10% acceptable. Example: "BALANCED"."""


class AlphaStrikeForceUnitInput(TypedDict, total=False):
    """A unit of a force by catalog id, by its PV, or both; figures win"""

    unit: Optional[str]
    """Catalog. Fills in PV and skill where they are left out."""
    name: Optional[str]
    """Name. At most 80 characters; example: "Locust LCT-1E"."""
    pointValue: Optional[int]
    """PV. Point value; cards of the catalog give it for skill 4. From 1 to 999 points; example: 19.
    """
    skill: Optional[int]
    """Skill. Does not change PV: these rules have no formula for it. From 0 to 8."""
    count: Optional[int]
    """How many. From 1 to 100."""


class AlphaStrikeInitiativeAnswer(Answer):
    """Answer of `initiative`: Initiative."""

    firstWins: Chance
    """First side wins. Ties rerolled."""
    secondWins: Chance
    """Second side wins. Ties rerolled."""
    tie: Chance
    """Tie. Odds that a roll of both has to be repeated."""
    orderIfFirstWins: List[AlphaStrikeActivation]
    """Order if the first side wins. The loser moves first. 2 to 200 entries."""
    orderIfSecondWins: List[AlphaStrikeActivation]
    """Order if the second side wins. The loser moves first. 2 to 200 entries."""


class _AlphaStrikeLegInput(TypedDict):
    inches: float
    """Length. Along the ground. From 0 to 200 inches; example: 4."""


class AlphaStrikeLegInput(_AlphaStrikeLegInput, total=False):
    """A stretch of the path with the same terrain all along"""

    terrain: Optional[Sequence[AlphaStrikeTerrain]]
    """Terrain. All kinds that hold on this leg; none on open ground. 0 to 4 entries."""
    heightChange: Optional[float]
    """Height. Up is positive, down is negative; paid at the start of the leg. From -50 to 50
    inches.
    """


class _AlphaStrikeSituationInput(TypedDict):
    inches: float
    """Distance. From base to base. From 0 to 1000 inches; example: 8."""


class AlphaStrikeSituationInput(_AlphaStrikeSituationInput, total=False):
    """Where the two stand, how they moved, and what is fired"""

    attackerMoved: Optional[AlphaStrikeMovement]
    """How the attacker moved this turn."""
    targetMoved: Optional[AlphaStrikeMovement]
    """How the target moved this turn."""
    woods: Optional[bool]
    """The target stands in woods, or woods are in the way."""
    partialCover: Optional[bool]
    """Partial cover. Solid terrain hides more than 1/3 and less than 2/3 of the target, or it
    stands in water.
    """
    fromRear: Optional[bool]
    """The line from center to center crosses the rear edge of the target."""
    overheat: Optional[int]
    """Overheat used. Declared before the roll; heats up on a miss too. From 0 to 4 points; example:
    1.
    """
    attack: Optional[AlphaStrikeAttackKind]
    """Attack."""
    inchesMoved: Optional[float]
    """Inches moved. How far the attacker moved into its charge or death from above, within its
    movement. From 0 to 60 inches; example: 6.
    """
    contact: Optional[bool]
    """Base contact. The bases touch: only physical attacks."""
    inArc: Optional[bool]
    """In the firing arc. Of the weapons that fire: the front, but for REAR everything outside the
    front.
    """
    lineOfSight: Optional[bool]
    """Line of sight. At least 1/3 of the target can be seen; indirect fire is for targets out of
    sight.
    """
    spotter: Optional[bool]
    """Spotter. A friendly unit has line of sight to the target: indirect fire needs it."""
    sniper: Optional[bool]
    """Sniper. Pilot ability: medium range +1, long range +2."""
    lucky: Optional[bool]
    """Lucky. Pilot ability: a miss is rolled once more."""
    weapons: Optional[AlphaStrikeWeapons]
    """Weapons. LRM or SRM in place of the normal attack."""
    rearDamage: Optional[int]
    """Fired to the rear. Points that REAR could do to its own target this turn: the front attack is
    weaker by as many. From 0 to 20 points.
    """
    woodsInches: Optional[float]
    """Woods along the line. Inches of woods that the line of sight crosses: 6 or more block it.
    From 0 to 1000 inches.
    """
    speedDemon: Optional[bool]
    """Speed Demon. Pilot ability: 2" more movement."""
    waterDepth: Optional[float]
    """Water under the attacker. Depth; 0 on land. Water cools in the end phase. From 0 to 12
    inches.
    """


class AlphaStrikeState(TypedDict):
    """One state of the target and its odds"""

    armor: int
    """Armor. What is left; 0 when destroyed. From 0 to 40 points; example: 4."""
    structure: int
    """Structure. What is left; 0 when destroyed. From 0 to 20 points; example: 5."""
    destroyed: bool
    """Destroyed."""
    criticals: Sequence[AlphaStrikeCritical]
    """Critical hits. All that the card lists, those of earlier turns and those absorbed by CASE
    included; none when destroyed. 0 to 40 entries.
    """
    chance: Chance
    """Odds."""


class AlphaStrikeStats(TypedDict):
    """An Alpha Strike card."""

    type: str
    """Type. At most 8 characters; example: "BM"."""
    pointValue: int
    """Point value (PV). At the skill of the card. From 0 to 999 points; example: 52."""
    skill: int
    """Skill. From 0 to 8; example: 4."""
    size: int
    """Size (SZ). 0 while it is not known. From 0 to 5; example: 3."""
    tmm: Optional[int]
    """TMM. What flies has none. From 0 to 10; example: 1."""
    move: str
    r"""Move (MV). As printed, in inches; thrust of what flies. At most 40 characters; example:
    "10\"/6\"j".
    """
    role: str
    """Role. At most 40 characters; example: "Juggernaut"."""
    damage: Sequence[str]
    """0* is minimal damage. In this order: SHORT, MEDIUM, LONG."""
    damageExtreme: Optional[str]
    """Damage at extreme range. Only what flies has it. At most 2 characters; example: "3"."""
    overheatValue: int
    """Overheat value (OV). From 0 to 4; example: 3."""
    armor: int
    """Armor (A). From 0 to 40 points; example: 7."""
    threshold: Optional[int]
    """Threshold (TH). Damage that threatens a critical hit; only what flies has it. From 0 to 40;
    example: 3.
    """
    structure: int
    """Structure (S). 0 while it is not known. From 0 to 20 points; example: 5."""
    specials: Sequence[str]
    """Special abilities. 0 to 60 entries."""
    hasHeatScale: bool
    """Has a heat scale. Units without one take damage in place of heat from HT."""
    introduced: Optional[str]
    """Introduced. As the source has it. At most 40 characters; example: "circa 2300"."""
    technology: Optional[str]
    """Technology base. At most 40 characters; example: "Inner Sphere"."""
    chassis: Optional[str]
    """Chassis. What its variants share. At most 120 characters; example: "Atlas"."""
    variant: Optional[str]
    """Variant. At most 120 characters; example: "AS7-D"."""
    productionEra: Optional[str]
    """Era of production. At most 40 characters; example: "Star League"."""
    rulesLevel: Optional[str]
    """Rules level. At most 40 characters; example: "Standard"."""
    battleValue: Optional[int]
    """BV. Points of the detailed rules, not of this game. From 0 to 1000000; example: 1897."""
    tonnage: Optional[float]
    """Tonnage. Tons. From 0 to 100000000; example: 100."""


class AlphaStrikeUnitInput(TypedDict, total=False):
    """A unit by catalog id, by its figures, or both; figures win"""

    unit: Optional[str]
    """A unit of the catalog fills in all figures that are left out."""
    type: Optional[str]
    """Type. As printed: BM for a BattleMech; these rules speak of ’Mechs only. At most 8
    characters; example: "BM".
    """
    skill: Optional[int]
    """Skill. From 0 to 8; example: 4."""
    size: Optional[int]
    """Size (SZ). Physical attacks use it, 1 (light) to 4 (assault); 5 is for large buildings and
    vehicles of the catalog. From 1 to 5; example: 3.
    """
    tmm: Optional[int]
    """TMM. As printed: heat and MP hits are taken off for you. From 0 to 10; example: 1."""
    move: Optional[str]
    r"""Move (MV). As printed; shows when MP hits or heat leave the unit immobile. At most 40
    characters; example: "8\"j".
    """
    damage: Optional[Sequence[str]]
    """Damage S/M/L. As printed: weapon hits are taken off for you. In this order: SHORT, MEDIUM,
    LONG.
    """
    overheatValue: Optional[int]
    """Overheat value (OV). 0 when left out. From 0 to 4; example: 0."""
    armor: Optional[int]
    """Armor (A). Points that are left. From 0 to 40 points; example: 7."""
    structure: Optional[int]
    """Structure (S). Points that are left. From 1 to 20 points; example: 5."""
    specials: Optional[Sequence[str]]
    """Special abilities. As on the card, in English or Russian: CASE, REAR1/1/-, IF1. 0 to 60
    entries.
    """
    hasHeatScale: Optional[bool]
    """Has a heat scale. Units without one take damage in place of heat from HT."""
    heat: Optional[int]
    """Level on the heat scale at the start of the turn; 4 is shut down. From 0 to 4."""
    criticals: Optional[Sequence[AlphaStrikeCritical]]
    """Critical hits. Those of earlier turns, each as often as it was suffered. 0 to 12 entries."""


class AlphaStrikeWeaponDamageAnswer(Answer):
    """Answer of `weaponDamage`: Weapon damage."""

    damage: int
    """What a hit deals for sure; minimal damage may add one point. From 0 to 300 points; example:
    7.
    """
    outcomes: List[DamageOutcome]
    """Damage of a hit. Every amount with its odds; two with minimal damage. 0 to 2 entries."""
    expectedDamage: float
    """Average damage of a hit."""
    heatGained: int
    """Heat from overheat. Added in the end phase, hit or miss. From 0 to 4 points; example: 3."""
    targetHeat: int
    """Heat for the target. From HT, in the end phase; at most 2 a turn from all attackers. From 0
    to 2 points; example: 1.
    """


class Armor(TypedDict):
    """Personal armor."""

    id: str
    """Stable id. Example: "5150/light"."""
    system: RuleSetSlug
    """Rule set. One of alpha-strike, initiative-deck, bronepehota, 5150, world-at-war; example:
    "5150".
    """
    name: str
    """English name."""
    nameRu: Optional[str]
    """Russian name; null if it has none yet."""
    abbreviation: str
    """Abbreviation in English tables."""
    abbreviationRu: str
    """Abbreviation in Russian tables."""
    cost: Optional[int]
    """Cost; null if the armor has no price. In points; example: 27."""
    stops: Optional[str]
    """Stops. What it absorbs or reflects on a 1 to 3 of a d6: laser, solid. At most 200 characters;
    example: "laser".
    """
    alwaysInCover: bool
    """Always in cover. Against shooting."""
    source: CatalogSource
    """Source."""
    stats: ArmorStats
    """All figures of the armor."""
    names: List[LocalizedText]
    """Its name by language."""
    abbreviations: List[LocalizedText]
    """Its abbreviation by language."""


class AttackAnswer(Answer):
    """Answer of `attack`: Attack."""

    target: Optional[int]
    """Target number. None when the attack is not allowed. From -10 to 60; example: 7."""
    hit: Chance
    """Odds to hit."""
    destroyed: Chance
    """Odds to destroy."""
    expectedDamage: float
    """Expected damage. Mean of the damage, a miss counted as 0."""
    damage: List[DamageOutcome]
    """Damage. Of the whole attack, a miss counted as 0; extra points of critical hits show in the
    states. 0 to 8 entries.
    """
    hitDamage: List[DamageOutcome]
    """Damage of a hit. 0 to 8 entries."""
    states: List[AlphaStrikeState]
    """States of the target. Every state in which the attack can leave the target, the likeliest
    first. 0 to 100000 entries.
    """
    attackerHeat: int
    """Attacker’s heat. After the end phase, hit or miss. From 0 to 4."""
    targetHeat: int
    """After the end phase if the attack hits and the target fires without heating up; a shut-down
    target restarts. From 0 to 4.
    """
    attackerDamage: List[DamageOutcome]
    """Damage to the attacker. From its own charge or death from above. 0 to 8 entries."""
    notCounted: AlphaStrikeAttackNotCounted
    """Special abilities that these rules or this calculator do not count."""


class BoundedChance(TypedDict):
    """Probability that is exact, or that is enclosed by two proven bounds less than 0.001 apart.
    """

    exact: bool
    """Whether the probability is exact."""
    fraction: Optional[str]
    """Fraction in lowest terms; `0` or `1` if the event is impossible or certain. Null if the
    probability is not exact. Example: "7/12".
    """
    decimal: float
    """Decimal from 0 to 1: correctly rounded if the probability is exact, else the midpoint of the
    bounds. Example: 0.5833333333333334.
    """
    low: float
    """Proven lower bound. Example: 0.5829."""
    high: float
    """Proven upper bound. Example: 0.5837."""


class BronepehotaAmmunitionAnswer(Answer):
    """Answer of `ammunition`: Ammunition."""

    used: int
    """Used. By the shots that could be fired. From 0 to 99; example: 5."""
    left: int
    """Left. From 0 to 99; example: 11."""
    shots: List[BronepehotaSpent]
    """Shots. Those that could be fired. 0 to 20 entries."""
    dry: bool
    """Run dry. Nothing is left: it does not fire again this game."""
    turns: Optional[int]
    """Turns of such fire. Whole turns of all these shots that the track pays for; none for
    infantry, which never runs dry. From 0 to 99; example: 3.
    """


class BronepehotaArmorTestAnswer(Answer):
    """Answer of `armorTest`: Armor test."""

    armorAfter: int
    """Armor in the test. After the damage. From 0 to 40; example: 7."""
    protected: Chance
    """Armor protects. The machine’s armor saves the pilot at once."""
    alive: Optional[Chance]
    """Protected, or alive after the own test and not panicked; none when the pilot’s armor is not
    given.
    """
    panicked: Optional[Chance]
    """Alive but fleeing; 0 without the panic rule."""
    dead: Optional[Chance]
    """Dead."""


class BronepehotaBlast(TypedDict):
    """A blast: whoever stands within the radius takes its power"""

    power: str
    """Power. At most 16 characters; example: "4D12"."""
    steps: float
    """Radius. From 1 to 9 steps of 5 cm; example: 2."""


class _BronepehotaBlastInput(TypedDict):
    power: str
    """Power of the blast. At most 16 characters; example: "1D20"."""
    steps: float
    """Radius. From 0 to 20 steps of 5 cm; example: 2."""


class BronepehotaBlastInput(_BronepehotaBlastInput, total=False):
    """The blast of a weapon and who stands around"""

    bystanders: Optional[Sequence[BronepehotaBystanderInput]]
    """Bystanders. 0 to 20 entries."""


class BronepehotaBystander(TypedDict):
    """What a blast does to one bystander, a missed shot counted as 0"""

    kind: BronepehotaTarget
    """Kind. Example: "INFANTRY"."""
    armor: int
    """Armor of the soldier, or the number under the slider of the machine or gun. From 0 to 40;
    example: 3.
    """
    steps: float
    """Distance from the target. From 0 to 200 steps of 5 cm; example: 1."""
    inReach: bool
    """In the blast."""
    damage: List[DamageOutcome]
    """Damage of the whole shot, a miss counted as 0; ascending. 0 to 200 entries."""
    destroyed: Chance
    """Destroyed. Odds that infantry dies, or that a machine or gun reaches 0, a crash landing
    included.
    """
    pilotKilled: Optional[Chance]
    """Pilot killed. None without a pilot."""
    pilotPanicked: Optional[Chance]
    """None without a pilot; 0 without the panic rule."""
    damageWithCrash: Optional[List[DamageOutcome]]
    """Damage of the shot and of a crash landing together; none for whatever does not fly with a
    pilot. 0 to 200 entries.
    """


class _BronepehotaBystanderInput(TypedDict):
    kind: BronepehotaTarget
    """Kind. Example: "INFANTRY"."""
    armor: int
    """Armor of the soldier, or the number under the slider of the machine or gun. From 0 to 40;
    example: 3.
    """
    steps: float
    """Distance from the target. From 0 to 200 steps of 5 cm; example: 1."""


class BronepehotaBystanderInput(_BronepehotaBystanderInput, total=False):
    """Who stands near the target, friend or foe"""

    pilotArmor: Optional[int]
    """Armor of the soldier who drives the machine; counts only for a machine with a pilot. From 0
    to 40; example: 3.
    """
    flying: Optional[bool]
    """Flying. A machine in the air crashes when its pilot dies."""


class _BronepehotaFighterInput(TypedDict):
    kind: BronepehotaTarget
    """Kind. Example: "MACHINE"."""
    armor: int
    """Armor of the soldier, or the number under the slider of the machine or gun. From 0 to 40;
    example: 3.
    """


class BronepehotaFighterInput(_BronepehotaFighterInput, total=False):
    """One side of a close combat"""

    closeCombat: Optional[int]
    """Close-combat skill of a soldier, or all close-combat weapons of a machine together. From 0 to
    40; example: 3.
    """
    pilotArmor: Optional[int]
    """Armor of the soldier who drives the machine; counts only for a machine with a pilot. From 0
    to 40; example: 3.
    """
    flying: Optional[bool]
    """Flying. Machines in the air neither attack nor are attacked."""
    lying: Optional[bool]
    """Lying. Real shooting: a machine knocked over defends but does not attack."""


class BronepehotaFiredInput(TypedDict, total=False):
    """One shot: its power dice, or its charge in real shooting"""

    weapon: Optional[str]
    """A weapon of the catalog; fills the power."""
    name: Optional[str]
    """A machine fires each of its weapons once a turn: the same name twice is refused. At most 60
    characters; example: "Gatling gun".
    """
    power: Optional[str]
    """Power. Virtual shooting: as much ammunition as dice. At most 16 characters; example: "3D20".
    """
    charge: Optional[BronepehotaCharge]
    """Charge. Real shooting: as much ammunition as its power."""


class BronepehotaForceBalanceAnswer(Answer):
    """Answer of `forceBalance`: Force balance."""

    difference: int
    """Difference. Between the costliest army and the cheapest. From 0 to 100000 points; example:
    30.
    """
    percent: float
    """Difference, %. Of the cheapest army."""
    verdict: BronepehotaBalance
    """Verdict."""


class BronepehotaGrenadeAnswer(Answer):
    """Answer of `grenade`: Grenade."""

    landings: List[BronepehotaLanding]
    """Landings. From the nearest to the farthest. 0 to 6 entries."""
    reached: Chance
    """Target in the blast."""
    hurt: Chance
    """Target hurt. 1 damage: infantry dies of it."""
    damage: List[DamageOutcome]
    """Damage of the whole shot, a miss counted as 0; ascending. 0 to 200 entries."""
    destroyed: Chance
    """Destroyed. Odds that infantry dies, or that a machine or gun reaches 0, a crash landing
    included.
    """
    pilotKilled: Optional[Chance]
    """Pilot killed. None without a pilot."""
    pilotPanicked: Optional[Chance]
    """None without a pilot; 0 without the panic rule."""
    throwerReached: Chance
    """Thrower in the blast."""
    throwerKilled: Optional[Chance]
    """Thrower killed. None when the thrower’s armor is not given."""


class BronepehotaGunStats(TypedDict):
    """Figures of a Bronepehota gun."""

    mobility: str
    """mobile, fixed. At most 200 characters; example: "mobile"."""
    rank: int
    """Rank. That its crew needs. From 1 to 9; example: 2."""
    rateOfFire: int
    """Rate of fire. Shots a turn. From 0 to 40; example: 1."""
    ammunition: int
    """Ammunition. Power dice. From 0 to 40; example: 12."""
    durability: int
    """Durability. Its armor when undamaged. From 0 to 40; example: 9."""


class BronepehotaInitiativeAnswer(Answer):
    """Answer of `initiativeRoll`: Initiative."""

    players: List[BronepehotaPlayer]
    """Players. In the order given. 2 to 12 entries."""
    tied: Chance
    """Odds that the highest tie on this roll."""
    rollAgain: Sequence[int]
    """Numbers of the players who roll again, once all dice have fallen; empty when one is the
    highest. 0 to 12 entries.
    """


class BronepehotaJumpAnswer(Answer):
    """Answer of `jump`: Jump."""

    needed: float
    """Needed. Length and height together. From 0 to 400 steps of 5 cm; example: 5."""
    left: float
    """Left. 0 when the jump is too far. From 0 to 40 steps of 5 cm; example: 0."""
    highest: Optional[float]
    """Greatest height at this length. None when the length alone is too far. From 0 to 40 steps of
    5 cm; example: 1.
    """
    longest: Optional[float]
    """Greatest length at this height. None when the height alone is too far. From 0 to 40 steps of
    5 cm; example: 4.
    """


class BronepehotaLanding(TypedDict):
    """One place where the grenade may explode"""

    steps: int
    """Steps from the thrower. From 1 to 6 steps of 5 cm; example: 4."""
    chance: Chance
    """Odds."""
    reachesTarget: bool
    """Target in the blast."""
    reachesThrower: bool
    """Thrower in the blast."""
    hurtsTarget: Chance
    """Hurts the target. When it lands here."""


class BronepehotaLegCost(TypedDict):
    """What one leg costs"""

    move: BronepehotaMove
    """Movement."""
    points: float
    """Points. From 0 to 20000 points; example: 2."""
    left: float
    """Left after it. From 0 to 20000 points; example: 2."""


class BronepehotaLegInput(TypedDict, total=False):
    """One leg of a path"""

    move: Optional[BronepehotaMove]
    """Movement."""
    steps: Optional[float]
    """Length. In steps of 5 cm; turns and obstacles have none. From 0 to 200 steps of 5 cm;
    example: 2.
    """
    degrees: Optional[float]
    """Degrees. Of a slope or a turn; left out: a slope up to 45°, a turn of one point. From 0 to
    360; example: 45.
    """
    height: Optional[float]
    """Height of the obstacle. From 0 to 200 cm; example: 2.5."""
    direction: Optional[BronepehotaDirection]
    """Which way a machine crosses the obstacle; left out: as on the leg before it, or after it at
    the start and after a turn. Example: "FORWARD".
    """
    withGun: Optional[bool]
    """With a mobile gun."""
    touchesEnemy: Optional[bool]
    """Ends touching an enemy. Infantry must stop there and fight."""


class BronepehotaMachineStats(TypedDict):
    """Figures of a Bronepehota machine."""

    weight: str
    """Weight. heavy, light. At most 200 characters; example: "heavy"."""
    rank: int
    """Rank. That its crew needs. From 1 to 9; example: 2."""
    rateOfFire: int
    """Rate of fire. Shots a turn. From 0 to 40; example: 1."""
    ammunition: int
    """Ammunition. Power dice. From 0 to 40; example: 12."""
    durability: int
    """Durability. Its armor when undamaged. From 0 to 40; example: 9."""
    speedSectors: List[BronepehotaSpeedSector]
    """Speed. By sectors of the durability track, from undamaged down. 1 to 40 entries."""


class BronepehotaMovementCostAnswer(Answer):
    """Answer of `movementCost`: Movement cost."""

    used: float
    """Points used. By the legs that can be done. From 0 to 20000 points; example: 2."""
    left: float
    """Points left. From 0 to 20000 points; example: 2."""
    legsDone: int
    """Legs done. From the start; fewer than given when the path cannot be finished. From 0 to 30;
    example: 3.
    """
    legs: List[BronepehotaLegCost]
    """Legs. Those that can be done. 0 to 30 entries."""


class BronepehotaPlayer(TypedDict):
    """Odds of a player to have the initiative"""

    name: Optional[str]
    """Name. At most 40 characters; example: "Anna"."""
    first: Chance
    """On this roll. Odds to be the highest alone, without rolling again."""
    initiative: Chance
    """Initiative. Odds in the end, rolling again included; all add up to 1."""


class BronepehotaPlayerInput(TypedDict, total=False):
    """A player who rolls for initiative"""

    name: Optional[str]
    """Name. At most 40 characters; example: "Anna"."""
    roll: Optional[int]
    """On the D12; leave out when it is still to be rolled. From 1 to 12; example: 8."""


class BronepehotaRealShotAnswer(Answer):
    """Answer of `realShot`: Real shot."""

    damage: int
    """Damage. To a machine or gun; infantry is tested or dies instead. From 0 to 8 points; example:
    2.
    """
    armorAfter: Optional[int]
    """Armor after. Number under the slider once the damage is marked; none for infantry. From 0 to
    40; example: 7.
    """
    destroyed: Chance
    """Destroyed. Infantry dead, or machine or gun at 0, a crash landing included."""
    panicked: Chance
    """Infantry panics. 0 without the panic rule, and for machines and guns."""
    pilotKilled: Optional[Chance]
    """Pilot killed. None without a pilot."""
    pilotPanicked: Optional[Chance]
    """None without a pilot; 0 without the panic rule."""
    damageWithCrash: Optional[List[DamageOutcome]]
    """Damage of the hit and of a crash landing together; none for whatever does not fly with a
    pilot. 0 to 200 entries.
    """
    ammunitionUsed: int
    """Ammunition used. Hit or miss. From 0 to 4; example: 2."""
    ammunitionLeft: Optional[int]
    """Ammunition left. None when it is not counted. From 0 to 99; example: 10."""


class BronepehotaSoldier(TypedDict):
    """A soldier of a Bronepehota squad"""

    number: int
    """No.. As on the sheet. From 1 to 6; example: 1."""
    rank: int
    """Rank. From 1 to 9; example: 2."""
    speed: int
    """Speed. Points a turn. From 0 to 40; example: 4."""
    range: Optional[str]
    """Range. Missing when he only fights close. At most 16 characters; example: "D6+2"."""
    power: Optional[str]
    """Power. At most 16 characters; example: "4D12"."""
    closeCombat: int
    """Close combat. From 0 to 40; example: 2."""
    repairs: bool
    """Repairs. Example: false."""
    jump: int
    """Jump. Length and height together, steps; 0 when he cannot. From 0 to 40; example: 5."""
    armor: int
    """Armor. From 0 to 40; example: 3."""


class BronepehotaSpeedSector(TypedDict):
    """A sector of the durability track and the speed that goes with it"""

    max: int
    """Highest durability. From 0 to 40; example: 12."""
    min: int
    """Lowest durability. From 0 to 40; example: 9."""
    speed: int
    """Speed. Points a turn. From 0 to 40; example: 4."""


class BronepehotaSpent(TypedDict):
    """What one shot took"""

    used: int
    """Used. From 0 to 40; example: 3."""
    left: int
    """Left. From 0 to 99; example: 13."""


class BronepehotaSquadStats(TypedDict):
    """Figures of a Bronepehota squad."""

    soldiers: List[BronepehotaSoldier]
    """Soldiers. 6 entries."""


class BronepehotaWeaponStats(TypedDict):
    """Figures of a Bronepehota weapon."""

    range: Optional[str]
    """Range. At most 16 characters; example: "D6+2"."""
    power: Optional[str]
    """Power. At most 16 characters; example: "4D12"."""
    blast: Optional[BronepehotaBlast]
    """Blast."""
    closeCombat: Optional[int]
    """Close combat. From 1 to 9; example: 2."""
    directions: Optional[int]
    """Shots at once, each in a direction of its own. From 2 to 9; example: 2."""
    repair: Optional[int]
    """Damage repaired in place of shooting. From 1 to 9; example: 2."""
    tows: Optional[bool]
    """Tows. Example: true."""


class CalculatorInfo(TypedDict):
    """Calculator of a rule set."""

    id: str
    """Id, as returned by search. Example: "alpha-strike/calculator/target-number"."""
    name: str
    """Name in all APIs. Example: "targetNumber"."""
    title: str
    """Title."""
    about: str
    """Description of the answer."""
    url: str
    """URL of the page on the site."""
    rule: RuleRef
    """Section of the rulebook with the rule."""


class CatalogChange(TypedDict):
    """Catalog entry that was added, changed or removed."""

    entry: CatalogSort
    """Kind of the entry. Example: "UNIT"."""
    id: str
    """Id."""
    change: CatalogChangeKind
    """Kind of the change. Example: "CHANGED"."""
    revision: int
    """Catalog revision of its last change."""
    changedAt: str
    """Time of the change."""


class CatalogChangeConnection(TypedDict):
    """Page of a list. Cursors are keysets, so that pagination neither skips nor repeats entries
    while the list changes.
    """

    nodes: List[CatalogChange]
    """Entries of this page, without cursors."""
    pageInfo: PageInfo
    """Pagination information."""
    totalCount: int
    """Number of entries on all pages."""


class CatalogSource(TypedDict):
    """Source of a catalog entry."""

    id: str
    """Id. Example: "mul"."""
    name: str
    """Name of the source in English."""
    nameRu: str
    """Name of the source in Russian."""
    notice: str
    """Trademark notice in English."""
    noticeRu: str
    """Trademark notice in Russian."""
    names: List[LocalizedText]
    """Name of the source by language."""
    notices: List[LocalizedText]
    """Whose trademarks the names are, by language."""


class Chance(TypedDict):
    """Exact probability."""

    fraction: str
    """Fraction in lowest terms; `0` or `1` if the event is impossible or certain. Example: "7/12".
    """
    decimal: float
    """Decimal from 0 to 1, correctly rounded. It is 0 or 1 only if the fraction is. Example:
    0.5833333333333334.
    """


class ChaosOfWarAnswer(Answer):
    """Answer of `chaosOfWar`: Chaos of War."""

    effects: List[ChaosOfWarEffect]
    """The effect of the roll, or all of them. 1 to 17 entries."""
    rollAgain: Optional[int]
    """Dice to roll again; none when the effect stands or no roll is given. From 2 to 3 dice;
    example: 3.
    """


class ChaosOfWarEffect(TypedDict):
    """An effect of Chaos of War with its odds"""

    roll: int
    """Total. From 2 to 18; example: 14."""
    id: str
    """Id. One of not-dead-yet, misunderstanding, nato-air-support, broken-radio, berserk,
    widen-your-horizons, wear-and-tear, armed-uprising, friendly-fire, alliance-leader, salvo-fire,
    nato-leader, thors-hammer, battle-maneuvers, field-repair, fortune-favors-the-bold, sniper;
    example: "thors-hammer".
    """
    title: str
    """Effect."""
    text: str
    """What happens."""
    side: str
    """The side that benefits."""
    chance: Chance
    """Odds. That the whole procedure, begun with these dice and rolling again included, ends with
    this effect.
    """


class CloseCombatAnswer(Answer):
    """Answer of `closeCombat`: Close combat."""

    attackerWins: Chance
    """Attacker wins."""
    damage: List[DamageOutcome]
    """Damage. By how much the defender loses, 0 when the attack is beaten off; infantry that loses
    counts 1. 0 to 200 entries.
    """
    destroyed: Chance
    """Destroyed. Odds that infantry dies, or that a machine or gun reaches 0."""
    pilotKilled: Optional[Chance]
    """Pilot killed. None without a pilot."""
    pilotPanicked: Optional[Chance]
    """None without a pilot; 0 without the panic rule."""
    attack: int
    """Added to the attack die. From 0 to 100; example: 12."""
    attackDice: int
    """Attack dice. 2 in a surprise attack: the higher counts. From 0 to 2 dice; example: 1."""
    defense: int
    """Added to the defense die. The whole strength where there is no die. From 0 to 100; example:
    9.
    """
    defenseDice: int
    """Defense dice. From 0 to 1 dice; example: 1."""


class CriticalHitRow(TypedDict):
    """One row of the table of critical hits"""

    roll: int
    """2D6. From 2 to 12; example: 10."""
    effect: AlphaStrikeCritical
    """Critical hit. Example: "FIRE_CONTROL"."""
    text: str
    """Effect. What it does to this unit."""
    chance: Chance
    """Odds to roll exactly this."""


class CriticalHitsAnswer(Answer):
    """Answer of `criticalHits`: Critical hits."""

    rows: List[CriticalHitRow]
    """Table. The row of the roll, or every row. 1 to 11 entries."""
    destroyed: Chance
    """Odds that this roll destroys the unit, whatever damage it has taken."""


class DamageMatrixAnswer(Answer):
    """Answer of `damageMatrix`: Weapons against armor."""

    cells: List[DamageMatrixCell]
    """Cells. Every weapon against every armor, row by row. 1 to 200 entries."""


class DamageMatrixCell(TypedDict):
    """What one hit of the weapon does to the armor"""

    weapon: Weapon
    """Weapon."""
    armor: Armor
    """Armor."""
    impact: str
    """Impact. As printed, power source counted: a number, NE, or special. At most 10 characters;
    example: "3".
    """
    dead: Chance
    """Dead."""
    outOfTheFight: Chance
    """Out of the fight."""
    stunned: Chance
    """Stunned."""
    absorbed: Chance
    """Stopped by absorbing or reflecting armor."""
    unharmed: Chance
    """Unharmed. The weapon has no effect."""


class DamageOutcome(TypedDict):
    """One amount of damage and its odds"""

    damage: int
    """Damage. From 0 to 10000 points; example: 2."""
    chance: Chance
    """Odds."""


class DeckSetupAnswer(Answer):
    """Answer of `deckSetup`: Deck setup."""

    suits: int
    """Suits that go into the initiative deck. From 0 to 5; example: 3."""
    starLords: int
    """Star Lords that go into the initiative deck. From 0 to 2; example: 1."""
    cards: int
    """Cards in the initiative deck. From 0 to 67; example: 40."""
    openCards: Sequence[str]
    """Open cards. Cards only: one for each participant, face up for the whole battle. 0 to 26
    entries.
    """
    deckCards: Sequence[str]
    """Cards to shuffle into the initiative deck. 0 to 67 entries."""


class DiceAnswer(TypedDict):
    """Probability distribution of a dice expression."""

    expression: str
    """Canonical form of the expression. Example: "3d6kh2"."""
    summary: str
    """Interpretation of the expression in one sentence, and how to write another interpretation.
    Example: "2d6: 7 on average.".
    """
    outcomes: List[DiceOutcome]
    """All outcomes in ascending order. Their probabilities sum to exactly 1. With more than 2000
    outcomes this field returns TOO_COMPLEX; mean and deviation are still available.
    """
    mean: float
    """Mean. Example: 7."""
    standardDeviation: float
    """Standard deviation. Example: 2.41."""


class DiceOutcome(TypedDict):
    """Outcome of a roll."""

    value: int
    """Value of the outcome. Example: 7."""
    chance: Chance
    """Probability of exactly this value."""
    atLeast: Chance
    """Probability of this value or more."""


_EraKeywords = TypedDict("_EraKeywords", {"from": Optional[int]})


class Era(_EraKeywords):
    """Era of a rule set, with all its names."""

    id: str
    """Id. Example: "clan-invasion"."""
    name: str
    """English name."""
    nameRu: str
    """Russian name."""
    to: Optional[int]
    """Last year; null if the era has not ended. Example: 3061."""
    system: RuleSetSlug
    """Rule set. One of alpha-strike, initiative-deck, bronepehota, 5150, world-at-war; example:
    "alpha-strike".
    """
    aliases: Sequence[str]
    """Other names in either language. Filters accept them."""
    hasAvailability: bool
    """Whether availability of units is known for this era."""
    names: List[LocalizedText]
    """Its name by language."""


class Faction(TypedDict):
    """Faction of a rule set, or general list, with all its names."""

    id: str
    """Id. Example: "kurita"."""
    name: str
    """English name."""
    nameRu: str
    """Russian name."""
    code: Optional[str]
    """Abbreviation that players use. Example: "DC"."""
    isList: bool
    """Whether it is a general list, used by every faction of a kind."""
    isClan: bool
    """Whether it is a Clan."""
    system: RuleSetSlug
    """Rule set. One of alpha-strike, initiative-deck, bronepehota, 5150, world-at-war; example:
    "alpha-strike".
    """
    aliases: Sequence[str]
    """Other names in either language. Filters accept them."""
    lists: Sequence[str]
    """General lists that the faction uses in at least one era. It may field their units. Example:
    ["general"].
    """
    names: List[LocalizedText]
    """Its name by language."""


class FiftyOneFiftyActionOdds(TypedDict):
    """An action and its odds"""

    action: FiftyOneFiftyAction
    """Action."""
    chance: Chance
    """Odds."""


class FiftyOneFiftyActivationAnswer(Answer):
    """Answer of `activation`: Activation."""

    tied: Chance
    """Equal dice. Two dice agree and nobody acts."""
    nobody: Chance
    """Nobody acts. Equal dice, or dice above every Rep."""
    sides: List[FiftyOneFiftyActivationSide]
    """Sides. 2 to 6 entries."""


class FiftyOneFiftyActivationGroup(TypedDict):
    """Odds that a group acts this turn"""

    rep: int
    """Rep. The group’s own or its Leader’s, whichever is higher. From 1 to 7; example: 4."""
    acts: Chance
    """Acts."""


class _FiftyOneFiftyActivationGroupInput(TypedDict):
    rep: int
    """Rep of the figure. From 1 to 7; example: 4."""


class FiftyOneFiftyActivationGroupInput(_FiftyOneFiftyActivationGroupInput, total=False):
    """A figure, or a group of equals"""

    leaderRep: Optional[int]
    """Leader’s Rep. Of whoever leads the group now; a stand-in counts here. From 1 to 7; example:
    5.
    """


class FiftyOneFiftyActivationSide(TypedDict):
    """How a side fares at activation"""

    name: Optional[str]
    """Name. At most 40 characters."""
    goesFirst: Chance
    """Goes first. Its die is the highest, able to act or not."""
    acts: Chance
    """At least one group of it acts."""
    actsFirst: Chance
    """Acts first. It acts, and nobody before it."""
    groups: List[FiftyOneFiftyActivationGroup]
    """Groups. 1 to 12 entries."""


class _FiftyOneFiftyActivationSideInput(TypedDict):
    groups: Sequence[FiftyOneFiftyActivationGroupInput]
    """Groups. 1 to 12 entries."""


class FiftyOneFiftyActivationSideInput(_FiftyOneFiftyActivationSideInput, total=False):
    """A side of the battle"""

    name: Optional[str]
    """Name. At most 40 characters; example: "Police"."""


class FiftyOneFiftyAdvice(TypedDict):
    """One change and what it brings"""

    change: FiftyOneFiftyChange
    """Change."""
    amount: Optional[float]
    """Inches to close in to; dice at the target; none otherwise. From 0 to 1000; example: 24."""
    gain: float
    """Gain. Odds of the aim, from −1 to 1."""
    hit: Chance
    """First target hit. Once or more."""
    outOfAction: Chance
    """Dead or out of the fight. The first target; 0 without a weapon and an Impact."""
    dead: Chance
    """Dead. The first target."""
    outOfAmmunition: Chance
    """Out of ammunition."""


class FiftyOneFiftyAdviceAnswer(Answer):
    """Answer of `advice`: Advice."""

    now: FiftyOneFiftyAdviceNow
    """As it stands. Zeros where the rules forbid it."""
    changes: List[FiftyOneFiftyAdvice]
    """Changes. Each alone, the greatest gain first; without those that the rules forbid. 0 to 12
    entries.
    """


class FiftyOneFiftyAdviceNow(TypedDict):
    """What the burst brings as it stands"""

    allowed: bool
    """Allowed."""
    hit: Chance
    """First target hit. Once or more."""
    outOfAction: Chance
    """Dead or out of the fight. The first target; 0 without a weapon and an Impact."""
    dead: Chance
    """Dead. The first target."""
    outOfAmmunition: Chance
    """Out of ammunition."""


class FiftyOneFiftyArmorOdds(TypedDict):
    """An armor and its odds"""

    armor: Armor
    """Armor."""
    chance: Chance
    """Odds."""


class FiftyOneFiftyArmorStats(TypedDict):
    """Figures of a 5150 armor."""

    stops: Optional[str]
    """Stops. What it absorbs or reflects on a 1 to 3 of a d6: laser, solid. At most 200 characters;
    example: "laser".
    """
    alwaysInCover: bool
    """Always in cover. Against shooting."""


class FiftyOneFiftyAvailabilityAnswer(Answer):
    """Answer of `availability`: Availability."""

    weapons: List[FiftyOneFiftyWeaponOdds]
    """Empty unless a weapon is rolled for. 0 to 20 entries."""
    armors: List[FiftyOneFiftyArmorOdds]
    """Empty unless armor is rolled for. 0 to 10 entries."""
    reps: List[FiftyOneFiftyRepOdds]
    """Empty unless Rep is rolled for. 0 to 7 entries."""


class FiftyOneFiftyBlastOdds(TypedDict):
    """What the grenade does to one figure"""

    hit: Chance
    """Hit. Odds of a damage roll."""
    dived: Chance
    """Dived clear. The grenade is at the feet and the figure dives: prone, ducked back, unharmed.
    """
    results: List[ResultOutcome]
    """Results. The mildest first; a figure that dived or was not reached is missed. 6 entries."""


class FiftyOneFiftyBlastTargetInput(TypedDict, total=False):
    """A figure under the template where the grenade is meant to go off"""

    armor: Optional[str]
    """Armor. One of none, light, heavy, absorbing, reflecting, distorting, shimmer, exo, battle;
    example: "light".
    """
    cover: Optional[bool]
    """In cover. Partly behind something that stops bullets, or inside a building."""
    concealed: Optional[bool]
    """Concealed. Partly behind something that stops no bullets, such as brush."""
    prone: Optional[bool]
    """Prone. Lying down."""
    movedFast: Optional[bool]
    """Moved fast. The target used Fast Move."""


class _FiftyOneFiftyBystanderInput(TypedDict):
    rep: int
    """Rep of the figure. From 1 to 7; example: 4."""


class FiftyOneFiftyBystanderInput(_FiftyOneFiftyBystanderInput, total=False):
    """A figure near the thrower, under a template at the thrower’s feet"""

    armor: Optional[str]
    """Armor. One of none, light, heavy, absorbing, reflecting, distorting, shimmer, exo, battle;
    example: "light".
    """


class FiftyOneFiftyDamageAnswer(Answer):
    """Answer of `damage`: Damage of a hit."""

    impact: str
    """Impact. As printed, power source counted: a number, NE, or special. At most 10 characters;
    example: "3".
    """
    dead: Chance
    """Dead."""
    outOfTheFight: Chance
    """Out of the fight."""
    stunned: Chance
    """Stunned."""
    absorbed: Chance
    """Stopped by absorbing or reflecting armor."""
    unharmed: Chance
    """Unharmed. The weapon has no effect."""


class FiftyOneFiftyFastMoveAnswer(Answer):
    """Answer of `fastMove`: Fast Move."""

    outcomes: List[FiftyOneFiftyFastMoveOutcome]
    """Distances. 16, 12 and 8 inches, in this order. 3 entries."""


class FiftyOneFiftyFastMoveOutcome(TypedDict):
    """How far a Fast Move may go, and its odds"""

    inches: int
    """Up to. From 0 to 16 inches; example: 12."""
    passed: int
    """Dice passed. From 0 to 2 dice; example: 1."""
    chance: Chance
    """Odds."""
    atLeast: Chance
    """This far or farther. Odds to be allowed this distance or more."""


class _FiftyOneFiftyFighterInput(TypedDict):
    rep: int
    """Rep of the figure. From 1 to 7; example: 4."""


class FiftyOneFiftyFighterInput(_FiftyOneFiftyFighterInput, total=False):
    """One side of a melee"""

    weapon: Optional[str]
    """Melee weapon. One of unarmed, combat-knife, rifle-with-bayonet, improvised; example:
    "combat-knife".
    """
    powered: Optional[bool]
    """Melee weapon with a power source: Impact +1, NE becomes 1."""
    armor: Optional[str]
    """Armor. One of none, light, heavy, absorbing, reflecting, distorting, shimmer, exo, battle;
    example: "light".
    """
    attributes: Optional[int]
    """Attribute dice. One for each attribute or trait that helps in melee. From 0 to 4 dice."""
    prone: Optional[bool]
    """Prone. One die fewer while it lies."""
    opponents: Optional[int]
    """Opponents. How many it fights at once. From 1 to 3."""
    secondWeapon: Optional[bool]
    """A weapon in each hand. One more opponent without a modifier."""
    flanked: Optional[bool]
    """Charged from flank or rear. It turned and fights the first round at Rep −1."""
    roll: Optional[Sequence[int]]
    """Dice of the first round. If they have fallen already; leave out for all odds. 1 to 6 entries.
    """


class _FiftyOneFiftyFigureInput(TypedDict):
    rep: int
    """Rep of the figure. From 1 to 7; example: 4."""


class FiftyOneFiftyFigureInput(_FiftyOneFiftyFigureInput, total=False):
    """A figure, or several that are alike"""

    name: Optional[str]
    """Name. At most 80 characters; example: "Sergeant"."""
    weapons: Optional[Sequence[str]]
    """Weapons. Everything that it carries; each is paid for. 0 to 10 entries."""
    armor: Optional[str]
    """Armor. One of none, light, heavy, absorbing, reflecting, distorting, shimmer, exo, battle;
    example: "light".
    """
    count: Optional[int]
    """How many. From 1 to 1000; example: 3."""
    figureClass: Optional[FiftyOneFiftyFigureClass]
    """Walk of life. When given, starred weapons are checked against it. Example: "COLONISTS"."""


class FiftyOneFiftyGrenadeAnswer(Answer):
    """Answer of `grenade`: Grenade."""

    onTarget: Chance
    """On target. Odds that the grenade goes off where it was meant to."""
    atNearestGroup: Chance
    """At the nearest group. Odds that a missed throw goes off there."""
    atFeet: Chance
    """Odds that it goes off at the thrower’s feet."""
    harmless: Chance
    """Harmless. Odds that it goes off nowhere that matters; the four add up to 1."""
    targets: List[FiftyOneFiftyBlastOdds]
    """Targets. In the order given. 0 to 20 entries."""
    nearestGroup: List[FiftyOneFiftyBlastOdds]
    """Nearest group. In the order given. 0 to 20 entries."""
    bystanders: List[FiftyOneFiftyBlastOdds]
    """Bystanders. In the order given. 0 to 20 entries."""
    thrower: FiftyOneFiftyBlastOdds
    """Thrower."""


class FiftyOneFiftyImpact(TypedDict):
    """Impact of a 5150 weapon against one armor"""

    armor: str
    """Armor. Example: "5150/none"."""
    impact: str
    """Impact. NE, special. At most 200 characters; example: "3"."""


class FiftyOneFiftyMeleeAnswer(Answer):
    """Answer of `melee`: Melee."""

    fighterRep: int
    """Rep of the fighter. All modifiers counted. From 1 to 7; example: 4."""
    fighterFirstRep: int
    """Rep of the fighter, first round. All modifiers counted. From 1 to 7; example: 4."""
    opponentRep: int
    """Rep of the opponent. All modifiers counted. From 1 to 7; example: 4."""
    opponentFirstRep: int
    """Rep of the opponent, first round. All modifiers counted. From 1 to 7; example: 4."""
    rounds: List[FiftyOneFiftyMeleeState]
    """Round by round. 1 to 20 entries."""
    end: FiftyOneFiftyMeleeState
    """In the end."""


class FiftyOneFiftyMeleeLoss(TypedDict):
    """What a fighter has suffered"""

    stunned: Chance
    """Stunned."""
    outOfTheFight: Chance
    """Out of the fight."""
    dead: Chance
    """Dead."""


class FiftyOneFiftyMeleeState(TypedDict):
    """How the melee stands after a round or in the end"""

    round: Optional[int]
    """After round. None for the end. From 1 to 20; example: 1."""
    fighting: Chance
    """Still fighting. In the end: odds that it never ends."""
    fighterWins: Chance
    """The fighter has won."""
    opponentWins: Chance
    """The opponent has won."""
    fighter: FiftyOneFiftyMeleeLoss
    """The fighter."""
    opponent: FiftyOneFiftyMeleeLoss
    """The opponent."""


class FiftyOneFiftyReactionAnswer(Answer):
    """Answer of `reaction`: Reaction test."""

    conditions: Sequence[str]
    """What mattered. What of the situation the table asked about here. 0 to 12 entries."""
    rows: List[FiftyOneFiftyReactionRow]
    """By dice passed. What 2, 1 and 0 passed dice lead to here; empty when nothing is rolled. 0 to
    3 entries.
    """
    actions: List[FiftyOneFiftyActionOdds]
    """Odds of each action in the end, second rolls included. 0 to 3 entries."""
    hero: Chance
    """Odds that the figure is a hero after the test; 1 for one that was a hero before."""


class FiftyOneFiftyReactionRow(TypedDict):
    """One number of passed dice and what it leads to"""

    passed: int
    """Dice passed. From 0 to 2 dice; example: 2."""
    action: FiftyOneFiftyAction
    """Result."""
    chance: Chance
    """Odds."""


class FiftyOneFiftyRepOdds(TypedDict):
    """A Rep and its odds"""

    rep: int
    """Rep. From 1 to 7; example: 4."""
    chance: Chance
    """Odds."""


class FiftyOneFiftyStayOdds(TypedDict):
    """Odds that figures of one Rep fight on"""

    rep: int
    """Rep of the figure. From 1 to 7; example: 4."""
    figures: int
    """Figures. From 1 to 200."""
    goesOn: Chance
    """Fight on."""


class FiftyOneFiftyStayOrRunAnswer(Answer):
    """Answer of `stayOrRun`: Stay or Run."""

    every: int
    """Losses from test to test. From 1 to 200; example: 2."""
    thresholds: Sequence[int]
    """Thresholds. Losses at which the test is rolled. 1 to 200 entries."""
    rows: List[FiftyOneFiftyStayRow]
    """By dice passed. 0 to 3 entries."""
    reps: List[FiftyOneFiftyStayOdds]
    """By Rep. The highest first. 0 to 7 entries."""
    staying: List[FiftyOneFiftyStaying]
    """How many fight on. 0 to 8 entries."""
    everyone: Chance
    """Everyone fights on."""
    nobody: Chance
    """Nobody fights on."""


class FiftyOneFiftyStayRow(TypedDict):
    """One number of passed dice and what it leads to"""

    passed: int
    """Dice passed. From 0 to 2 dice; example: 2."""
    goesOn: bool
    """Fights on."""


class FiftyOneFiftyStaying(TypedDict):
    """A number of figures that fight on, and its odds"""

    figures: int
    """Figures. From 0 to 200."""
    chance: Chance
    """Odds."""


class _FiftyOneFiftyTargetInput(TypedDict):
    dice: int
    """Dice. Declared for this target. From 1 to 6 dice; example: 2."""


class FiftyOneFiftyTargetInput(_FiftyOneFiftyTargetInput, total=False):
    """A target of the burst"""

    armor: Optional[str]
    """Armor. One of none, light, heavy, absorbing, reflecting, distorting, shimmer, exo, battle;
    example: "light".
    """
    cover: Optional[bool]
    """In cover. Partly behind something that stops bullets, or inside a building."""
    concealed: Optional[bool]
    """Concealed. Partly behind something that stops no bullets, such as brush."""
    prone: Optional[bool]
    """Prone. Lying down."""
    movedFast: Optional[bool]
    """Moved fast. The target used Fast Move."""


class FiftyOneFiftyWeaponOdds(TypedDict):
    """A weapon and its odds"""

    weapon: Weapon
    """Weapon."""
    chance: Chance
    """Odds."""
    mayCarry: bool
    """May be carried. No where the star keeps it for others."""


_FiftyOneFiftyWeaponStatsKeywords = TypedDict("_FiftyOneFiftyWeaponStatsKeywords", {"class": str})


class FiftyOneFiftyWeaponStats(_FiftyOneFiftyWeaponStatsKeywords):
    """Figures of a 5150 weapon."""

    rangeInches: Optional[int]
    """Range. Missing in melee. From 1 to 99 inches; example: 48."""
    rateOfFire: Optional[int]
    """Rate of fire. Missing for what bursts. From 1 to 9 dice; example: 3."""
    blastRadius: Optional[int]
    """Blast radius. From 1 to 99 inches; example: 5."""
    impacts: List[FiftyOneFiftyImpact]
    """Impact. 0 to 9 entries."""
    restrictedTo: Optional[Sequence[str]]
    """Restricted to. Missing when anybody may carry it: police, corporations, criminals, colonists.
    1 to 4 entries.
    """


class FigureCost(TypedDict):
    """What a figure costs"""

    name: Optional[str]
    """Name. At most 80 characters; example: "Sergeant"."""
    count: int
    """How many. From 1 to 1000; example: 3."""
    each: Optional[int]
    """Each. None without a price. From 0 to 100000000 points; example: 97."""
    total: Optional[int]
    """Together. None without a price. From 0 to 100000000 points; example: 291."""


class ForceCostAnswer(Answer):
    """Answer of `forceCost`: Cost of a force."""

    total: Optional[int]
    """Total. None when something in it has no price; the refusal says what. From 0 to 100000000
    points; example: 1000.
    """
    figures: List[FigureCost]
    """Figures. 1 to 100 entries."""


class FoundUnits(TypedDict):
    """Units by id."""

    found: List[Unit]
    """Units found, in the order of the request, without duplicates."""
    missing: Sequence[str]
    """Ids that do not exist in the catalog."""


class HeatAnswer(Answer):
    """Answer of `heat`: Heat."""

    heat: int
    """Heat. After the end phase. From 0 to 4; example: 2."""
    shutDown: bool
    """Shut down. Next turn: no movement, no attack, immobile."""
    moveChange: int
    """Ground movement. Next turn; jumping is not affected. From -8 to 0 inches; example: -4."""
    tmmChange: int
    """TMM. Next turn, unless the unit jumps. From -1 to 0; example: -1."""
    toHitModifier: int
    """Added to target numbers of weapon attacks next turn. From 0 to 4; example: 2."""


class HitTableAnswer(Answer):
    """Answer of `hitTable`: Hit table."""

    rows: List[HitTableRow]
    """Faces. Every face of the die; a 6 saved by a lucky shot stands twice, missed and hit. 6 to 7
    entries.
    """
    chance: Chance
    """Odds to hit. Odds that one die hits, lucky shot included."""


class HitTableRow(TypedDict):
    """One face of the die on the hit table"""

    die: int
    """Die. From 1 to 6; example: 5."""
    total: int
    """Total. Die + Rep. From -10 to 20; example: 9."""
    hit: bool
    """Hit."""
    chance: Chance
    """Odds of this row; all rows add up to 1."""
    reason: Optional[str]
    """Reason. Why it misses, or what saved it."""


class HitsOutcome(TypedDict):
    """One number of hits and its odds"""

    hits: int
    """Hits. From 0 to 1000; example: 2."""
    chance: Chance
    """Odds."""


class InitiativeDeckCompareHandsAnswer(Answer):
    """Answer of `compareHands`: Showdown."""

    winners: Sequence[int]
    """Winners. Numbers of the strongest hands, counted from 1 as given; several share the pot. 1 to
    13 entries.
    """
    ranking: List[InitiativeDeckRankedHand]
    """Ranking. Strongest first. 2 to 13 entries."""


class InitiativeDeckConvertAnswer(Answer):
    """Answer of `convert`: Cards in Alpha Strike."""

    inches: int
    """Inches. Movement or distance in Alpha Strike. From 0 to 200 inches; example: 4."""


class InitiativeDeckDraxHandAnswer(Answer):
    """Answer of `draxHand`: Drax hand."""

    category: InitiativeDeckDraxCategory
    """Hand. Example: "FOUR_CARD_DRAX"."""
    rank: int
    """Place of the combination in this game, 1 for the strongest. From 1 to 8; example: 2."""
    tieBreak: Sequence[int]
    """Tie-break. Values to compare from left to right with an equal combination. 0 to 5 entries.
    """
    values: List[InitiativeDeckDraxValue]
    """The cards that count, with their values at the showdown. 0 to 5 entries."""


class InitiativeDeckDraxValue(TypedDict):
    """A card that counts and its value at the showdown"""

    card: str
    """Card. At most 3 characters; example: "Ls"."""
    change: int
    """Change. What faces and Lords add. From -20 to 20; example: 1."""
    value: int
    """Value. From 1 to 10; example: 8."""


class _InitiativeDeckHandInput(TypedDict):
    cards: Sequence[str]
    """Cards. Five in poker; in drax four or five, the hole card first. 4 to 5 entries."""


class InitiativeDeckHandInput(_InitiativeDeckHandInput, total=False):
    """A hand at the showdown"""

    name: Optional[str]
    """Name. At most 60 characters."""
    laidAside: Optional[Sequence[str]]
    """Laid aside. Drax: MechWarriors, Dukes and Lords dealt up to this hand. 0 to 15 entries."""


class _InitiativeDeckHolderInput(TypedDict):
    name: str
    """Name. At most 60 characters."""
    card: str
    """Card. At most 8 characters; example: "Ls"."""


class InitiativeDeckHolderInput(_InitiativeDeckHolderInput, total=False):
    """A participant with the open card, or with the card held this turn"""

    jamSignal: Optional[bool]
    """The card held is Jam Signal; its holder decides first."""


class InitiativeDeckInitiativeRowAnswer(Answer):
    """Answer of `initiativeRow`: Order of action."""

    order: List[InitiativeDeckPlace]
    """Order of action. Lowest initiative first. 1 to 67 entries."""
    decisions: Sequence[str]
    """Order of deciding. Who decides in turn whether to activate the card’s effect; empty in cards
    only. 0 to 67 entries.
    """


class InitiativeDeckMovementEffectAnswer(Answer):
    """Answer of `movementEffect`: Effect on MP."""

    walk: int
    """Walk or Cruise. MP with the effect. From 0 to 60; example: 7."""
    run: int
    """Run or Flank. MP that follow from the new Walk or Cruise. From 0 to 90; example: 11."""
    alphaStrikeInches: int
    """Move in Alpha Strike. The same effect as a change of MV. From -40 to 40 inches; example: 4.
    """


class InitiativeDeckPlace(TypedDict):
    """A place in the order of initiative"""

    place: int
    """1 acts first; two Star Lords share a place. From 1 to 67; example: 1."""
    name: str
    """Name. At most 60 characters."""
    card: str
    """Card. At most 3 characters; example: "Ls"."""
    tied: bool
    """Roll off. Two Star Lords: dice decide between them."""


class InitiativeDeckRankedHand(TypedDict):
    """A hand with its place"""

    place: int
    """Equal hands share a place. From 1 to 13; example: 1."""
    hand: int
    """Number of the hand as given, from 1. From 1 to 13; example: 1."""
    name: Optional[str]
    """Name. At most 60 characters."""
    category: str
    """Combination."""
    pokerCategory: Optional[PokerCategory]
    """Poker hand. None in drax."""
    draxCategory: Optional[InitiativeDeckDraxCategory]
    """Drax hand. None in poker."""
    tieBreak: Sequence[int]
    """Tie-break. Values to compare from left to right with an equal combination. 0 to 5 entries.
    """
    verdict: InitiativeDeckVerdict
    """Reason. Why the hand stands here. Example: "CATEGORY"."""


class InitiativeParticipantInput(TypedDict):
    """A player, or a lance, star or Level II"""

    name: str
    """Name. At most 60 characters."""
    units: int
    """Units that have yet to activate. From 0 to 100; example: 4."""


class LocalizedText(TypedDict):
    """Text in one language. A list contains an entry for each language in which the text exists;
    more languages may be added.
    """

    lang: Language
    """Language of the text."""
    text: str
    """Text."""


class MountedWeapon(TypedDict):
    """Weapon mounted on a unit."""

    weapon: Weapon
    """Weapon."""
    position: int
    """Position of the mount, from 1; in a squad, the number of the soldier."""
    count: int
    """Number of weapons. Example: 2."""


class MovementCostAnswer(Answer):
    """Answer of `movementCost`: Movement cost."""

    cost: float
    """Inches of move spent up to where the unit ends. From 0 to 100 inches; example: 10."""
    left: float
    """Left. Inches of move not spent. From 0 to 100 inches; example: 0."""
    completed: bool
    """The whole path."""
    stopsInLeg: Optional[int]
    """Stops in leg. Counted from 0; none when the path is completed. From 0 to 50; example: 1."""
    stopsAfterInches: Optional[float]
    """Stops after. Inches into that leg; none when the path is completed. From 0 to 200 inches;
    example: 1.5.
    """
    pathCost: Optional[float]
    """Cost of the whole path. Whatever the unit has; none when part of it is impassable. From 0 to
    100000 inches; example: 11.
    """


class PageInfo(TypedDict):
    """Pagination information."""

    hasNextPage: bool
    """Whether more entries follow this page."""
    hasPreviousPage: bool
    """Whether entries precede this page; true if `after` is given."""
    startCursor: Optional[str]
    """Cursor of the first entry; null if the page is empty."""
    endCursor: Optional[str]
    """Cursor of the last entry; null if the page is empty. Pass it as `after` to get the next page.
    """


class PassDiceAnswer(Answer):
    """Answer of `passDice`: Dice passed."""

    outcomes: List[PassDiceOutcome]
    """Dice passed. 2, 1 and 0, in this order. 3 entries."""
    hero: Chance
    """Odds of two 1s, which make a hero on any reaction test but In Sight."""


class PassDiceOutcome(TypedDict):
    """One number of passed dice and its odds"""

    passed: int
    """Dice passed. From 0 to 2 dice; example: 2."""
    chance: Chance
    """Odds."""


class PokerHandAnswer(Answer):
    """Answer of `pokerHand`: Poker hand."""

    category: PokerCategory
    """Hand. Example: "FULL_HOUSE"."""
    chance: Chance
    """Odds. To be dealt this combination in five cards."""
    rank: int
    """Place of the combination among all, 1 for the strongest. From 1 to 18; example: 9."""
    tieBreak: Sequence[int]
    """Tie-break. Values to compare from left to right with an equal combination. 0 to 5 entries.
    """
    cards: Sequence[str]
    """Cards. In the order in which they count. 5 entries."""


class PokerOdds(TypedDict):
    """A poker hand with the number of ways to be dealt it"""

    category: PokerCategory
    """Hand. Example: "FULL_HOUSE"."""
    hands: int
    """Hands that make this and nothing stronger. From 1 to 8259888; example: 14040."""
    chance: Chance
    """Odds."""


class PokerOddsAnswer(Answer):
    """Answer of `pokerOdds`: Poker odds."""

    hands: int
    """All hands. From 1 to 8259888; example: 8259888."""
    categories: List[PokerOdds]
    """Hands, strongest first. 1 to 18 entries."""


class RamDamageAnswer(Answer):
    """Answer of `ramDamage`: Charge (ram) and death from above."""

    damage: int
    """Damage. To the target, on a hit. From 0 to 60 points; example: 2."""
    attackerDamageOnHit: int
    """To the attacker on a hit. From 0 to 4 points; example: 1."""
    attackerDamageOnMiss: int
    """To the attacker on a miss. From 0 to 2 points; example: 0."""


class RankedEntry(TypedDict):
    """Ranked entry."""

    rank: int
    """Rank, from 1."""
    id: str
    """Id of the catalog entry, or value of the varied input."""
    name: str
    """Name in the language of the answer."""
    points: Optional[float]
    """Cost in points; null if it has no price."""
    score: float
    """Score that determines the rank: the figure, or the figure divided by the points."""
    values: List[RankingValue]
    """Values, in the order of `figures`."""


class RankingAnswer(TypedDict):
    """Entries or values ranked by a figure of a calculator."""

    calculator: str
    """Name of the calculator. Example: "alpha-strike/target-number"."""
    input: str
    """Path of the varied input. Example: "attacker.unit"."""
    figures: List[RankingFigure]
    """Figures shown; the first determines the rank."""
    nodes: List[RankedEntry]
    """Ranked entries of this page."""
    pageInfo: PageInfo
    """Pagination information."""
    found: int
    """Number of entries found."""
    totalCount: int
    """Number of ranked entries on all pages."""
    leftOut: List[RankingLeftOut]
    """Entries that could not be ranked, by reason. Together with the ranked entries they are all
    that were found.
    """


class RankingFigure(TypedDict):
    """Figure shown by a ranking."""

    figure: str
    """Path of the figure in the answer."""
    label: str
    """Label of the figure."""
    unit: Optional[str]
    """Unit of measurement."""


class RankingLeftOut(TypedDict):
    """Entries that could not be ranked for the same reason."""

    reason: str
    """Code of the refusal or of the problem, or `NO_VALUE`, `NO_POINTS`. Example: "NO_DAMAGE"."""
    count: int
    """Number of entries."""
    example: str
    """Id of one of these entries."""
    text: str
    """Message of the calculator about that entry; empty if the code is sufficient."""


class RankingValue(TypedDict):
    """Value of a figure: a number, a probability or a text."""

    number: Optional[float]
    """Number. For a probability its decimal, for a yes or no 1 or 0."""
    fraction: Optional[str]
    """Probability as a fraction in lowest terms. Example: "7/12"."""
    text: Optional[str]
    """Text or choice, or the bounds of a probability that is not exact."""


class Refusal(TypedDict):
    """Reason why the rules forbid the action."""

    code: str
    """Stable code. Example: "OUT_OF_RANGE"."""
    text: str
    """Text of the reason."""
    rule: RuleRef
    """Rule that forbids the action."""


class ResultOutcome(TypedDict):
    """One result and its odds"""

    result: FiftyOneFiftyResult
    """Result. Example: "STUNNED"."""
    chance: Chance
    """Odds."""


class RuleRef(TypedDict):
    """Reference to a section, table or ruling of the rulebook."""

    id: str
    """Id. Example: "alpha-strike/ruling/initiative-tie"."""
    kind: RuleKind
    """Kind of the reference. Example: "RULING"."""
    title: str
    """Title in the language of the answer."""
    url: str
    """URL of the page on the site, in the language of the answer."""
    apiUrl: str
    """URL of the section, table or ruling in this API."""


class RuleSystem(TypedDict):
    """Rule set."""

    id: RuleSetSlug
    """Slug, as used in ids and addresses. One of alpha-strike, initiative-deck, bronepehota, 5150,
    world-at-war; example: "alpha-strike".
    """
    namespace: str
    """Name of the field of Query that contains its calculators. Example: "alphaStrike"."""
    title: str
    """Title."""
    about: str
    """Short description."""
    notice: str
    """Trademark notice."""
    calculators: List[CalculatorInfo]
    """Calculators."""
    glossary: List[Term]
    """Glossary."""


class RuleTable(TypedDict):
    """Printed table as data."""

    id: str
    """Id. Example: "alpha-strike/table/sizes"."""
    title: str
    """Title."""
    section: RuleRef
    """Section that contains the table."""
    url: str
    """URL of the page on the site."""
    columns: Sequence[str]
    """Column headings."""
    rows: Sequence[Sequence[str]]
    """Rows as printed, one cell for each column; `–` for an empty cell."""
    notes: Sequence[str]
    """Notes below the table."""


class Ruling(TypedDict):
    """Ruling on a question that the source leaves open or answers inconsistently."""

    id: str
    """Id. Example: "alpha-strike/ruling/initiative-tie"."""
    title: str
    """Title."""
    section: RuleRef
    """Section to which the ruling applies."""
    url: str
    """URL of the page on the site."""
    question: str
    """Open question."""
    readings: Sequence[str]
    """Possible interpretations."""
    decision: str
    """Decision."""


class SalvoFireAnswer(Answer):
    """Answer of `salvoFire`: Salvo fire."""

    dice: int
    """Dice. 0 when the salvo is not allowed. From 0 to 24 dice; example: 6."""
    hits: List[HitsOutcome]
    """Hits. 0 to 25 entries."""
    hit: Chance
    """Odds of a die. That one die hits."""
    anyHit: Chance
    """At least one hit."""
    expectedHits: float
    """Average hits."""


class SearchConnection(TypedDict):
    """Page of a list. Cursors are keysets, so that pagination neither skips nor repeats entries
    while the list changes.
    """

    nodes: List[SearchHit]
    """Entries of this page, without cursors."""
    pageInfo: PageInfo
    """Pagination information."""
    totalCount: int
    """Number of entries on all pages."""
    matched: Matched
    """Whether the results contain all words of the query, or only most of them."""
    understoodAs: Optional[str]
    """Query after correction of words, in the query language; null if the query was used as
    written. Example: "tech:Clan size:3 special:OMNI pv<40".
    """


class SearchHit(TypedDict):
    """Search result."""

    id: str
    """Id. Example: "alpha-strike/basics"."""
    kind: SearchKind
    """Kind of the result."""
    system: RuleSetSlug
    """Rule set. One of alpha-strike, initiative-deck, bronepehota, 5150, world-at-war; example:
    "alpha-strike".
    """
    title: str
    """Title or name."""
    summary: str
    """Short description."""
    url: str
    """URL of the page on the site."""
    apiUrl: str
    """URL of the entry in this API."""


class Section(TypedDict):
    """Section of the rulebook."""

    id: str
    """Id, as cited in answers. Example: "alpha-strike/basics"."""
    system: RuleSetSlug
    """Rule set. One of alpha-strike, initiative-deck, bronepehota, 5150, world-at-war; example:
    "alpha-strike".
    """
    title: str
    """Title."""
    summary: str
    """Summary in one line."""
    url: str
    """URL of the page on the site."""
    parent: Optional[RuleRef]
    """Chapter that contains the section; null for a chapter."""
    source: str
    """Place in the source."""
    text: str
    """Text with its tables, rulings and worked examples, without markup."""
    html: str
    """Text as safe HTML. Links lead to the site."""
    references: List[RuleRef]
    """Sections, tables and rulings that the section links to or contains."""


class SectionConnection(TypedDict):
    """Page of a list. Cursors are keysets, so that pagination neither skips nor repeats entries
    while the list changes.
    """

    nodes: List[Section]
    """Entries of this page, without cursors."""
    pageInfo: PageInfo
    """Pagination information."""
    totalCount: int
    """Number of entries on all pages."""


class ShootAnswer(Answer):
    """Answer of `shoot`: Shooting."""

    targets: List[ShootTarget]
    """Targets. In the order given; empty when the shot is not allowed. 0 to 6 entries."""
    outOfAmmunition: Chance
    """Out of ammunition. Odds of two or more 1s; 0 when the shot is not allowed."""


class ShootTarget(TypedDict):
    """What becomes of a target"""

    hits: List[HitsOutcome]
    """Hits. From 0 to all of its dice. 1 to 7 entries."""
    worst: List[ResultOutcome]
    """Worst result. Of all hits on it; missed when nothing hits. Empty without a weapon and an
    Impact. 0 to 6 entries.
    """


class Step(TypedDict):
    """Step of an explanation. Steps are in the order in which a player works them out."""

    key: str
    """Key of the step within its calculator, the same in every language. Example: "range"."""
    label: str
    """Label of the step. Example: "Range"."""
    value: Optional[float]
    """Contribution to the result; null if the step is not a number. Example: 2."""
    text: str
    r"""Text of the step. Example: "8\" is medium range: +2"."""
    rule: RuleRef
    """Rule that the step applies."""


class SurvivalTestAnswer(Answer):
    """Answer of `survivalTest`: Survival test."""

    alive: Chance
    """Alive and not panicked."""
    panicked: Chance
    """Alive but fleeing; 0 without the panic rule."""
    dead: Chance
    """Dead."""


class SweepAnswer(TypedDict):
    """Grid of the figures of a calculator over one or two varied inputs, all others being fixed.
    """

    calculator: str
    """Name of the calculator. Example: "alpha-strike/target-number"."""
    axes: List[SweepAxis]
    """Varied inputs, in the order of the calculator; the last varies fastest."""
    cells: int
    """Number of cells."""
    figures: List[SweepFigure]
    """Figures, each with its values in all cells."""
    refusals: Sequence[Optional[str]]
    """For each cell, the code of the refusal if the rules forbid the action, else null."""
    problems: List[SweepProblem]
    """Cells with invalid arguments; their figures are null."""
    explained: Optional[SweepCell]
    """Cell selected by `explain`."""


class SweepAxis(TypedDict):
    """Varied input."""

    input: str
    """Path of the input in the arguments. Example: "situation.inches"."""
    label: str
    """Its name."""
    unit: Optional[str]
    """Unit of measurement. Example: "inches"."""
    values: List[SweepValue]
    """Values in order."""


class SweepCell(TypedDict):
    """Explanation of a cell."""

    at: Sequence[int]
    """Index along each varied input, from 0."""
    allowed: bool
    """Whether the rules allow the action."""
    refusal: Optional[Refusal]
    """Reason why the action is forbidden; null if it is allowed."""
    summary: str
    """Summary of the answer in one sentence."""
    steps: List[Step]
    """Explanation of the answer, step by step."""


class SweepFigure(TypedDict):
    """Values of a figure in all cells, row by row: the last input varies fastest."""

    figure: str
    """Path of the figure in the answer. Example: "target"."""
    label: str
    """Its name."""
    unit: Optional[str]
    """Unit of measurement."""
    numbers: Sequence[Optional[float]]
    """Numbers. For probabilities their decimals, for yes or no 1 or 0. Null for a cell without a
    number.
    """
    fractions: Optional[Sequence[Optional[str]]]
    """Probabilities as fractions in lowest terms. Null if the figure is not a probability, or if
    one is known only by bounds.
    """
    texts: Optional[Sequence[Optional[str]]]
    """Texts or choices, or bounds of probabilities that are not exact. Null if the figure is none
    of these.
    """


class SweepProblem(TypedDict):
    """Invalid arguments of a cell."""

    cell: int
    """Index of the cell, row by row, from 0."""
    code: str
    """Code of the problem. Example: "CONFLICT"."""
    path: str
    """Path of the invalid input."""
    message: str
    """Message with the given and the allowed values."""


class SweepValue(TypedDict):
    """Value of a varied input."""

    value: str
    """Value as written in an address. Example: "8"."""
    label: str
    """Label of the value."""


class TargetNumberAnswer(Answer):
    """Answer of `targetNumber`: Target number."""

    target: Optional[int]
    """Target number. To roll on 2D6, this or more; none when the attack is not allowed. From -10 to
    60; example: 7.
    """
    chance: Chance
    """Odds to hit. Lucky’s reroll included when asked for; 0 when the attack is not allowed."""


class Term(TypedDict):
    """Glossary term."""

    id: str
    """Id, as returned by search. Example: "alpha-strike/term/unit"."""
    name: str
    """Term in the requested language."""
    en: str
    """English term."""
    ru: str
    """Russian term."""
    names: List[LocalizedText]
    """The word by language."""
    abbreviation: Optional[str]
    """Abbreviation on the card, in the requested language. Example: "TMM"."""
    meaning: str
    """Definition."""
    url: str
    """URL of the page on the site."""


class Unit(TypedDict):
    """Unit of the catalog."""

    id: str
    """Stable id. It does not change when the unit is renamed. Example: "alpha-strike/atlas-as7-d".
    """
    system: RuleSetSlug
    """Rule set. One of alpha-strike, initiative-deck, bronepehota, 5150, world-at-war; example:
    "alpha-strike".
    """
    kind: UnitKind
    """Kind of the unit. One of battlemech, industrialmech, protomech, combat-vehicle,
    support-vehicle, advanced-support, battle-armor, infantry, aerospace, advanced-aerospace,
    building, squad, machine, gun, platoon.
    """
    name: str
    """English name. Example: "Atlas AS7-D"."""
    nameRu: Optional[str]
    """Russian name; null if it has none yet."""
    aliases: Sequence[str]
    """Other names in either language."""
    faction: Optional[str]
    """Faction in English; null if the unit belongs to none."""
    factionRu: Optional[str]
    """Faction in Russian; null if the unit belongs to none."""
    cost: Optional[int]
    """Cost in points of its rule set; null if the unit has no price. Example: 52."""
    stats: UnitStats
    """Figures of the unit."""
    abilities: Sequence[str]
    """Codes of special abilities."""
    weapons: List[MountedWeapon]
    """Weapons in the order of their mounts."""
    isBase: bool
    """Whether the name of the chassis alone refers to this variant."""
    availability: Optional[List[UnitFielded]]
    """Availability by era; null if unknown."""
    source: CatalogSource
    """Source."""
    sourceId: str
    """Key of the unit in the source. Example: "140"."""
    sourcePage: Optional[str]
    """URL of the unit at the source; null if the source has no page for it. Example:
    "https://masterunitlist.info/Unit/Details/140".
    """
    revision: int
    """Revision of the unit, from 1. It rises when the data of the source changes."""
    inPlay: bool
    """Whether the card of the unit is complete."""
    updatedAt: str
    """Time of the last change."""
    names: List[LocalizedText]
    """Its name by language."""
    factions: List[LocalizedText]
    """Its faction by language."""


class UnitConnection(TypedDict):
    """Page of a list. Cursors are keysets, so that pagination neither skips nor repeats entries
    while the list changes.
    """

    nodes: List[Unit]
    """Entries of this page, without cursors."""
    pageInfo: PageInfo
    """Pagination information."""
    totalCount: int
    """Number of entries on all pages."""
    matched: Matched
    """Whether the results contain all words of the query, or only most of them."""
    understoodAs: Optional[str]
    """Query after correction of words, in the query language; null if the query was used as
    written. Example: "tech:Clan size:3 special:OMNI pv<40".
    """
    unknownAvailability: Optional[int]
    """Number of further units that could match but whose availability is unknown; null unless the
    query names a faction or an era.
    """


_UnitEraKeywords = TypedDict("_UnitEraKeywords", {"from": Optional[int]})


class UnitEra(_UnitEraKeywords):
    """Era of a rule set."""

    id: str
    """Id. Example: "clan-invasion"."""
    name: str
    """English name."""
    nameRu: str
    """Russian name."""
    to: Optional[int]
    """Last year; null if the era has not ended. Example: 3061."""


class UnitFaction(TypedDict):
    """Faction, or general list that several factions use."""

    id: str
    """Id. Example: "kurita"."""
    name: str
    """English name."""
    nameRu: str
    """Russian name."""
    code: Optional[str]
    """Abbreviation that players use. Example: "DC"."""
    isList: bool
    """Whether it is a general list, used by every faction of a kind."""
    isClan: bool
    """Whether it is a Clan."""


class UnitFielded(TypedDict):
    """Availability of a unit in an era."""

    era: UnitEra
    """Era."""
    factions: List[UnitFaction]
    """Factions and general lists that may field the unit."""


class _UnitFigureCondition(TypedDict):
    figure: UnitFigure
    """Figure. Example: "COST"."""


class UnitFigureCondition(_UnitFigureCondition, total=False):
    """Condition on a figure. All given comparisons must hold."""

    atLeast: Optional[float]
    """Greater than or equal."""
    atMost: Optional[float]
    """Less than or equal."""
    above: Optional[float]
    """Greater than."""
    below: Optional[float]
    """Less than."""
    anyOf: Optional[Sequence[float]]
    """Equal to one of these."""
    noneOf: Optional[Sequence[float]]
    """Equal to none of these."""


class UnitFilter(TypedDict, total=False):
    """Filter of units. All given conditions must hold. A text may contain several values separated
    by commas, one of which must match: `BM,CV`. Names must be complete. A value that no unit has is
    rejected.
    """

    system: Optional[str]
    """Rule set. Example: "alpha-strike"."""
    kind: Optional[str]
    """Kind of the unit: battlemech, industrialmech, protomech, combat-vehicle, support-vehicle,
    advanced-support, battle-armor, infantry, aerospace, advanced-aerospace, building, squad,
    machine, gun, platoon. Example: "battlemech".
    """
    faction: Optional[str]
    """Faction to which the unit belongs or that may field it, including its general lists: a name
    in either language.
    """
    era: Optional[str]
    """Era in which the unit is available, to the faction if one is given: an id, a name in either
    language, or a year. Example: "clan-invasion".
    """
    availability: Optional[UnitAvailability]
    """Whether the availability of the unit is known. Unknown availability does not mean that the
    unit is unavailable.
    """
    inPlay: Optional[bool]
    """Whether the card of the unit is complete. True: units with a complete card. False: units
    without one. Null: both.
    """
    text: Optional[str]
    """Words of the names in either language, with prefix matching and typo tolerance. Example:
    "loki prime".
    """
    source: Optional[str]
    """Id of the source. Example: "mul"."""
    specials: Optional[Sequence[str]]
    """Special abilities that the unit must have, with or without their figures. A trailing `*`
    matches prefixes, as does a name that no unit has. Example: ["ECM","IF"].
    """
    withoutSpecials: Optional[Sequence[str]]
    """Special abilities that the unit must not have."""
    jumps: Optional[bool]
    """Whether the unit can jump."""
    figures: Optional[Sequence[UnitFigureCondition]]
    """Conditions on figures."""
    type: Optional[str]
    """Type."""
    role: Optional[str]
    """Role."""
    technology: Optional[str]
    """Technology base."""
    chassis: Optional[str]
    """Chassis. What its variants share."""
    variant: Optional[str]
    """Variant."""
    rulesLevel: Optional[str]
    """Rules level."""
    productionEra: Optional[str]
    """Era of production."""


class _UnitOrder(TypedDict):
    by: UnitOrderKey
    """Figure. Example: "COST"."""


class UnitOrder(_UnitOrder, total=False):
    """Sort order of units."""

    direction: OrderDirection
    """Sort direction. Example: "DESC"."""


class UnitRevision(TypedDict):
    """Revision of a unit, with its source."""

    revision: int
    """Number of the revision, from 1."""
    source: CatalogSource
    """Source of the revision."""
    sourceId: str
    """Key of the unit in the source. Example: "140"."""
    readAt: str
    """Time of the import."""
    hash: str
    """SHA-256 of the data of the source."""
    raw: Optional[str]
    """Row of the source, unchanged; null for the starter catalog."""
    unit: Unit
    """Unit according to the source, without corrections."""


class UnitValue(TypedDict):
    """Value of a text, with its frequency."""

    value: str
    """Value, as accepted by filters. Example: "Brawler"."""
    count: int
    """Number of units with a complete card that have the value."""


class VirtualShotAnswer(Answer):
    """Answer of `virtualShot`: Virtual shot."""

    hit: Chance
    """Odds to hit."""
    damage: List[DamageOutcome]
    """Damage of the whole shot, a miss counted as 0; ascending. 0 to 200 entries."""
    destroyed: Chance
    """Destroyed. Odds that infantry dies, or that a machine or gun reaches 0, a crash landing
    included.
    """
    pilotKilled: Optional[Chance]
    """Pilot killed. None without a pilot."""
    pilotPanicked: Optional[Chance]
    """None without a pilot; 0 without the panic rule."""
    damageWithCrash: Optional[List[DamageOutcome]]
    """Damage of the shot and of a crash landing together; none for whatever does not fly with a
    pilot. 0 to 200 entries.
    """
    distance: int
    """Distance, rounded up. From 0 to 200 steps of 5 cm; example: 5."""
    least: Optional[int]
    """Least face that hits. On the range die; none when no face reaches the target. From 1 to 20;
    example: 3.
    """
    threshold: int
    """To beat with each power die. Armor with cover. From 0 to 60; example: 7."""
    mean: float
    """Mean damage. Misses included, a crash landing not. In points."""
    meanWithCrash: Optional[float]
    """Mean damage with the crash. None for whatever does not fly with a pilot. In points."""
    ammunitionUsed: int
    """Ammunition used. As many as there are power dice; infantry uses none. From 0 to 40; example:
    4.
    """
    ammunitionLeft: Optional[int]
    """Ammunition left. None when it is not counted. From 0 to 99; example: 8."""
    bystanders: List[BronepehotaBystander]
    """Bystanders. In the order given. 0 to 20 entries."""


class Weapon(TypedDict):
    """Weapon of the catalog."""

    id: str
    """Stable id. Example: "bronepehota/mortar/mortar"."""
    system: RuleSetSlug
    """Rule set. One of alpha-strike, initiative-deck, bronepehota, 5150, world-at-war; example:
    "bronepehota".
    """
    kind: WeaponKind
    """Kind of the weapon. One of ranged, grenade, close-combat, equipment."""
    name: str
    """English name."""
    nameRu: Optional[str]
    """Russian name; null if it has none yet."""
    aliases: Sequence[str]
    """Other names that players use."""
    cost: Optional[int]
    """Cost; null if the weapon is not sold separately. In points; example: 41."""
    stats: WeaponStats
    """Figures of the weapon."""
    source: CatalogSource
    """Source."""
    names: List[LocalizedText]
    """Its name by language."""


class WeaponConnection(TypedDict):
    """Page of a list. Cursors are keysets, so that pagination neither skips nor repeats entries
    while the list changes.
    """

    nodes: List[Weapon]
    """Entries of this page, without cursors."""
    pageInfo: PageInfo
    """Pagination information."""
    totalCount: int
    """Number of entries on all pages."""


class WeaponFilter(TypedDict, total=False):
    """Filter of weapons. All given conditions must hold."""

    system: Optional[str]
    """Rule set. One of alpha-strike, initiative-deck, bronepehota, 5150, world-at-war; example:
    "bronepehota".
    """
    kind: Optional[str]
    """Kind of the weapon. One of ranged, grenade, close-combat, equipment."""
    text: Optional[str]
    """Words of the names in either language, with prefix matching and typo tolerance. Example:
    "assault rifle".
    """


class _WeaponOrder(TypedDict):
    by: WeaponOrderKey
    """Figure. Example: "COST"."""


class WeaponOrder(_WeaponOrder, total=False):
    """Sort order of weapons."""

    direction: OrderDirection
    """Sort direction. Example: "DESC"."""


class WorldAtWarFireLevel(TypedDict):
    """One way in which a World at War unit fires on the move"""

    level: str
    """level-1, level-2, advanced. At most 200 characters; example: "level-1"."""
    only: Optional[str]
    """Limited to. anti-aircraft, HE, TOW. At most 200 characters; example: "HE"."""


class WorldAtWarHelicopterLineOfSightAnswer(Answer):
    """Answer of `helicopterLineOfSight`: Helicopter line of sight."""

    clear: bool
    """Clear. The helicopter may fire along this line."""
    level: int
    """Level. Row of the table: 1 over clear, 2 over hill, woods or town, 3 over a wooded hill. From
    1 to 3; example: 2.
    """
    blockedBy: Sequence[WorldAtWarObstacle]
    """Blocked by. Everything in the row that applies. 0 to 7 entries."""


class WorldAtWarMovingFire(TypedDict):
    """A level of moving fire that a unit has, with its modifiers"""

    level: WorldAtWarMovingFireLevel
    """Level. Example: "LEVEL_1"."""
    toHit: int
    """To hit. Added to the number needed on a die. From 0 to 1; example: 1."""
    firepower: int
    """Firepower. From -1 to 0 dice; example: -1."""
    smoke: bool
    """May fire at smoke and through it; the modifier counts once, not for each hex."""
    extendedRange: bool
    """Extended range. May be used with this level."""
    only: Optional[str]
    """What the level is limited to."""


class WorldAtWarMovingFireAnswer(Answer):
    """Answer of `movingFire`: Moving fire."""

    name: str
    """Unit."""
    levels: List[WorldAtWarMovingFire]
    """Levels. Empty when the nation’s row does not name the unit. 0 to 3 entries."""
    moving: bool
    """Fires on the move."""
    smoke: bool
    """Fires through smoke."""
    otherReading: Sequence[WorldAtWarMovingFireLevel]
    """Levels by the other reading of a damaged row; empty when the row is sound. 0 to 3 entries.
    """
    change: int
    """Change in all. Movement, smoke and range together, added to the number needed. From -3 to 5;
    example: 2.
    """
    needed: Optional[int]
    """This or more on a die; above 6 nothing hits. None without the printed number. From 1 to 11;
    example: 6.
    """
    dice: Optional[int]
    """Dice. Firepower with its change; none when it is not given. From 0 to 20 dice; example: 3.
    """
    hit: Optional[Chance]
    """Odds of a die. None without the printed number."""
    hits: List[HitsOutcome]
    """Hits. Empty without both numbers. 0 to 21 entries."""
    anyHit: Optional[Chance]
    """At least one hit. None without both numbers."""


class WorldAtWarStats(TypedDict):
    """Figures of a World at War unit."""

    nation: str
    """Nation. Example: "usa"."""
    movingFire: List[WorldAtWarFireLevel]
    """Moving fire. 1 to 9 entries."""


class WorldAtWarStormDurationAnswer(Answer):
    """Answer of `stormDuration`: Length of the storm."""

    phases: List[WorldAtWarStormPhase]
    """Marker phases. 1 to 5 entries."""
    mean: float
    """Average number of the phase in which it ends."""


class WorldAtWarStormPhase(TypedDict):
    """A marker phase and the odds that the storm ends in it"""

    phase: int
    """Marker phase. Counted from the first after the storm broke. From 1 to 5; example: 1."""
    needed: int
    """Ends on. This or more on the die as it falls. From 1 to 6; example: 5."""
    chance: Chance
    """Odds. That the storm ends in just this phase."""
    over: Chance
    """Over by then. That it has ended in this phase or earlier."""


class _WorldAtWarStretchInput(TypedDict):
    terrain: WorldAtWarTerrain
    """Terrain. Example: "WOODS"."""


class WorldAtWarStretchInput(_WorldAtWarStretchInput, total=False):
    """Hexes of the same terrain, one after the other"""

    hexes: Optional[int]
    """Hexes. How many in a row. From 1 to 40 hexes; example: 2."""
    wrecks: Optional[int]
    """Wreck markers. Markers in these hexes; they matter on hills. From 0 to 10; example: 2."""
    sameHill: Optional[bool]
    """Same hill. Part of the hill that the helicopter flies over."""


_FiftyOneFiftyArmorStatsTag = TypedDict("_FiftyOneFiftyArmorStatsTag", {"__typename": Literal["FiftyOneFiftyArmorStats"]})


class TaggedFiftyOneFiftyArmorStats(FiftyOneFiftyArmorStats, _FiftyOneFiftyArmorStatsTag):
    """`FiftyOneFiftyArmorStats` that says so: `__typename` tells it from its siblings."""


_AlphaStrikeStatsTag = TypedDict("_AlphaStrikeStatsTag", {"__typename": Literal["AlphaStrikeStats"]})


class TaggedAlphaStrikeStats(AlphaStrikeStats, _AlphaStrikeStatsTag):
    """`AlphaStrikeStats` that says so: `__typename` tells it from its siblings."""


_BronepehotaSquadStatsTag = TypedDict("_BronepehotaSquadStatsTag", {"__typename": Literal["BronepehotaSquadStats"]})


class TaggedBronepehotaSquadStats(BronepehotaSquadStats, _BronepehotaSquadStatsTag):
    """`BronepehotaSquadStats` that says so: `__typename` tells it from its siblings."""


_BronepehotaMachineStatsTag = TypedDict("_BronepehotaMachineStatsTag", {"__typename": Literal["BronepehotaMachineStats"]})


class TaggedBronepehotaMachineStats(BronepehotaMachineStats, _BronepehotaMachineStatsTag):
    """`BronepehotaMachineStats` that says so: `__typename` tells it from its siblings."""


_BronepehotaGunStatsTag = TypedDict("_BronepehotaGunStatsTag", {"__typename": Literal["BronepehotaGunStats"]})


class TaggedBronepehotaGunStats(BronepehotaGunStats, _BronepehotaGunStatsTag):
    """`BronepehotaGunStats` that says so: `__typename` tells it from its siblings."""


_WorldAtWarStatsTag = TypedDict("_WorldAtWarStatsTag", {"__typename": Literal["WorldAtWarStats"]})


class TaggedWorldAtWarStats(WorldAtWarStats, _WorldAtWarStatsTag):
    """`WorldAtWarStats` that says so: `__typename` tells it from its siblings."""


_BronepehotaWeaponStatsTag = TypedDict("_BronepehotaWeaponStatsTag", {"__typename": Literal["BronepehotaWeaponStats"]})


class TaggedBronepehotaWeaponStats(BronepehotaWeaponStats, _BronepehotaWeaponStatsTag):
    """`BronepehotaWeaponStats` that says so: `__typename` tells it from its siblings."""


_FiftyOneFiftyWeaponStatsTag = TypedDict("_FiftyOneFiftyWeaponStatsTag", {"__typename": Literal["FiftyOneFiftyWeaponStats"]})


class TaggedFiftyOneFiftyWeaponStats(FiftyOneFiftyWeaponStats, _FiftyOneFiftyWeaponStatsTag):
    """`FiftyOneFiftyWeaponStats` that says so: `__typename` tells it from its siblings."""


ArmorStats = Union[TaggedFiftyOneFiftyArmorStats]
"""Figures of an armor by rule set."""


UnitStats = Union[TaggedAlphaStrikeStats, TaggedBronepehotaSquadStats, TaggedBronepehotaMachineStats, TaggedBronepehotaGunStats, TaggedWorldAtWarStats]
"""Figures of a unit by rule set and kind."""


WeaponStats = Union[TaggedBronepehotaWeaponStats, TaggedFiftyOneFiftyWeaponStats]
"""Figures of a weapon by rule set."""
