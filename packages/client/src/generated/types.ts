/** Made from the schema of the service by `npm run generate`; not to be edited. */

/** Answer of `activationOrder`: Order of activation. */
export interface ActivationOrderAnswer extends Answer {
  /** Order: names that activate one unit each, step by step, in order. 0 to 100 entries. */
  readonly order: readonly (readonly string[])[];
}

/** Kind of attack: `WEAPON` weapon attack, `REAR` rear-mounted weapons, `INDIRECT` indirect fire, `PHYSICAL` physical attack, `MELEE_WEAPON` melee weapon attack, `RAM` ram, `DEATH_FROM_ABOVE` death from above. */
export type AlphaStrikeAttackKind = 'WEAPON' | 'REAR' | 'INDIRECT' | 'PHYSICAL' | 'MELEE_WEAPON' | 'RAM' | 'DEATH_FROM_ABOVE';

/** How a unit moved this turn: `STOOD_STILL` stood still, `GROUND` moved on the ground, `JUMPED` jumped, `IMMOBILE` immobile. */
export type AlphaStrikeMovement = 'STOOD_STILL' | 'GROUND' | 'JUMPED' | 'IMMOBILE';

/** Range bracket of an attack: `SHORT` short, `MEDIUM` medium, `LONG` long. */
export type AlphaStrikeRange = 'SHORT' | 'MEDIUM' | 'LONG';

/** An Alpha Strike card. Names as in `AlphaStrikeUnitInput`, so that a calculator takes them as they are. */
export interface AlphaStrikeStats {
  /** Type. Example: `BM`. */
  readonly type: string;
  /** Point value PV at the skill of the card. Unit: points. Example: 52. */
  readonly pointValue: number;
  /** Skill. From 0 to 8. Example: 4. */
  readonly skill: number;
  /** Size class SZ. From 1 to 5. Example: 4. */
  readonly size: number;
  /** Target movement modifier TMM. Example: 1. */
  readonly tmm: number;
  /** Move MV as printed. Unit: inches. Example: `10"/6"j`. */
  readonly move: string;
  /** Role. Example: `Juggernaut`. */
  readonly role: string;
  /** Damage at short, medium and long range; `0*` is minimal damage. Example: `["5", "5", "2"]`. */
  readonly damage: readonly string[];
  /** Overheat value OV. Example: 3. */
  readonly overheatValue: number;
  /** Armor A. Unit: points. Example: 10. */
  readonly armor: number;
  /** Structure S. Unit: points. Example: 8. */
  readonly structure: number;
  /** Special abilities. Example: `["IF1", "REAR1/1/-"]`. */
  readonly specials: readonly string[];
  /** Whether it has a heat scale. */
  readonly hasHeatScale: boolean;
}

/** What a weapon attack is fired with: `ALL` all weapons, `LRM` long-range missiles (LRM), `SRM` short-range missiles (SRM). */
export type AlphaStrikeWeapons = 'ALL' | 'LRM' | 'SRM';

/** What every calculator answers. */
export interface Answer {
  /** Whether the rules allow it. */
  readonly allowed: boolean;
  /** Why not; null when it is allowed. */
  readonly refusal: Refusal | null;
  /** One sentence that says it all, good enough for a chat. */
  readonly summary: string;
  /** The explanation: redoing these by hand gives the answer. */
  readonly steps: readonly Step[];
}

/** A personal armor of 5150. */
export interface Armor {
  /** Stable id. Example: `5150/light`. */
  readonly id: string;
  /** Rule set. Example: `5150`. */
  readonly system: string;
  /** English name. */
  readonly name: string;
  /** Russian name. */
  readonly nameRu: string | null;
  /** Abbreviation in English tables. Example: `LA`. */
  readonly abbreviation: string;
  /** Abbreviation in Russian tables. Example: `ЛБ`. */
  readonly abbreviationRu: string;
  /** Cost. Unit: points; null when it has no price. Example: 27. */
  readonly cost: number | null;
  /** What it absorbs or reflects on a 1 to 3 of a d6: laser, solid; null when nothing. */
  readonly stops: string | null;
  /** Whether its wearer always counts as in cover against shooting. */
  readonly alwaysInCover: boolean;
  /** Where it comes from. */
  readonly source: CatalogSource;
}

/** A blast: who stands within the radius takes its power. */
export interface BronepehotaBlast {
  /** Power dice. Example: `1D20`. */
  readonly power: string;
  /** Radius. Unit: steps of 5 cm. Example: 2. */
  readonly steps: number;
}

/** Figures of a Bronepehota gun. */
export interface BronepehotaGunStats {
  /** mobile or fixed. */
  readonly mobility: string;
  /** Rank that its gunner needs. */
  readonly rank: number;
  /** Rate of fire. Unit: shots a turn. */
  readonly rateOfFire: number;
  /** Ammunition track. Unit: power dice. */
  readonly ammunition: number;
  /** Durability: its Armor when undamaged. */
  readonly durability: number;
}

/** Figures of a Bronepehota machine. */
export interface BronepehotaMachineStats {
  /** light or heavy. */
  readonly weight: string;
  /** Rank that its pilot needs. */
  readonly rank: number;
  /** Rate of fire of each weapon. Unit: shots a turn. */
  readonly rateOfFire: number;
  /** Ammunition track. Unit: power dice. */
  readonly ammunition: number;
  /** Durability: its Armor when undamaged. */
  readonly durability: number;
  /** Sectors of the durability track, from undamaged down. */
  readonly speedSectors: readonly BronepehotaSpeedSector[];
}

/** A soldier of a Bronepehota squad. */
export interface BronepehotaSoldier {
  /** Number on the sheet. From 1 to 6. */
  readonly number: number;
  /** Army rank. */
  readonly rank: number;
  /** Speed. Unit: points a turn. Example: 4. */
  readonly speed: number;
  /** Range die and bonus; null when he only fights close. Example: `D6+2`. */
  readonly range: string | null;
  /** Power dice. Example: `1D12`. */
  readonly power: string | null;
  /** Close-combat bonus. Example: 2. */
  readonly closeCombat: number;
  /** Whether he can repair. */
  readonly repairs: boolean;
  /** Length and height of his jump together. Unit: steps of 5 cm; 0 when he cannot. Example: 5. */
  readonly jump: number;
  /** Armor. Example: 3. */
  readonly armor: number;
}

/** A sector of the durability track and the speed that goes with it. */
export interface BronepehotaSpeedSector {
  /** Highest durability of the sector. Example: 12. */
  readonly max: number;
  /** Lowest durability of the sector. Example: 9. */
  readonly min: number;
  /** Speed while the slider stands here. Unit: points a turn. Example: 4. */
  readonly speed: number;
}

/** Figures of a Bronepehota squad. */
export interface BronepehotaSquadStats {
  /** Its six soldiers. */
  readonly soldiers: readonly BronepehotaSoldier[];
}

/** Figures of a Bronepehota weapon. */
export interface BronepehotaWeaponStats {
  /** Range die and bonus; null when it does not shoot. Unit: steps of 5 cm. Example: `D6+2`. */
  readonly range: string | null;
  /** Power dice. Example: `4D12`. */
  readonly power: string | null;
  /** What it does around the target; null for most. */
  readonly blast: BronepehotaBlast | null;
  /** Bonus in close combat; null when it has none. Example: 2. */
  readonly closeCombat: number | null;
}

/** A calculator of a rule set. */
export interface CalculatorInfo {
  /** Its name in every door. Example: `targetNumber`. */
  readonly name: string;
  /** Its title. */
  readonly title: string;
  /** What it answers. */
  readonly about: string;
  /** The section that it is about. */
  readonly rule: RuleRef;
}

/** Where an entry of the catalog comes from. */
export interface CatalogSource {
  /** Example: `tekhnolog-armlists`. */
  readonly id: string;
  /** Name of the source in English. */
  readonly name: string;
  /** Name of the source in Russian. */
  readonly nameRu: string;
  /** Whose trademarks the names are, in English. */
  readonly notice: string;
  /** Whose trademarks the names are, in Russian. */
  readonly noticeRu: string;
}

/** An exact probability. */
export interface Chance {
  /** Fraction in lowest terms, `0` and `1` at the ends. Example: `7/12`. */
  readonly fraction: string;
  /** The same between 0 and 1, correctly rounded; 0 and 1 only when certain. Example: 0.5833333333333334. */
  readonly decimal: number;
}

/** Answer of `compareHands`: Showdown. */
export interface CompareHandsAnswer extends Answer {
  /** Winners: numbers of the strongest hands, counted from 1 as given; several share the pot. 1 to 13 entries. */
  readonly winners: readonly number[];
  /** Ranking: strongest first. 2 to 13 entries. */
  readonly ranking: readonly InitiativeDeckRankedHand[];
}

/** Answer of `convert`: Cards in Alpha Strike. */
export interface ConvertAnswer extends Answer {
  /** Inches: movement or distance in Alpha Strike. Unit: inches. From 0 to 200. Example: 4. */
  readonly inches: number;
}

/** One amount of damage and its odds */
export interface DamageOutcome {
  /** Damage. Unit: points. From 0 to 10000. Example: 2. */
  readonly damage: number;
  /** Odds. */
  readonly chance: Chance;
}

/** Answer of `deckSetup`: Deck setup. */
export interface DeckSetupAnswer extends Answer {
  /** Suits: suits that go into the initiative deck. From 0 to 5. Example: 3. */
  readonly suits: number;
  /** Star Lords: star Lords that go into the initiative deck. From 0 to 2. Example: 1. */
  readonly starLords: number;
  /** Cards: cards in the initiative deck. From 0 to 67. Example: 40. */
  readonly cards: number;
  /** Open cards: cards only: one for each participant, face up for the whole battle. 0 to 26 entries. */
  readonly openCards: readonly string[];
  /** Deck: cards to shuffle into the initiative deck. 0 to 67 entries. */
  readonly deckCards: readonly string[];
}

/** The whole distribution of a dice expression. */
export interface DiceAnswer {
  /** The expression in its canonical spelling. Example: `3d6kh2`. */
  readonly expression: string;
  /** Every outcome, ascending; the odds sum to exactly 1. */
  readonly outcomes: readonly DiceOutcome[];
  /** Mean. Example: 7. */
  readonly mean: number;
  /** Standard deviation. Example: 2.41. */
  readonly standardDeviation: number;
}

/** One outcome of a roll. */
export interface DiceOutcome {
  /** What is rolled. Example: 7. */
  readonly value: number;
  /** Odds of exactly this. */
  readonly chance: Chance;
  /** Odds of this or more. */
  readonly atLeast: Chance;
}

/** Answer of `draxHand`: Drax hand. */
export interface DraxHandAnswer extends Answer {
  /** Hand. Example: "FOUR_CARD_DRAX". */
  readonly category: InitiativeDeckDraxCategory;
  /** Place: place of the combination in this game, 1 for the strongest. From 1 to 8. Example: 2. */
  readonly rank: number;
  /** Tie-break: values to compare from left to right with an equal combination. 0 to 5 entries. */
  readonly tieBreak: readonly number[];
  /** Values: the cards that count, with their values at the showdown. 0 to 5 entries. */
  readonly values: readonly InitiativeDeckDraxValue[];
}

/** Impact of a 5150 weapon against one armor. */
export interface FiftyOneFiftyImpact {
  /** The armor. Example: `5150/light`. */
  readonly armor: string;
  /** As printed: a number, `NE` for no effect, `special` for absorbed or reflected. Example: `3`. */
  readonly impact: string;
}

/** Figures of a 5150 weapon. */
export interface FiftyOneFiftyWeaponStats {
  /** How armor tells it apart: laser, solid, net, grenade, melee. */
  readonly class: string;
  /** Range. Unit: inches; null in melee. Example: 48. */
  readonly range: number | null;
  /** Rate of fire. Unit: dice; null for what bursts. Example: 3. */
  readonly rateOfFire: number | null;
  /** Radius of the blast. Unit: inches; null for what does not burst. Example: 5. */
  readonly blastRadius: number | null;
  /** Impact against every armor. */
  readonly impacts: readonly FiftyOneFiftyImpact[];
  /** Who alone may carry it; null when anybody may. Example: `["police", "colonists"]`. */
  readonly restrictedTo: readonly string[] | null;
}

/** Drax hand, strongest first: `SUCCESSOR_WAR` Successor War, `FIVE_OF_A_KIND` five of a kind, `FIVE_CARD_DRAX` five-card drax, `FOUR_OF_A_KIND` four of a kind, `FOUR_CARD_DRAX` four-card drax, `STRAIGHT` straight, `THREE_OF_A_KIND` three of a kind, `TWO_PAIR` two pair, `PAIR` pair, `HIGH_CARD` high card. */
export type InitiativeDeckDraxCategory =
  | 'SUCCESSOR_WAR'
  | 'FIVE_OF_A_KIND'
  | 'FIVE_CARD_DRAX'
  | 'FOUR_OF_A_KIND'
  | 'FOUR_CARD_DRAX'
  | 'STRAIGHT'
  | 'THREE_OF_A_KIND'
  | 'TWO_PAIR'
  | 'PAIR'
  | 'HIGH_CARD';

/** A card that counts and its value at the showdown */
export interface InitiativeDeckDraxValue {
  /** Card. Example: "Ls". */
  readonly card: string;
  /** Change: what faces and Lords add. From -20 to 20. Example: 1. */
  readonly change: number;
  /** Value. From 1 to 10. Example: 8. */
  readonly value: number;
}

/** Card game: `POKER` poker, `DRAX` drax. */
export type InitiativeDeckGame = 'POKER' | 'DRAX';

/** A hand at the showdown */
export interface InitiativeDeckHandInput {
  /** Name. */
  readonly name?: string | null | undefined;
  /** Cards: five in poker; in drax four or five, the hole card first. 4 to 5 entries. */
  readonly cards: readonly string[];
  /** Laid aside: drax: MechWarriors, Dukes and Lords dealt up to this hand. 0 to 15 entries. */
  readonly laidAside?: readonly string[] | undefined;
}

/** A participant with the open card, or with the card held this turn */
export interface InitiativeDeckHolderInput {
  /** Name. */
  readonly name: string;
  /** Card. Example: "Ls". */
  readonly card: string;
  /** Jam Signal: the card held is Jam Signal; its holder decides first. */
  readonly jamSignal?: boolean | undefined;
}

/** A place in the order of initiative */
export interface InitiativeDeckPlace {
  /** Place: 1 acts first; two Star Lords share a place. From 1 to 67. Example: 1. */
  readonly place: number;
  /** Name. */
  readonly name: string;
  /** Card. Example: "Ls". */
  readonly card: string;
  /** Roll off: two Star Lords: dice decide between them. */
  readonly tied: boolean;
}

/** A hand with its place */
export interface InitiativeDeckRankedHand {
  /** Place: equal hands share a place. From 1 to 13. Example: 1. */
  readonly place: number;
  /** Hand: number of the hand as given, from 1. From 1 to 13. Example: 1. */
  readonly hand: number;
  /** Name. */
  readonly name: string | null;
  /** Combination. */
  readonly category: string;
  /** Poker hand: null in drax. */
  readonly pokerCategory: PokerCategory | null;
  /** Drax hand: null in poker. */
  readonly draxCategory: InitiativeDeckDraxCategory | null;
  /** Tie-break: values to compare from left to right with an equal combination. 0 to 5 entries. */
  readonly tieBreak: readonly number[];
  /** Reason: why the hand stands here. Example: "CATEGORY". */
  readonly verdict: InitiativeDeckVerdict;
}

/** Suit, low to high: `DRAGONS` dragons, `EAGLES` eagles, `FISTS` fists, `SUNS` suns, `SWORDS` swords. */
export type InitiativeDeckSuit = 'DRAGONS' | 'EAGLES' | 'FISTS' | 'SUNS' | 'SWORDS';

/** Why a hand has its place: `STRONGEST` no hand beats it, `CATEGORY` a weaker combination than the hand above, `CARDS` the same combination as the hand above, of lower cards, `TIE` equal to the hand above. */
export type InitiativeDeckVerdict = 'STRONGEST' | 'CATEGORY' | 'CARDS' | 'TIE';

/** A player, or a lance, star or Level II */
export interface InitiativeParticipantInput {
  /** Name. */
  readonly name: string;
  /** Units: units that have yet to activate. From 0 to 100. Example: 4. */
  readonly units: number;
}

/** Answer of `initiativeRow`: Order of action. */
export interface InitiativeRowAnswer extends Answer {
  /** Order of action: lowest initiative first. 1 to 67 entries. */
  readonly order: readonly InitiativeDeckPlace[];
  /** Order of deciding: who decides in turn whether to activate the card’s effect; empty in cards only. 0 to 67 entries. */
  readonly decisions: readonly string[];
}

/** Language of the texts.: `EN` English, `RU` Russian. */
export type Language = 'EN' | 'RU';

/** A weapon as a unit carries it. */
export interface MountedWeapon {
  /** The weapon. */
  readonly weapon: Weapon;
  /** Order of mounting, from 1; in a squad the number of the soldier. */
  readonly position: number;
  /** How many of it. Example: 2. */
  readonly count: number;
}

/** Rising or falling.: `ASC` Rising, `DESC` Falling. */
export type OrderDirection = 'ASC' | 'DESC';

/** Where a page begins and ends, and whether there is more. */
export interface PageInfo {
  /** Whether more entries follow. */
  readonly hasNextPage: boolean;
  /** Whether entries come before: true when `after` was given. */
  readonly hasPreviousPage: boolean;
  /** Cursor of the first entry; null when the page is empty. */
  readonly startCursor: string | null;
  /** Cursor of the last entry: the next page is asked for with `after` of this. */
  readonly endCursor: string | null;
}

/** Poker hand, strongest first: `SUCCESSOR_WAR` Successor War, `FIVE_OF_A_KIND` five of a kind, `GREAT_HOUSE_STRAIGHT` Great House straight (straight flush), `SUCCESSOR_FOUR_OF_A_KIND` Successor four of a kind, `SUCCESSOR_STRAIGHT` Successor straight, `SUCCESSOR_FULL_HOUSE` Successor full house, `FOUR_OF_A_KIND` four of a kind, `GREAT_HOUSE` Great House (flush), `FULL_HOUSE` full house, `SUCCESSOR_THREE_OF_A_KIND` Successor three of a kind, `SUCCESSOR_TWO_PAIR` Successor two pair, `STRAIGHT` straight, `SUCCESSORS` Successors, `SUCCESSOR_PAIR` Successor pair, `THREE_OF_A_KIND` three of a kind, `TWO_PAIR` two pair, `PAIR` pair, `HIGH_CARD` high card. */
export type PokerCategory =
  | 'SUCCESSOR_WAR'
  | 'FIVE_OF_A_KIND'
  | 'GREAT_HOUSE_STRAIGHT'
  | 'SUCCESSOR_FOUR_OF_A_KIND'
  | 'SUCCESSOR_STRAIGHT'
  | 'SUCCESSOR_FULL_HOUSE'
  | 'FOUR_OF_A_KIND'
  | 'GREAT_HOUSE'
  | 'FULL_HOUSE'
  | 'SUCCESSOR_THREE_OF_A_KIND'
  | 'SUCCESSOR_TWO_PAIR'
  | 'STRAIGHT'
  | 'SUCCESSORS'
  | 'SUCCESSOR_PAIR'
  | 'THREE_OF_A_KIND'
  | 'TWO_PAIR'
  | 'PAIR'
  | 'HIGH_CARD';

/** Answer of `pokerHand`: Poker hand. */
export interface PokerHandAnswer extends Answer {
  /** Hand. Example: "FULL_HOUSE". */
  readonly category: PokerCategory;
  /** Odds: to be dealt this combination in five cards. */
  readonly chance: Chance;
  /** Place: place of the combination among all, 1 for the strongest. From 1 to 18. Example: 9. */
  readonly rank: number;
  /** Tie-break: values to compare from left to right with an equal combination. 0 to 5 entries. */
  readonly tieBreak: readonly number[];
  /** Cards: in the order in which they count. 5 to 5 entries. */
  readonly cards: readonly string[];
}

/** A poker hand with the number of ways to be dealt it */
export interface PokerOdds {
  /** Hand. Example: "FULL_HOUSE". */
  readonly category: PokerCategory;
  /** Hands: hands that make this and nothing stronger. From 1 to 8259888. Example: 14040. */
  readonly hands: number;
  /** Odds. */
  readonly chance: Chance;
}

/** Answer of `pokerOdds`: Poker odds. */
export interface PokerOddsAnswer extends Answer {
  /** All hands. From 1 to 8259888. Example: 8259888. */
  readonly hands: number;
  /** Hands, strongest first. 1 to 18 entries. */
  readonly categories: readonly PokerOdds[];
}

/** Answer of `ramDamage`: Ram and death from above. */
export interface RamDamageAnswer extends Answer {
  /** Damage: to the target, on a hit. Unit: points. From 0 to 60. Example: 2. */
  readonly damage: number;
  /** To the attacker on a hit. Unit: points. From 0 to 4. Example: 1. */
  readonly attackerDamageOnHit: number;
  /** To the attacker on a miss. Unit: points. From 0 to 2. Example: 0. */
  readonly attackerDamageOnMiss: number;
}

/** Why the rules forbid it. */
export interface Refusal {
  /** A stable code. Example: `OUT_OF_RANGE`. */
  readonly code: string;
  /** The reason in words. */
  readonly text: string;
  /** The rule that forbids it. */
  readonly rule: RuleRef;
}

/** A place in the rulebook: a section, a table or a ruling. */
export interface RuleRef {
  /** Example: `alpha-strike/ruling/woods-once`. */
  readonly id: string;
  /** Its title in the language of the answer. */
  readonly title: string;
  /** Its address on the site, in the language of the answer. */
  readonly url: string;
}

/** A rule set. */
export interface RuleSystem {
  /** Slug, as in ids and addresses. Example: `alpha-strike`. */
  readonly id: string;
  /** Name of its field on Query. Example: `alphaStrike`. */
  readonly namespace: string;
  /** Title. */
  readonly title: string;
  /** What it is about, in a line. */
  readonly about: string;
  /** Whose trademarks its names are. */
  readonly notice: string;
  /** Its calculators. */
  readonly calculators: readonly CalculatorInfo[];
  /** Its glossary. */
  readonly glossary: readonly Term[];
}

/** A printed table as data. */
export interface RuleTable {
  /** Example: `alpha-strike/table/ranges`. */
  readonly id: string;
  /** Title. */
  readonly title: string;
  /** The section that it stands in. */
  readonly section: RuleRef;
  /** Its address on the site. */
  readonly url: string;
  /** Headings of the columns. */
  readonly columns: readonly string[];
  /** Rows as printed, a cell a column; an empty text where nothing is printed. */
  readonly rows: readonly (readonly string[])[];
  /** Notes below the table. */
  readonly notes: readonly string[];
}

/** Where the source is silent or contradicts itself, and what is ruled. */
export interface Ruling {
  /** Example: `alpha-strike/ruling/woods-once`. */
  readonly id: string;
  /** Title. */
  readonly title: string;
  /** The section that it decides. */
  readonly section: RuleRef;
  /** Its address on the site. */
  readonly url: string;
  /** What is not clear. */
  readonly question: string;
  /** How it can be read. */
  readonly readings: readonly string[];
  /** What is played. */
  readonly decision: string;
}

/** One step of an explanation, in the order in which a player would take it. */
export interface Step {
  /** What the step is about. Example: `Range`. */
  readonly label: string;
  /** What it contributes; null when the step is not a number. Example: 2. */
  readonly value: number | null;
  /** The step in words. Example: `8" is medium range: +2`. */
  readonly text: string;
  /** The rule that it comes from. */
  readonly rule: RuleRef;
}

/** Answer of `targetNumber`: Target number. */
export interface TargetNumberAnswer extends Answer {
  /** Target number: to roll on 2D6, this or more; null when the attack is not allowed. From -10 to 60. Example: 7. */
  readonly target: number | null;
  /** Odds to hit: lucky’s reroll included when asked for; 0 when the attack is not allowed. */
  readonly chance: Chance;
}

/** A word of the game. */
export interface Term {
  /** Example: `tmm`. */
  readonly id: string;
  /** In the language asked for. */
  readonly name: string;
  /** In English. */
  readonly en: string;
  /** In Russian. */
  readonly ru: string;
  /** As on the card, in the language asked for. Example: `TMM`. */
  readonly abbreviation: string | null;
  /** What it means. */
  readonly meaning: string;
}

/** A unit of the catalog. */
export interface Unit {
  /** Stable id; survives renaming. Example: `alpha-strike/atlas-as7-d`. */
  readonly id: string;
  /** Rule set. Example: `alpha-strike`. */
  readonly system: string;
  /** battlemech, squad, machine, gun or platoon. */
  readonly kind: string;
  /** English name. Example: `Atlas AS7-D`. */
  readonly name: string;
  /** Russian name; null when it has none yet. */
  readonly nameRu: string | null;
  /** Other names in either language. */
  readonly aliases: readonly string[];
  /** Faction in English; null when it belongs to none. */
  readonly faction: string | null;
  /** Faction in Russian. */
  readonly factionRu: string | null;
  /** Cost. Unit: points of its rule set; null when it has no price. Example: 52. */
  readonly cost: number | null;
  /** Its figures. */
  readonly stats: UnitStats;
  /** Codes of its special abilities. */
  readonly abilities: readonly string[];
  /** Its weapons in order of mounting. */
  readonly weapons: readonly MountedWeapon[];
  /** Where it comes from. */
  readonly source: CatalogSource;
  /** Its key in the source. Example: `140`. */
  readonly sourceId: string;
  /** From 1; rises when what the source says of it changes. */
  readonly revision: number;
  /** False while its card is not complete. */
  readonly inPlay: boolean;
  /** When it last changed, ISO 8601. */
  readonly updatedAt: string;
}

/** A page of a list, with keyset cursors: paging neither skips nor repeats while entries change. */
export interface UnitConnection {
  /** Entries with their cursors. */
  readonly edges: readonly UnitEdge[];
  /** The entries alone. */
  readonly nodes: readonly Unit[];
  /** Where the page begins and ends. */
  readonly pageInfo: PageInfo;
  /** How many entries the whole list has. */
  readonly totalCount: number;
}

/** An entry and its place in the list. */
export interface UnitEdge {
  /** Opaque place of the entry in this order. */
  readonly cursor: string;
  /** The entry. */
  readonly node: Unit;
}

/** Which units; what is not given does not matter. */
export interface UnitFilter {
  /** Rule set. Example: `alpha-strike`. */
  readonly system?: string | null | undefined;
  /** battlemech, squad, machine, gun or platoon. */
  readonly kind?: string | null | undefined;
  /** Faction, its name in either language. */
  readonly faction?: string | null | undefined;
  /** Units with a complete card only; false: those without one; null: both. */
  readonly inPlay?: boolean | null | undefined;
}

/** How units are sorted. What has no price comes last. */
export interface UnitOrder {
  /** The figure. Example: COST. */
  readonly by: UnitOrderKey;
  /** Rising or falling. Example: DESC. */
  readonly direction?: OrderDirection | undefined;
}

/** What units are sorted by.: `NAME` English name, `NAME_RU` Russian name, `COST` Cost. */
export type UnitOrderKey = 'NAME' | 'NAME_RU' | 'COST';

/** Figures of a unit by rule set and kind. */
export type UnitStats =
  | (AlphaStrikeStats & { readonly __typename: 'AlphaStrikeStats' })
  | (BronepehotaSquadStats & { readonly __typename: 'BronepehotaSquadStats' })
  | (BronepehotaMachineStats & { readonly __typename: 'BronepehotaMachineStats' })
  | (BronepehotaGunStats & { readonly __typename: 'BronepehotaGunStats' })
  | (WorldAtWarStats & { readonly __typename: 'WorldAtWarStats' });

/** A weapon of the catalog. */
export interface Weapon {
  /** Stable id. Example: `5150/assault-rifle`. */
  readonly id: string;
  /** Rule set. Example: `5150`. */
  readonly system: string;
  /** ranged, grenade, close-combat or equipment. */
  readonly kind: string;
  /** English name. */
  readonly name: string;
  /** Russian name; null when it has none yet. */
  readonly nameRu: string | null;
  /** Other names that players use. */
  readonly aliases: readonly string[];
  /** Cost. Unit: points; null when it is not bought on its own. Example: 41. */
  readonly cost: number | null;
  /** Its figures. */
  readonly stats: WeaponStats;
  /** Where it comes from. */
  readonly source: CatalogSource;
}

/** A page of a list, with keyset cursors: paging neither skips nor repeats while entries change. */
export interface WeaponConnection {
  /** Entries with their cursors. */
  readonly edges: readonly WeaponEdge[];
  /** The entries alone. */
  readonly nodes: readonly Weapon[];
  /** Where the page begins and ends. */
  readonly pageInfo: PageInfo;
  /** How many entries the whole list has. */
  readonly totalCount: number;
}

/** Answer of `weaponDamage`: Weapon damage. */
export interface WeaponDamageAnswer extends Answer {
  /** Damage: what a hit deals for sure; minimal damage may add one point. Unit: points. From 0 to 300. Example: 7. */
  readonly damage: number;
  /** Damage of a hit: every amount with its odds; two with minimal damage. 0 to 2 entries. */
  readonly outcomes: readonly DamageOutcome[];
  /** Average damage of a hit. */
  readonly expectedDamage: number;
  /** Heat from overheat: added in the end phase, hit or miss. Unit: points. From 0 to 4. Example: 3. */
  readonly heatGained: number;
  /** Heat for the target: from HT, in the end phase; at most 2 a turn from all attackers. Unit: points. From 0 to 2. Example: 1. */
  readonly targetHeat: number;
}

/** An entry and its place in the list. */
export interface WeaponEdge {
  /** Opaque place of the entry in this order. */
  readonly cursor: string;
  /** The entry. */
  readonly node: Weapon;
}

/** Which weapons; what is not given does not matter. */
export interface WeaponFilter {
  /** Rule set. Example: `5150`. */
  readonly system?: string | null | undefined;
  /** ranged, grenade, close-combat or equipment. */
  readonly kind?: string | null | undefined;
}

/** Figures of a weapon by rule set. */
export type WeaponStats =
  | (FiftyOneFiftyWeaponStats & { readonly __typename: 'FiftyOneFiftyWeaponStats' })
  | (BronepehotaWeaponStats & { readonly __typename: 'BronepehotaWeaponStats' });

/** One way in which a World at War unit fires on the move. */
export interface WorldAtWarMovingFire {
  /** level-1, level-2 or advanced. */
  readonly level: string;
  /** What it is limited to: anti-aircraft, HE, TOW; null when nothing. */
  readonly only: string | null;
}

/** Figures of a World at War unit. */
export interface WorldAtWarStats {
  /** Nation. Example: `usa`. */
  readonly nation: string;
  /** Its levels of moving fire. */
  readonly movingFire: readonly WorldAtWarMovingFire[];
}
