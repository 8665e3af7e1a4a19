/** Made from the schema of the service by `npm run generate`; not to be edited. */
import type {
  ActivationOrderAnswer,
  AlphaStrikeAttackKind,
  AlphaStrikeMovement,
  AlphaStrikeRange,
  AlphaStrikeWeapons,
  Armor,
  CompareHandsAnswer,
  ConvertAnswer,
  DeckSetupAnswer,
  DiceAnswer,
  DraxHandAnswer,
  InitiativeDeckGame,
  InitiativeDeckHandInput,
  InitiativeDeckHolderInput,
  InitiativeDeckSuit,
  InitiativeParticipantInput,
  InitiativeRowAnswer,
  PokerHandAnswer,
  PokerOddsAnswer,
  RamDamageAnswer,
  RuleSystem,
  RuleTable,
  Ruling,
  TargetNumberAnswer,
  Unit,
  UnitConnection,
  UnitFilter,
  UnitOrder,
  Weapon,
  WeaponConnection,
  WeaponDamageAnswer,
  WeaponFilter,
} from './types.js';

/** What `targetNumber` takes. */
export interface TargetNumberArguments {
  /** Skill: skill of the attacker, as on its card. From 0 to 8. Example: 4. */
  readonly skill: number;
  /** Distance: distance to the target; weapon attacks need it or the range. Unit: inches. From 0 to 1000. Example: 8. */
  readonly inches?: number | null | undefined;
  /** Range: in place of the distance. Example: "MEDIUM". */
  readonly range?: AlphaStrikeRange | null | undefined;
  /** Attacker: how the attacker moved this turn. */
  readonly attackerMoved?: AlphaStrikeMovement | undefined;
  /** Target: how the target moved this turn. */
  readonly targetMoved?: AlphaStrikeMovement | undefined;
  /** TMM of the target: target movement modifier as it is now, heat and critical hits counted. From 0 to 10. Example: 2. */
  readonly tmm?: number | undefined;
  /** Woods: the target stands in woods, or woods are in the way. */
  readonly woods?: boolean | undefined;
  /** Partial cover: solid terrain hides more than 1/3 and less than 2/3 of the target, or it stands in water. */
  readonly partialCover?: boolean | undefined;
  /** Heat of the attacker: level on the heat scale; at 4 a unit is shut down and does not attack. From 0 to 3. */
  readonly heat?: number | undefined;
  /** Fire-control hits: critical hits to the attacker’s fire control. From 0 to 10. */
  readonly fireControlHits?: number | undefined;
  /** Attack. */
  readonly attack?: AlphaStrikeAttackKind | undefined;
  /** Target shut down: shut down by heat. */
  readonly targetShutDown?: boolean | undefined;
  /** Sniper: pilot ability: medium range +1, long range +2. */
  readonly sniper?: boolean | undefined;
  /** Lucky: pilot ability: a miss is rolled once more. */
  readonly lucky?: boolean | undefined;
  /** Base contact: the bases touch: only physical attacks. */
  readonly contact?: boolean | undefined;
  /** In the firing arc: at least half of the target’s base is in the attacker’s front arc. */
  readonly inArc?: boolean | undefined;
  /** Woods along the line: inches of woods that the line of sight crosses: 6 or more block it. Unit: inches. From 0 to 1000. */
  readonly woodsInches?: number | undefined;
  /** Line of sight: at least 1/3 of the target can be seen. */
  readonly lineOfSight?: boolean | undefined;
}

/** What `ramDamage` takes. */
export interface RamDamageArguments {
  /** Inches moved: how far the attacker moved this turn, up to base contact. Unit: inches. From 0 to 100. Example: 6. */
  readonly inches: number;
  /** Size: size of the attacker, from 1 (light) to 4 (assault). From 1 to 4. Example: 3. */
  readonly size: number;
  /** Size of the target: A target of size 3 or 4 hurts the attacker. From 1 to 4. */
  readonly targetSize?: number | undefined;
  /** Death from above: the attacker jumps onto the target. */
  readonly deathFromAbove?: boolean | undefined;
  /** From the rear: the line from center to center crosses the rear edge of the target’s base. */
  readonly fromRear?: boolean | undefined;
}

/** What `weaponDamage` takes. */
export interface WeaponDamageArguments {
  /** Damage S/M/L: the three values of the card, as printed. 3 to 3 entries. */
  readonly damage: readonly string[];
  /** Range. Example: "SHORT". */
  readonly range: AlphaStrikeRange;
  /** Overheat used: declared before the roll; a miss heats too. From 0 to 4. Example: 2. */
  readonly overheat?: number | undefined;
  /** Overheat value (OV): as on the card: the most that may be used in a turn. From 0 to 4. Example: 3. */
  readonly ov?: number | undefined;
  /** Heat of the attacker: boxes already crossed off; overheat needs free ones. From 0 to 3. */
  readonly heat?: number | undefined;
  /** From the rear: the attack comes through the rear edge of the target’s base: 1 more. */
  readonly fromRear?: boolean | undefined;
  /** Special abilities: as on the card, in English or Russian: OVL, HT1/1/-, REAR1/1/-, IF2. 0 to 40 entries. */
  readonly specials?: readonly string[] | undefined;
  /** Fired to the rear: points that REAR can deal to another target this turn (1 for 0*): the front attack loses as much. Unit: points. From 0 to 20. */
  readonly rearDamage?: number | undefined;
  /** Attack: WEAPON to the front, REAR out of the front arc, INDIRECT with a spotter. */
  readonly attack?: AlphaStrikeAttackKind | undefined;
  /** Weapons: LRM or SRM in place of the normal attack. */
  readonly weapons?: AlphaStrikeWeapons | undefined;
  /** Weapon hits: critical hits to the attacker’s weapons: 1 off every damage value each. From 0 to 10. */
  readonly weaponHits?: number | undefined;
  /** Target has a heat scale: without one, HT is damage. */
  readonly targetHasHeatScale?: boolean | undefined;
}

/** What `activationOrder` takes. */
export interface ActivationOrderArguments {
  /** Participants: from the lowest initiative to the highest. 1 to 67 entries. */
  readonly participants: readonly InitiativeParticipantInput[];
}

/** What `deckSetup` takes. */
export interface DeckSetupArguments {
  /** Participants: players, or lances, stars and Level IIs: whoever has initiative of its own. From 1 to 67. Example: 5. */
  readonly participants: number;
  /** Card effects: yes for cards and effects, no for cards only. Example: true. */
  readonly effects: boolean;
  /** Suits wished: what is not chosen is filled up from the lowest suit; in cards only the open cards take theirs first, then the deck. 0 to 5 entries. */
  readonly suits?: readonly string[] | null | undefined;
}

/** What `initiativeRow` takes. */
export interface InitiativeRowArguments {
  /** Participants. 1 to 67 entries. */
  readonly participants: readonly InitiativeDeckHolderInput[];
  /** Initiative row: cards only: the cards turned up, left to right; leave out when cards are held. 1 to 26 entries. */
  readonly row?: readonly string[] | null | undefined;
  /** Crossed suits: with two suits each: the lower one answers the higher one, not low with low. */
  readonly crossed?: boolean | undefined;
}

/** What `pokerHand` takes. */
export interface PokerHandArguments {
  /** Cards: five different cards, rank and suit: T 2 … 10 M D L, d e f s w. 5 to 5 entries. */
  readonly cards: readonly string[];
  /** Suits: 5 for the whole deck of 65 cards, 4 for ordinary poker with any one suit taken out. From 4 to 5. Example: 5. */
  readonly suits?: number | undefined;
}

/** What `pokerOdds` takes. */
export interface PokerOddsArguments {
  /** Suits: 5 for the whole deck of 65 cards, 4 for ordinary poker with any one suit taken out. From 4 to 5. Example: 5. */
  readonly suits?: number | undefined;
}

/** What `compareHands` takes. */
export interface CompareHandsArguments {
  /** Game. Example: "POKER". */
  readonly game: InitiativeDeckGame;
  /** Hands. 2 to 13 entries. */
  readonly hands: readonly InitiativeDeckHandInput[];
  /** Suits: suits of the deck; when left out, 5 in poker and in drax as many as a hand has cards. From 4 to 5. Example: 5. */
  readonly suits?: number | null | undefined;
  /** Local suit: drax: suit of the House whose space you play in. Example: "FISTS". */
  readonly localSuit?: InitiativeDeckSuit | null | undefined;
}

/** What `draxHand` takes. */
export interface DraxHandArguments {
  /** Cards: four or five cards, the hole card first; only that one may be a face. 4 to 5 entries. */
  readonly cards: readonly string[];
  /** Laid aside: drax: MechWarriors, Dukes and Lords dealt up to this hand. 0 to 15 entries. */
  readonly laidAside?: readonly string[] | undefined;
  /** Local suit: drax: suit of the House whose space you play in. Example: "FISTS". */
  readonly localSuit?: InitiativeDeckSuit | null | undefined;
  /** Lords in play: suits of the Lords that other hands have. 0 to 5 entries. */
  readonly lordsInPlay?: readonly InitiativeDeckSuit[] | undefined;
}

/** What `convert` takes. */
export interface ConvertArguments {
  /** Movement points: MP that a card names; in place of hexes. From 0 to 100. Example: 2. */
  readonly movementPoints?: number | null | undefined;
  /** Hexes: distance that a card names; in place of movement points. Unit: hexes. From 0 to 100. Example: 3. */
  readonly hexes?: number | null | undefined;
}

/** What `unit` takes. */
export interface UnitLookupArguments {
  /** Example: `alpha-strike/atlas-as7-d`. */
  readonly id: string;
}

/** What `units` takes. */
export interface UnitsLookupArguments {
  /** Entries on the page. From 0 to 100. Example: 20. */
  readonly first?: number | undefined;
  /** Cursor behind which the page begins; from the start without it. */
  readonly after?: string | null | undefined;
  /** Which units. */
  readonly filter?: UnitFilter | null | undefined;
  /** How they are sorted; by English name without it. */
  readonly orderBy?: UnitOrder | null | undefined;
}

/** What `weapon` takes. */
export interface WeaponLookupArguments {
  /** Example: `5150/assault-rifle`. */
  readonly id: string;
}

/** What `weapons` takes. */
export interface WeaponsLookupArguments {
  /** Entries on the page. From 0 to 100. Example: 20. */
  readonly first?: number | undefined;
  /** Cursor behind which the page begins; from the start without it. */
  readonly after?: string | null | undefined;
  /** Which weapons. */
  readonly filter?: WeaponFilter | null | undefined;
}

/** What `armors` takes. */
export interface ArmorsLookupArguments {
  /** Rule set. Example: `5150`. */
  readonly system: string;
}

/** What `dice` takes. */
export interface DiceLookupArguments {
  /** Dice expression: `2d6`, `3d6kh2`, `2d6r1`, `4d12>7` (dice that pass), `(1d6+2)*2`, `(2d6+1)>=7` (0 or 1); Д and к read as d. At most 200 characters. */
  readonly expression: string;
}

/** What `systems` takes. */
export type SystemsLookupArguments = Readonly<Record<string, never>>;

/** What `tables` takes. */
export interface TablesLookupArguments {
  /** Only those of this rule set. Example: `5150`. */
  readonly system?: string | null | undefined;
}

/** What `table` takes. */
export interface TableLookupArguments {
  /** Example: `alpha-strike/table/ranges`. */
  readonly id: string;
}

/** What `rulings` takes. */
export interface RulingsLookupArguments {
  /** Only those of this rule set. Example: `5150`. */
  readonly system?: string | null | undefined;
}

/** Every question by its address: what it takes and what it gives. */
export interface Questions {
  readonly 'alpha-strike/target-number': { readonly arguments: TargetNumberArguments; readonly answer: TargetNumberAnswer };
  readonly 'alpha-strike/ram-damage': { readonly arguments: RamDamageArguments; readonly answer: RamDamageAnswer };
  readonly 'alpha-strike/weapon-damage': { readonly arguments: WeaponDamageArguments; readonly answer: WeaponDamageAnswer };
  readonly 'initiative-deck/activation-order': { readonly arguments: ActivationOrderArguments; readonly answer: ActivationOrderAnswer };
  readonly 'initiative-deck/deck-setup': { readonly arguments: DeckSetupArguments; readonly answer: DeckSetupAnswer };
  readonly 'initiative-deck/initiative-row': { readonly arguments: InitiativeRowArguments; readonly answer: InitiativeRowAnswer };
  readonly 'initiative-deck/poker-hand': { readonly arguments: PokerHandArguments; readonly answer: PokerHandAnswer };
  readonly 'initiative-deck/poker-odds': { readonly arguments: PokerOddsArguments; readonly answer: PokerOddsAnswer };
  readonly 'initiative-deck/compare-hands': { readonly arguments: CompareHandsArguments; readonly answer: CompareHandsAnswer };
  readonly 'initiative-deck/drax-hand': { readonly arguments: DraxHandArguments; readonly answer: DraxHandAnswer };
  readonly 'initiative-deck/convert': { readonly arguments: ConvertArguments; readonly answer: ConvertAnswer };
  readonly 'units/{id}': { readonly arguments: UnitLookupArguments; readonly answer: Unit };
  readonly units: { readonly arguments: UnitsLookupArguments; readonly answer: UnitConnection };
  readonly 'weapons/{id}': { readonly arguments: WeaponLookupArguments; readonly answer: Weapon };
  readonly weapons: { readonly arguments: WeaponsLookupArguments; readonly answer: WeaponConnection };
  readonly armors: { readonly arguments: ArmorsLookupArguments; readonly answer: readonly Armor[] };
  readonly dice: { readonly arguments: DiceLookupArguments; readonly answer: DiceAnswer };
  readonly systems: { readonly arguments: SystemsLookupArguments; readonly answer: readonly RuleSystem[] };
  readonly tables: { readonly arguments: TablesLookupArguments; readonly answer: readonly RuleTable[] };
  readonly 'tables/{id}': { readonly arguments: TableLookupArguments; readonly answer: RuleTable };
  readonly rulings: { readonly arguments: RulingsLookupArguments; readonly answer: readonly Ruling[] };
}

/** Addresses of the calculators by rule set. */
export const calculators = {
  alphaStrike: {
    /** What an attack has to roll on 2D6, the odds, and where each modifier comes from. */
    targetNumber: 'alpha-strike/target-number',
    /** Damage of a ram or of death from above, and what it costs the attacker on a hit and on a miss. */
    ramDamage: 'alpha-strike/ram-damage',
    /** What a hit deals at a range with overheat, from the rear, with special abilities, and the heat it costs. */
    weaponDamage: 'alpha-strike/weapon-damage',
  },
  initiativeDeck: {
    /** Who activates a unit in each step of a phase when sides are of unequal number. */
    activationOrder: 'initiative-deck/activation-order',
    /** Suits, Star Lords and open cards for a number of participants, in either variant. */
    deckSetup: 'initiative-deck/deck-setup',
    /** Who acts first this turn, by the initiative row or by the cards held. */
    initiativeRow: 'initiative-deck/initiative-row',
    /** The combination of five cards, its place among all and the odds to be dealt it. */
    pokerHand: 'initiative-deck/poker-hand',
    /** How many hands of five cards make each poker combination, exactly. */
    pokerOdds: 'initiative-deck/poker-odds',
    /** Ranks hands of poker or drax and says why each stands where it does. */
    compareHands: 'initiative-deck/compare-hands',
    /** Values after faces and Lords have done their work, and the combination. */
    draxHand: 'initiative-deck/drax-hand',
    /** Movement points or hexes of a card in inches of Alpha Strike. */
    convert: 'initiative-deck/convert',
  },
} as const;

/** Addresses of what is asked of the client itself. */
export const lookups = {
  /** A unit by its id; null when there is none. */
  unit: 'units/{id}',
  /** Units of the catalog, page by page. */
  units: 'units',
  /** A weapon by its id; null when there is none. */
  weapon: 'weapons/{id}',
  /** Weapons of the catalog by English name, page by page. */
  weapons: 'weapons',
  /** Every armor of a rule set in the order in which it is printed. */
  armors: 'armors',
  /** Exact distribution of a dice expression. */
  dice: 'dice',
  /** The rule sets. */
  systems: 'systems',
  /** Printed tables as data. */
  tables: 'tables',
  /** One printed table; null when there is none by that id. */
  table: 'tables/{id}',
  /** Where the sources are silent or contradict themselves, and what is ruled. */
  rulings: 'rulings',
} as const;
