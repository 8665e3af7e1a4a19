/** Made from the service by `npm run generate`; not to be edited. */

/** Whether the rules allow it, and why not: `if (!answer.allowed) answer.refusal.text`. */
export type Verdict =
  | { readonly allowed: true; readonly refusal: null }
  | { readonly allowed: false; readonly refusal: Refusal };

/** Answer of `activationOrder`: Order of activation. */
export type ActivationOrderAnswer = Answer & {
  /** Names that activate one unit each, step by step, in order. 0 to 100 entries. */
  readonly order: readonly (readonly string[])[];
};

/** One side moves some of its units */
export interface AlphaStrikeActivation {
  /** Side. */
  readonly side: AlphaStrikeSide;
  /** Units. From 1 to 100; example: 1. */
  readonly units: number;
}

/** One change and what it brings */
export interface AlphaStrikeAdvice {
  /** Change. */
  readonly change: AlphaStrikeChange;
  /** Inches to close in to, points of overheat; none otherwise. From 0 to 1000; example: 6. */
  readonly amount: number | null;
  /** Gain. Of the aim: points of damage, or odds from −1 to 1. */
  readonly gain: number;
  /** Target number. None when the attack is not allowed. From -10 to 60; example: 7. */
  readonly target: number | null;
  /** Odds to hit. */
  readonly hit: Chance;
  /** Expected damage. Mean of the damage, a miss counted as 0. */
  readonly expectedDamage: number;
  /** Odds to destroy. */
  readonly destroyed: Chance;
}

/** Answer of `advice`: Advice. */
export type AlphaStrikeAdviceAnswer = Answer & {
  /** As it stands. Zeros where the rules forbid it. */
  readonly now: AlphaStrikeAdviceNow;
  /** Changes. Each alone, the greatest gain first; without those that the rules forbid or the move does not reach. 0 to 20 entries. */
  readonly changes: readonly AlphaStrikeAdvice[];
  /** Special abilities that these rules or this calculator do not count. */
  readonly notCounted: AlphaStrikeAdviceNotCounted;
};

/** Special abilities that the answer does not count, as written */
export interface AlphaStrikeAdviceNotCounted {
  /** Attacker. 0 to 1200 entries. */
  readonly attacker: readonly string[];
  /** Target. 0 to 1200 entries. */
  readonly target: readonly string[];
}

/** What the attack brings as it stands */
export interface AlphaStrikeAdviceNow {
  /** Target number. None when the attack is not allowed. From -10 to 60; example: 7. */
  readonly target: number | null;
  /** Odds to hit. */
  readonly hit: Chance;
  /** Expected damage. Mean of the damage, a miss counted as 0. */
  readonly expectedDamage: number;
  /** Odds to destroy. */
  readonly destroyed: Chance;
}

/** What an attack is to bring: `EXPECTED_DAMAGE` expected damage, `HIT` a hit, `DESTROY` the destruction of the target. */
export type AlphaStrikeAim = 'EXPECTED_DAMAGE' | 'HIT' | 'DESTROY';

/** Kind of attack: `WEAPON` weapon attack, `REAR` rear-mounted weapons, `INDIRECT` indirect fire, `PHYSICAL` physical attack, `MELEE_WEAPON` melee weapon attack, `RAM` charge (ram), `DEATH_FROM_ABOVE` death from above. */
export type AlphaStrikeAttackKind = 'WEAPON' | 'REAR' | 'INDIRECT' | 'PHYSICAL' | 'MELEE_WEAPON' | 'RAM' | 'DEATH_FROM_ABOVE';

/** Special abilities that the answer does not count, as written */
export interface AlphaStrikeAttackNotCounted {
  /** Attacker. 0 to 1200 entries. */
  readonly attacker: readonly string[];
  /** Target. 0 to 1200 entries. */
  readonly target: readonly string[];
}

/** How well two forces match: `BALANCED` balanced, `ACCEPTABLE` acceptable, `UNBALANCED` not balanced. */
export type AlphaStrikeBalance = 'BALANCED' | 'ACCEPTABLE' | 'UNBALANCED';

/** What the attacker could do differently: `STAND_STILL` stand still, `MOVE` move on the ground, `JUMP` jump, `CLOSE_IN` close in, `OVERHEAT` overheat, `STRIKE_THE_REAR` strike the rear, `AVOID_WOODS` find a line without woods, `AVOID_COVER` find a line past the cover, `FIRE_LRM` fire LRM, `FIRE_SRM` fire SRM, `FIRE_EVERYTHING` fire all front weapons, `STRIKE` strike by hand, `STRIKE_WITH_WEAPON` strike with the melee weapon. */
export type AlphaStrikeChange =
  | 'STAND_STILL'
  | 'MOVE'
  | 'JUMP'
  | 'CLOSE_IN'
  | 'OVERHEAT'
  | 'STRIKE_THE_REAR'
  | 'AVOID_WOODS'
  | 'AVOID_COVER'
  | 'FIRE_LRM'
  | 'FIRE_SRM'
  | 'FIRE_EVERYTHING'
  | 'STRIKE'
  | 'STRIKE_WITH_WEAPON';

/** Critical hit: `AMMUNITION` ammunition, `ENGINE` engine, `FIRE_CONTROL` fire control, `NONE` no critical hit, `WEAPON` weapon, `MOVEMENT` MP, `DESTROYED` destroyed. */
export type AlphaStrikeCritical = 'AMMUNITION' | 'ENGINE' | 'FIRE_CONTROL' | 'NONE' | 'WEAPON' | 'MOVEMENT' | 'DESTROYED';

/** Answer of `duel`: Duel. */
export type AlphaStrikeDuelAnswer = Answer & {
  /** Who wins. */
  readonly outcome: AlphaStrikeDuelOutcome;
  /** After each turn. 0 to 100 entries. */
  readonly turns: readonly AlphaStrikeDuelTurn[];
  /** Turns counted. Fewer than asked for where even bounds would take too much work. From 0 to 100; example: 4. */
  readonly countedTurns: number;
  /** Turns counted exactly. The chances of later turns lie between bounds less than 0.001 apart. From 0 to 100; example: 4. */
  readonly exactTurns: number;
  /** Target number of the first. In the first turn; none when it does not fire. From -10 to 60; example: 7. */
  readonly firstTarget: number | null;
  /** Target number of the second. In the first turn; none when it does not fire. From -10 to 60; example: 8. */
  readonly secondTarget: number | null;
  /** Special abilities that these rules or this calculator do not count. */
  readonly notCounted: AlphaStrikeDuelNotCounted;
};

/** How one side of a duel fights, the same every turn */
export interface AlphaStrikeDuelConductInput {
  /** Movement. Every turn, as long as the unit can. */
  readonly moved?: AlphaStrikeMovement | null | undefined;
  /** In woods. */
  readonly woods?: boolean | null | undefined;
  /** Partial cover. Solid terrain hides more than 1/3 and less than 2/3 of the unit, or it stands in water. */
  readonly partialCover?: boolean | null | undefined;
  /** Struck from the rear. The other side attacks this unit from the rear. */
  readonly rearStruck?: boolean | null | undefined;
  /** Overheat each turn. Used each turn as far as the heat scale allows, where it adds damage. From 0 to 4 points; example: 1. */
  readonly overheat?: number | null | undefined;
  /** Sniper. Pilot ability: medium range +1, long range +2. */
  readonly sniper?: boolean | null | undefined;
  /** Depth under the unit; 0 on land. Water cools in the end phase. From 0 to 12 inches. */
  readonly waterDepth?: number | null | undefined;
}

/** Special abilities that the answer does not count, as written */
export interface AlphaStrikeDuelNotCounted {
  /** First. 0 to 1200 entries. */
  readonly first: readonly string[];
  /** Second. 0 to 1200 entries. */
  readonly second: readonly string[];
}

/** How a duel ends, after the last turn counted */
export interface AlphaStrikeDuelOutcome {
  /** First wins. The second is destroyed, the first is not. */
  readonly firstWins: BoundedChance;
  /** Second wins. The first is destroyed, the second is not. */
  readonly secondWins: BoundedChance;
  /** Both destroyed. */
  readonly bothDestroyed: BoundedChance;
  /** Neither destroyed. */
  readonly neitherDestroyed: BoundedChance;
}

/** At which distance and how two units duel */
export interface AlphaStrikeDuelSituationInput {
  /** Distance. From base to base, the same every turn. From 0 to 1000 inches; example: 12. */
  readonly inches: number;
  /** Woods between them. */
  readonly woods?: boolean | null | undefined;
  /** First unit. */
  readonly first?: AlphaStrikeDuelConductInput | null | undefined;
  /** Second unit. */
  readonly second?: AlphaStrikeDuelConductInput | null | undefined;
}

/** How a duel stands after a turn, all turns before it included */
export interface AlphaStrikeDuelTurn {
  /** Turn. From 1 to 100; example: 1. */
  readonly turn: number;
  /** First destroyed. Alone or together with the second. */
  readonly firstDestroyed: BoundedChance;
  /** Second destroyed. Alone or together with the first. */
  readonly secondDestroyed: BoundedChance;
  /** Both destroyed. In the same turn: a destroyed unit still fires back. */
  readonly bothDestroyed: BoundedChance;
  /** Neither destroyed. */
  readonly neitherDestroyed: BoundedChance;
}

/** Answer of `forceBalance`: Balance of forces. */
export type AlphaStrikeForceBalanceAnswer = Answer & {
  /** PV of the first force. From 0 to 10000000 points; example: 51. */
  readonly firstPointValue: number;
  /** PV of the second force. From 0 to 10000000 points; example: 52. */
  readonly secondPointValue: number;
  /** Difference. From 0 to 10000000 points; example: 1. */
  readonly difference: number;
  /** Difference, %. Of the larger PV. */
  readonly differencePercent: number;
  /** Verdict. Up to 5% balanced, up to 10% acceptable. Example: "BALANCED". */
  readonly verdict: AlphaStrikeBalance;
};

/** A unit of a force by catalog id, by its PV, or both; figures win */
export interface AlphaStrikeForceUnitInput {
  /** Catalog. Fills in PV and skill where they are left out. */
  readonly unit?: string | null | undefined;
  /** Name. At most 80 characters; example: "Locust LCT-1E". */
  readonly name?: string | null | undefined;
  /** PV. Point value; cards of the catalog give it for skill 4. From 1 to 999 points; example: 19. */
  readonly pointValue?: number | null | undefined;
  /** Skill. Does not change PV: these rules have no formula for it. From 0 to 8. */
  readonly skill?: number | null | undefined;
  /** How many. From 1 to 100. */
  readonly count?: number | null | undefined;
}

/** Answer of `initiative`: Initiative. */
export type AlphaStrikeInitiativeAnswer = Answer & {
  /** First side wins. Ties rerolled. */
  readonly firstWins: Chance;
  /** Second side wins. Ties rerolled. */
  readonly secondWins: Chance;
  /** Tie. Odds that a roll of both has to be repeated. */
  readonly tie: Chance;
  /** Order if the first side wins. The loser moves first. 2 to 200 entries. */
  readonly orderIfFirstWins: readonly AlphaStrikeActivation[];
  /** Order if the second side wins. The loser moves first. 2 to 200 entries. */
  readonly orderIfSecondWins: readonly AlphaStrikeActivation[];
};

/** A stretch of the path with the same terrain all along */
export interface AlphaStrikeLegInput {
  /** Length. Along the ground. From 0 to 200 inches; example: 4. */
  readonly inches: number;
  /** Terrain. All kinds that hold on this leg; none on open ground. 0 to 4 entries. */
  readonly terrain?: readonly AlphaStrikeTerrain[] | null | undefined;
  /** Height. Up is positive, down is negative; paid at the start of the leg. From -50 to 50 inches. */
  readonly heightChange?: number | null | undefined;
}

/** How a unit moved this turn: `STOOD_STILL` stood still, `GROUND` moved on the ground, `JUMPED` jumped, `IMMOBILE` immobile. */
export type AlphaStrikeMovement = 'STOOD_STILL' | 'GROUND' | 'JUMPED' | 'IMMOBILE';

/** Range bracket of an attack: `SHORT` short, `MEDIUM` medium, `LONG` long. */
export type AlphaStrikeRange = 'SHORT' | 'MEDIUM' | 'LONG';

/** One of two sides: `FIRST` first, `SECOND` second. */
export type AlphaStrikeSide = 'FIRST' | 'SECOND';

/** Where the two stand, how they moved, and what is fired */
export interface AlphaStrikeSituationInput {
  /** Distance. From base to base. From 0 to 1000 inches; example: 8. */
  readonly inches: number;
  /** How the attacker moved this turn. */
  readonly attackerMoved?: AlphaStrikeMovement | null | undefined;
  /** How the target moved this turn. */
  readonly targetMoved?: AlphaStrikeMovement | null | undefined;
  /** The target stands in woods, or woods are in the way. */
  readonly woods?: boolean | null | undefined;
  /** Partial cover. Solid terrain hides more than 1/3 and less than 2/3 of the target, or it stands in water. */
  readonly partialCover?: boolean | null | undefined;
  /** The line from center to center crosses the rear edge of the target. */
  readonly fromRear?: boolean | null | undefined;
  /** Overheat used. Declared before the roll; heats up on a miss too. From 0 to 4 points; example: 1. */
  readonly overheat?: number | null | undefined;
  /** Attack. */
  readonly attack?: AlphaStrikeAttackKind | null | undefined;
  /** Inches moved. How far the attacker moved into its charge or death from above, within its movement. From 0 to 60 inches; example: 6. */
  readonly inchesMoved?: number | null | undefined;
  /** Base contact. The bases touch: only physical attacks. */
  readonly contact?: boolean | null | undefined;
  /** In the firing arc. Of the weapons that fire: the front, but for REAR everything outside the front. */
  readonly inArc?: boolean | null | undefined;
  /** Line of sight. At least 1/3 of the target can be seen; indirect fire is for targets out of sight. */
  readonly lineOfSight?: boolean | null | undefined;
  /** Spotter. A friendly unit has line of sight to the target: indirect fire needs it. */
  readonly spotter?: boolean | null | undefined;
  /** Sniper. Pilot ability: medium range +1, long range +2. */
  readonly sniper?: boolean | null | undefined;
  /** Lucky. Pilot ability: a miss is rolled once more. */
  readonly lucky?: boolean | null | undefined;
  /** Weapons. LRM or SRM in place of the normal attack. */
  readonly weapons?: AlphaStrikeWeapons | null | undefined;
  /** Fired to the rear. Points that REAR could do to its own target this turn: the front attack is weaker by as many. From 0 to 20 points. */
  readonly rearDamage?: number | null | undefined;
  /** Woods along the line. Inches of woods that the line of sight crosses: 6 or more block it. From 0 to 1000 inches. */
  readonly woodsInches?: number | null | undefined;
  /** Speed Demon. Pilot ability: 2" more movement. */
  readonly speedDemon?: boolean | null | undefined;
  /** Water under the attacker. Depth; 0 on land. Water cools in the end phase. From 0 to 12 inches. */
  readonly waterDepth?: number | null | undefined;
}

/** One state of the target and its odds */
export interface AlphaStrikeState {
  /** Armor. What is left; 0 when destroyed. From 0 to 40 points; example: 4. */
  readonly armor: number;
  /** Structure. What is left; 0 when destroyed. From 0 to 20 points; example: 5. */
  readonly structure: number;
  /** Destroyed. */
  readonly destroyed: boolean;
  /** Critical hits. All that the card lists, those of earlier turns and those absorbed by CASE included; none when destroyed. 0 to 40 entries. */
  readonly criticals: readonly AlphaStrikeCritical[];
  /** Odds. */
  readonly chance: Chance;
}

/** An Alpha Strike card. */
export interface AlphaStrikeStats {
  /** Type. At most 8 characters; example: "BM". */
  readonly type: string;
  /** Point value (PV). At the skill of the card. From 0 to 999 points; example: 52. */
  readonly pointValue: number;
  /** Skill. From 0 to 8; example: 4. */
  readonly skill: number;
  /** Size (SZ). 0 while it is not known. From 0 to 5; example: 3. */
  readonly size: number;
  /** TMM. What flies has none. From 0 to 10; example: 1. */
  readonly tmm: number | null;
  /** Move (MV). As printed, in inches; thrust of what flies. At most 40 characters; example: "10\"/6\"j". */
  readonly move: string;
  /** Role. At most 40 characters; example: "Juggernaut". */
  readonly role: string;
  /** 0* is minimal damage. In this order: SHORT, MEDIUM, LONG. */
  readonly damage: readonly string[];
  /** Damage at extreme range. Only what flies has it. At most 2 characters; example: "3". */
  readonly damageExtreme: string | null;
  /** Overheat value (OV). From 0 to 4; example: 3. */
  readonly overheatValue: number;
  /** Armor (A). From 0 to 40 points; example: 7. */
  readonly armor: number;
  /** Threshold (TH). Damage that threatens a critical hit; only what flies has it. From 0 to 40; example: 3. */
  readonly threshold: number | null;
  /** Structure (S). 0 while it is not known. From 0 to 20 points; example: 5. */
  readonly structure: number;
  /** Special abilities. 0 to 60 entries. */
  readonly specials: readonly string[];
  /** Has a heat scale. Units without one take damage in place of heat from HT. */
  readonly hasHeatScale: boolean;
  /** Introduced. As the source has it. At most 40 characters; example: "circa 2300". */
  readonly introduced: string | null;
  /** Technology base. At most 40 characters; example: "Inner Sphere". */
  readonly technology: string | null;
  /** Chassis. What its variants share. At most 120 characters; example: "Atlas". */
  readonly chassis: string | null;
  /** Variant. At most 120 characters; example: "AS7-D". */
  readonly variant: string | null;
  /** Era of production. At most 40 characters; example: "Star League". */
  readonly productionEra: string | null;
  /** Rules level. At most 40 characters; example: "Standard". */
  readonly rulesLevel: string | null;
  /** BV. Points of the detailed rules, not of this game. From 0 to 1000000; example: 1897. */
  readonly battleValue: number | null;
  /** Tonnage. Tons. From 0 to 100000000; example: 100. */
  readonly tonnage: number | null;
}

/** Terrain that costs extra movement: `ROUGH` rough, `RUBBLE` rubble, `WOODS` woods, `WATER` water. */
export type AlphaStrikeTerrain = 'ROUGH' | 'RUBBLE' | 'WOODS' | 'WATER';

/** A unit by catalog id, by its figures, or both; figures win */
export interface AlphaStrikeUnitInput {
  /** A unit of the catalog fills in all figures that are left out. */
  readonly unit?: string | null | undefined;
  /** Type. As printed: BM for a BattleMech; these rules speak of ’Mechs only. At most 8 characters; example: "BM". */
  readonly type?: string | null | undefined;
  /** Skill. From 0 to 8; example: 4. */
  readonly skill?: number | null | undefined;
  /** Size (SZ). Physical attacks use it, 1 (light) to 4 (assault); 5 is for large buildings and vehicles of the catalog. From 1 to 5; example: 3. */
  readonly size?: number | null | undefined;
  /** TMM. As printed: heat and MP hits are taken off for you. From 0 to 10; example: 1. */
  readonly tmm?: number | null | undefined;
  /** Move (MV). As printed; shows when MP hits or heat leave the unit immobile. At most 40 characters; example: "8\"j". */
  readonly move?: string | null | undefined;
  /** Damage S/M/L. As printed: weapon hits are taken off for you. In this order: SHORT, MEDIUM, LONG. */
  readonly damage?: readonly string[] | null | undefined;
  /** Overheat value (OV). 0 when left out. From 0 to 4; example: 0. */
  readonly overheatValue?: number | null | undefined;
  /** Armor (A). Points that are left. From 0 to 40 points; example: 7. */
  readonly armor?: number | null | undefined;
  /** Structure (S). Points that are left. From 1 to 20 points; example: 5. */
  readonly structure?: number | null | undefined;
  /** Special abilities. As on the card, in English or Russian: CASE, REAR1/1/-, IF1. 0 to 60 entries. */
  readonly specials?: readonly string[] | null | undefined;
  /** Has a heat scale. Units without one take damage in place of heat from HT. */
  readonly hasHeatScale?: boolean | null | undefined;
  /** Level on the heat scale at the start of the turn; 4 is shut down. From 0 to 4. */
  readonly heat?: number | null | undefined;
  /** Critical hits. Those of earlier turns, each as often as it was suffered. 0 to 12 entries. */
  readonly criticals?: readonly AlphaStrikeCritical[] | null | undefined;
}

/** Answer of `weaponDamage`: Weapon damage. */
export type AlphaStrikeWeaponDamageAnswer = Answer & {
  /** What a hit deals for sure; minimal damage may add one point. From 0 to 300 points; example: 7. */
  readonly damage: number;
  /** Damage of a hit. Every amount with its odds; two with minimal damage. 0 to 2 entries. */
  readonly outcomes: readonly DamageOutcome[];
  /** Average damage of a hit. */
  readonly expectedDamage: number;
  /** Heat from overheat. Added in the end phase, hit or miss. From 0 to 4 points; example: 3. */
  readonly heatGained: number;
  /** Heat for the target. From HT, in the end phase; at most 2 a turn from all attackers. From 0 to 2 points; example: 1. */
  readonly targetHeat: number;
};

/** What a weapon attack is fired with: `ALL` all weapons, `LRM` long-range missiles (LRM), `SRM` short-range missiles (SRM). */
export type AlphaStrikeWeapons = 'ALL' | 'LRM' | 'SRM';

/** Fields common to the answers of all calculators. */
export type Answer = Verdict & {
  /** Summary of the answer in one sentence. */
  readonly summary: string;
  /** Explanation of the answer, step by step. */
  readonly steps: readonly Step[];
};

/** Personal armor. */
export interface Armor {
  /** Stable id. Example: "5150/light". */
  readonly id: string;
  /** Rule set. One of alpha-strike, initiative-deck, bronepehota, 5150, world-at-war; example: "5150". */
  readonly system: RuleSetSlug;
  /** English name. */
  readonly name: string;
  /** Russian name; null if it has none yet. */
  readonly nameRu: string | null;
  /** Abbreviation in English tables. */
  readonly abbreviation: string;
  /** Abbreviation in Russian tables. */
  readonly abbreviationRu: string;
  /** Cost; null if the armor has no price. In points; example: 27. */
  readonly cost: number | null;
  /** Stops. What it absorbs or reflects on a 1 to 3 of a d6: laser, solid. At most 200 characters; example: "laser". */
  readonly stops: string | null;
  /** Always in cover. Against shooting. */
  readonly alwaysInCover: boolean;
  /** Source. */
  readonly source: CatalogSource;
  /** All figures of the armor. */
  readonly stats: ArmorStats;
  /** Its name by language. */
  readonly names: readonly LocalizedText[];
  /** Its abbreviation by language. */
  readonly abbreviations: readonly LocalizedText[];
}

/** Figures of an armor by rule set. */
export type ArmorStats = (FiftyOneFiftyArmorStats & { readonly __typename: 'FiftyOneFiftyArmorStats' });

/** Answer of `attack`: Attack. */
export type AttackAnswer = Answer & {
  /** Target number. None when the attack is not allowed. From -10 to 60; example: 7. */
  readonly target: number | null;
  /** Odds to hit. */
  readonly hit: Chance;
  /** Odds to destroy. */
  readonly destroyed: Chance;
  /** Expected damage. Mean of the damage, a miss counted as 0. */
  readonly expectedDamage: number;
  /** Damage. Of the whole attack, a miss counted as 0; extra points of critical hits show in the states. 0 to 8 entries. */
  readonly damage: readonly DamageOutcome[];
  /** Damage of a hit. 0 to 8 entries. */
  readonly hitDamage: readonly DamageOutcome[];
  /** States of the target. Every state in which the attack can leave the target, the likeliest first. 0 to 100000 entries. */
  readonly states: readonly AlphaStrikeState[];
  /** Attacker’s heat. After the end phase, hit or miss. From 0 to 4. */
  readonly attackerHeat: number;
  /** After the end phase if the attack hits and the target fires without heating up; a shut-down target restarts. From 0 to 4. */
  readonly targetHeat: number;
  /** Damage to the attacker. From its own charge or death from above. 0 to 8 entries. */
  readonly attackerDamage: readonly DamageOutcome[];
  /** Special abilities that these rules or this calculator do not count. */
  readonly notCounted: AlphaStrikeAttackNotCounted;
};

/** Probability that is exact, or that is enclosed by two proven bounds less than 0.001 apart. */
export interface BoundedChance {
  /** Whether the probability is exact. */
  readonly exact: boolean;
  /** Fraction in lowest terms; `0` or `1` if the event is impossible or certain. Null if the probability is not exact. Example: "7/12". */
  readonly fraction: string | null;
  /** Decimal from 0 to 1: correctly rounded if the probability is exact, else the midpoint of the bounds. Example: 0.5833333333333334. */
  readonly decimal: number;
  /** Proven lower bound. Example: 0.5829. */
  readonly low: number;
  /** Proven upper bound. Example: 0.5837. */
  readonly high: number;
}

/** Answer of `ammunition`: Ammunition. */
export type BronepehotaAmmunitionAnswer = Answer & {
  /** Used. By the shots that could be fired. From 0 to 99; example: 5. */
  readonly used: number;
  /** Left. From 0 to 99; example: 11. */
  readonly left: number;
  /** Shots. Those that could be fired. 0 to 20 entries. */
  readonly shots: readonly BronepehotaSpent[];
  /** Run dry. Nothing is left: it does not fire again this game. */
  readonly dry: boolean;
  /** Turns of such fire. Whole turns of all these shots that the track pays for; none for infantry, which never runs dry. From 0 to 99; example: 3. */
  readonly turns: number | null;
};

/** Answer of `armorTest`: Armor test. */
export type BronepehotaArmorTestAnswer = Answer & {
  /** Armor in the test. After the damage. From 0 to 40; example: 7. */
  readonly armorAfter: number;
  /** Armor protects. The machine’s armor saves the pilot at once. */
  readonly protected: Chance;
  /** Protected, or alive after the own test and not panicked; none when the pilot’s armor is not given. */
  readonly alive: Chance | null;
  /** Alive but fleeing; 0 without the panic rule. */
  readonly panicked: Chance | null;
  /** Dead. */
  readonly dead: Chance | null;
};

/** How even two armies are: `BALANCED` balanced, `ACCEPTABLE` acceptable, `UNEVEN` uneven. */
export type BronepehotaBalance = 'BALANCED' | 'ACCEPTABLE' | 'UNEVEN';

/** A blast: whoever stands within the radius takes its power */
export interface BronepehotaBlast {
  /** Power. At most 16 characters; example: "4D12". */
  readonly power: string;
  /** Radius. From 1 to 9 steps of 5 cm; example: 2. */
  readonly steps: number;
}

/** The blast of a weapon and who stands around */
export interface BronepehotaBlastInput {
  /** Power of the blast. At most 16 characters; example: "1D20". */
  readonly power: string;
  /** Radius. From 0 to 20 steps of 5 cm; example: 2. */
  readonly steps: number;
  /** Bystanders. 0 to 20 entries. */
  readonly bystanders?: readonly BronepehotaBystanderInput[] | null | undefined;
}

/** What a blast does to one bystander, a missed shot counted as 0 */
export interface BronepehotaBystander {
  /** Kind. Example: "INFANTRY". */
  readonly kind: BronepehotaTarget;
  /** Armor of the soldier, or the number under the slider of the machine or gun. From 0 to 40; example: 3. */
  readonly armor: number;
  /** Distance from the target. From 0 to 200 steps of 5 cm; example: 1. */
  readonly steps: number;
  /** In the blast. */
  readonly inReach: boolean;
  /** Damage of the whole shot, a miss counted as 0; ascending. 0 to 200 entries. */
  readonly damage: readonly DamageOutcome[];
  /** Destroyed. Odds that infantry dies, or that a machine or gun reaches 0, a crash landing included. */
  readonly destroyed: Chance;
  /** Pilot killed. None without a pilot. */
  readonly pilotKilled: Chance | null;
  /** None without a pilot; 0 without the panic rule. */
  readonly pilotPanicked: Chance | null;
  /** Damage of the shot and of a crash landing together; none for whatever does not fly with a pilot. 0 to 200 entries. */
  readonly damageWithCrash: readonly DamageOutcome[] | null;
}

/** Who stands near the target, friend or foe */
export interface BronepehotaBystanderInput {
  /** Kind. Example: "INFANTRY". */
  readonly kind: BronepehotaTarget;
  /** Armor of the soldier, or the number under the slider of the machine or gun. From 0 to 40; example: 3. */
  readonly armor: number;
  /** Distance from the target. From 0 to 200 steps of 5 cm; example: 1. */
  readonly steps: number;
  /** Armor of the soldier who drives the machine; counts only for a machine with a pilot. From 0 to 40; example: 3. */
  readonly pilotArmor?: number | null | undefined;
  /** Flying. A machine in the air crashes when its pilot dies. */
  readonly flying?: boolean | null | undefined;
}

/** What a spring launcher shoots: `SHELL` shell, `MINE` mine, `ROCKET` rocket. */
export type BronepehotaCharge = 'SHELL' | 'MINE' | 'ROCKET';

/** How much of the target the shooter sees: `NONE` fully seen, `MORE_THAN_HALF_SEEN` more than half seen, `LESS_THAN_HALF_SEEN` less than half seen, `UNSEEN` unseen. */
export type BronepehotaCover = 'NONE' | 'MORE_THAN_HALF_SEEN' | 'LESS_THAN_HALF_SEEN' | 'UNSEEN';

/** Which way a machine crosses an obstacle: `FORWARD` forward, `BACK` back, `SIDEWAYS` sideways. */
export type BronepehotaDirection = 'FORWARD' | 'BACK' | 'SIDEWAYS';

/** One side of a close combat */
export interface BronepehotaFighterInput {
  /** Kind. Example: "MACHINE". */
  readonly kind: BronepehotaTarget;
  /** Armor of the soldier, or the number under the slider of the machine or gun. From 0 to 40; example: 3. */
  readonly armor: number;
  /** Close-combat skill of a soldier, or all close-combat weapons of a machine together. From 0 to 40; example: 3. */
  readonly closeCombat?: number | null | undefined;
  /** Armor of the soldier who drives the machine; counts only for a machine with a pilot. From 0 to 40; example: 3. */
  readonly pilotArmor?: number | null | undefined;
  /** Flying. Machines in the air neither attack nor are attacked. */
  readonly flying?: boolean | null | undefined;
  /** Lying. Real shooting: a machine knocked over defends but does not attack. */
  readonly lying?: boolean | null | undefined;
}

/** One shot: its power dice, or its charge in real shooting */
export interface BronepehotaFiredInput {
  /** A weapon of the catalog; fills the power. */
  readonly weapon?: string | null | undefined;
  /** A machine fires each of its weapons once a turn: the same name twice is refused. At most 60 characters; example: "Gatling gun". */
  readonly name?: string | null | undefined;
  /** Power. Virtual shooting: as much ammunition as dice. At most 16 characters; example: "3D20". */
  readonly power?: string | null | undefined;
  /** Charge. Real shooting: as much ammunition as its power. */
  readonly charge?: BronepehotaCharge | null | undefined;
}

/** Answer of `forceBalance`: Force balance. */
export type BronepehotaForceBalanceAnswer = Answer & {
  /** Difference. Between the costliest army and the cheapest. From 0 to 100000 points; example: 30. */
  readonly difference: number;
  /** Difference, %. Of the cheapest army. */
  readonly percent: number;
  /** Verdict. */
  readonly verdict: BronepehotaBalance;
};

/** Answer of `grenade`: Grenade. */
export type BronepehotaGrenadeAnswer = Answer & {
  /** Landings. From the nearest to the farthest. 0 to 6 entries. */
  readonly landings: readonly BronepehotaLanding[];
  /** Target in the blast. */
  readonly reached: Chance;
  /** Target hurt. 1 damage: infantry dies of it. */
  readonly hurt: Chance;
  /** Damage of the whole shot, a miss counted as 0; ascending. 0 to 200 entries. */
  readonly damage: readonly DamageOutcome[];
  /** Destroyed. Odds that infantry dies, or that a machine or gun reaches 0, a crash landing included. */
  readonly destroyed: Chance;
  /** Pilot killed. None without a pilot. */
  readonly pilotKilled: Chance | null;
  /** None without a pilot; 0 without the panic rule. */
  readonly pilotPanicked: Chance | null;
  /** Thrower in the blast. */
  readonly throwerReached: Chance;
  /** Thrower killed. None when the thrower’s armor is not given. */
  readonly throwerKilled: Chance | null;
};

/** Figures of a Bronepehota gun. */
export interface BronepehotaGunStats {
  /** mobile, fixed. At most 200 characters; example: "mobile". */
  readonly mobility: string;
  /** Rank. That its crew needs. From 1 to 9; example: 2. */
  readonly rank: number;
  /** Rate of fire. Shots a turn. From 0 to 40; example: 1. */
  readonly rateOfFire: number;
  /** Ammunition. Power dice. From 0 to 40; example: 12. */
  readonly ammunition: number;
  /** Durability. Its armor when undamaged. From 0 to 40; example: 9. */
  readonly durability: number;
}

/** What the charge did to the model: `STOOD` hit, stays standing, `FELL` hit and fell, `LYING` hit while already lying, `UNCOUNTED` a ricochet or the flying stand. */
export type BronepehotaImpact = 'STOOD' | 'FELL' | 'LYING' | 'UNCOUNTED';

/** Answer of `initiativeRoll`: Initiative. */
export type BronepehotaInitiativeAnswer = Answer & {
  /** Players. In the order given. 2 to 12 entries. */
  readonly players: readonly BronepehotaPlayer[];
  /** Odds that the highest tie on this roll. */
  readonly tied: Chance;
  /** Numbers of the players who roll again, once all dice have fallen; empty when one is the highest. 0 to 12 entries. */
  readonly rollAgain: readonly number[];
};

/** Answer of `jump`: Jump. */
export type BronepehotaJumpAnswer = Answer & {
  /** Needed. Length and height together. From 0 to 400 steps of 5 cm; example: 5. */
  readonly needed: number;
  /** Left. 0 when the jump is too far. From 0 to 40 steps of 5 cm; example: 0. */
  readonly left: number;
  /** Greatest height at this length. None when the length alone is too far. From 0 to 40 steps of 5 cm; example: 1. */
  readonly highest: number | null;
  /** Greatest length at this height. None when the height alone is too far. From 0 to 40 steps of 5 cm; example: 4. */
  readonly longest: number | null;
};

/** One place where the grenade may explode */
export interface BronepehotaLanding {
  /** Steps from the thrower. From 1 to 6 steps of 5 cm; example: 4. */
  readonly steps: number;
  /** Odds. */
  readonly chance: Chance;
  /** Target in the blast. */
  readonly reachesTarget: boolean;
  /** Thrower in the blast. */
  readonly reachesThrower: boolean;
  /** Hurts the target. When it lands here. */
  readonly hurtsTarget: Chance;
}

/** What the charge is shot from: `MACHINE` launcher of a machine, `ROCKET_LAUNCHER` rocket launcher of a machine, `GUN` gun, `MORTAR` mortar. */
export type BronepehotaLauncher = 'MACHINE' | 'ROCKET_LAUNCHER' | 'GUN' | 'MORTAR';

/** What one leg costs */
export interface BronepehotaLegCost {
  /** Movement. */
  readonly move: BronepehotaMove;
  /** Points. From 0 to 20000 points; example: 2. */
  readonly points: number;
  /** Left after it. From 0 to 20000 points; example: 2. */
  readonly left: number;
}

/** One leg of a path */
export interface BronepehotaLegInput {
  /** Movement. */
  readonly move?: BronepehotaMove | null | undefined;
  /** Length. In steps of 5 cm; turns and obstacles have none. From 0 to 200 steps of 5 cm; example: 2. */
  readonly steps?: number | null | undefined;
  /** Degrees. Of a slope or a turn; left out: a slope up to 45°, a turn of one point. From 0 to 360; example: 45. */
  readonly degrees?: number | null | undefined;
  /** Height of the obstacle. From 0 to 200 cm; example: 2.5. */
  readonly height?: number | null | undefined;
  /** Which way a machine crosses the obstacle; left out: as on the leg before it, or after it at the start and after a turn. Example: "FORWARD". */
  readonly direction?: BronepehotaDirection | null | undefined;
  /** With a mobile gun. */
  readonly withGun?: boolean | null | undefined;
  /** Ends touching an enemy. Infantry must stop there and fight. */
  readonly touchesEnemy?: boolean | null | undefined;
}

/** Figures of a Bronepehota machine. */
export interface BronepehotaMachineStats {
  /** Weight. heavy, light. At most 200 characters; example: "heavy". */
  readonly weight: string;
  /** Rank. That its crew needs. From 1 to 9; example: 2. */
  readonly rank: number;
  /** Rate of fire. Shots a turn. From 0 to 40; example: 1. */
  readonly rateOfFire: number;
  /** Ammunition. Power dice. From 0 to 40; example: 12. */
  readonly ammunition: number;
  /** Durability. Its armor when undamaged. From 0 to 40; example: 9. */
  readonly durability: number;
  /** Speed. By sectors of the durability track, from undamaged down. 1 to 40 entries. */
  readonly speedSectors: readonly BronepehotaSpeedSector[];
}

/** One leg of a path: `FORWARD` forward on the flat (infantry: any way), `BACK` back, `SIDEWAYS` sideways, `TURN` turn on the spot, `SLOPE` slope or ramp, `LADDER` ladder, `OBSTACLE` obstacle, `CLIMB` climbable wall, `LEAP` leap or drop between floors. */
export type BronepehotaMove = 'FORWARD' | 'BACK' | 'SIDEWAYS' | 'TURN' | 'SLOPE' | 'LADDER' | 'OBSTACLE' | 'CLIMB' | 'LEAP';

/** Answer of `movementCost`: Movement cost. */
export type BronepehotaMovementCostAnswer = Answer & {
  /** Points used. By the legs that can be done. From 0 to 20000 points; example: 2. */
  readonly used: number;
  /** Points left. From 0 to 20000 points; example: 2. */
  readonly left: number;
  /** Legs done. From the start; fewer than given when the path cannot be finished. From 0 to 30; example: 3. */
  readonly legsDone: number;
  /** Legs. Those that can be done. 0 to 30 entries. */
  readonly legs: readonly BronepehotaLegCost[];
};

/** Who moves: `INFANTRY` infantry, `WHEELED` wheeled machine, `TRACKED` tracked machine, `WALKING` walking machine, `FLYING` flying machine. */
export type BronepehotaMover = 'INFANTRY' | 'WHEELED' | 'TRACKED' | 'WALKING' | 'FLYING';

/** Odds of a player to have the initiative */
export interface BronepehotaPlayer {
  /** Name. At most 40 characters; example: "Anna". */
  readonly name: string | null;
  /** On this roll. Odds to be the highest alone, without rolling again. */
  readonly first: Chance;
  /** Initiative. Odds in the end, rolling again included; all add up to 1. */
  readonly initiative: Chance;
}

/** A player who rolls for initiative */
export interface BronepehotaPlayerInput {
  /** Name. At most 40 characters; example: "Anna". */
  readonly name?: string | null | undefined;
  /** On the D12; leave out when it is still to be rolled. From 1 to 12; example: 8. */
  readonly roll?: number | null | undefined;
}

/** Answer of `realShot`: Real shot. */
export type BronepehotaRealShotAnswer = Answer & {
  /** Damage. To a machine or gun; infantry is tested or dies instead. From 0 to 8 points; example: 2. */
  readonly damage: number;
  /** Armor after. Number under the slider once the damage is marked; none for infantry. From 0 to 40; example: 7. */
  readonly armorAfter: number | null;
  /** Destroyed. Infantry dead, or machine or gun at 0, a crash landing included. */
  readonly destroyed: Chance;
  /** Infantry panics. 0 without the panic rule, and for machines and guns. */
  readonly panicked: Chance;
  /** Pilot killed. None without a pilot. */
  readonly pilotKilled: Chance | null;
  /** None without a pilot; 0 without the panic rule. */
  readonly pilotPanicked: Chance | null;
  /** Damage of the hit and of a crash landing together; none for whatever does not fly with a pilot. 0 to 200 entries. */
  readonly damageWithCrash: readonly DamageOutcome[] | null;
  /** Ammunition used. Hit or miss. From 0 to 4; example: 2. */
  readonly ammunitionUsed: number;
  /** Ammunition left. None when it is not counted. From 0 to 99; example: 10. */
  readonly ammunitionLeft: number | null;
};

/** Who rolls again after a tie for the initiative: `ALL` all players roll again, `TIED` those who tie roll again. */
export type BronepehotaRerollers = 'ALL' | 'TIED';

/** A soldier of a Bronepehota squad */
export interface BronepehotaSoldier {
  /** No.. As on the sheet. From 1 to 6; example: 1. */
  readonly number: number;
  /** Rank. From 1 to 9; example: 2. */
  readonly rank: number;
  /** Speed. Points a turn. From 0 to 40; example: 4. */
  readonly speed: number;
  /** Range. Missing when he only fights close. At most 16 characters; example: "D6+2". */
  readonly range: string | null;
  /** Power. At most 16 characters; example: "4D12". */
  readonly power: string | null;
  /** Close combat. From 0 to 40; example: 2. */
  readonly closeCombat: number;
  /** Repairs. Example: false. */
  readonly repairs: boolean;
  /** Jump. Length and height together, steps; 0 when he cannot. From 0 to 40; example: 5. */
  readonly jump: number;
  /** Armor. From 0 to 40; example: 3. */
  readonly armor: number;
}

/** A sector of the durability track and the speed that goes with it */
export interface BronepehotaSpeedSector {
  /** Highest durability. From 0 to 40; example: 12. */
  readonly max: number;
  /** Lowest durability. From 0 to 40; example: 9. */
  readonly min: number;
  /** Speed. Points a turn. From 0 to 40; example: 4. */
  readonly speed: number;
}

/** What one shot took */
export interface BronepehotaSpent {
  /** Used. From 0 to 40; example: 3. */
  readonly used: number;
  /** Left. From 0 to 99; example: 13. */
  readonly left: number;
}

/** Figures of a Bronepehota squad. */
export interface BronepehotaSquadStats {
  /** Soldiers. 6 entries. */
  readonly soldiers: readonly BronepehotaSoldier[];
}

/** Kind of combat unit: `INFANTRY` infantry, `MACHINE` machine, `GUN` gun, `UNMANNED_MACHINE` machine without a pilot. */
export type BronepehotaTarget = 'INFANTRY' | 'MACHINE' | 'GUN' | 'UNMANNED_MACHINE';

/** Figures of a Bronepehota weapon. */
export interface BronepehotaWeaponStats {
  /** Range. At most 16 characters; example: "D6+2". */
  readonly range: string | null;
  /** Power. At most 16 characters; example: "4D12". */
  readonly power: string | null;
  /** Blast. */
  readonly blast: BronepehotaBlast | null;
  /** Close combat. From 1 to 9; example: 2. */
  readonly closeCombat: number | null;
  /** Shots at once, each in a direction of its own. From 2 to 9; example: 2. */
  readonly directions: number | null;
  /** Damage repaired in place of shooting. From 1 to 9; example: 2. */
  readonly repair: number | null;
  /** Tows. Example: true. */
  readonly tows: boolean | null;
}

/** Calculator of a rule set. */
export interface CalculatorInfo {
  /** Id, as returned by search. Example: "alpha-strike/calculator/target-number". */
  readonly id: string;
  /** Name in all APIs. Example: "targetNumber". */
  readonly name: string;
  /** Title. */
  readonly title: string;
  /** Description of the answer. */
  readonly about: string;
  /** URL of the page on the site. */
  readonly url: string;
  /** Section of the rulebook with the rule. */
  readonly rule: RuleRef;
}

/** Catalog entry that was added, changed or removed. */
export interface CatalogChange {
  /** Kind of the entry. Example: "UNIT". */
  readonly entry: CatalogSort;
  /** Id. */
  readonly id: string;
  /** Kind of the change. Example: "CHANGED". */
  readonly change: CatalogChangeKind;
  /** Catalog revision of its last change. */
  readonly revision: number;
  /** Time of the change. */
  readonly changedAt: string;
}

/** Page of a list. Cursors are keysets, so that pagination neither skips nor repeats entries while the list changes. */
export interface CatalogChangeConnection {
  /** Entries of this page, without cursors. */
  readonly nodes: readonly CatalogChange[];
  /** Pagination information. */
  readonly pageInfo: PageInfo;
  /** Number of entries on all pages. */
  readonly totalCount: number;
}

/** Kind of a change.: `ADDED` Added; not yet in an older copy, `CHANGED` Changed, `REMOVED` Removed. */
export type CatalogChangeKind = 'ADDED' | 'CHANGED' | 'REMOVED';

/** Kind of a catalog entry.: `UNIT` A unit, `WEAPON` A weapon, `ARMOR` An armor. */
export type CatalogSort = 'UNIT' | 'WEAPON' | 'ARMOR';

/** Source of a catalog entry. */
export interface CatalogSource {
  /** Id. Example: "mul". */
  readonly id: string;
  /** Name of the source in English. */
  readonly name: string;
  /** Name of the source in Russian. */
  readonly nameRu: string;
  /** Trademark notice in English. */
  readonly notice: string;
  /** Trademark notice in Russian. */
  readonly noticeRu: string;
  /** Name of the source by language. */
  readonly names: readonly LocalizedText[];
  /** Whose trademarks the names are, by language. */
  readonly notices: readonly LocalizedText[];
}

/** Exact probability. */
export interface Chance {
  /** Fraction in lowest terms; `0` or `1` if the event is impossible or certain. Example: "7/12". */
  readonly fraction: string;
  /** Decimal from 0 to 1, correctly rounded. It is 0 or 1 only if the fraction is. Example: 0.5833333333333334. */
  readonly decimal: number;
}

/** Answer of `chaosOfWar`: Chaos of War. */
export type ChaosOfWarAnswer = Answer & {
  /** The effect of the roll, or all of them. 1 to 17 entries. */
  readonly effects: readonly ChaosOfWarEffect[];
  /** Dice to roll again; none when the effect stands or no roll is given. From 2 to 3 dice; example: 3. */
  readonly rollAgain: number | null;
};

/** An effect of Chaos of War with its odds */
export interface ChaosOfWarEffect {
  /** Total. From 2 to 18; example: 14. */
  readonly roll: number;
  /** Id. One of not-dead-yet, misunderstanding, nato-air-support, broken-radio, berserk, widen-your-horizons, wear-and-tear, armed-uprising, friendly-fire, alliance-leader, salvo-fire, nato-leader, thors-hammer, battle-maneuvers, field-repair, fortune-favors-the-bold, sniper; example: "thors-hammer". */
  readonly id: string;
  /** Effect. */
  readonly title: string;
  /** What happens. */
  readonly text: string;
  /** The side that benefits. */
  readonly side: string;
  /** Odds. That the whole procedure, begun with these dice and rolling again included, ends with this effect. */
  readonly chance: Chance;
}

/** Answer of `closeCombat`: Close combat. */
export type CloseCombatAnswer = Answer & {
  /** Attacker wins. */
  readonly attackerWins: Chance;
  /** Damage. By how much the defender loses, 0 when the attack is beaten off; infantry that loses counts 1. 0 to 200 entries. */
  readonly damage: readonly DamageOutcome[];
  /** Destroyed. Odds that infantry dies, or that a machine or gun reaches 0. */
  readonly destroyed: Chance;
  /** Pilot killed. None without a pilot. */
  readonly pilotKilled: Chance | null;
  /** None without a pilot; 0 without the panic rule. */
  readonly pilotPanicked: Chance | null;
  /** Added to the attack die. From 0 to 100; example: 12. */
  readonly attack: number;
  /** Attack dice. 2 in a surprise attack: the higher counts. From 0 to 2 dice; example: 1. */
  readonly attackDice: number;
  /** Added to the defense die. The whole strength where there is no die. From 0 to 100; example: 9. */
  readonly defense: number;
  /** Defense dice. From 0 to 1 dice; example: 1. */
  readonly defenseDice: number;
};

/** One row of the table of critical hits */
export interface CriticalHitRow {
  /** 2D6. From 2 to 12; example: 10. */
  readonly roll: number;
  /** Critical hit. Example: "FIRE_CONTROL". */
  readonly effect: AlphaStrikeCritical;
  /** Effect. What it does to this unit. */
  readonly text: string;
  /** Odds to roll exactly this. */
  readonly chance: Chance;
}

/** Answer of `criticalHits`: Critical hits. */
export type CriticalHitsAnswer = Answer & {
  /** Table. The row of the roll, or every row. 1 to 11 entries. */
  readonly rows: readonly CriticalHitRow[];
  /** Odds that this roll destroys the unit, whatever damage it has taken. */
  readonly destroyed: Chance;
};

/** Answer of `damageMatrix`: Weapons against armor. */
export type DamageMatrixAnswer = Answer & {
  /** Cells. Every weapon against every armor, row by row. 1 to 200 entries. */
  readonly cells: readonly DamageMatrixCell[];
};

/** What one hit of the weapon does to the armor */
export interface DamageMatrixCell {
  /** Weapon. */
  readonly weapon: Weapon;
  /** Armor. */
  readonly armor: Armor;
  /** Impact. As printed, power source counted: a number, NE, or special. At most 10 characters; example: "3". */
  readonly impact: string;
  /** Dead. */
  readonly dead: Chance;
  /** Out of the fight. */
  readonly outOfTheFight: Chance;
  /** Stunned. */
  readonly stunned: Chance;
  /** Stopped by absorbing or reflecting armor. */
  readonly absorbed: Chance;
  /** Unharmed. The weapon has no effect. */
  readonly unharmed: Chance;
}

/** One amount of damage and its odds */
export interface DamageOutcome {
  /** Damage. From 0 to 10000 points; example: 2. */
  readonly damage: number;
  /** Odds. */
  readonly chance: Chance;
}

/** Answer of `deckSetup`: Deck setup. */
export type DeckSetupAnswer = Answer & {
  /** Suits that go into the initiative deck. From 0 to 5; example: 3. */
  readonly suits: number;
  /** Star Lords that go into the initiative deck. From 0 to 2; example: 1. */
  readonly starLords: number;
  /** Cards in the initiative deck. From 0 to 67; example: 40. */
  readonly cards: number;
  /** Open cards. Cards only: one for each participant, face up for the whole battle. 0 to 26 entries. */
  readonly openCards: readonly string[];
  /** Cards to shuffle into the initiative deck. 0 to 67 entries. */
  readonly deckCards: readonly string[];
};

/** Probability distribution of a dice expression. */
export interface DiceAnswer {
  /** Canonical form of the expression. Example: "3d6kh2". */
  readonly expression: string;
  /** Interpretation of the expression in one sentence, and how to write another interpretation. Example: "2d6: 7 on average.". */
  readonly summary: string;
  /** All outcomes in ascending order. Their probabilities sum to exactly 1. With more than 2000 outcomes this field returns TOO_COMPLEX; mean and deviation are still available. */
  readonly outcomes: readonly DiceOutcome[];
  /** Mean. Example: 7. */
  readonly mean: number;
  /** Standard deviation. Example: 2.41. */
  readonly standardDeviation: number;
}

/** Outcome of a roll. */
export interface DiceOutcome {
  /** Value of the outcome. Example: 7. */
  readonly value: number;
  /** Probability of exactly this value. */
  readonly chance: Chance;
  /** Probability of this value or more. */
  readonly atLeast: Chance;
}

/** Arguments of a calculator by name, nested as in the calculator. An input that varies takes several values: a list, or the text `1,2,4`, `0..42`, `0..42/2`, `*`. */
export type Draft = Readonly<Record<string, unknown>>;

/** Era of a rule set, with all its names. */
export interface Era {
  /** Id. Example: "clan-invasion". */
  readonly id: string;
  /** English name. */
  readonly name: string;
  /** Russian name. */
  readonly nameRu: string;
  /** First year; null if unknown. Example: 3050. */
  readonly from: number | null;
  /** Last year; null if the era has not ended. Example: 3061. */
  readonly to: number | null;
  /** Rule set. One of alpha-strike, initiative-deck, bronepehota, 5150, world-at-war; example: "alpha-strike". */
  readonly system: RuleSetSlug;
  /** Other names in either language. Filters accept them. */
  readonly aliases: readonly string[];
  /** Whether availability of units is known for this era. */
  readonly hasAvailability: boolean;
  /** Its name by language. */
  readonly names: readonly LocalizedText[];
}

/** Faction of a rule set, or general list, with all its names. */
export interface Faction {
  /** Id. Example: "kurita". */
  readonly id: string;
  /** English name. */
  readonly name: string;
  /** Russian name. */
  readonly nameRu: string;
  /** Abbreviation that players use. Example: "DC". */
  readonly code: string | null;
  /** Whether it is a general list, used by every faction of a kind. */
  readonly isList: boolean;
  /** Whether it is a Clan. */
  readonly isClan: boolean;
  /** Rule set. One of alpha-strike, initiative-deck, bronepehota, 5150, world-at-war; example: "alpha-strike". */
  readonly system: RuleSetSlug;
  /** Other names in either language. Filters accept them. */
  readonly aliases: readonly string[];
  /** General lists that the faction uses in at least one era. It may field their units. Example: ["general"]. */
  readonly lists: readonly string[];
  /** Its name by language. */
  readonly names: readonly LocalizedText[];
}

/** What a test makes a figure do: `FIRE` fires, `FIRE_AT_MINUS_ONE` fires at Rep −1, `CHOOSE_TO_FIRE` fires or stays hidden, as the player likes, `HIDE_OR_GO_PRONE` hides or goes prone, `BECOME_VISIBLE` becomes visible and does not fire, `DO_NOTHING` stands and does nothing, `STOP_AND_FIRE` stops and fires, `STOP_AND_FIRE_AT_MINUS_ONE` stops and fires at Rep −1, `DUCK_BACK` ducks back, `REACH_COVER_AND_DUCK_BACK` goes on to the cover and ducks back there, `GO_PRONE` goes prone, `PANIC` panics, `RUN` runs away, `TRY_TO_CHARGE` may try to charge (cannot fire), `HIDE_OR_STAY` hides and ducks back, or stays (cannot fire), `STAY_HIDDEN` stays hidden, `CHARGE` charges, `STAY_AND_FIRE` stays and fires, `STAY` stays, `FIRE_AND_FIGHT` fires, then fights, `TURN_AND_FIGHT` turns and fights, at Rep −1 in the first round, `FIGHT` fights without firing, `RETURN` returns to the fight and acts freely, `ROLL_AGAIN` rolls again, `OUT_OF_THE_FIGHT` is out of the fight, `LEAVE` leaves the game, `BACK_UNHURT` back unhurt, `BACK_AT_MINUS_ONE` back with Rep −1, `DEAD_OR_GONE` dead or gone for good, `HIDDEN_ENEMY` a hidden enemy, `ENEMY_IN_THE_OPEN` an enemy in the open, `NO_CONTACT` nobody there, `FACE_WITH_EXTRA_DIE` all face you; In Sight with one more die, the best 2 count, `FACE` all face you; In Sight as usual, `MAY_FACE` each faces you on 1–3; no In Sight test, `CHOOSE_RESULT` chooses the result, as a hero. */
export type FiftyOneFiftyAction =
  | 'FIRE'
  | 'FIRE_AT_MINUS_ONE'
  | 'CHOOSE_TO_FIRE'
  | 'HIDE_OR_GO_PRONE'
  | 'BECOME_VISIBLE'
  | 'DO_NOTHING'
  | 'STOP_AND_FIRE'
  | 'STOP_AND_FIRE_AT_MINUS_ONE'
  | 'DUCK_BACK'
  | 'REACH_COVER_AND_DUCK_BACK'
  | 'GO_PRONE'
  | 'PANIC'
  | 'RUN'
  | 'TRY_TO_CHARGE'
  | 'HIDE_OR_STAY'
  | 'STAY_HIDDEN'
  | 'CHARGE'
  | 'STAY_AND_FIRE'
  | 'STAY'
  | 'FIRE_AND_FIGHT'
  | 'TURN_AND_FIGHT'
  | 'FIGHT'
  | 'RETURN'
  | 'ROLL_AGAIN'
  | 'OUT_OF_THE_FIGHT'
  | 'LEAVE'
  | 'BACK_UNHURT'
  | 'BACK_AT_MINUS_ONE'
  | 'DEAD_OR_GONE'
  | 'HIDDEN_ENEMY'
  | 'ENEMY_IN_THE_OPEN'
  | 'NO_CONTACT'
  | 'FACE_WITH_EXTRA_DIE'
  | 'FACE'
  | 'MAY_FACE'
  | 'CHOOSE_RESULT';

/** An action and its odds */
export interface FiftyOneFiftyActionOdds {
  /** Action. */
  readonly action: FiftyOneFiftyAction;
  /** Odds. */
  readonly chance: Chance;
}

/** Answer of `activation`: Activation. */
export type FiftyOneFiftyActivationAnswer = Answer & {
  /** Equal dice. Two dice agree and nobody acts. */
  readonly tied: Chance;
  /** Nobody acts. Equal dice, or dice above every Rep. */
  readonly nobody: Chance;
  /** Sides. 2 to 6 entries. */
  readonly sides: readonly FiftyOneFiftyActivationSide[];
};

/** Odds that a group acts this turn */
export interface FiftyOneFiftyActivationGroup {
  /** Rep. The group’s own or its Leader’s, whichever is higher. From 1 to 7; example: 4. */
  readonly rep: number;
  /** Acts. */
  readonly acts: Chance;
}

/** A figure, or a group of equals */
export interface FiftyOneFiftyActivationGroupInput {
  /** Rep of the figure. From 1 to 7; example: 4. */
  readonly rep: number;
  /** Leader’s Rep. Of whoever leads the group now; a stand-in counts here. From 1 to 7; example: 5. */
  readonly leaderRep?: number | null | undefined;
}

/** How a side fares at activation */
export interface FiftyOneFiftyActivationSide {
  /** Name. At most 40 characters. */
  readonly name: string | null;
  /** Goes first. Its die is the highest, able to act or not. */
  readonly goesFirst: Chance;
  /** At least one group of it acts. */
  readonly acts: Chance;
  /** Acts first. It acts, and nobody before it. */
  readonly actsFirst: Chance;
  /** Groups. 1 to 12 entries. */
  readonly groups: readonly FiftyOneFiftyActivationGroup[];
}

/** A side of the battle */
export interface FiftyOneFiftyActivationSideInput {
  /** Name. At most 40 characters; example: "Police". */
  readonly name?: string | null | undefined;
  /** Groups. 1 to 12 entries. */
  readonly groups: readonly FiftyOneFiftyActivationGroupInput[];
}

/** One change and what it brings */
export interface FiftyOneFiftyAdvice {
  /** Change. */
  readonly change: FiftyOneFiftyChange;
  /** Inches to close in to; dice at the target; none otherwise. From 0 to 1000; example: 24. */
  readonly amount: number | null;
  /** Gain. Odds of the aim, from −1 to 1. */
  readonly gain: number;
  /** First target hit. Once or more. */
  readonly hit: Chance;
  /** Dead or out of the fight. The first target; 0 without a weapon and an Impact. */
  readonly outOfAction: Chance;
  /** Dead. The first target. */
  readonly dead: Chance;
  /** Out of ammunition. */
  readonly outOfAmmunition: Chance;
}

/** Answer of `advice`: Advice. */
export type FiftyOneFiftyAdviceAnswer = Answer & {
  /** As it stands. Zeros where the rules forbid it. */
  readonly now: FiftyOneFiftyAdviceNow;
  /** Changes. Each alone, the greatest gain first; without those that the rules forbid. 0 to 12 entries. */
  readonly changes: readonly FiftyOneFiftyAdvice[];
};

/** What the burst brings as it stands */
export interface FiftyOneFiftyAdviceNow {
  /** Allowed. */
  readonly allowed: boolean;
  /** First target hit. Once or more. */
  readonly hit: Chance;
  /** Dead or out of the fight. The first target; 0 without a weapon and an Impact. */
  readonly outOfAction: Chance;
  /** Dead. The first target. */
  readonly dead: Chance;
  /** Out of ammunition. */
  readonly outOfAmmunition: Chance;
}

/** What a burst is to bring: `OUT_OF_ACTION` the first target dead or out of the fight, `DEAD` the first target dead, `HIT` a hit on the first target. */
export type FiftyOneFiftyAim = 'OUT_OF_ACTION' | 'DEAD' | 'HIT';

/** An armor and its odds */
export interface FiftyOneFiftyArmorOdds {
  /** Armor. */
  readonly armor: Armor;
  /** Odds. */
  readonly chance: Chance;
}

/** Figures of a 5150 armor. */
export interface FiftyOneFiftyArmorStats {
  /** Stops. What it absorbs or reflects on a 1 to 3 of a d6: laser, solid. At most 200 characters; example: "laser". */
  readonly stops: string | null;
  /** Always in cover. Against shooting. */
  readonly alwaysInCover: boolean;
}

/** What is rolled for: `WEAPON` weapon, `ARMOR` armor, `REP` Rep. */
export type FiftyOneFiftyAvailability = 'WEAPON' | 'ARMOR' | 'REP';

/** Answer of `availability`: Availability. */
export type FiftyOneFiftyAvailabilityAnswer = Answer & {
  /** Empty unless a weapon is rolled for. 0 to 20 entries. */
  readonly weapons: readonly FiftyOneFiftyWeaponOdds[];
  /** Empty unless armor is rolled for. 0 to 10 entries. */
  readonly armors: readonly FiftyOneFiftyArmorOdds[];
  /** Empty unless Rep is rolled for. 0 to 7 entries. */
  readonly reps: readonly FiftyOneFiftyRepOdds[];
};

/** What the grenade does to one figure */
export interface FiftyOneFiftyBlastOdds {
  /** Hit. Odds of a damage roll. */
  readonly hit: Chance;
  /** Dived clear. The grenade is at the feet and the figure dives: prone, ducked back, unharmed. */
  readonly dived: Chance;
  /** Results. The mildest first; a figure that dived or was not reached is missed. 6 entries. */
  readonly results: readonly ResultOutcome[];
}

/** A figure under the template where the grenade is meant to go off */
export interface FiftyOneFiftyBlastTargetInput {
  /** Armor. One of none, light, heavy, absorbing, reflecting, distorting, shimmer, exo, battle; example: "light". */
  readonly armor?: string | null | undefined;
  /** In cover. Partly behind something that stops bullets, or inside a building. */
  readonly cover?: boolean | null | undefined;
  /** Concealed. Partly behind something that stops no bullets, such as brush. */
  readonly concealed?: boolean | null | undefined;
  /** Prone. Lying down. */
  readonly prone?: boolean | null | undefined;
  /** Moved fast. The target used Fast Move. */
  readonly movedFast?: boolean | null | undefined;
}

/** A figure near the thrower, under a template at the thrower’s feet */
export interface FiftyOneFiftyBystanderInput {
  /** Rep of the figure. From 1 to 7; example: 4. */
  readonly rep: number;
  /** Armor. One of none, light, heavy, absorbing, reflecting, distorting, shimmer, exo, battle; example: "light". */
  readonly armor?: string | null | undefined;
}

/** What the shooter could do differently: `MOVE_SLOWLY` move without Fast Move, `ONE_TARGET` roll every die at the first target, `ONE_WEAPON` fire one weapon, `PASS_THE_COVER` find a line past the cover, `SEE_CLEARLY` find a clear view of the target, `CLEAR_THE_LINE` find a line without cover between, `CLOSE_IN` close in, `FACE_THE_TARGET` face the target, `TRY_THE_LUCK` take a lucky shot. */
export type FiftyOneFiftyChange =
  | 'MOVE_SLOWLY'
  | 'ONE_TARGET'
  | 'ONE_WEAPON'
  | 'PASS_THE_COVER'
  | 'SEE_CLEARLY'
  | 'CLEAR_THE_LINE'
  | 'CLOSE_IN'
  | 'FACE_THE_TARGET'
  | 'TRY_THE_LUCK';

/** Answer of `damage`: Damage of a hit. */
export type FiftyOneFiftyDamageAnswer = Answer & {
  /** Impact. As printed, power source counted: a number, NE, or special. At most 10 characters; example: "3". */
  readonly impact: string;
  /** Dead. */
  readonly dead: Chance;
  /** Out of the fight. */
  readonly outOfTheFight: Chance;
  /** Stunned. */
  readonly stunned: Chance;
  /** Stopped by absorbing or reflecting armor. */
  readonly absorbed: Chance;
  /** Unharmed. The weapon has no effect. */
  readonly unharmed: Chance;
};

/** Answer of `fastMove`: Fast Move. */
export type FiftyOneFiftyFastMoveAnswer = Answer & {
  /** Distances. 16, 12 and 8 inches, in this order. 3 entries. */
  readonly outcomes: readonly FiftyOneFiftyFastMoveOutcome[];
};

/** How far a Fast Move may go, and its odds */
export interface FiftyOneFiftyFastMoveOutcome {
  /** Up to. From 0 to 16 inches; example: 12. */
  readonly inches: number;
  /** Dice passed. From 0 to 2 dice; example: 1. */
  readonly passed: number;
  /** Odds. */
  readonly chance: Chance;
  /** This far or farther. Odds to be allowed this distance or more. */
  readonly atLeast: Chance;
}

/** One side of a melee */
export interface FiftyOneFiftyFighterInput {
  /** Rep of the figure. From 1 to 7; example: 4. */
  readonly rep: number;
  /** Melee weapon. One of unarmed, combat-knife, rifle-with-bayonet, improvised; example: "combat-knife". */
  readonly weapon?: string | null | undefined;
  /** Melee weapon with a power source: Impact +1, NE becomes 1. */
  readonly powered?: boolean | null | undefined;
  /** Armor. One of none, light, heavy, absorbing, reflecting, distorting, shimmer, exo, battle; example: "light". */
  readonly armor?: string | null | undefined;
  /** Attribute dice. One for each attribute or trait that helps in melee. From 0 to 4 dice. */
  readonly attributes?: number | null | undefined;
  /** Prone. One die fewer while it lies. */
  readonly prone?: boolean | null | undefined;
  /** Opponents. How many it fights at once. From 1 to 3. */
  readonly opponents?: number | null | undefined;
  /** A weapon in each hand. One more opponent without a modifier. */
  readonly secondWeapon?: boolean | null | undefined;
  /** Charged from flank or rear. It turned and fights the first round at Rep −1. */
  readonly flanked?: boolean | null | undefined;
  /** Dice of the first round. If they have fallen already; leave out for all odds. 1 to 6 entries. */
  readonly roll?: readonly number[] | null | undefined;
}

/** Walk of life of an ordinary person: `PROLETARIAT` law-abiding proletariat, `POLICE` police, `CRIMINALS` criminals, `CORPORATIONS` corporations, `COLONISTS` colonists. */
export type FiftyOneFiftyFigureClass = 'PROLETARIAT' | 'POLICE' | 'CRIMINALS' | 'CORPORATIONS' | 'COLONISTS';

/** A figure, or several that are alike */
export interface FiftyOneFiftyFigureInput {
  /** Name. At most 80 characters; example: "Sergeant". */
  readonly name?: string | null | undefined;
  /** Rep of the figure. From 1 to 7; example: 4. */
  readonly rep: number;
  /** Weapons. Everything that it carries; each is paid for. 0 to 10 entries. */
  readonly weapons?: readonly string[] | null | undefined;
  /** Armor. One of none, light, heavy, absorbing, reflecting, distorting, shimmer, exo, battle; example: "light". */
  readonly armor?: string | null | undefined;
  /** How many. From 1 to 1000; example: 3. */
  readonly count?: number | null | undefined;
  /** Walk of life. When given, starred weapons are checked against it. Example: "COLONISTS". */
  readonly figureClass?: FiftyOneFiftyFigureClass | null | undefined;
}

/** Answer of `grenade`: Grenade. */
export type FiftyOneFiftyGrenadeAnswer = Answer & {
  /** On target. Odds that the grenade goes off where it was meant to. */
  readonly onTarget: Chance;
  /** At the nearest group. Odds that a missed throw goes off there. */
  readonly atNearestGroup: Chance;
  /** Odds that it goes off at the thrower’s feet. */
  readonly atFeet: Chance;
  /** Harmless. Odds that it goes off nowhere that matters; the four add up to 1. */
  readonly harmless: Chance;
  /** Targets. In the order given. 0 to 20 entries. */
  readonly targets: readonly FiftyOneFiftyBlastOdds[];
  /** Nearest group. In the order given. 0 to 20 entries. */
  readonly nearestGroup: readonly FiftyOneFiftyBlastOdds[];
  /** Bystanders. In the order given. 0 to 20 entries. */
  readonly bystanders: readonly FiftyOneFiftyBlastOdds[];
  /** Thrower. */
  readonly thrower: FiftyOneFiftyBlastOdds;
};

/** How a grenade gets to its target: `THROWN` thrown by hand, `DROPPED` dropped or rolled out of sight, `LAUNCHED` fired from a launcher. */
export type FiftyOneFiftyGrenadeManner = 'THROWN' | 'DROPPED' | 'LAUNCHED';

/** Impact of a 5150 weapon against one armor */
export interface FiftyOneFiftyImpact {
  /** Armor. Example: "5150/none". */
  readonly armor: string;
  /** Impact. NE, special. At most 200 characters; example: "3". */
  readonly impact: string;
}

/** Law level of the planet: `NORMAL` normal, `LAX` Lax, `LOW` Low. */
export type FiftyOneFiftyLawLevel = 'NORMAL' | 'LAX' | 'LOW';

/** Answer of `melee`: Melee. */
export type FiftyOneFiftyMeleeAnswer = Answer & {
  /** Rep of the fighter. All modifiers counted. From 1 to 7; example: 4. */
  readonly fighterRep: number;
  /** Rep of the fighter, first round. All modifiers counted. From 1 to 7; example: 4. */
  readonly fighterFirstRep: number;
  /** Rep of the opponent. All modifiers counted. From 1 to 7; example: 4. */
  readonly opponentRep: number;
  /** Rep of the opponent, first round. All modifiers counted. From 1 to 7; example: 4. */
  readonly opponentFirstRep: number;
  /** Round by round. 1 to 20 entries. */
  readonly rounds: readonly FiftyOneFiftyMeleeState[];
  /** In the end. */
  readonly end: FiftyOneFiftyMeleeState;
};

/** What a fighter has suffered */
export interface FiftyOneFiftyMeleeLoss {
  /** Stunned. */
  readonly stunned: Chance;
  /** Out of the fight. */
  readonly outOfTheFight: Chance;
  /** Dead. */
  readonly dead: Chance;
}

/** How the melee stands after a round or in the end */
export interface FiftyOneFiftyMeleeState {
  /** After round. None for the end. From 1 to 20; example: 1. */
  readonly round: number | null;
  /** Still fighting. In the end: odds that it never ends. */
  readonly fighting: Chance;
  /** The fighter has won. */
  readonly fighterWins: Chance;
  /** The opponent has won. */
  readonly opponentWins: Chance;
  /** The fighter. */
  readonly fighter: FiftyOneFiftyMeleeLoss;
  /** The opponent. */
  readonly opponent: FiftyOneFiftyMeleeLoss;
}

/** What a force fights for: `CONQUEST` conquest, `COLONIZATION` colonization, `RELIGIOUS_ZEAL` religious zeal, `PROFIT` profit. */
export type FiftyOneFiftyMotivation = 'CONQUEST' | 'COLONIZATION' | 'RELIGIOUS_ZEAL' | 'PROFIT';

/** Answer of `reaction`: Reaction test. */
export type FiftyOneFiftyReactionAnswer = Answer & {
  /** What mattered. What of the situation the table asked about here. 0 to 12 entries. */
  readonly conditions: readonly string[];
  /** By dice passed. What 2, 1 and 0 passed dice lead to here; empty when nothing is rolled. 0 to 3 entries. */
  readonly rows: readonly FiftyOneFiftyReactionRow[];
  /** Odds of each action in the end, second rolls included. 0 to 3 entries. */
  readonly actions: readonly FiftyOneFiftyActionOdds[];
  /** Odds that the figure is a hero after the test; 1 for one that was a hero before. */
  readonly hero: Chance;
};

/** One number of passed dice and what it leads to */
export interface FiftyOneFiftyReactionRow {
  /** Dice passed. From 0 to 2 dice; example: 2. */
  readonly passed: number;
  /** Result. */
  readonly action: FiftyOneFiftyAction;
  /** Odds. */
  readonly chance: Chance;
}

/** Test that a figure takes: `IN_SIGHT` In Sight, `RECEIVED_FIRE` Received Fire, `WANTS_TO_CHARGE` Wants to Charge, `BEING_CHARGED` Being Charged, `RECOVERY` Recovery, `RALLY` Rally, `AFTER_BATTLE` After-battle Recovery, `CONTACT` Contact, `AWARENESS` Awareness. */
export type FiftyOneFiftyReactionTest =
  | 'IN_SIGHT'
  | 'RECEIVED_FIRE'
  | 'WANTS_TO_CHARGE'
  | 'BEING_CHARGED'
  | 'RECOVERY'
  | 'RALLY'
  | 'AFTER_BATTLE'
  | 'CONTACT'
  | 'AWARENESS';

/** A Rep and its odds */
export interface FiftyOneFiftyRepOdds {
  /** Rep. From 1 to 7; example: 4. */
  readonly rep: number;
  /** Odds. */
  readonly chance: Chance;
}

/** Result of a shot or a hit: `MISSED` missed, `ABSORBED` absorbed, `UNHARMED` unharmed, `STUNNED` stunned, `OUT_OF_THE_FIGHT` out of the fight, `DEAD` dead. */
export type FiftyOneFiftyResult = 'MISSED' | 'ABSORBED' | 'UNHARMED' | 'STUNNED' | 'OUT_OF_THE_FIGHT' | 'DEAD';

/** Odds that figures of one Rep fight on */
export interface FiftyOneFiftyStayOdds {
  /** Rep of the figure. From 1 to 7; example: 4. */
  readonly rep: number;
  /** Figures. From 1 to 200. */
  readonly figures: number;
  /** Fight on. */
  readonly goesOn: Chance;
}

/** Answer of `stayOrRun`: Stay or Run. */
export type FiftyOneFiftyStayOrRunAnswer = Answer & {
  /** Losses from test to test. From 1 to 200; example: 2. */
  readonly every: number;
  /** Thresholds. Losses at which the test is rolled. 1 to 200 entries. */
  readonly thresholds: readonly number[];
  /** By dice passed. 0 to 3 entries. */
  readonly rows: readonly FiftyOneFiftyStayRow[];
  /** By Rep. The highest first. 0 to 7 entries. */
  readonly reps: readonly FiftyOneFiftyStayOdds[];
  /** How many fight on. 0 to 8 entries. */
  readonly staying: readonly FiftyOneFiftyStaying[];
  /** Everyone fights on. */
  readonly everyone: Chance;
  /** Nobody fights on. */
  readonly nobody: Chance;
};

/** One number of passed dice and what it leads to */
export interface FiftyOneFiftyStayRow {
  /** Dice passed. From 0 to 2 dice; example: 2. */
  readonly passed: number;
  /** Fights on. */
  readonly goesOn: boolean;
}

/** A number of figures that fight on, and its odds */
export interface FiftyOneFiftyStaying {
  /** Figures. From 0 to 200. */
  readonly figures: number;
  /** Odds. */
  readonly chance: Chance;
}

/** A target of the burst */
export interface FiftyOneFiftyTargetInput {
  /** Dice. Declared for this target. From 1 to 6 dice; example: 2. */
  readonly dice: number;
  /** Armor. One of none, light, heavy, absorbing, reflecting, distorting, shimmer, exo, battle; example: "light". */
  readonly armor?: string | null | undefined;
  /** In cover. Partly behind something that stops bullets, or inside a building. */
  readonly cover?: boolean | null | undefined;
  /** Concealed. Partly behind something that stops no bullets, such as brush. */
  readonly concealed?: boolean | null | undefined;
  /** Prone. Lying down. */
  readonly prone?: boolean | null | undefined;
  /** Moved fast. The target used Fast Move. */
  readonly movedFast?: boolean | null | undefined;
}

/** What limits the line of sight: `CLEAR` clear view, `NIGHT` night, `WOODS` inside woods, `WOODS_AT_NIGHT` inside woods at night, `BAD_WEATHER` bad weather, `BAD_WEATHER_AT_NIGHT` bad weather at night. */
export type FiftyOneFiftyVisibility = 'CLEAR' | 'NIGHT' | 'WOODS' | 'WOODS_AT_NIGHT' | 'BAD_WEATHER' | 'BAD_WEATHER_AT_NIGHT';

/** A weapon and its odds */
export interface FiftyOneFiftyWeaponOdds {
  /** Weapon. */
  readonly weapon: Weapon;
  /** Odds. */
  readonly chance: Chance;
  /** May be carried. No where the star keeps it for others. */
  readonly mayCarry: boolean;
}

/** Figures of a 5150 weapon. */
export interface FiftyOneFiftyWeaponStats {
  /** Class. laser, solid, net, grenade, melee. At most 200 characters; example: "laser". */
  readonly class: string;
  /** Range. Missing in melee. From 1 to 99 inches; example: 48. */
  readonly rangeInches: number | null;
  /** Rate of fire. Missing for what bursts. From 1 to 9 dice; example: 3. */
  readonly rateOfFire: number | null;
  /** Blast radius. From 1 to 99 inches; example: 5. */
  readonly blastRadius: number | null;
  /** Impact. 0 to 9 entries. */
  readonly impacts: readonly FiftyOneFiftyImpact[];
  /** Restricted to. Missing when anybody may carry it: police, corporations, criminals, colonists. 1 to 4 entries. */
  readonly restrictedTo: readonly string[] | null;
}

/** What a figure costs */
export interface FigureCost {
  /** Name. At most 80 characters; example: "Sergeant". */
  readonly name: string | null;
  /** How many. From 1 to 1000; example: 3. */
  readonly count: number;
  /** Each. None without a price. From 0 to 100000000 points; example: 97. */
  readonly each: number | null;
  /** Together. None without a price. From 0 to 100000000 points; example: 291. */
  readonly total: number | null;
}

/** Answer of `forceCost`: Cost of a force. */
export type ForceCostAnswer = Answer & {
  /** Total. None when something in it has no price; the refusal says what. From 0 to 100000000 points; example: 1000. */
  readonly total: number | null;
  /** Figures. 1 to 100 entries. */
  readonly figures: readonly FigureCost[];
};

/** Units by id. */
export interface FoundUnits {
  /** Units found, in the order of the request, without duplicates. */
  readonly found: readonly Unit[];
  /** Ids that do not exist in the catalog. */
  readonly missing: readonly string[];
}

/** Answer of `heat`: Heat. */
export type HeatAnswer = Answer & {
  /** Heat. After the end phase. From 0 to 4; example: 2. */
  readonly heat: number;
  /** Shut down. Next turn: no movement, no attack, immobile. */
  readonly shutDown: boolean;
  /** Ground movement. Next turn; jumping is not affected. From -8 to 0 inches; example: -4. */
  readonly moveChange: number;
  /** TMM. Next turn, unless the unit jumps. From -1 to 0; example: -1. */
  readonly tmmChange: number;
  /** Added to target numbers of weapon attacks next turn. From 0 to 4; example: 2. */
  readonly toHitModifier: number;
};

/** Answer of `hitTable`: Hit table. */
export type HitTableAnswer = Answer & {
  /** Faces. Every face of the die; a 6 saved by a lucky shot stands twice, missed and hit. 6 to 7 entries. */
  readonly rows: readonly HitTableRow[];
  /** Odds to hit. Odds that one die hits, lucky shot included. */
  readonly chance: Chance;
};

/** One face of the die on the hit table */
export interface HitTableRow {
  /** Die. From 1 to 6; example: 5. */
  readonly die: number;
  /** Total. Die + Rep. From -10 to 20; example: 9. */
  readonly total: number;
  /** Hit. */
  readonly hit: boolean;
  /** Odds of this row; all rows add up to 1. */
  readonly chance: Chance;
  /** Reason. Why it misses, or what saved it. */
  readonly reason: string | null;
}

/** One number of hits and its odds */
export interface HitsOutcome {
  /** Hits. From 0 to 1000; example: 2. */
  readonly hits: number;
  /** Odds. */
  readonly chance: Chance;
}

/** Answer of `compareHands`: Showdown. */
export type InitiativeDeckCompareHandsAnswer = Answer & {
  /** Winners. Numbers of the strongest hands, counted from 1 as given; several share the pot. 1 to 13 entries. */
  readonly winners: readonly number[];
  /** Ranking. Strongest first. 2 to 13 entries. */
  readonly ranking: readonly InitiativeDeckRankedHand[];
};

/** Answer of `convert`: Cards in Alpha Strike. */
export type InitiativeDeckConvertAnswer = Answer & {
  /** Inches. Movement or distance in Alpha Strike. From 0 to 200 inches; example: 4. */
  readonly inches: number;
};

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

/** Answer of `draxHand`: Drax hand. */
export type InitiativeDeckDraxHandAnswer = Answer & {
  /** Hand. Example: "FOUR_CARD_DRAX". */
  readonly category: InitiativeDeckDraxCategory;
  /** Place of the combination in this game, 1 for the strongest. From 1 to 8; example: 2. */
  readonly rank: number;
  /** Tie-break. Values to compare from left to right with an equal combination. 0 to 5 entries. */
  readonly tieBreak: readonly number[];
  /** The cards that count, with their values at the showdown. 0 to 5 entries. */
  readonly values: readonly InitiativeDeckDraxValue[];
};

/** A card that counts and its value at the showdown */
export interface InitiativeDeckDraxValue {
  /** Card. At most 3 characters; example: "Ls". */
  readonly card: string;
  /** Change. What faces and Lords add. From -20 to 20; example: 1. */
  readonly change: number;
  /** Value. From 1 to 10; example: 8. */
  readonly value: number;
}

/** Card game: `POKER` poker, `DRAX` drax. */
export type InitiativeDeckGame = 'POKER' | 'DRAX';

/** A hand at the showdown */
export interface InitiativeDeckHandInput {
  /** Name. At most 60 characters. */
  readonly name?: string | null | undefined;
  /** Cards. Five in poker; in drax four or five, the hole card first. 4 to 5 entries. */
  readonly cards: readonly string[];
  /** Laid aside. Drax: MechWarriors, Dukes and Lords dealt up to this hand. 0 to 15 entries. */
  readonly laidAside?: readonly string[] | null | undefined;
}

/** A participant with the open card, or with the card held this turn */
export interface InitiativeDeckHolderInput {
  /** Name. At most 60 characters. */
  readonly name: string;
  /** Card. At most 8 characters; example: "Ls". */
  readonly card: string;
  /** The card held is Jam Signal; its holder decides first. */
  readonly jamSignal?: boolean | null | undefined;
}

/** Answer of `initiativeRow`: Order of action. */
export type InitiativeDeckInitiativeRowAnswer = Answer & {
  /** Order of action. Lowest initiative first. 1 to 67 entries. */
  readonly order: readonly InitiativeDeckPlace[];
  /** Order of deciding. Who decides in turn whether to activate the card’s effect; empty in cards only. 0 to 67 entries. */
  readonly decisions: readonly string[];
};

/** Answer of `movementEffect`: Effect on MP. */
export type InitiativeDeckMovementEffectAnswer = Answer & {
  /** Walk or Cruise. MP with the effect. From 0 to 60; example: 7. */
  readonly walk: number;
  /** Run or Flank. MP that follow from the new Walk or Cruise. From 0 to 90; example: 11. */
  readonly run: number;
  /** Move in Alpha Strike. The same effect as a change of MV. From -40 to 40 inches; example: 4. */
  readonly alphaStrikeInches: number;
};

/** A place in the order of initiative */
export interface InitiativeDeckPlace {
  /** 1 acts first; two Star Lords share a place. From 1 to 67; example: 1. */
  readonly place: number;
  /** Name. At most 60 characters. */
  readonly name: string;
  /** Card. At most 3 characters; example: "Ls". */
  readonly card: string;
  /** Roll off. Two Star Lords: dice decide between them. */
  readonly tied: boolean;
}

/** A hand with its place */
export interface InitiativeDeckRankedHand {
  /** Equal hands share a place. From 1 to 13; example: 1. */
  readonly place: number;
  /** Number of the hand as given, from 1. From 1 to 13; example: 1. */
  readonly hand: number;
  /** Name. At most 60 characters. */
  readonly name: string | null;
  /** Combination. */
  readonly category: string;
  /** Poker hand. None in drax. */
  readonly pokerCategory: PokerCategory | null;
  /** Drax hand. None in poker. */
  readonly draxCategory: InitiativeDeckDraxCategory | null;
  /** Tie-break. Values to compare from left to right with an equal combination. 0 to 5 entries. */
  readonly tieBreak: readonly number[];
  /** Reason. Why the hand stands here. Example: "CATEGORY". */
  readonly verdict: InitiativeDeckVerdict;
}

/** Suit, low to high: `DRAGONS` dragons, `EAGLES` eagles, `FISTS` fists, `SUNS` suns, `SWORDS` swords. */
export type InitiativeDeckSuit = 'DRAGONS' | 'EAGLES' | 'FISTS' | 'SUNS' | 'SWORDS';

/** Why a hand has its place: `STRONGEST` no hand beats it, `CATEGORY` a weaker combination than the hand above, `CARDS` the same combination as the hand above, of lower cards, `TIE` equal to the hand above. */
export type InitiativeDeckVerdict = 'STRONGEST' | 'CATEGORY' | 'CARDS' | 'TIE';

/** A player, or a lance, star or Level II */
export interface InitiativeParticipantInput {
  /** Name. At most 60 characters. */
  readonly name: string;
  /** Units that have yet to activate. From 0 to 100; example: 4. */
  readonly units: number;
}

/** Language of the texts.: `EN` English, `RU` Russian. */
export type Language = 'EN' | 'RU';

/** Text in one language. A list contains an entry for each language in which the text exists; more languages may be added. */
export interface LocalizedText {
  /** Language of the text. */
  readonly lang: Language;
  /** Text. */
  readonly text: string;
}

/** How completely the results match the query.: `ALL` All words and conditions match, `MOST` No entry contains all words; the results contain most of them and meet all conditions. */
export type Matched = 'ALL' | 'MOST';

/** Weapon mounted on a unit. */
export interface MountedWeapon {
  /** Weapon. */
  readonly weapon: Weapon;
  /** Position of the mount, from 1; in a squad, the number of the soldier. */
  readonly position: number;
  /** Number of weapons. Example: 2. */
  readonly count: number;
}

/** Answer of `movementCost`: Movement cost. */
export type MovementCostAnswer = Answer & {
  /** Inches of move spent up to where the unit ends. From 0 to 100 inches; example: 10. */
  readonly cost: number;
  /** Left. Inches of move not spent. From 0 to 100 inches; example: 0. */
  readonly left: number;
  /** The whole path. */
  readonly completed: boolean;
  /** Stops in leg. Counted from 0; none when the path is completed. From 0 to 50; example: 1. */
  readonly stopsInLeg: number | null;
  /** Stops after. Inches into that leg; none when the path is completed. From 0 to 200 inches; example: 1.5. */
  readonly stopsAfterInches: number | null;
  /** Cost of the whole path. Whatever the unit has; none when part of it is impassable. From 0 to 100000 inches; example: 11. */
  readonly pathCost: number | null;
};

/** Sort direction.: `ASC` Ascending, `DESC` Descending. */
export type OrderDirection = 'ASC' | 'DESC';

/** Pagination information. */
export interface PageInfo {
  /** Whether more entries follow this page. */
  readonly hasNextPage: boolean;
  /** Whether entries precede this page; true if `after` is given. */
  readonly hasPreviousPage: boolean;
  /** Cursor of the first entry; null if the page is empty. */
  readonly startCursor: string | null;
  /** Cursor of the last entry; null if the page is empty. Pass it as `after` to get the next page. */
  readonly endCursor: string | null;
}

/** Answer of `passDice`: Dice passed. */
export type PassDiceAnswer = Answer & {
  /** Dice passed. 2, 1 and 0, in this order. 3 entries. */
  readonly outcomes: readonly PassDiceOutcome[];
  /** Odds of two 1s, which make a hero on any reaction test but In Sight. */
  readonly hero: Chance;
};

/** One number of passed dice and its odds */
export interface PassDiceOutcome {
  /** Dice passed. From 0 to 2 dice; example: 2. */
  readonly passed: number;
  /** Odds. */
  readonly chance: Chance;
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
export type PokerHandAnswer = Answer & {
  /** Hand. Example: "FULL_HOUSE". */
  readonly category: PokerCategory;
  /** Odds. To be dealt this combination in five cards. */
  readonly chance: Chance;
  /** Place of the combination among all, 1 for the strongest. From 1 to 18; example: 9. */
  readonly rank: number;
  /** Tie-break. Values to compare from left to right with an equal combination. 0 to 5 entries. */
  readonly tieBreak: readonly number[];
  /** Cards. In the order in which they count. 5 entries. */
  readonly cards: readonly string[];
};

/** A poker hand with the number of ways to be dealt it */
export interface PokerOdds {
  /** Hand. Example: "FULL_HOUSE". */
  readonly category: PokerCategory;
  /** Hands that make this and nothing stronger. From 1 to 8259888; example: 14040. */
  readonly hands: number;
  /** Odds. */
  readonly chance: Chance;
}

/** Answer of `pokerOdds`: Poker odds. */
export type PokerOddsAnswer = Answer & {
  /** All hands. From 1 to 8259888; example: 8259888. */
  readonly hands: number;
  /** Hands, strongest first. 1 to 18 entries. */
  readonly categories: readonly PokerOdds[];
};

/** Answer of `ramDamage`: Charge (ram) and death from above. */
export type RamDamageAnswer = Answer & {
  /** Damage. To the target, on a hit. From 0 to 60 points; example: 2. */
  readonly damage: number;
  /** To the attacker on a hit. From 0 to 4 points; example: 1. */
  readonly attackerDamageOnHit: number;
  /** To the attacker on a miss. From 0 to 2 points; example: 0. */
  readonly attackerDamageOnMiss: number;
};

/** Ranked entry. */
export interface RankedEntry {
  /** Rank, from 1. */
  readonly rank: number;
  /** Id of the catalog entry, or value of the varied input. */
  readonly id: string;
  /** Name in the language of the answer. */
  readonly name: string;
  /** Cost in points; null if it has no price. */
  readonly points: number | null;
  /** Score that determines the rank: the figure, or the figure divided by the points. */
  readonly score: number;
  /** Values, in the order of `figures`. */
  readonly values: readonly RankingValue[];
}

/** Entries or values ranked by a figure of a calculator. */
export interface RankingAnswer {
  /** Name of the calculator. Example: "alpha-strike/target-number". */
  readonly calculator: string;
  /** Path of the varied input. Example: "attacker.unit". */
  readonly input: string;
  /** Figures shown; the first determines the rank. */
  readonly figures: readonly RankingFigure[];
  /** Ranked entries of this page. */
  readonly nodes: readonly RankedEntry[];
  /** Pagination information. */
  readonly pageInfo: PageInfo;
  /** Number of entries found. */
  readonly found: number;
  /** Number of ranked entries on all pages. */
  readonly totalCount: number;
  /** Entries that could not be ranked, by reason. Together with the ranked entries they are all that were found. */
  readonly leftOut: readonly RankingLeftOut[];
}

/** Figure shown by a ranking. */
export interface RankingFigure {
  /** Path of the figure in the answer. */
  readonly figure: string;
  /** Label of the figure. */
  readonly label: string;
  /** Unit of measurement. */
  readonly unit: string | null;
}

/** Entries that could not be ranked for the same reason. */
export interface RankingLeftOut {
  /** Code of the refusal or of the problem, or `NO_VALUE`, `NO_POINTS`. Example: "NO_DAMAGE". */
  readonly reason: string;
  /** Number of entries. */
  readonly count: number;
  /** Id of one of these entries. */
  readonly example: string;
  /** Message of the calculator about that entry; empty if the code is sufficient. */
  readonly text: string;
}

/** Value of a figure: a number, a probability or a text. */
export interface RankingValue {
  /** Number. For a probability its decimal, for a yes or no 1 or 0. */
  readonly number: number | null;
  /** Probability as a fraction in lowest terms. Example: "7/12". */
  readonly fraction: string | null;
  /** Text or choice, or the bounds of a probability that is not exact. */
  readonly text: string | null;
}

/** Reason why the rules forbid the action. */
export interface Refusal {
  /** Stable code. Example: "OUT_OF_RANGE". */
  readonly code: string;
  /** Text of the reason. */
  readonly text: string;
  /** Rule that forbids the action. */
  readonly rule: RuleRef;
}

/** One result and its odds */
export interface ResultOutcome {
  /** Result. Example: "STUNNED". */
  readonly result: FiftyOneFiftyResult;
  /** Odds. */
  readonly chance: Chance;
}

/** Kind of a rule that an answer cites.: `SECTION` A section of the rulebook, `TABLE` A printed table, `RULING` A ruling. */
export type RuleKind = 'SECTION' | 'TABLE' | 'RULING';

/** Reference to a section, table or ruling of the rulebook. */
export interface RuleRef {
  /** Id. Example: "alpha-strike/ruling/initiative-tie". */
  readonly id: string;
  /** Kind of the reference. Example: "RULING". */
  readonly kind: RuleKind;
  /** Title in the language of the answer. */
  readonly title: string;
  /** URL of the page on the site, in the language of the answer. */
  readonly url: string;
  /** URL of the section, table or ruling in this API. */
  readonly apiUrl: string;
}

/** Rule set. */
export interface RuleSystem {
  /** Slug, as used in ids and addresses. One of alpha-strike, initiative-deck, bronepehota, 5150, world-at-war; example: "alpha-strike". */
  readonly id: RuleSetSlug;
  /** Name of the field of Query that contains its calculators. Example: "alphaStrike". */
  readonly namespace: string;
  /** Title. */
  readonly title: string;
  /** Short description. */
  readonly about: string;
  /** Trademark notice. */
  readonly notice: string;
  /** Calculators. */
  readonly calculators: readonly CalculatorInfo[];
  /** Glossary. */
  readonly glossary: readonly Term[];
}

/** Printed table as data. */
export interface RuleTable {
  /** Id. Example: "alpha-strike/table/sizes". */
  readonly id: string;
  /** Title. */
  readonly title: string;
  /** Section that contains the table. */
  readonly section: RuleRef;
  /** URL of the page on the site. */
  readonly url: string;
  /** Column headings. */
  readonly columns: readonly string[];
  /** Rows as printed, one cell for each column; `–` for an empty cell. */
  readonly rows: readonly (readonly string[])[];
  /** Notes below the table. */
  readonly notes: readonly string[];
}

/** Ruling on a question that the source leaves open or answers inconsistently. */
export interface Ruling {
  /** Id. Example: "alpha-strike/ruling/initiative-tie". */
  readonly id: string;
  /** Title. */
  readonly title: string;
  /** Section to which the ruling applies. */
  readonly section: RuleRef;
  /** URL of the page on the site. */
  readonly url: string;
  /** Open question. */
  readonly question: string;
  /** Possible interpretations. */
  readonly readings: readonly string[];
  /** Decision. */
  readonly decision: string;
}

/** Answer of `salvoFire`: Salvo fire. */
export type SalvoFireAnswer = Answer & {
  /** Dice. 0 when the salvo is not allowed. From 0 to 24 dice; example: 6. */
  readonly dice: number;
  /** Hits. 0 to 25 entries. */
  readonly hits: readonly HitsOutcome[];
  /** Odds of a die. That one die hits. */
  readonly hit: Chance;
  /** At least one hit. */
  readonly anyHit: Chance;
  /** Average hits. */
  readonly expectedHits: number;
};

/** Page of a list. Cursors are keysets, so that pagination neither skips nor repeats entries while the list changes. */
export interface SearchConnection {
  /** Entries of this page, without cursors. */
  readonly nodes: readonly SearchHit[];
  /** Pagination information. */
  readonly pageInfo: PageInfo;
  /** Number of entries on all pages. */
  readonly totalCount: number;
  /** Whether the results contain all words of the query, or only most of them. */
  readonly matched: Matched;
  /** Query after correction of words, in the query language; null if the query was used as written. Example: "tech:Clan size:3 special:OMNI pv<40". */
  readonly understoodAs: string | null;
}

/** Search result. */
export interface SearchHit {
  /** Id. Example: "alpha-strike/basics". */
  readonly id: string;
  /** Kind of the result. */
  readonly kind: SearchKind;
  /** Rule set. One of alpha-strike, initiative-deck, bronepehota, 5150, world-at-war; example: "alpha-strike". */
  readonly system: RuleSetSlug;
  /** Title or name. */
  readonly title: string;
  /** Short description. */
  readonly summary: string;
  /** URL of the page on the site. */
  readonly url: string;
  /** URL of the entry in this API. */
  readonly apiUrl: string;
}

/** Kind of a search result.: `SECTION` A section of the rulebook, `TABLE` A printed table, `RULING` A ruling, `TERM` A glossary term, `CALCULATOR` A calculator, `UNIT` A unit of the catalog, `WEAPON` A weapon of the catalog, `ARMOR` An armor of the catalog. */
export type SearchKind = 'SECTION' | 'TABLE' | 'RULING' | 'TERM' | 'CALCULATOR' | 'UNIT' | 'WEAPON' | 'ARMOR';

/** Section of the rulebook. */
export interface Section {
  /** Id, as cited in answers. Example: "alpha-strike/basics". */
  readonly id: string;
  /** Rule set. One of alpha-strike, initiative-deck, bronepehota, 5150, world-at-war; example: "alpha-strike". */
  readonly system: RuleSetSlug;
  /** Title. */
  readonly title: string;
  /** Summary in one line. */
  readonly summary: string;
  /** URL of the page on the site. */
  readonly url: string;
  /** Chapter that contains the section; null for a chapter. */
  readonly parent: RuleRef | null;
  /** Place in the source. */
  readonly source: string;
  /** Text with its tables, rulings and worked examples, without markup. */
  readonly text: string;
  /** Text as safe HTML. Links lead to the site. */
  readonly html: string;
  /** Sections, tables and rulings that the section links to or contains. */
  readonly references: readonly RuleRef[];
}

/** Page of a list. Cursors are keysets, so that pagination neither skips nor repeats entries while the list changes. */
export interface SectionConnection {
  /** Entries of this page, without cursors. */
  readonly nodes: readonly Section[];
  /** Pagination information. */
  readonly pageInfo: PageInfo;
  /** Number of entries on all pages. */
  readonly totalCount: number;
}

/** Answer of `shoot`: Shooting. */
export type ShootAnswer = Answer & {
  /** Targets. In the order given; empty when the shot is not allowed. 0 to 6 entries. */
  readonly targets: readonly ShootTarget[];
  /** Out of ammunition. Odds of two or more 1s; 0 when the shot is not allowed. */
  readonly outOfAmmunition: Chance;
};

/** What becomes of a target */
export interface ShootTarget {
  /** Hits. From 0 to all of its dice. 1 to 7 entries. */
  readonly hits: readonly HitsOutcome[];
  /** Worst result. Of all hits on it; missed when nothing hits. Empty without a weapon and an Impact. 0 to 6 entries. */
  readonly worst: readonly ResultOutcome[];
}

/** Step of an explanation. Steps are in the order in which a player works them out. */
export interface Step {
  /** Key of the step within its calculator, the same in every language. Example: "range". */
  readonly key: string;
  /** Label of the step. Example: "Range". */
  readonly label: string;
  /** Contribution to the result; null if the step is not a number. Example: 2. */
  readonly value: number | null;
  /** Text of the step. Example: "8\" is medium range: +2". */
  readonly text: string;
  /** Rule that the step applies. */
  readonly rule: RuleRef;
}

/** Answer of `survivalTest`: Survival test. */
export type SurvivalTestAnswer = Answer & {
  /** Alive and not panicked. */
  readonly alive: Chance;
  /** Alive but fleeing; 0 without the panic rule. */
  readonly panicked: Chance;
  /** Dead. */
  readonly dead: Chance;
};

/** Grid of the figures of a calculator over one or two varied inputs, all others being fixed. */
export interface SweepAnswer {
  /** Name of the calculator. Example: "alpha-strike/target-number". */
  readonly calculator: string;
  /** Varied inputs, in the order of the calculator; the last varies fastest. */
  readonly axes: readonly SweepAxis[];
  /** Number of cells. */
  readonly cells: number;
  /** Figures, each with its values in all cells. */
  readonly figures: readonly SweepFigure[];
  /** For each cell, the code of the refusal if the rules forbid the action, else null. */
  readonly refusals: readonly (string | null)[];
  /** Cells with invalid arguments; their figures are null. */
  readonly problems: readonly SweepProblem[];
  /** Cell selected by `explain`. */
  readonly explained: SweepCell | null;
}

/** Varied input. */
export interface SweepAxis {
  /** Path of the input in the arguments. Example: "situation.inches". */
  readonly input: string;
  /** Its name. */
  readonly label: string;
  /** Unit of measurement. Example: "inches". */
  readonly unit: string | null;
  /** Values in order. */
  readonly values: readonly SweepValue[];
}

/** Explanation of a cell. */
export type SweepCell = Verdict & {
  /** Index along each varied input, from 0. */
  readonly at: readonly number[];
  /** Summary of the answer in one sentence. */
  readonly summary: string;
  /** Explanation of the answer, step by step. */
  readonly steps: readonly Step[];
};

/** Values of a figure in all cells, row by row: the last input varies fastest. */
export interface SweepFigure {
  /** Path of the figure in the answer. Example: "target". */
  readonly figure: string;
  /** Its name. */
  readonly label: string;
  /** Unit of measurement. */
  readonly unit: string | null;
  /** Numbers. For probabilities their decimals, for yes or no 1 or 0. Null for a cell without a number. */
  readonly numbers: readonly (number | null)[];
  /** Probabilities as fractions in lowest terms. Null if the figure is not a probability, or if one is known only by bounds. */
  readonly fractions: readonly (string | null)[] | null;
  /** Texts or choices, or bounds of probabilities that are not exact. Null if the figure is none of these. */
  readonly texts: readonly (string | null)[] | null;
}

/** Invalid arguments of a cell. */
export interface SweepProblem {
  /** Index of the cell, row by row, from 0. */
  readonly cell: number;
  /** Code of the problem. Example: "CONFLICT". */
  readonly code: string;
  /** Path of the invalid input. */
  readonly path: string;
  /** Message with the given and the allowed values. */
  readonly message: string;
}

/** Value of a varied input. */
export interface SweepValue {
  /** Value as written in an address. Example: "8". */
  readonly value: string;
  /** Label of the value. */
  readonly label: string;
}

/** Answer of `targetNumber`: Target number. */
export type TargetNumberAnswer = Answer & {
  /** Target number. To roll on 2D6, this or more; none when the attack is not allowed. From -10 to 60; example: 7. */
  readonly target: number | null;
  /** Odds to hit. Lucky’s reroll included when asked for; 0 when the attack is not allowed. */
  readonly chance: Chance;
};

/** Glossary term. */
export interface Term {
  /** Id, as returned by search. Example: "alpha-strike/term/unit". */
  readonly id: string;
  /** Term in the requested language. */
  readonly name: string;
  /** English term. */
  readonly en: string;
  /** Russian term. */
  readonly ru: string;
  /** The word by language. */
  readonly names: readonly LocalizedText[];
  /** Abbreviation on the card, in the requested language. Example: "TMM". */
  readonly abbreviation: string | null;
  /** Definition. */
  readonly meaning: string;
  /** URL of the page on the site. */
  readonly url: string;
}

/** Unit of the catalog. */
export interface Unit {
  /** Stable id. It does not change when the unit is renamed. Example: "alpha-strike/atlas-as7-d". */
  readonly id: string;
  /** Rule set. One of alpha-strike, initiative-deck, bronepehota, 5150, world-at-war; example: "alpha-strike". */
  readonly system: RuleSetSlug;
  /** Kind of the unit. One of battlemech, industrialmech, protomech, combat-vehicle, support-vehicle, advanced-support, battle-armor, infantry, aerospace, advanced-aerospace, building, squad, machine, gun, platoon. */
  readonly kind: UnitKind;
  /** English name. Example: "Atlas AS7-D". */
  readonly name: string;
  /** Russian name; null if it has none yet. */
  readonly nameRu: string | null;
  /** Other names in either language. */
  readonly aliases: readonly string[];
  /** Faction in English; null if the unit belongs to none. */
  readonly faction: string | null;
  /** Faction in Russian; null if the unit belongs to none. */
  readonly factionRu: string | null;
  /** Cost in points of its rule set; null if the unit has no price. Example: 52. */
  readonly cost: number | null;
  /** Figures of the unit. */
  readonly stats: UnitStats;
  /** Codes of special abilities. */
  readonly abilities: readonly string[];
  /** Weapons in the order of their mounts. */
  readonly weapons: readonly MountedWeapon[];
  /** Whether the name of the chassis alone refers to this variant. */
  readonly isBase: boolean;
  /** Availability by era; null if unknown. */
  readonly availability: readonly UnitFielded[] | null;
  /** Source. */
  readonly source: CatalogSource;
  /** Key of the unit in the source. Example: "140". */
  readonly sourceId: string;
  /** URL of the unit at the source; null if the source has no page for it. Example: "https://masterunitlist.info/Unit/Details/140". */
  readonly sourcePage: string | null;
  /** Revision of the unit, from 1. It rises when the data of the source changes. */
  readonly revision: number;
  /** Whether the card of the unit is complete. */
  readonly inPlay: boolean;
  /** Time of the last change. */
  readonly updatedAt: string;
  /** Its name by language. */
  readonly names: readonly LocalizedText[];
  /** Its faction by language. */
  readonly factions: readonly LocalizedText[];
}

/** Whether the availability of a unit is known.: `KNOWN` Known, `UNKNOWN` Unknown. */
export type UnitAvailability = 'KNOWN' | 'UNKNOWN';

/** Page of a list. Cursors are keysets, so that pagination neither skips nor repeats entries while the list changes. */
export interface UnitConnection {
  /** Entries of this page, without cursors. */
  readonly nodes: readonly Unit[];
  /** Pagination information. */
  readonly pageInfo: PageInfo;
  /** Number of entries on all pages. */
  readonly totalCount: number;
  /** Whether the results contain all words of the query, or only most of them. */
  readonly matched: Matched;
  /** Query after correction of words, in the query language; null if the query was used as written. Example: "tech:Clan size:3 special:OMNI pv<40". */
  readonly understoodAs: string | null;
  /** Number of further units that could match but whose availability is unknown; null unless the query names a faction or an era. */
  readonly unknownAvailability: number | null;
}

/** Era of a rule set. */
export interface UnitEra {
  /** Id. Example: "clan-invasion". */
  readonly id: string;
  /** English name. */
  readonly name: string;
  /** Russian name. */
  readonly nameRu: string;
  /** First year; null if unknown. Example: 3050. */
  readonly from: number | null;
  /** Last year; null if the era has not ended. Example: 3061. */
  readonly to: number | null;
}

/** Faction, or general list that several factions use. */
export interface UnitFaction {
  /** Id. Example: "kurita". */
  readonly id: string;
  /** English name. */
  readonly name: string;
  /** Russian name. */
  readonly nameRu: string;
  /** Abbreviation that players use. Example: "DC". */
  readonly code: string | null;
  /** Whether it is a general list, used by every faction of a kind. */
  readonly isList: boolean;
  /** Whether it is a Clan. */
  readonly isClan: boolean;
}

/** Availability of a unit in an era. */
export interface UnitFielded {
  /** Era. */
  readonly era: UnitEra;
  /** Factions and general lists that may field the unit. */
  readonly factions: readonly UnitFaction[];
}

/** Figure by which units can be filtered.: `COST` Cost of its rule set. Unit: points, `SIZE` Size (SZ), `TMM` TMM, `OVERHEAT_VALUE` Overheat value (OV), `ARMOR` Armor (A). Unit: points, `STRUCTURE` Structure (S). Unit: points, `THRESHOLD` Threshold (TH), `DAMAGE_SHORT` Damage at short range, `DAMAGE_MEDIUM` Damage at medium range, `DAMAGE_LONG` Damage at long range, `MOVE_INCHES` Move in the first mode. Unit: inches, `THRUST` Thrust, `JUMP_INCHES` Jump. Unit: inches, `YEAR` Year of introduction, `TONNAGE` Tonnage. Unit: tons, `BATTLE_VALUE` BV, `DAMAGE_EXTREME` Damage at extreme range, `RANK` Highest rank, `RATE_OF_FIRE` Rate of fire, `AMMUNITION` Ammunition, `DURABILITY` Durability, `SPEED` Highest speed. */
export type UnitFigure =
  | 'COST'
  | 'SIZE'
  | 'TMM'
  | 'OVERHEAT_VALUE'
  | 'ARMOR'
  | 'STRUCTURE'
  | 'THRESHOLD'
  | 'DAMAGE_SHORT'
  | 'DAMAGE_MEDIUM'
  | 'DAMAGE_LONG'
  | 'MOVE_INCHES'
  | 'THRUST'
  | 'JUMP_INCHES'
  | 'YEAR'
  | 'TONNAGE'
  | 'BATTLE_VALUE'
  | 'DAMAGE_EXTREME'
  | 'RANK'
  | 'RATE_OF_FIRE'
  | 'AMMUNITION'
  | 'DURABILITY'
  | 'SPEED';

/** Condition on a figure. All given comparisons must hold. */
export interface UnitFigureCondition {
  /** Figure. Example: "COST". */
  readonly figure: UnitFigure;
  /** Greater than or equal. */
  readonly atLeast?: number | null | undefined;
  /** Less than or equal. */
  readonly atMost?: number | null | undefined;
  /** Greater than. */
  readonly above?: number | null | undefined;
  /** Less than. */
  readonly below?: number | null | undefined;
  /** Equal to one of these. */
  readonly anyOf?: readonly number[] | null | undefined;
  /** Equal to none of these. */
  readonly noneOf?: readonly number[] | null | undefined;
}

/** Filter of units. All given conditions must hold. A text may contain several values separated by commas, one of which must match: `BM,CV`. Names must be complete. A value that no unit has is rejected. */
export interface UnitFilter {
  /** Rule set. Example: "alpha-strike". */
  readonly system?: string | null | undefined;
  /** Kind of the unit: battlemech, industrialmech, protomech, combat-vehicle, support-vehicle, advanced-support, battle-armor, infantry, aerospace, advanced-aerospace, building, squad, machine, gun, platoon. Example: "battlemech". */
  readonly kind?: string | null | undefined;
  /** Faction to which the unit belongs or that may field it, including its general lists: a name in either language. */
  readonly faction?: string | null | undefined;
  /** Era in which the unit is available, to the faction if one is given: an id, a name in either language, or a year. Example: "clan-invasion". */
  readonly era?: string | null | undefined;
  /** Whether the availability of the unit is known. Unknown availability does not mean that the unit is unavailable. */
  readonly availability?: UnitAvailability | null | undefined;
  /** Whether the card of the unit is complete. True: units with a complete card. False: units without one. Null: both. */
  readonly inPlay?: boolean | null | undefined;
  /** Words of the names in either language, with prefix matching and typo tolerance. Example: "loki prime". */
  readonly text?: string | null | undefined;
  /** Id of the source. Example: "mul". */
  readonly source?: string | null | undefined;
  /** Special abilities that the unit must have, with or without their figures. A trailing `*` matches prefixes, as does a name that no unit has. Example: ["ECM","IF"]. */
  readonly specials?: readonly string[] | null | undefined;
  /** Special abilities that the unit must not have. */
  readonly withoutSpecials?: readonly string[] | null | undefined;
  /** Whether the unit can jump. */
  readonly jumps?: boolean | null | undefined;
  /** Conditions on figures. */
  readonly figures?: readonly UnitFigureCondition[] | null | undefined;
  /** Type. */
  readonly type?: string | null | undefined;
  /** Role. */
  readonly role?: string | null | undefined;
  /** Technology base. */
  readonly technology?: string | null | undefined;
  /** Chassis. What its variants share. */
  readonly chassis?: string | null | undefined;
  /** Variant. */
  readonly variant?: string | null | undefined;
  /** Rules level. */
  readonly rulesLevel?: string | null | undefined;
  /** Era of production. */
  readonly productionEra?: string | null | undefined;
}

/** Sort order of units. */
export interface UnitOrder {
  /** Figure. Example: "COST". */
  readonly by: UnitOrderKey;
  /** Sort direction. Example: "DESC". */
  readonly direction?: OrderDirection | undefined;
}

/** Sort key of units. Units without the figure are omitted; units without a price come last.: `NAME` English name, `NAME_RU` Russian name, `COST` Cost of its rule set. Unit: points, `SIZE` Size (SZ), `TMM` TMM, `OVERHEAT_VALUE` Overheat value (OV), `ARMOR` Armor (A). Unit: points, `STRUCTURE` Structure (S). Unit: points, `THRESHOLD` Threshold (TH), `DAMAGE_SHORT` Damage at short range, `DAMAGE_MEDIUM` Damage at medium range, `DAMAGE_LONG` Damage at long range, `MOVE_INCHES` Move in the first mode. Unit: inches, `THRUST` Thrust, `JUMP_INCHES` Jump. Unit: inches, `YEAR` Year of introduction, `TONNAGE` Tonnage. Unit: tons, `BATTLE_VALUE` BV, `DAMAGE_EXTREME` Damage at extreme range, `RANK` Highest rank, `RATE_OF_FIRE` Rate of fire, `AMMUNITION` Ammunition, `DURABILITY` Durability, `SPEED` Highest speed. */
export type UnitOrderKey =
  | 'NAME'
  | 'NAME_RU'
  | 'COST'
  | 'SIZE'
  | 'TMM'
  | 'OVERHEAT_VALUE'
  | 'ARMOR'
  | 'STRUCTURE'
  | 'THRESHOLD'
  | 'DAMAGE_SHORT'
  | 'DAMAGE_MEDIUM'
  | 'DAMAGE_LONG'
  | 'MOVE_INCHES'
  | 'THRUST'
  | 'JUMP_INCHES'
  | 'YEAR'
  | 'TONNAGE'
  | 'BATTLE_VALUE'
  | 'DAMAGE_EXTREME'
  | 'RANK'
  | 'RATE_OF_FIRE'
  | 'AMMUNITION'
  | 'DURABILITY'
  | 'SPEED';

/** Revision of a unit, with its source. */
export interface UnitRevision {
  /** Number of the revision, from 1. */
  readonly revision: number;
  /** Source of the revision. */
  readonly source: CatalogSource;
  /** Key of the unit in the source. Example: "140". */
  readonly sourceId: string;
  /** Time of the import. */
  readonly readAt: string;
  /** SHA-256 of the data of the source. */
  readonly hash: string;
  /** Row of the source, unchanged; null for the starter catalog. */
  readonly raw: string | null;
  /** Unit according to the source, without corrections. */
  readonly unit: Unit;
}

/** Figures of a unit by rule set and kind. */
export type UnitStats =
  | (AlphaStrikeStats & { readonly __typename: 'AlphaStrikeStats' })
  | (BronepehotaSquadStats & { readonly __typename: 'BronepehotaSquadStats' })
  | (BronepehotaMachineStats & { readonly __typename: 'BronepehotaMachineStats' })
  | (BronepehotaGunStats & { readonly __typename: 'BronepehotaGunStats' })
  | (WorldAtWarStats & { readonly __typename: 'WorldAtWarStats' });

/** Text by which units can be filtered.: `TYPE` Type., `ROLE` Role., `TECHNOLOGY` Technology base., `RULES_LEVEL` Rules level., `PRODUCTION_ERA` Era of production.. */
export type UnitText = 'TYPE' | 'ROLE' | 'TECHNOLOGY' | 'RULES_LEVEL' | 'PRODUCTION_ERA';

/** Value of a text, with its frequency. */
export interface UnitValue {
  /** Value, as accepted by filters. Example: "Brawler". */
  readonly value: string;
  /** Number of units with a complete card that have the value. */
  readonly count: number;
}

/** Answer of `virtualShot`: Virtual shot. */
export type VirtualShotAnswer = Answer & {
  /** Odds to hit. */
  readonly hit: Chance;
  /** Damage of the whole shot, a miss counted as 0; ascending. 0 to 200 entries. */
  readonly damage: readonly DamageOutcome[];
  /** Destroyed. Odds that infantry dies, or that a machine or gun reaches 0, a crash landing included. */
  readonly destroyed: Chance;
  /** Pilot killed. None without a pilot. */
  readonly pilotKilled: Chance | null;
  /** None without a pilot; 0 without the panic rule. */
  readonly pilotPanicked: Chance | null;
  /** Damage of the shot and of a crash landing together; none for whatever does not fly with a pilot. 0 to 200 entries. */
  readonly damageWithCrash: readonly DamageOutcome[] | null;
  /** Distance, rounded up. From 0 to 200 steps of 5 cm; example: 5. */
  readonly distance: number;
  /** Least face that hits. On the range die; none when no face reaches the target. From 1 to 20; example: 3. */
  readonly least: number | null;
  /** To beat with each power die. Armor with cover. From 0 to 60; example: 7. */
  readonly threshold: number;
  /** Mean damage. Misses included, a crash landing not. In points. */
  readonly mean: number;
  /** Mean damage with the crash. None for whatever does not fly with a pilot. In points. */
  readonly meanWithCrash: number | null;
  /** Ammunition used. As many as there are power dice; infantry uses none. From 0 to 40; example: 4. */
  readonly ammunitionUsed: number;
  /** Ammunition left. None when it is not counted. From 0 to 99; example: 8. */
  readonly ammunitionLeft: number | null;
  /** Bystanders. In the order given. 0 to 20 entries. */
  readonly bystanders: readonly BronepehotaBystander[];
};

/** Weapon of the catalog. */
export interface Weapon {
  /** Stable id. Example: "bronepehota/mortar/mortar". */
  readonly id: string;
  /** Rule set. One of alpha-strike, initiative-deck, bronepehota, 5150, world-at-war; example: "bronepehota". */
  readonly system: RuleSetSlug;
  /** Kind of the weapon. One of ranged, grenade, close-combat, equipment. */
  readonly kind: WeaponKind;
  /** English name. */
  readonly name: string;
  /** Russian name; null if it has none yet. */
  readonly nameRu: string | null;
  /** Other names that players use. */
  readonly aliases: readonly string[];
  /** Cost; null if the weapon is not sold separately. In points; example: 41. */
  readonly cost: number | null;
  /** Figures of the weapon. */
  readonly stats: WeaponStats;
  /** Source. */
  readonly source: CatalogSource;
  /** Its name by language. */
  readonly names: readonly LocalizedText[];
}

/** Page of a list. Cursors are keysets, so that pagination neither skips nor repeats entries while the list changes. */
export interface WeaponConnection {
  /** Entries of this page, without cursors. */
  readonly nodes: readonly Weapon[];
  /** Pagination information. */
  readonly pageInfo: PageInfo;
  /** Number of entries on all pages. */
  readonly totalCount: number;
}

/** Filter of weapons. All given conditions must hold. */
export interface WeaponFilter {
  /** Rule set. One of alpha-strike, initiative-deck, bronepehota, 5150, world-at-war; example: "bronepehota". */
  readonly system?: string | null | undefined;
  /** Kind of the weapon. One of ranged, grenade, close-combat, equipment. */
  readonly kind?: string | null | undefined;
  /** Words of the names in either language, with prefix matching and typo tolerance. Example: "assault rifle". */
  readonly text?: string | null | undefined;
}

/** Sort order of weapons. */
export interface WeaponOrder {
  /** Figure. Example: "COST". */
  readonly by: WeaponOrderKey;
  /** Sort direction. Example: "DESC". */
  readonly direction?: OrderDirection | undefined;
}

/** Sort key of weapons. Weapons without a price come last.: `NAME` English name, `NAME_RU` Russian name, `COST` Cost of its rule set. Unit: points. */
export type WeaponOrderKey = 'NAME' | 'NAME_RU' | 'COST';

/** Figures of a weapon by rule set. */
export type WeaponStats =
  | (BronepehotaWeaponStats & { readonly __typename: 'BronepehotaWeaponStats' })
  | (FiftyOneFiftyWeaponStats & { readonly __typename: 'FiftyOneFiftyWeaponStats' });

/** One way in which a World at War unit fires on the move */
export interface WorldAtWarFireLevel {
  /** level-1, level-2, advanced. At most 200 characters; example: "level-1". */
  readonly level: string;
  /** Limited to. anti-aircraft, HE, TOW. At most 200 characters; example: "HE". */
  readonly only: string | null;
}

/** Answer of `helicopterLineOfSight`: Helicopter line of sight. */
export type WorldAtWarHelicopterLineOfSightAnswer = Answer & {
  /** Clear. The helicopter may fire along this line. */
  readonly clear: boolean;
  /** Level. Row of the table: 1 over clear, 2 over hill, woods or town, 3 over a wooded hill. From 1 to 3; example: 2. */
  readonly level: number;
  /** Blocked by. Everything in the row that applies. 0 to 7 entries. */
  readonly blockedBy: readonly WorldAtWarObstacle[];
};

/** A level of moving fire that a unit has, with its modifiers */
export interface WorldAtWarMovingFire {
  /** Level. Example: "LEVEL_1". */
  readonly level: WorldAtWarMovingFireLevel;
  /** To hit. Added to the number needed on a die. From 0 to 1; example: 1. */
  readonly toHit: number;
  /** Firepower. From -1 to 0 dice; example: -1. */
  readonly firepower: number;
  /** May fire at smoke and through it; the modifier counts once, not for each hex. */
  readonly smoke: boolean;
  /** Extended range. May be used with this level. */
  readonly extendedRange: boolean;
  /** What the level is limited to. */
  readonly only: string | null;
}

/** Answer of `movingFire`: Moving fire. */
export type WorldAtWarMovingFireAnswer = Answer & {
  /** Unit. */
  readonly name: string;
  /** Levels. Empty when the nation’s row does not name the unit. 0 to 3 entries. */
  readonly levels: readonly WorldAtWarMovingFire[];
  /** Fires on the move. */
  readonly moving: boolean;
  /** Fires through smoke. */
  readonly smoke: boolean;
  /** Levels by the other reading of a damaged row; empty when the row is sound. 0 to 3 entries. */
  readonly otherReading: readonly WorldAtWarMovingFireLevel[];
  /** Change in all. Movement, smoke and range together, added to the number needed. From -3 to 5; example: 2. */
  readonly change: number;
  /** This or more on a die; above 6 nothing hits. None without the printed number. From 1 to 11; example: 6. */
  readonly needed: number | null;
  /** Dice. Firepower with its change; none when it is not given. From 0 to 20 dice; example: 3. */
  readonly dice: number | null;
  /** Odds of a die. None without the printed number. */
  readonly hit: Chance | null;
  /** Hits. Empty without both numbers. 0 to 21 entries. */
  readonly hits: readonly HitsOutcome[];
  /** At least one hit. None without both numbers. */
  readonly anyHit: Chance | null;
};

/** Level of moving fire: `LEVEL_1` level 1, `LEVEL_2` level 2, `ADVANCED` advanced. */
export type WorldAtWarMovingFireLevel = 'LEVEL_1' | 'LEVEL_2' | 'ADVANCED';

/** Nation: `USA` USA, `FRANCE` France, `GREAT_BRITAIN` Great Britain, `CANADA` Canada, `CUBA` Cuba, `VENEZUELA` Venezuela, `MEXICO` Mexico, `RUSSIA` Russia. */
export type WorldAtWarNation = 'USA' | 'FRANCE' | 'GREAT_BRITAIN' | 'CANADA' | 'CUBA' | 'VENEZUELA' | 'MEXICO' | 'RUSSIA';

/** What blocks the line of sight of a helicopter: `WOODED_HILL_BETWEEN` a wooded hill in between, `WRECKS_ON_HILL` two or more Wreck markers on hills in between, `HILL_BETWEEN` a hill in between, `BEHIND_WOODS` woods directly in front of the target, `BEHIND_TOWN` a town one or two hexes in front of the target, `BEHIND_OTHER_HILL` another hill directly in front of the target, `BEHIND_WOODED_HILL` a wooded hill directly in front of the target. */
export type WorldAtWarObstacle =
  | 'WOODED_HILL_BETWEEN'
  | 'WRECKS_ON_HILL'
  | 'HILL_BETWEEN'
  | 'BEHIND_WOODS'
  | 'BEHIND_TOWN'
  | 'BEHIND_OTHER_HILL'
  | 'BEHIND_WOODED_HILL';

/** How far the target is: `CLOSE` close range, `NORMAL` normal range, `EXTENDED` extended range. */
export type WorldAtWarRange = 'CLOSE' | 'NORMAL' | 'EXTENDED';

/** Figures of a World at War unit. */
export interface WorldAtWarStats {
  /** Nation. Example: "usa". */
  readonly nation: string;
  /** Moving fire. 1 to 9 entries. */
  readonly movingFire: readonly WorldAtWarFireLevel[];
}

/** Answer of `stormDuration`: Length of the storm. */
export type WorldAtWarStormDurationAnswer = Answer & {
  /** Marker phases. 1 to 5 entries. */
  readonly phases: readonly WorldAtWarStormPhase[];
  /** Average number of the phase in which it ends. */
  readonly mean: number;
};

/** A marker phase and the odds that the storm ends in it */
export interface WorldAtWarStormPhase {
  /** Marker phase. Counted from the first after the storm broke. From 1 to 5; example: 1. */
  readonly phase: number;
  /** Ends on. This or more on the die as it falls. From 1 to 6; example: 5. */
  readonly needed: number;
  /** Odds. That the storm ends in just this phase. */
  readonly chance: Chance;
  /** Over by then. That it has ended in this phase or earlier. */
  readonly over: Chance;
}

/** Hexes of the same terrain, one after the other */
export interface WorldAtWarStretchInput {
  /** Terrain. Example: "WOODS". */
  readonly terrain: WorldAtWarTerrain;
  /** Hexes. How many in a row. From 1 to 40 hexes; example: 2. */
  readonly hexes?: number | null | undefined;
  /** Wreck markers. Markers in these hexes; they matter on hills. From 0 to 10; example: 2. */
  readonly wrecks?: number | null | undefined;
  /** Same hill. Part of the hill that the helicopter flies over. */
  readonly sameHill?: boolean | null | undefined;
}

/** Level on which a target stands: `GROUND` on the ground, `HILL` on a hill. */
export type WorldAtWarTargetLevel = 'GROUND' | 'HILL';

/** Terrain of a hex: `CLEAR` clear, `HILL` hill, `WOODS` woods, `TOWN` town, `WOODED_HILL` wooded hill. */
export type WorldAtWarTerrain = 'CLEAR' | 'HILL' | 'WOODS' | 'TOWN' | 'WOODED_HILL';

/** All that there are. */
export type RuleSetSlug = 'alpha-strike' | 'initiative-deck' | 'bronepehota' | '5150' | 'world-at-war';

/** All that there are. */
export type UnitKind =
  | 'battlemech'
  | 'industrialmech'
  | 'protomech'
  | 'combat-vehicle'
  | 'support-vehicle'
  | 'advanced-support'
  | 'battle-armor'
  | 'infantry'
  | 'aerospace'
  | 'advanced-aerospace'
  | 'building'
  | 'squad'
  | 'machine'
  | 'gun'
  | 'platoon';

/** All that there are. */
export type WeaponKind = 'ranged' | 'grenade' | 'close-combat' | 'equipment';
