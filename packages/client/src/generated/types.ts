/** Made from the schema of the service by `npm run generate`; not to be edited. */

/** Answer of `activation`: Activation. */
export interface ActivationAnswer extends Answer {
  /** Equal dice: two dice agree and nobody acts. */
  readonly tied: Chance;
  /** Nobody acts: equal dice, or dice above every Rep. */
  readonly nobody: Chance;
  /** Sides. 2 to 6 entries. */
  readonly sides: readonly FiftyOneFiftyActivationSide[];
}

/** Answer of `activationOrder`: Order of activation. */
export interface ActivationOrderAnswer extends Answer {
  /** Order: names that activate one unit each, step by step, in order. 0 to 100 entries. */
  readonly order: readonly (readonly string[])[];
}

/** One side moves some of its units */
export interface AlphaStrikeActivation {
  /** Side. */
  readonly side: AlphaStrikeSide;
  /** Units. From 1 to 100. Example: 1. */
  readonly units: number;
}

/** Kind of attack: `WEAPON` weapon attack, `REAR` rear-mounted weapons, `INDIRECT` indirect fire, `PHYSICAL` physical attack, `MELEE_WEAPON` melee weapon attack, `RAM` charge (ram), `DEATH_FROM_ABOVE` death from above. */
export type AlphaStrikeAttackKind = 'WEAPON' | 'REAR' | 'INDIRECT' | 'PHYSICAL' | 'MELEE_WEAPON' | 'RAM' | 'DEATH_FROM_ABOVE';

/** How well two forces match: `BALANCED` balanced, `ACCEPTABLE` acceptable, `UNBALANCED` not balanced. */
export type AlphaStrikeBalance = 'BALANCED' | 'ACCEPTABLE' | 'UNBALANCED';

/** Critical hit: `AMMUNITION` ammunition, `ENGINE` engine, `FIRE_CONTROL` fire control, `NONE` no critical hit, `WEAPON` weapon, `MOVEMENT` MP, `DESTROYED` destroyed. */
export type AlphaStrikeCritical = 'AMMUNITION' | 'ENGINE' | 'FIRE_CONTROL' | 'NONE' | 'WEAPON' | 'MOVEMENT' | 'DESTROYED';

/** How one side of a duel fights, the same every turn */
export interface AlphaStrikeDuelConductInput {
  /** Movement: every turn, as long as the unit can. */
  readonly moved?: AlphaStrikeMovement | null | undefined;
  /** In woods. */
  readonly woods?: boolean | null | undefined;
  /** Partial cover: solid terrain hides more than 1/3 and less than 2/3 of the unit, or it stands in water. */
  readonly partialCover?: boolean | null | undefined;
  /** Struck from the rear: the other side attacks this unit from the rear. */
  readonly rearStruck?: boolean | null | undefined;
  /** Overheat each turn: used each turn as far as the heat scale allows, where it adds damage. Unit: points. From 0 to 4. Example: 1. */
  readonly overheat?: number | null | undefined;
  /** Sniper: pilot ability: medium range +1, long range +2. */
  readonly sniper?: boolean | null | undefined;
  /** Water: depth under the unit; 0 on land. Water cools in the end phase. Unit: inches. From 0 to 12. */
  readonly waterDepth?: number | null | undefined;
}

/** At which distance and how two units duel */
export interface AlphaStrikeDuelSituationInput {
  /** Distance: from base to base, the same every turn. Unit: inches. From 0 to 1000. Example: 12. */
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
  /** Turn. From 1 to 10. Example: 1. */
  readonly turn: number;
  /** First destroyed: alone or together with the second. */
  readonly firstDestroyed: Chance;
  /** Second destroyed: alone or together with the first. */
  readonly secondDestroyed: Chance;
  /** Both destroyed: in the same turn: a destroyed unit still fires back. */
  readonly bothDestroyed: Chance;
  /** Neither destroyed. */
  readonly neitherDestroyed: Chance;
}

/** A unit of a force by catalog id, by its PV, or both; figures win */
export interface AlphaStrikeForceUnitInput {
  /** Catalog: fills in PV and skill where they are left out. */
  readonly unit?: string | null | undefined;
  /** Name. Example: "Locust LCT-1E". */
  readonly name?: string | null | undefined;
  /** PV: point value; cards of the catalog give it for skill 4. Unit: points. From 1 to 999. Example: 19. */
  readonly pointValue?: number | null | undefined;
  /** Skill: does not change PV: these rules have no formula for it. From 0 to 8. */
  readonly skill?: number | null | undefined;
  /** How many. From 1 to 100. */
  readonly count?: number | null | undefined;
}

/** Answer of `initiative`: Initiative. */
export interface AlphaStrikeInitiativeAnswer extends Answer {
  /** First side wins: ties rerolled. */
  readonly firstWins: Chance;
  /** Second side wins: ties rerolled. */
  readonly secondWins: Chance;
  /** Tie: odds that a roll of both has to be repeated. */
  readonly tie: Chance;
  /** Order if the first side wins: the loser moves first. 2 to 200 entries. */
  readonly orderIfFirstWins: readonly AlphaStrikeActivation[];
  /** Order if the second side wins: the loser moves first. 2 to 200 entries. */
  readonly orderIfSecondWins: readonly AlphaStrikeActivation[];
}

/** A stretch of the path with the same terrain all along */
export interface AlphaStrikeLegInput {
  /** Length: along the ground. Unit: inches. From 0 to 200. Example: 4. */
  readonly inches: number;
  /** Terrain: all kinds that hold on this leg; none on open ground. 0 to 4 entries. */
  readonly terrain?: readonly AlphaStrikeTerrain[] | null | undefined;
  /** Height: up is positive, down is negative; paid at the start of the leg. Unit: inches. From -50 to 50. */
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
  /** Distance: from base to base. Unit: inches. From 0 to 1000. Example: 8. */
  readonly inches: number;
  /** Attacker: how the attacker moved this turn. */
  readonly attackerMoved?: AlphaStrikeMovement | null | undefined;
  /** Target: how the target moved this turn. */
  readonly targetMoved?: AlphaStrikeMovement | null | undefined;
  /** Woods: the target stands in woods, or woods are in the way. */
  readonly woods?: boolean | null | undefined;
  /** Partial cover: solid terrain hides more than 1/3 and less than 2/3 of the target, or it stands in water. */
  readonly partialCover?: boolean | null | undefined;
  /** From the rear: the line from center to center crosses the rear edge of the target. */
  readonly fromRear?: boolean | null | undefined;
  /** Overheat used: declared before the roll; heats up on a miss too. Unit: points. From 0 to 4. Example: 1. */
  readonly overheat?: number | null | undefined;
  /** Attack. */
  readonly attack?: AlphaStrikeAttackKind | null | undefined;
  /** Inches moved: how far the attacker moved into its charge or death from above, within its movement. Unit: inches. From 0 to 60. Example: 6. */
  readonly inchesMoved?: number | null | undefined;
  /** Base contact: the bases touch: only physical attacks. */
  readonly contact?: boolean | null | undefined;
  /** In the firing arc: of the weapons that fire: the front, but for REAR everything outside the front. */
  readonly inArc?: boolean | null | undefined;
  /** Line of sight: at least 1/3 of the target can be seen; indirect fire is for targets out of sight. */
  readonly lineOfSight?: boolean | null | undefined;
  /** Spotter: A friendly unit has line of sight to the target: indirect fire needs it. */
  readonly spotter?: boolean | null | undefined;
  /** Sniper: pilot ability: medium range +1, long range +2. */
  readonly sniper?: boolean | null | undefined;
  /** Lucky: pilot ability: a miss is rolled once more. */
  readonly lucky?: boolean | null | undefined;
  /** Weapons: LRM or SRM in place of the normal attack. */
  readonly weapons?: AlphaStrikeWeapons | null | undefined;
  /** REAR fired as well: points that REAR could do to its own target this turn: the front attack is weaker by as many. Unit: points. From 0 to 20. */
  readonly rearDamage?: number | null | undefined;
  /** Woods along the line: inches of woods that the line of sight crosses: 6 or more block it. Unit: inches. From 0 to 1000. */
  readonly woodsInches?: number | null | undefined;
  /** Speed Demon: pilot ability: 2" more movement. */
  readonly speedDemon?: boolean | null | undefined;
  /** Water under the attacker: depth; 0 on land. Water cools in the end phase. Unit: inches. From 0 to 12. */
  readonly waterDepth?: number | null | undefined;
}

/** One state of the target and its odds */
export interface AlphaStrikeState {
  /** Armor left: 0 when destroyed. Unit: points. From 0 to 40. Example: 4. */
  readonly armor: number;
  /** Structure left: 0 when destroyed. Unit: points. From 0 to 20. Example: 5. */
  readonly structure: number;
  /** Destroyed. */
  readonly destroyed: boolean;
  /** Critical hits: all that the card lists, those of earlier turns and those absorbed by CASE included; none when destroyed. 0 to 40 entries. */
  readonly criticals: readonly AlphaStrikeCritical[];
  /** Odds. */
  readonly chance: Chance;
}

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
  /** Damage at extreme range; only what flies has it. Example: `2`. */
  readonly damageExtreme: string | null;
  /** Damage that threatens a critical hit; only what flies has it. Example: 3. */
  readonly threshold: number | null;
  /** When it was introduced, as the source says it. Example: `circa 2300`. */
  readonly introduced: string | null;
  /** Technology base. Example: `Inner Sphere`. */
  readonly technology: string | null;
  /** Unit: tons. Example: 100. */
  readonly tonnage: number | null;
}

/** Terrain that costs extra movement: `ROUGH` rough, `RUBBLE` rubble, `WOODS` woods, `WATER` water. */
export type AlphaStrikeTerrain = 'ROUGH' | 'RUBBLE' | 'WOODS' | 'WATER';

/** A unit by catalog id, by its figures, or both; figures win */
export interface AlphaStrikeUnitInput {
  /** Unit: A unit of the catalog fills in all figures that are left out. */
  readonly unit?: string | null | undefined;
  /** Skill. From 0 to 8. Example: 4. */
  readonly skill?: number | null | undefined;
  /** Size (SZ): physical attacks use it, 1 (light) to 4 (assault); 5 is for large buildings and vehicles of the catalog. From 1 to 5. Example: 3. */
  readonly size?: number | null | undefined;
  /** TMM: as printed: heat and MP hits are taken off for you. From 0 to 10. Example: 1. */
  readonly tmm?: number | null | undefined;
  /** Move (MV): as printed; shows when MP hits or heat leave the unit immobile. Example: "8\"j". */
  readonly move?: string | null | undefined;
  /** Damage S/M/L: as printed: weapon hits are taken off for you. In this order: SHORT, MEDIUM, LONG. */
  readonly damage?: readonly string[] | null | undefined;
  /** Overheat value (OV): 0 when left out. From 0 to 4. Example: 0. */
  readonly overheatValue?: number | null | undefined;
  /** Armor (A): points that are left. Unit: points. From 0 to 40. Example: 7. */
  readonly armor?: number | null | undefined;
  /** Structure (S): points that are left. Unit: points. From 1 to 20. Example: 5. */
  readonly structure?: number | null | undefined;
  /** Special abilities: in English or Russian notation: CASE, REAR1/1/-, НПН 1. 0 to 60 entries. */
  readonly specials?: readonly string[] | null | undefined;
  /** Has a heat scale: units without one take damage in place of heat from HT. */
  readonly hasHeatScale?: boolean | null | undefined;
  /** Heat: level on the heat scale at the start of the turn; 4 is shut down. From 0 to 4. */
  readonly heat?: number | null | undefined;
  /** Critical hits: those of earlier turns, each as often as it was suffered. 0 to 12 entries. */
  readonly criticals?: readonly AlphaStrikeCritical[] | null | undefined;
}

/** What a weapon attack is fired with: `ALL` all weapons, `LRM` long-range missiles (LRM), `SRM` short-range missiles (SRM). */
export type AlphaStrikeWeapons = 'ALL' | 'LRM' | 'SRM';

/** Answer of `ammunition`: Ammunition. */
export interface AmmunitionAnswer extends Answer {
  /** Used: by the shots that could be fired. From 0 to 99. Example: 5. */
  readonly used: number;
  /** Left. From 0 to 99. Example: 11. */
  readonly left: number;
  /** Shots: those that could be fired. 0 to 20 entries. */
  readonly shots: readonly BronepehotaSpent[];
  /** Run dry: nothing is left: it does not fire again this game. */
  readonly dry: boolean;
  /** Turns of such fire: whole turns of all these shots that the track pays for; null for infantry, which never runs dry. From 0 to 99. Example: 3. */
  readonly turns: number | null;
}

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

/** Answer of `armorTest`: Armor test. */
export interface ArmorTestAnswer extends Answer {
  /** Armor in the test: after the damage. From 0 to 40. Example: 7. */
  readonly armorAfter: number;
  /** Armor protects: the machine’s armor saves the pilot at once. */
  readonly protected: Chance;
  /** Alive: protected, or alive after his own test and not panicked; null when the pilot’s armor is not given. */
  readonly alive: Chance | null;
  /** Panicked: alive but fleeing; 0 without the panic rule. */
  readonly panicked: Chance | null;
  /** Dead. */
  readonly dead: Chance | null;
}

/** Answer of `attack`: Attack. */
export interface AttackAnswer extends Answer {
  /** Target number: null when the attack is not allowed. From -10 to 60. Example: 7. */
  readonly target: number | null;
  /** Odds to hit. */
  readonly hit: Chance;
  /** Odds to destroy. */
  readonly destroyed: Chance;
  /** Expected damage: mean of the damage, a miss counted as 0. */
  readonly expectedDamage: number;
  /** Damage: of the whole attack, a miss counted as 0; extra points of critical hits show in the states. 0 to 8 entries. */
  readonly damage: readonly DamageOutcome[];
  /** Damage of a hit. 0 to 8 entries. */
  readonly hitDamage: readonly DamageOutcome[];
  /** States of the target: every state in which the attack can leave the target, the likeliest first. 0 to 100000 entries. */
  readonly states: readonly AlphaStrikeState[];
  /** Attacker’s heat: after the end phase, hit or miss. From 0 to 4. */
  readonly attackerHeat: number;
  /** Target’s heat: after the end phase if the attack hits and the target fires without heating up; a shut-down target restarts. From 0 to 4. */
  readonly targetHeat: number;
  /** Damage to the attacker: from its own charge or death from above. 0 to 8 entries. */
  readonly attackerDamage: readonly DamageOutcome[];
}

/** Answer of `availability`: Availability. */
export interface AvailabilityAnswer extends Answer {
  /** Weapons: empty unless a weapon is rolled for. 0 to 20 entries. */
  readonly weapons: readonly FiftyOneFiftyWeaponOdds[];
  /** Armors: empty unless armor is rolled for. 0 to 10 entries. */
  readonly armors: readonly FiftyOneFiftyArmorOdds[];
  /** Rep: empty unless Rep is rolled for. 0 to 7 entries. */
  readonly reps: readonly FiftyOneFiftyRepOdds[];
}

/** How even two armies are: `BALANCED` balanced, `ACCEPTABLE` acceptable, `UNEVEN` uneven. */
export type BronepehotaBalance = 'BALANCED' | 'ACCEPTABLE' | 'UNEVEN';

/** A blast: who stands within the radius takes its power. */
export interface BronepehotaBlast {
  /** Power dice. Example: `1D20`. */
  readonly power: string;
  /** Radius. Unit: steps of 5 cm. Example: 2. */
  readonly steps: number;
}

/** The blast of a weapon and who stands around */
export interface BronepehotaBlastInput {
  /** Power of the blast. Example: "1D20". */
  readonly power: string;
  /** Radius. Unit: steps of 5 cm. From 0 to 20. Example: 2. */
  readonly steps: number;
  /** Bystanders. 0 to 20 entries. */
  readonly bystanders?: readonly BronepehotaBystanderInput[] | null | undefined;
}

/** What a blast does to one bystander, a missed shot counted as 0 */
export interface BronepehotaBystander {
  /** Kind. Example: "INFANTRY". */
  readonly kind: BronepehotaTarget;
  /** Armor: armor of the soldier, or the number under the slider of the machine or gun. From 0 to 40. Example: 3. */
  readonly armor: number;
  /** Distance from the target. Unit: steps of 5 cm. From 0 to 200. Example: 1. */
  readonly steps: number;
  /** In the blast. */
  readonly inReach: boolean;
  /** Damage: damage of the whole shot, a miss counted as 0; ascending. 0 to 200 entries. */
  readonly damage: readonly DamageOutcome[];
  /** Destroyed: odds that infantry dies, or that a machine or gun reaches 0, a crash landing included. */
  readonly destroyed: Chance;
  /** Pilot killed: null without a pilot. */
  readonly pilotKilled: Chance | null;
  /** Pilot panics: null without a pilot; 0 without the panic rule. */
  readonly pilotPanicked: Chance | null;
  /** Damage with the crash: damage of the shot and of a crash landing together; null for whatever does not fly with a pilot. 0 to 200 entries. */
  readonly damageWithCrash: readonly DamageOutcome[] | null;
}

/** Who stands near the target, friend or foe */
export interface BronepehotaBystanderInput {
  /** Kind. Example: "INFANTRY". */
  readonly kind: BronepehotaTarget;
  /** Armor: armor of the soldier, or the number under the slider of the machine or gun. From 0 to 40. Example: 3. */
  readonly armor: number;
  /** Distance from the target. Unit: steps of 5 cm. From 0 to 200. Example: 1. */
  readonly steps: number;
  /** Armor of the pilot: armor of the soldier who drives the machine; counts only for a machine with a pilot. From 0 to 40. Example: 3. */
  readonly pilotArmor?: number | null | undefined;
  /** Flying: A machine in the air crashes when its pilot dies. */
  readonly flying?: boolean | null | undefined;
}

/** What a spring launcher shoots: `SHELL` shell, `MINE` mine, `ROCKET` rocket. */
export type BronepehotaCharge = 'SHELL' | 'MINE' | 'ROCKET';

/** How much of the target the shooter sees: `NONE` fully seen, `MORE_THAN_HALF_SEEN` more than half seen, `LESS_THAN_HALF_SEEN` less than half seen, `UNSEEN` unseen. */
export type BronepehotaCover = 'NONE' | 'MORE_THAN_HALF_SEEN' | 'LESS_THAN_HALF_SEEN' | 'UNSEEN';

/** One side of a close combat */
export interface BronepehotaFighterInput {
  /** Kind. Example: "MACHINE". */
  readonly kind: BronepehotaTarget;
  /** Armor: armor of the soldier, or the number under the slider of the machine or gun. From 0 to 40. Example: 3. */
  readonly armor: number;
  /** Close combat: close-combat skill of a soldier, or all close-combat weapons of a machine together. From 0 to 40. Example: 3. */
  readonly closeCombat?: number | null | undefined;
  /** Armor of the pilot: armor of the soldier who drives the machine; counts only for a machine with a pilot. From 0 to 40. Example: 3. */
  readonly pilotArmor?: number | null | undefined;
  /** Flying: machines in the air neither attack nor are attacked. */
  readonly flying?: boolean | null | undefined;
  /** Lying: real shooting: a machine knocked over defends but does not attack. */
  readonly lying?: boolean | null | undefined;
}

/** One shot: its power dice, or its charge in real shooting */
export interface BronepehotaFiredInput {
  /** Weapon: A weapon of the catalog; fills the power. */
  readonly weapon?: string | null | undefined;
  /** Name: A machine fires each of its weapons once a turn: the same name twice is refused. Example: "Gatling gun". */
  readonly name?: string | null | undefined;
  /** Power: virtual shooting: as many ammunition as dice. Example: "3D20". */
  readonly power?: string | null | undefined;
  /** Charge: real shooting: as much ammunition as its power. */
  readonly charge?: BronepehotaCharge | null | undefined;
}

/** Answer of `forceBalance`: Force balance. */
export interface BronepehotaForceBalanceAnswer extends Answer {
  /** Difference: between the costliest army and the cheapest. Unit: points. From 0 to 100000. Example: 30. */
  readonly difference: number;
  /** Difference, %: of the cheapest army. */
  readonly percent: number;
  /** Verdict. */
  readonly verdict: BronepehotaBalance;
}

/** Answer of `grenade`: Grenade. */
export interface BronepehotaGrenadeAnswer extends Answer {
  /** Landings: from the nearest to the farthest. 0 to 6 entries. */
  readonly landings: readonly BronepehotaLanding[];
  /** Target in the blast. */
  readonly reached: Chance;
  /** Target hurt: 1 damage: infantry dies of it. */
  readonly hurt: Chance;
  /** Damage: damage of the whole shot, a miss counted as 0; ascending. 0 to 200 entries. */
  readonly damage: readonly DamageOutcome[];
  /** Destroyed: odds that infantry dies, or that a machine or gun reaches 0, a crash landing included. */
  readonly destroyed: Chance;
  /** Pilot killed: null without a pilot. */
  readonly pilotKilled: Chance | null;
  /** Pilot panics: null without a pilot; 0 without the panic rule. */
  readonly pilotPanicked: Chance | null;
  /** Thrower in the blast. */
  readonly throwerReached: Chance;
  /** Thrower killed: null when his armor is not given. */
  readonly throwerKilled: Chance | null;
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

/** What the charge did to the model: `STOOD` hit, stays standing, `FELL` hit, fell or leans on something, `LYING` hit while already lying, `UNCOUNTED` a ricochet or the flying stand. */
export type BronepehotaImpact = 'STOOD' | 'FELL' | 'LYING' | 'UNCOUNTED';

/** One place where the grenade may explode */
export interface BronepehotaLanding {
  /** Steps from the thrower. Unit: steps of 5 cm. From 1 to 6. Example: 4. */
  readonly steps: number;
  /** Odds. */
  readonly chance: Chance;
  /** Target in the blast. */
  readonly reachesTarget: boolean;
  /** Thrower in the blast. */
  readonly reachesThrower: boolean;
  /** Hurts the target: when it lands here. */
  readonly hurtsTarget: Chance;
}

/** What the charge is shot from: `MACHINE` launcher of a machine, `ROCKET_LAUNCHER` rocket launcher of a machine, `GUN` gun, `MORTAR` mortar. */
export type BronepehotaLauncher = 'MACHINE' | 'ROCKET_LAUNCHER' | 'GUN' | 'MORTAR';

/** What one leg costs */
export interface BronepehotaLegCost {
  /** Movement. */
  readonly move: BronepehotaMove;
  /** Points. Unit: points. From 0 to 20000. Example: 2. */
  readonly points: number;
  /** Left after it. Unit: points. From 0 to 20000. Example: 2. */
  readonly left: number;
}

/** One leg of a path */
export interface BronepehotaLegInput {
  /** Movement. */
  readonly move?: BronepehotaMove | null | undefined;
  /** Length: in steps of 5 cm; turns and obstacles have none. Unit: steps of 5 cm. From 0 to 200. Example: 2. */
  readonly steps?: number | null | undefined;
  /** Degrees: of a slope or a turn; left out: a slope that can be walked, a turn of one point. From 0 to 360. Example: 45. */
  readonly degrees?: number | null | undefined;
  /** Height of the obstacle. Unit: cm. From 0 to 200. Example: 2.5. */
  readonly height?: number | null | undefined;
  /** With a mobile gun. */
  readonly withGun?: boolean | null | undefined;
  /** Ends touching an enemy: infantry must stop there and fight. */
  readonly touchesEnemy?: boolean | null | undefined;
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

/** One leg of a path: `FORWARD` forward on the flat (infantry: any way), `BACK` back, `SIDEWAYS` sideways, `TURN` turn on the spot, `SLOPE` slope or ramp, `LADDER` ladder, `OBSTACLE` obstacle, `CLIMB` climbable wall, `LEAP` leap or drop between floors. */
export type BronepehotaMove = 'FORWARD' | 'BACK' | 'SIDEWAYS' | 'TURN' | 'SLOPE' | 'LADDER' | 'OBSTACLE' | 'CLIMB' | 'LEAP';

/** Answer of `movementCost`: Movement cost. */
export interface BronepehotaMovementCostAnswer extends Answer {
  /** Points used: by the legs that can be done. Unit: points. From 0 to 20000. Example: 2. */
  readonly used: number;
  /** Points left. Unit: points. From 0 to 20000. Example: 2. */
  readonly left: number;
  /** Legs done: from the start; fewer than given when the path cannot be finished. From 0 to 30. Example: 3. */
  readonly legsDone: number;
  /** Legs: those that can be done. 0 to 30 entries. */
  readonly legs: readonly BronepehotaLegCost[];
}

/** Who moves: `INFANTRY` infantry, `WHEELED` wheeled machine, `TRACKED` tracked machine, `WALKING` walking machine, `FLYING` flying machine. */
export type BronepehotaMover = 'INFANTRY' | 'WHEELED' | 'TRACKED' | 'WALKING' | 'FLYING';

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

/** What one shot took */
export interface BronepehotaSpent {
  /** Used. From 0 to 40. Example: 3. */
  readonly used: number;
  /** Left. From 0 to 99. Example: 13. */
  readonly left: number;
}

/** Figures of a Bronepehota squad. */
export interface BronepehotaSquadStats {
  /** Its six soldiers. */
  readonly soldiers: readonly BronepehotaSoldier[];
}

/** Kind of combat unit: `INFANTRY` infantry, `MACHINE` machine, `GUN` gun, `UNMANNED_MACHINE` machine without a pilot. */
export type BronepehotaTarget = 'INFANTRY' | 'MACHINE' | 'GUN' | 'UNMANNED_MACHINE';

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

/** Answer of `chaosOfWar`: Chaos of War. */
export interface ChaosOfWarAnswer extends Answer {
  /** Effects: the effect of the roll, or all of them. 1 to 17 entries. */
  readonly effects: readonly ChaosOfWarEffect[];
  /** Roll again: dice to roll again; null when the effect stands or no roll is given. Unit: dice. From 2 to 3. Example: 3. */
  readonly rollAgain: number | null;
}

/** An effect of Chaos of War with its odds */
export interface ChaosOfWarEffect {
  /** Total. From 2 to 18. Example: 14. */
  readonly roll: number;
  /** Id. Example: "thors-hammer". */
  readonly id: string;
  /** Effect. */
  readonly title: string;
  /** What happens. */
  readonly text: string;
  /** Side: the side that benefits. */
  readonly side: string;
  /** Odds: that the whole procedure, begun with these dice and rolling again included, ends with this effect. */
  readonly chance: Chance;
}

/** Answer of `closeCombat`: Close combat. */
export interface CloseCombatAnswer extends Answer {
  /** Attacker wins. */
  readonly attackerWins: Chance;
  /** Damage: by how much the defender loses, 0 when the attack is beaten off; infantry that loses counts 1. 0 to 200 entries. */
  readonly damage: readonly DamageOutcome[];
  /** Destroyed: odds that infantry dies, or that a machine or gun reaches 0. */
  readonly destroyed: Chance;
  /** Pilot killed: null without a pilot. */
  readonly pilotKilled: Chance | null;
  /** Pilot panics: null without a pilot; 0 without the panic rule. */
  readonly pilotPanicked: Chance | null;
  /** Added to the attack die. From 0 to 100. Example: 12. */
  readonly attack: number;
  /** Attack dice: 2 in a surprise attack: the higher counts. Unit: dice. From 0 to 2. Example: 1. */
  readonly attackDice: number;
  /** Added to the defense die: the whole strength where there is no die. From 0 to 100. Example: 9. */
  readonly defense: number;
  /** Defense dice. Unit: dice. From 0 to 1. Example: 1. */
  readonly defenseDice: number;
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

/** One row of the table of critical hits */
export interface CriticalHitRow {
  /** 2D6. From 2 to 12. Example: 10. */
  readonly roll: number;
  /** Critical hit. Example: "FIRE_CONTROL". */
  readonly effect: AlphaStrikeCritical;
  /** Effect: what it does to this unit. */
  readonly text: string;
  /** Odds: odds to roll exactly this. */
  readonly chance: Chance;
}

/** Answer of `criticalHits`: Critical hits. */
export interface CriticalHitsAnswer extends Answer {
  /** Table: the row of the roll, or every row. 1 to 11 entries. */
  readonly rows: readonly CriticalHitRow[];
  /** Destroyed: odds that this roll destroys the unit, whatever damage it has taken. */
  readonly destroyed: Chance;
}

/** Answer of `damage`: Damage. */
export interface DamageAnswer extends Answer {
  /** Impact: as printed, power source counted: a number, NE, or special. Example: "3". */
  readonly impact: string;
  /** Dead. */
  readonly dead: Chance;
  /** Out of the fight. */
  readonly outOfTheFight: Chance;
  /** Stunned. */
  readonly stunned: Chance;
  /** Absorbed: stopped by absorbing or reflecting armor. */
  readonly absorbed: Chance;
  /** Unharmed: the weapon has no effect. */
  readonly unharmed: Chance;
}

/** Answer of `damageMatrix`: Damage matrix. */
export interface DamageMatrixAnswer extends Answer {
  /** Cells: every weapon against every armor, row by row. 1 to 200 entries. */
  readonly cells: readonly DamageMatrixCell[];
}

/** What one hit of the weapon does to the armor */
export interface DamageMatrixCell {
  /** Weapon. */
  readonly weapon: Weapon;
  /** Armor. */
  readonly armor: Armor;
  /** Impact: as printed, power source counted: a number, NE, or special. Example: "3". */
  readonly impact: string;
  /** Dead. */
  readonly dead: Chance;
  /** Out of the fight. */
  readonly outOfTheFight: Chance;
  /** Stunned. */
  readonly stunned: Chance;
  /** Absorbed: stopped by absorbing or reflecting armor. */
  readonly absorbed: Chance;
  /** Unharmed: the weapon has no effect. */
  readonly unharmed: Chance;
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
  /** Every outcome, ascending; the odds sum to exactly 1. At most 2000: with more, TOO_COMPLEX; mean and deviation are there all the same. */
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

/** Answer of `duel`: Duel. */
export interface DuelAnswer extends Answer {
  /** After each turn. 0 to 10 entries. */
  readonly turns: readonly AlphaStrikeDuelTurn[];
  /** Turns counted: fewer than asked for where the states of both units became too many to count exactly. From 0 to 10. Example: 4. */
  readonly countedTurns: number;
  /** Target number of the first: in the first turn; null when it does not fire. From -10 to 60. Example: 7. */
  readonly firstTarget: number | null;
  /** Target number of the second: in the first turn; null when it does not fire. From -10 to 60. Example: 8. */
  readonly secondTarget: number | null;
}

/** Answer of `fastMove`: Fast Move. */
export interface FastMoveAnswer extends Answer {
  /** Distances: 16, 12 and 8 inches, in this order. 3 entries. */
  readonly outcomes: readonly FiftyOneFiftyFastMoveOutcome[];
}

/** What a test makes a figure do: `FIRE` fire, `FIRE_AT_MINUS_ONE` fire at Rep −1, `CHOOSE_TO_FIRE` fire or stay hidden, as the player likes, `HIDE_OR_GO_PRONE` hide or go prone, `BECOME_VISIBLE` become visible without firing, `DO_NOTHING` stand and do nothing, `STOP_AND_FIRE` stop and fire, `STOP_AND_FIRE_AT_MINUS_ONE` stop and fire at Rep −1, `DUCK_BACK` duck back, `REACH_COVER_AND_DUCK_BACK` go on to the cover and duck back there, `GO_PRONE` go prone, `PANIC` panic, `RUN` run away, `TRY_TO_CHARGE` be free to try a charge, as it cannot fire, `HIDE_OR_STAY` hide and duck back, or stay, as it cannot fire, `STAY_HIDDEN` stay hidden, `CHARGE` charge, `STAY_AND_FIRE` stay and fire, `STAY` stay, `FIRE_AND_FIGHT` fire, then fight, `TURN_AND_FIGHT` turn and fight, at Rep −1 in the first round, `FIGHT` fight without firing, `RETURN` return to the fight and act freely, `ROLL_AGAIN` roll again, `OUT_OF_THE_FIGHT` count as out of the fight, `LEAVE` leave the game, `BACK_UNHURT` be back unhurt, `BACK_AT_MINUS_ONE` be back with Rep −1, `DEAD_OR_GONE` be dead or gone for good, `HIDDEN_ENEMY` meet a hidden enemy, `ENEMY_IN_THE_OPEN` meet an enemy in the open, `NO_CONTACT` meet nobody, `FACE_WITH_EXTRA_DIE` face you and test In Sight with one more die, the best 2 counting, `FACE` face you and test In Sight as usual, `MAY_FACE` face you on a 1–3 each and test nothing, `CHOOSE_RESULT` choose the result, as a hero. */
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

/** Odds that a group acts this turn */
export interface FiftyOneFiftyActivationGroup {
  /** Rep: the group’s own or its Leader’s, whichever is higher. From 1 to 7. Example: 4. */
  readonly rep: number;
  /** Acts. */
  readonly acts: Chance;
}

/** A figure, or a group of equals */
export interface FiftyOneFiftyActivationGroupInput {
  /** Rep: rep of the figure. From 1 to 7. Example: 4. */
  readonly rep: number;
  /** Leader’s Rep: of whoever leads the group now; a stand-in counts here. From 1 to 7. Example: 5. */
  readonly leaderRep?: number | null | undefined;
}

/** How a side fares at activation */
export interface FiftyOneFiftyActivationSide {
  /** Name. */
  readonly name: string | null;
  /** Goes first: its die is the highest, able to act or not. */
  readonly goesFirst: Chance;
  /** Acts: at least one group of it acts. */
  readonly acts: Chance;
  /** Acts first: it acts, and nobody before it. */
  readonly actsFirst: Chance;
  /** Groups. 1 to 12 entries. */
  readonly groups: readonly FiftyOneFiftyActivationGroup[];
}

/** A side of the battle */
export interface FiftyOneFiftyActivationSideInput {
  /** Name. Example: "Police". */
  readonly name?: string | null | undefined;
  /** Groups. 1 to 12 entries. */
  readonly groups: readonly FiftyOneFiftyActivationGroupInput[];
}

/** An armor and its odds */
export interface FiftyOneFiftyArmorOdds {
  /** Armor. */
  readonly armor: Armor;
  /** Odds. */
  readonly chance: Chance;
}

/** What is rolled for: `WEAPON` weapon, `ARMOR` armor, `REP` Rep. */
export type FiftyOneFiftyAvailability = 'WEAPON' | 'ARMOR' | 'REP';

/** What the grenade does to one figure */
export interface FiftyOneFiftyBlastOdds {
  /** Hit: odds of a damage roll. */
  readonly hit: Chance;
  /** Dived clear: the grenade is at the feet and the figure dives: prone, ducked back, unharmed. */
  readonly dived: Chance;
  /** Results: the mildest first; a figure that dived or was not reached is missed. 6 entries. */
  readonly results: readonly ResultOutcome[];
}

/** A figure under the template where the grenade is meant to go off */
export interface FiftyOneFiftyBlastTargetInput {
  /** Armor. Example: "light". */
  readonly armor?: string | null | undefined;
  /** In cover: partly behind something that stops bullets, or inside a building. */
  readonly cover?: boolean | null | undefined;
  /** Concealed: partly behind something that stops no bullets, such as brush. */
  readonly concealed?: boolean | null | undefined;
  /** Prone: lying down. */
  readonly prone?: boolean | null | undefined;
  /** Moved fast: the target used Fast Move. */
  readonly movedFast?: boolean | null | undefined;
}

/** A figure near the thrower, under a template at his feet */
export interface FiftyOneFiftyBystanderInput {
  /** Rep: rep of the figure. From 1 to 7. Example: 4. */
  readonly rep: number;
  /** Armor. Example: "light". */
  readonly armor?: string | null | undefined;
}

/** How far a Fast Move may go, and its odds */
export interface FiftyOneFiftyFastMoveOutcome {
  /** Up to. Unit: inches. From 0 to 16. Example: 12. */
  readonly inches: number;
  /** Dice passed. Unit: dice. From 0 to 2. Example: 1. */
  readonly passed: number;
  /** Odds. */
  readonly chance: Chance;
  /** This far or farther: odds to be allowed this distance or more. */
  readonly atLeast: Chance;
}

/** One side of a melee */
export interface FiftyOneFiftyFighterInput {
  /** Rep: rep of the figure. From 1 to 7. Example: 4. */
  readonly rep: number;
  /** Melee weapon. Example: "combat-knife". */
  readonly weapon?: string | null | undefined;
  /** Power source: melee weapon with a power source: Impact +1, NE becomes 1. */
  readonly powered?: boolean | null | undefined;
  /** Armor. Example: "light". */
  readonly armor?: string | null | undefined;
  /** Attribute dice: one for each attribute or trait that helps in melee. Unit: dice. From 0 to 4. */
  readonly attributes?: number | null | undefined;
  /** Prone: one die fewer while it lies. */
  readonly prone?: boolean | null | undefined;
  /** Opponents: how many it fights at once. From 1 to 3. */
  readonly opponents?: number | null | undefined;
  /** A weapon in each hand: one more opponent without a modifier. */
  readonly secondWeapon?: boolean | null | undefined;
  /** Charged from flank or rear: it turned and fights the first round at Rep −1. */
  readonly flanked?: boolean | null | undefined;
  /** Dice of the first round: if they have fallen already; leave out for all odds. 1 to 6 entries. */
  readonly roll?: readonly number[] | null | undefined;
}

/** Walk of life of an ordinary person: `PROLETARIAT` law-abiding proletariat, `POLICE` police, `CRIMINALS` criminals, `CORPORATIONS` corporations, `COLONISTS` colonists. */
export type FiftyOneFiftyFigureClass = 'PROLETARIAT' | 'POLICE' | 'CRIMINALS' | 'CORPORATIONS' | 'COLONISTS';

/** A figure, or several that are alike */
export interface FiftyOneFiftyFigureInput {
  /** Name. Example: "Sergeant". */
  readonly name?: string | null | undefined;
  /** Rep: rep of the figure. From 1 to 7. Example: 4. */
  readonly rep: number;
  /** Weapons: everything that it carries; each is paid for. 0 to 10 entries. */
  readonly weapons?: readonly string[] | null | undefined;
  /** Armor. Example: "light". */
  readonly armor?: string | null | undefined;
  /** How many. From 1 to 1000. Example: 3. */
  readonly count?: number | null | undefined;
  /** Walk of life: when given, starred weapons are checked against it. Example: "COLONISTS". */
  readonly figureClass?: FiftyOneFiftyFigureClass | null | undefined;
}

/** Answer of `grenade`: Grenade. */
export interface FiftyOneFiftyGrenadeAnswer extends Answer {
  /** On target: odds that the grenade goes off where it was meant to. */
  readonly onTarget: Chance;
  /** At the nearest group: odds that a missed throw goes off there. */
  readonly atNearestGroup: Chance;
  /** At the feet: odds that it goes off at the thrower’s feet. */
  readonly atFeet: Chance;
  /** Harmless: odds that it goes off nowhere that matters; the four add up to 1. */
  readonly harmless: Chance;
  /** Targets: in the order given. 0 to 20 entries. */
  readonly targets: readonly FiftyOneFiftyBlastOdds[];
  /** Nearest group: in the order given. 0 to 20 entries. */
  readonly nearestGroup: readonly FiftyOneFiftyBlastOdds[];
  /** Bystanders: in the order given. 0 to 20 entries. */
  readonly bystanders: readonly FiftyOneFiftyBlastOdds[];
  /** Thrower. */
  readonly thrower: FiftyOneFiftyBlastOdds;
}

/** How a grenade gets to its target: `THROWN` thrown by hand, `DROPPED` dropped or rolled out of sight, `LAUNCHED` fired from a launcher. */
export type FiftyOneFiftyGrenadeManner = 'THROWN' | 'DROPPED' | 'LAUNCHED';

/** Impact of a 5150 weapon against one armor. */
export interface FiftyOneFiftyImpact {
  /** The armor. Example: `5150/light`. */
  readonly armor: string;
  /** As printed: a number, `NE` for no effect, `special` for absorbed or reflected. Example: `3`. */
  readonly impact: string;
}

/** Law level of the planet: `NORMAL` normal, `LAX` Lax, `LOW` Low. */
export type FiftyOneFiftyLawLevel = 'NORMAL' | 'LAX' | 'LOW';

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
  /** After round: null for the end. From 1 to 20. Example: 1. */
  readonly round: number | null;
  /** Still fighting: in the end: odds that it never ends. */
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

/** One number of passed dice and what it leads to */
export interface FiftyOneFiftyReactionRow {
  /** Dice passed. Unit: dice. From 0 to 2. Example: 2. */
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
  /** Rep. From 1 to 7. Example: 4. */
  readonly rep: number;
  /** Odds. */
  readonly chance: Chance;
}

/** What a shot or a hit comes to: `MISSED` missed, `ABSORBED` absorbed, `UNHARMED` unharmed, `STUNNED` stunned, `OUT_OF_THE_FIGHT` out of the fight, `DEAD` dead. */
export type FiftyOneFiftyResult = 'MISSED' | 'ABSORBED' | 'UNHARMED' | 'STUNNED' | 'OUT_OF_THE_FIGHT' | 'DEAD';

/** Odds that figures of one Rep fight on */
export interface FiftyOneFiftyStayOdds {
  /** Rep: rep of the figure. From 1 to 7. Example: 4. */
  readonly rep: number;
  /** Figures. From 1 to 200. */
  readonly figures: number;
  /** Fight on. */
  readonly goesOn: Chance;
}

/** One number of passed dice and what it leads to */
export interface FiftyOneFiftyStayRow {
  /** Dice passed. Unit: dice. From 0 to 2. Example: 2. */
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
  /** Dice: declared for this target. Unit: dice. From 1 to 6. Example: 2. */
  readonly dice: number;
  /** Armor. Example: "light". */
  readonly armor?: string | null | undefined;
  /** In cover: partly behind something that stops bullets, or inside a building. */
  readonly cover?: boolean | null | undefined;
  /** Concealed: partly behind something that stops no bullets, such as brush. */
  readonly concealed?: boolean | null | undefined;
  /** Prone: lying down. */
  readonly prone?: boolean | null | undefined;
  /** Moved fast: the target used Fast Move. */
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
  /** May be carried: false where the star keeps it for others. */
  readonly mayCarry: boolean;
}

/** Figures of a 5150 weapon. */
export interface FiftyOneFiftyWeaponStats {
  /** How armor tells it apart: laser, solid, net, grenade, melee. */
  readonly class: string;
  /** Range. Unit: inches; null in melee. Example: 48. */
  readonly rangeInches: number | null;
  /** Rate of fire. Unit: dice; null for what bursts. Example: 3. */
  readonly rateOfFire: number | null;
  /** Radius of the blast. Unit: inches; null for what does not burst. Example: 5. */
  readonly blastRadius: number | null;
  /** Impact against every armor. */
  readonly impacts: readonly FiftyOneFiftyImpact[];
  /** Who alone may carry it; null when anybody may. Example: `["police", "colonists"]`. */
  readonly restrictedTo: readonly string[] | null;
}

/** What a figure costs */
export interface FigureCost {
  /** Name. Example: "Sergeant". */
  readonly name: string | null;
  /** How many. From 1 to 1000. Example: 3. */
  readonly count: number;
  /** Each: null without a price. Unit: points. From 0 to 100000000. Example: 97. */
  readonly each: number | null;
  /** Together: null without a price. Unit: points. From 0 to 100000000. Example: 291. */
  readonly total: number | null;
}

/** Answer of `forceBalance`: Balance of forces. */
export interface ForceBalanceAnswer extends Answer {
  /** PV of the first force. Unit: points. From 0 to 10000000. Example: 51. */
  readonly firstPointValue: number;
  /** PV of the second force. Unit: points. From 0 to 10000000. Example: 52. */
  readonly secondPointValue: number;
  /** Difference. Unit: points. From 0 to 10000000. Example: 1. */
  readonly difference: number;
  /** Difference, %: of the larger PV. */
  readonly differencePercent: number;
  /** Verdict: up to 5% balanced, up to 10% acceptable. Example: "BALANCED". */
  readonly verdict: AlphaStrikeBalance;
}

/** Answer of `forceCost`: Cost of a force. */
export interface ForceCostAnswer extends Answer {
  /** Total: null when something in it has no price; the refusal says what. Unit: points. From 0 to 100000000. Example: 1000. */
  readonly total: number | null;
  /** Figures. 1 to 100 entries. */
  readonly figures: readonly FigureCost[];
}

/** Units asked for by id. */
export interface FoundUnits {
  /** Those that the catalog has, in the order asked for, each once. */
  readonly found: readonly Unit[];
  /** Ids that the catalog does not have. */
  readonly missing: readonly string[];
}

/** Answer of `heat`: Heat. */
export interface HeatAnswer extends Answer {
  /** Heat: after the end phase. From 0 to 4. Example: 2. */
  readonly heat: number;
  /** Shut down: next turn: no movement, no attack, immobile. */
  readonly shutDown: boolean;
  /** Ground movement: next turn; jumping is not affected. Unit: inches. From -8 to 0. Example: -4. */
  readonly moveChange: number;
  /** TMM: next turn, unless the unit jumps. From -1 to 0. Example: -1. */
  readonly tmmChange: number;
  /** Weapon attacks: added to target numbers of weapon attacks next turn. From 0 to 4. Example: 2. */
  readonly toHitModifier: number;
}

/** Answer of `helicopterLineOfSight`: Helicopter line of sight. */
export interface HelicopterLineOfSightAnswer extends Answer {
  /** Clear: the helicopter may fire along this line. */
  readonly clear: boolean;
  /** Level: row of the table: 1 over clear, 2 over hill, woods or town, 3 over a wooded hill. From 1 to 3. Example: 2. */
  readonly level: number;
  /** Blocked by: everything in the row that applies. 0 to 7 entries. */
  readonly blockedBy: readonly WorldAtWarObstacle[];
}

/** Answer of `hitTable`: Hit table. */
export interface HitTableAnswer extends Answer {
  /** Faces: every face of the die; a 6 saved by a lucky shot stands twice, missed and hit. 6 to 7 entries. */
  readonly rows: readonly HitTableRow[];
  /** Odds to hit: odds that one die hits, lucky shot included. */
  readonly chance: Chance;
}

/** One face of the die on the hit table */
export interface HitTableRow {
  /** Die. From 1 to 6. Example: 5. */
  readonly die: number;
  /** Total: die + Rep. From -10 to 20. Example: 9. */
  readonly total: number;
  /** Hit. */
  readonly hit: boolean;
  /** Odds: odds of this row; all rows add up to 1. */
  readonly chance: Chance;
  /** Reason: why it misses, or what saved it. */
  readonly reason: string | null;
}

/** One number of hits and its odds */
export interface HitsOutcome {
  /** Hits. From 0 to 1000. Example: 2. */
  readonly hits: number;
  /** Odds. */
  readonly chance: Chance;
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
  readonly laidAside?: readonly string[] | null | undefined;
}

/** A participant with the open card, or with the card held this turn */
export interface InitiativeDeckHolderInput {
  /** Name. */
  readonly name: string;
  /** Card. Example: "Ls". */
  readonly card: string;
  /** Jam Signal: the card held is Jam Signal; its holder decides first. */
  readonly jamSignal?: boolean | null | undefined;
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

/** Answer of `jump`: Jump. */
export interface JumpAnswer extends Answer {
  /** Needed: length and height together. Unit: steps of 5 cm. From 0 to 400. Example: 5. */
  readonly needed: number;
  /** Left: 0 when the jump is too far. Unit: steps of 5 cm. From 0 to 40. Example: 0. */
  readonly left: number;
  /** Greatest height at this length: null when the length alone is too far. Unit: steps of 5 cm. From 0 to 40. Example: 1. */
  readonly highest: number | null;
  /** Greatest length at this height: null when the height alone is too far. Unit: steps of 5 cm. From 0 to 40. Example: 4. */
  readonly longest: number | null;
}

/** Language of the texts.: `EN` English, `RU` Russian. */
export type Language = 'EN' | 'RU';

/** Answer of `melee`: Melee. */
export interface MeleeAnswer extends Answer {
  /** Rep of the fighter: all modifiers counted. From 1 to 7. Example: 4. */
  readonly fighterRep: number;
  /** Rep of the fighter, first round: all modifiers counted. From 1 to 7. Example: 4. */
  readonly fighterFirstRep: number;
  /** Rep of the opponent: all modifiers counted. From 1 to 7. Example: 4. */
  readonly opponentRep: number;
  /** Rep of the opponent, first round: all modifiers counted. From 1 to 7. Example: 4. */
  readonly opponentFirstRep: number;
  /** Round by round. 1 to 20 entries. */
  readonly rounds: readonly FiftyOneFiftyMeleeState[];
  /** In the end. */
  readonly end: FiftyOneFiftyMeleeState;
}

/** A weapon as a unit carries it. */
export interface MountedWeapon {
  /** The weapon. */
  readonly weapon: Weapon;
  /** Order of mounting, from 1; in a squad the number of the soldier. */
  readonly position: number;
  /** How many of it. Example: 2. */
  readonly count: number;
}

/** Answer of `movementCost`: Movement cost. */
export interface MovementCostAnswer extends Answer {
  /** Spent: inches of move spent up to where the unit ends. Unit: inches. From 0 to 100. Example: 10. */
  readonly cost: number;
  /** Left: inches of move not spent. Unit: inches. From 0 to 100. Example: 0. */
  readonly left: number;
  /** The whole path. */
  readonly completed: boolean;
  /** Stops in leg: counted from 0; null when the path is completed. From 0 to 50. Example: 1. */
  readonly stopsInLeg: number | null;
  /** Stops after: inches into that leg; null when the path is completed. Unit: inches. From 0 to 200. Example: 1.5. */
  readonly stopsAfterInches: number | null;
  /** Cost of the whole path: whatever the unit has; null when part of it is impassable. Unit: inches. From 0 to 100000. Example: 11. */
  readonly pathCost: number | null;
}

/** Answer of `movementEffect`: Effect on MP. */
export interface MovementEffectAnswer extends Answer {
  /** Walk or Cruise: MP with the effect. From 0 to 60. Example: 7. */
  readonly walk: number;
  /** Run or Flank: MP that follow from the new Walk or Cruise. From 0 to 90. Example: 11. */
  readonly run: number;
  /** Move in Alpha Strike: the same effect as a change of MV. Unit: inches. From -40 to 40. Example: 4. */
  readonly alphaStrikeInches: number;
}

/** Answer of `movingFire`: Moving fire. */
export interface MovingFireAnswer extends Answer {
  /** Unit. */
  readonly name: string;
  /** Levels: empty when the nation’s row does not name the unit. 0 to 3 entries. */
  readonly levels: readonly WorldAtWarMovingFire[];
  /** Fires on the move. */
  readonly moving: boolean;
  /** Fires through smoke. */
  readonly smoke: boolean;
  /** Other reading: levels by the other reading of a damaged row; empty when the row is sound. 0 to 3 entries. */
  readonly otherReading: readonly WorldAtWarMovingFireLevel[];
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

/** Answer of `passDice`: Dice passed. */
export interface PassDiceAnswer extends Answer {
  /** Dice passed: 2, 1 and 0, in this order. 3 entries. */
  readonly outcomes: readonly PassDiceOutcome[];
  /** Two 1s: odds of two 1s, which make a hero on any reaction test but In Sight. */
  readonly hero: Chance;
}

/** One number of passed dice and its odds */
export interface PassDiceOutcome {
  /** Dice passed. Unit: dice. From 0 to 2. Example: 2. */
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
export interface PokerHandAnswer extends Answer {
  /** Hand. Example: "FULL_HOUSE". */
  readonly category: PokerCategory;
  /** Odds: to be dealt this combination in five cards. */
  readonly chance: Chance;
  /** Place: place of the combination among all, 1 for the strongest. From 1 to 18. Example: 9. */
  readonly rank: number;
  /** Tie-break: values to compare from left to right with an equal combination. 0 to 5 entries. */
  readonly tieBreak: readonly number[];
  /** Cards: in the order in which they count. 5 entries. */
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

/** Answer of `ramDamage`: Charge (ram) and death from above. */
export interface RamDamageAnswer extends Answer {
  /** Damage: to the target, on a hit. Unit: points. From 0 to 60. Example: 2. */
  readonly damage: number;
  /** To the attacker on a hit. Unit: points. From 0 to 4. Example: 1. */
  readonly attackerDamageOnHit: number;
  /** To the attacker on a miss. Unit: points. From 0 to 2. Example: 0. */
  readonly attackerDamageOnMiss: number;
}

/** Answer of `reaction`: Reaction test. */
export interface ReactionAnswer extends Answer {
  /** What mattered: what of the situation the table asked about here. 0 to 12 entries. */
  readonly conditions: readonly string[];
  /** By dice passed: what 2, 1 and 0 passed dice lead to here; empty when nothing is rolled. 0 to 3 entries. */
  readonly rows: readonly FiftyOneFiftyReactionRow[];
  /** Actions: odds of each action in the end, second rolls included. 0 to 3 entries. */
  readonly actions: readonly FiftyOneFiftyActionOdds[];
  /** Hero: odds that the figure is a hero after the test; 1 for one that was a hero before. */
  readonly hero: Chance;
}

/** Answer of `realShot`: Real shot. */
export interface RealShotAnswer extends Answer {
  /** Damage: to a machine or gun; infantry is tested or dies instead. Unit: points. From 0 to 8. Example: 2. */
  readonly damage: number;
  /** Armor after: number under the slider once the damage is marked; null for infantry. From 0 to 40. Example: 7. */
  readonly armorAfter: number | null;
  /** Destroyed: infantry dead, or machine or gun at 0, a crash landing included. */
  readonly destroyed: Chance;
  /** Infantry panics: 0 without the panic rule, and for machines and guns. */
  readonly panicked: Chance;
  /** Pilot killed: null without a pilot. */
  readonly pilotKilled: Chance | null;
  /** Pilot panics: null without a pilot; 0 without the panic rule. */
  readonly pilotPanicked: Chance | null;
  /** Damage with the crash: damage of the hit and of a crash landing together; null for whatever does not fly with a pilot. 0 to 200 entries. */
  readonly damageWithCrash: readonly DamageOutcome[] | null;
  /** Ammunition used: hit or miss. From 0 to 4. Example: 2. */
  readonly ammunitionUsed: number;
  /** Ammunition left: null when it is not counted. From 0 to 99. Example: 10. */
  readonly ammunitionLeft: number | null;
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

/** One result and its odds */
export interface ResultOutcome {
  /** Result. Example: "STUNNED". */
  readonly result: FiftyOneFiftyResult;
  /** Odds. */
  readonly chance: Chance;
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
  /** Rows as printed, a cell a column; `–` where nothing is printed. */
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

/** Answer of `salvoFire`: Salvo fire. */
export interface SalvoFireAnswer extends Answer {
  /** Dice: 0 when the salvo is not allowed. Unit: dice. From 0 to 24. Example: 6. */
  readonly dice: number;
  /** Hits. 0 to 25 entries. */
  readonly hits: readonly HitsOutcome[];
  /** Odds of a die: that one die hits. */
  readonly hit: Chance;
  /** At least one hit. */
  readonly anyHit: Chance;
  /** Average hits. */
  readonly expectedHits: number;
}

/** A page of a list, with keyset cursors: paging neither skips nor repeats while entries change. */
export interface SearchConnection {
  /** Entries with their cursors. */
  readonly edges: readonly SearchEdge[];
  /** The entries alone. */
  readonly nodes: readonly SearchHit[];
  /** Where the page begins and ends. */
  readonly pageInfo: PageInfo;
  /** How many entries the whole list has. */
  readonly totalCount: number;
}

/** An entry and its place in the list. */
export interface SearchEdge {
  /** Opaque place of the entry in this order. */
  readonly cursor: string;
  /** The entry. */
  readonly node: SearchHit;
}

/** Something that a search found. */
export interface SearchHit {
  /** Its id. Example: `alpha-strike/overheat`. */
  readonly id: string;
  /** What it is. */
  readonly kind: SearchKind;
  /** Rule set. Example: `alpha-strike`. */
  readonly system: string;
  /** Title or name. */
  readonly title: string;
  /** What it is about, in a line. */
  readonly summary: string;
  /** Its address on the site. */
  readonly url: string;
}

/** What was found.: `SECTION` A section of the rulebook, `TABLE` A printed table, `RULING` A ruling, `TERM` A word of the game, `UNIT` A unit of the catalog, `WEAPON` A weapon of the catalog. */
export type SearchKind = 'SECTION' | 'TABLE' | 'RULING' | 'TERM' | 'UNIT' | 'WEAPON';

/** A section of the rulebook. */
export interface Section {
  /** Its id, as answers cite it. Example: `alpha-strike/to-hit`. */
  readonly id: string;
  /** Rule set. Example: `alpha-strike`. */
  readonly system: string;
  /** Title. */
  readonly title: string;
  /** What it says, in a line. */
  readonly summary: string;
  /** Its address on the site. */
  readonly url: string;
  /** The chapter that holds it; null for a chapter. */
  readonly parent: RuleRef | null;
  /** Where the source has it. */
  readonly source: string;
  /** The text with its tables, rulings and worked examples, without markup. */
  readonly text: string;
  /** The same as safe HTML; links lead to the site. */
  readonly html: string;
  /** Sections, tables and rulings that it links to or shows. */
  readonly references: readonly RuleRef[];
}

/** A page of a list, with keyset cursors: paging neither skips nor repeats while entries change. */
export interface SectionConnection {
  /** Entries with their cursors. */
  readonly edges: readonly SectionEdge[];
  /** The entries alone. */
  readonly nodes: readonly Section[];
  /** Where the page begins and ends. */
  readonly pageInfo: PageInfo;
  /** How many entries the whole list has. */
  readonly totalCount: number;
}

/** An entry and its place in the list. */
export interface SectionEdge {
  /** Opaque place of the entry in this order. */
  readonly cursor: string;
  /** The entry. */
  readonly node: Section;
}

/** Answer of `shoot`: Shooting. */
export interface ShootAnswer extends Answer {
  /** Targets: in the order given; empty when the shot is not allowed. 0 to 6 entries. */
  readonly targets: readonly ShootTarget[];
  /** Out of ammunition: odds of two or more 1s; 0 when the shot is not allowed. */
  readonly outOfAmmunition: Chance;
}

/** What becomes of a target */
export interface ShootTarget {
  /** Hits: from 0 to all of its dice. 1 to 7 entries. */
  readonly hits: readonly HitsOutcome[];
  /** Worst result: of all hits on it; missed when nothing hits. Empty without a weapon and an Impact. 0 to 6 entries. */
  readonly worst: readonly ResultOutcome[];
}

/** Answer of `stayOrRun`: Stay or Run. */
export interface StayOrRunAnswer extends Answer {
  /** Losses from test to test. From 1 to 200. Example: 2. */
  readonly every: number;
  /** Thresholds: losses at which the test is rolled. 1 to 200 entries. */
  readonly thresholds: readonly number[];
  /** By dice passed. 0 to 3 entries. */
  readonly rows: readonly FiftyOneFiftyStayRow[];
  /** By Rep: the highest first. 0 to 7 entries. */
  readonly reps: readonly FiftyOneFiftyStayOdds[];
  /** How many fight on. 0 to 8 entries. */
  readonly staying: readonly FiftyOneFiftyStaying[];
  /** Everyone fights on. */
  readonly everyone: Chance;
  /** Nobody fights on. */
  readonly nobody: Chance;
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

/** Answer of `stormDuration`: Length of the storm. */
export interface StormDurationAnswer extends Answer {
  /** Marker phases. 1 to 5 entries. */
  readonly phases: readonly WorldAtWarStormPhase[];
  /** Average: average number of the phase in which it ends. */
  readonly mean: number;
}

/** Answer of `survivalTest`: Survival test. */
export interface SurvivalTestAnswer extends Answer {
  /** Alive: alive and not panicked. */
  readonly alive: Chance;
  /** Panicked: alive but fleeing; 0 without the panic rule. */
  readonly panicked: Chance;
  /** Dead. */
  readonly dead: Chance;
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
  /** What it is. Example: `battlemech`. */
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

/** A figure that units can be chosen by.: `COST` Cost of its rule set, PV included. Unit: points, `SIZE` Size class SZ, `TMM` Target movement modifier, `OVERHEAT_VALUE` Overheat value OV, `ARMOR` Armor A. Unit: points, `STRUCTURE` Structure S. Unit: points, `THRESHOLD` Damage threshold of what flies, `DAMAGE_SHORT` Damage at short range, `DAMAGE_MEDIUM` Damage at medium range, `DAMAGE_LONG` Damage at long range, `MOVE_INCHES` Move in its first mode. Unit: inches, `JUMP_INCHES` Jump. Unit: inches, `YEAR` Year of introduction, `TONNAGE` Tonnage. Unit: tons, `RANK` Army rank, `RATE_OF_FIRE` Rate of fire, `AMMUNITION` Ammunition. Unit: power dice, `DURABILITY` Durability, `SPEED` Speed. Unit: points a turn. */
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
  | 'JUMP_INCHES'
  | 'YEAR'
  | 'TONNAGE'
  | 'RANK'
  | 'RATE_OF_FIRE'
  | 'AMMUNITION'
  | 'DURABILITY'
  | 'SPEED';

/** A condition on a figure; all that is given must hold. */
export interface UnitFigureCondition {
  /** The figure. Example: COST. */
  readonly figure: UnitFigure;
  /** This or more. */
  readonly atLeast?: number | null | undefined;
  /** This or less. */
  readonly atMost?: number | null | undefined;
  /** One of these. */
  readonly anyOf?: readonly number[] | null | undefined;
}

/** Which units; what is not given does not matter. */
export interface UnitFilter {
  /** Rule set. Example: `alpha-strike`. */
  readonly system?: string | null | undefined;
  /** What it is. Example: `battlemech`. */
  readonly kind?: string | null | undefined;
  /** Faction, its name in either language. */
  readonly faction?: string | null | undefined;
  /** Units with a complete card only; false: those without one; null: both. */
  readonly inPlay?: boolean | null | undefined;
  /** Words of its names in either language; beginnings and misspellings are understood. Example: `loki prime`. */
  readonly text?: string | null | undefined;
  /** Type code of an Alpha Strike card. Example: `BM`. */
  readonly type?: string | null | undefined;
  /** Role. Example: `Sniper`. */
  readonly role?: string | null | undefined;
  /** Id of the source. Example: `mul`. */
  readonly source?: string | null | undefined;
  /** Abilities that it must have, whole or without their figures. Example: `["ECM", "IF"]`. */
  readonly specials?: readonly string[] | null | undefined;
  /** Abilities that it must not have. */
  readonly withoutSpecials?: readonly string[] | null | undefined;
  /** Whether it can jump. */
  readonly jumps?: boolean | null | undefined;
  /** Conditions on its figures. */
  readonly figures?: readonly UnitFigureCondition[] | null | undefined;
}

/** How units are sorted. */
export interface UnitOrder {
  /** The figure. Example: COST. */
  readonly by: UnitOrderKey;
  /** Rising or falling. Example: DESC. */
  readonly direction?: OrderDirection | undefined;
}

/** What units are sorted by; units without the figure are left out, without a price they come last.: `NAME` English name, `NAME_RU` Russian name, `COST` Cost of its rule set, PV included. Unit: points, `SIZE` Size class SZ, `TMM` Target movement modifier, `OVERHEAT_VALUE` Overheat value OV, `ARMOR` Armor A. Unit: points, `STRUCTURE` Structure S. Unit: points, `THRESHOLD` Damage threshold of what flies, `DAMAGE_SHORT` Damage at short range, `DAMAGE_MEDIUM` Damage at medium range, `DAMAGE_LONG` Damage at long range, `MOVE_INCHES` Move in its first mode. Unit: inches, `JUMP_INCHES` Jump. Unit: inches, `YEAR` Year of introduction, `TONNAGE` Tonnage. Unit: tons, `RANK` Army rank, `RATE_OF_FIRE` Rate of fire, `AMMUNITION` Ammunition. Unit: power dice, `DURABILITY` Durability, `SPEED` Speed. Unit: points a turn. */
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
  | 'JUMP_INCHES'
  | 'YEAR'
  | 'TONNAGE'
  | 'RANK'
  | 'RATE_OF_FIRE'
  | 'AMMUNITION'
  | 'DURABILITY'
  | 'SPEED';

/** A state of a unit, as its source had it, and where it was read. */
export interface UnitRevision {
  /** From 1. */
  readonly revision: number;
  /** Where it was read. */
  readonly source: CatalogSource;
  /** Its key in the source. Example: `140`. */
  readonly sourceId: string;
  /** When the source was read, ISO 8601. */
  readonly readAt: string;
  /** SHA-256 of what the source said. */
  readonly hash: string;
  /** The row as it was read, letter by letter; null for the starter catalog. */
  readonly raw: string | null;
  /** The unit as the source had it then, without corrections. */
  readonly unit: Unit;
}

/** Figures of a unit by rule set and kind. */
export type UnitStats =
  | (AlphaStrikeStats & { readonly __typename: 'AlphaStrikeStats' })
  | (BronepehotaSquadStats & { readonly __typename: 'BronepehotaSquadStats' })
  | (BronepehotaMachineStats & { readonly __typename: 'BronepehotaMachineStats' })
  | (BronepehotaGunStats & { readonly __typename: 'BronepehotaGunStats' })
  | (WorldAtWarStats & { readonly __typename: 'WorldAtWarStats' });

/** Answer of `virtualShot`: Virtual shot. */
export interface VirtualShotAnswer extends Answer {
  /** Odds to hit. */
  readonly hit: Chance;
  /** Damage: damage of the whole shot, a miss counted as 0; ascending. 0 to 200 entries. */
  readonly damage: readonly DamageOutcome[];
  /** Destroyed: odds that infantry dies, or that a machine or gun reaches 0, a crash landing included. */
  readonly destroyed: Chance;
  /** Pilot killed: null without a pilot. */
  readonly pilotKilled: Chance | null;
  /** Pilot panics: null without a pilot; 0 without the panic rule. */
  readonly pilotPanicked: Chance | null;
  /** Damage with the crash: damage of the shot and of a crash landing together; null for whatever does not fly with a pilot. 0 to 200 entries. */
  readonly damageWithCrash: readonly DamageOutcome[] | null;
  /** Distance, rounded up. Unit: steps of 5 cm. From 0 to 200. Example: 5. */
  readonly distance: number;
  /** Least face that hits: on the range die; null when no face reaches the target. From 1 to 20. Example: 3. */
  readonly least: number | null;
  /** To beat with each power die: armor with cover. From 0 to 60. Example: 7. */
  readonly threshold: number;
  /** Mean damage: misses included, a crash landing not. Unit: points. */
  readonly mean: number;
  /** Ammunition used: as many as there are power dice; infantry uses none. From 0 to 40. Example: 4. */
  readonly ammunitionUsed: number;
  /** Ammunition left: null when it is not counted. From 0 to 99. Example: 8. */
  readonly ammunitionLeft: number | null;
  /** Bystanders: in the order given. 0 to 20 entries. */
  readonly bystanders: readonly BronepehotaBystander[];
}

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
export interface WorldAtWarFireLevel {
  /** level-1, level-2 or advanced. */
  readonly level: string;
  /** What it is limited to: anti-aircraft, HE, TOW; null when nothing. */
  readonly only: string | null;
}

/** A level of moving fire that a unit has, with its modifiers */
export interface WorldAtWarMovingFire {
  /** Level. Example: "LEVEL_1". */
  readonly level: WorldAtWarMovingFireLevel;
  /** To hit: added to the number needed on a die. From 0 to 1. Example: 1. */
  readonly toHit: number;
  /** Firepower. Unit: dice. From -1 to 0. Example: -1. */
  readonly firepower: number;
  /** Smoke: may fire at smoke and through it; the modifier counts once, not for each hex. */
  readonly smoke: boolean;
  /** Extended range: may be used with this level. */
  readonly extendedRange: boolean;
  /** Limit: what the level is limited to. */
  readonly only: string | null;
}

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

/** Figures of a World at War unit. */
export interface WorldAtWarStats {
  /** Nation. Example: `usa`. */
  readonly nation: string;
  /** Its levels of moving fire. */
  readonly movingFire: readonly WorldAtWarFireLevel[];
}

/** A marker phase and the odds that the storm ends in it */
export interface WorldAtWarStormPhase {
  /** Marker phase: counted from the first after the storm broke. From 1 to 5. Example: 1. */
  readonly phase: number;
  /** Ends on: this or more on the die as it falls. From 1 to 6. Example: 5. */
  readonly needed: number;
  /** Odds: that the storm ends in just this phase. */
  readonly chance: Chance;
  /** Over by then: that it has ended in this phase or earlier. */
  readonly over: Chance;
}

/** Hexes of the same terrain, one after the other */
export interface WorldAtWarStretchInput {
  /** Terrain. Example: "WOODS". */
  readonly terrain: WorldAtWarTerrain;
  /** Hexes: how many in a row. Unit: hexes. From 1 to 40. Example: 2. */
  readonly hexes?: number | null | undefined;
  /** Wreck markers: markers in these hexes; they matter on hills. From 0 to 10. Example: 2. */
  readonly wrecks?: number | null | undefined;
  /** Same hill: part of the hill that the helicopter flies over. */
  readonly sameHill?: boolean | null | undefined;
}

/** Level on which a target stands: `GROUND` on the ground, `HILL` on a hill. */
export type WorldAtWarTargetLevel = 'GROUND' | 'HILL';

/** Terrain of a hex: `CLEAR` clear, `HILL` hill, `WOODS` woods, `TOWN` town, `WOODED_HILL` wooded hill. */
export type WorldAtWarTerrain = 'CLEAR' | 'HILL' | 'WOODS' | 'TOWN' | 'WOODED_HILL';
