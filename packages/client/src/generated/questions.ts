/** Made from the service by `npm run generate`; not to be edited. */
import type {
  ActivationOrderAnswer,
  AlphaStrikeAdviceAnswer,
  AlphaStrikeAim,
  AlphaStrikeAttackKind,
  AlphaStrikeDuelAnswer,
  AlphaStrikeDuelSituationInput,
  AlphaStrikeForceBalanceAnswer,
  AlphaStrikeForceUnitInput,
  AlphaStrikeInitiativeAnswer,
  AlphaStrikeLegInput,
  AlphaStrikeMovement,
  AlphaStrikeRange,
  AlphaStrikeSituationInput,
  AlphaStrikeUnitInput,
  AlphaStrikeWeaponDamageAnswer,
  AlphaStrikeWeapons,
  Armor,
  AttackAnswer,
  BronepehotaAmmunitionAnswer,
  BronepehotaArmorTestAnswer,
  BronepehotaBlastInput,
  BronepehotaCharge,
  BronepehotaCover,
  BronepehotaFighterInput,
  BronepehotaFiredInput,
  BronepehotaForceBalanceAnswer,
  BronepehotaGrenadeAnswer,
  BronepehotaImpact,
  BronepehotaInitiativeAnswer,
  BronepehotaJumpAnswer,
  BronepehotaLauncher,
  BronepehotaLegInput,
  BronepehotaMovementCostAnswer,
  BronepehotaMover,
  BronepehotaPlayerInput,
  BronepehotaRealShotAnswer,
  BronepehotaRerollers,
  BronepehotaTarget,
  CalculatorInfo,
  CatalogChangeConnection,
  ChaosOfWarAnswer,
  CloseCombatAnswer,
  CriticalHitsAnswer,
  DamageMatrixAnswer,
  DeckSetupAnswer,
  DiceAnswer,
  Draft,
  Era,
  Faction,
  FiftyOneFiftyActivationAnswer,
  FiftyOneFiftyActivationSideInput,
  FiftyOneFiftyAdviceAnswer,
  FiftyOneFiftyAim,
  FiftyOneFiftyAvailability,
  FiftyOneFiftyAvailabilityAnswer,
  FiftyOneFiftyBlastTargetInput,
  FiftyOneFiftyBystanderInput,
  FiftyOneFiftyDamageAnswer,
  FiftyOneFiftyFastMoveAnswer,
  FiftyOneFiftyFighterInput,
  FiftyOneFiftyFigureClass,
  FiftyOneFiftyFigureInput,
  FiftyOneFiftyGrenadeAnswer,
  FiftyOneFiftyGrenadeManner,
  FiftyOneFiftyLawLevel,
  FiftyOneFiftyMeleeAnswer,
  FiftyOneFiftyMotivation,
  FiftyOneFiftyReactionAnswer,
  FiftyOneFiftyReactionTest,
  FiftyOneFiftyStayOrRunAnswer,
  FiftyOneFiftyTargetInput,
  FiftyOneFiftyVisibility,
  ForceCostAnswer,
  FoundUnits,
  HeatAnswer,
  HitTableAnswer,
  InitiativeDeckCompareHandsAnswer,
  InitiativeDeckConvertAnswer,
  InitiativeDeckDraxHandAnswer,
  InitiativeDeckGame,
  InitiativeDeckHandInput,
  InitiativeDeckHolderInput,
  InitiativeDeckInitiativeRowAnswer,
  InitiativeDeckMovementEffectAnswer,
  InitiativeDeckSuit,
  InitiativeParticipantInput,
  MovementCostAnswer,
  OrderDirection,
  PassDiceAnswer,
  PokerHandAnswer,
  PokerOddsAnswer,
  RamDamageAnswer,
  RankingAnswer,
  RuleSystem,
  RuleTable,
  Ruling,
  SalvoFireAnswer,
  SearchConnection,
  Section,
  SectionConnection,
  ShootAnswer,
  SurvivalTestAnswer,
  SweepAnswer,
  TargetNumberAnswer,
  Term,
  Unit,
  UnitConnection,
  UnitFilter,
  UnitOrder,
  UnitRevision,
  UnitText,
  UnitValue,
  VirtualShotAnswer,
  Weapon,
  WeaponConnection,
  WeaponFilter,
  WeaponOrder,
  WorldAtWarHelicopterLineOfSightAnswer,
  WorldAtWarMovingFireAnswer,
  WorldAtWarNation,
  WorldAtWarRange,
  WorldAtWarStormDurationAnswer,
  WorldAtWarStretchInput,
  WorldAtWarTargetLevel,
  WorldAtWarTerrain,
} from './types.js';

/** What `targetNumber` takes. */
export interface TargetNumberArguments {
  /** Skill of the attacker, as on its card. From 0 to 8; example: 4. */
  readonly skill: number;
  /** Distance to the target; weapon attacks need it or the range. From 0 to 1000 inches; example: 8. */
  readonly inches?: number | null | undefined;
  /** Range. In place of the distance. Example: "MEDIUM". */
  readonly range?: AlphaStrikeRange | null | undefined;
  /** How the attacker moved this turn. */
  readonly attackerMoved?: AlphaStrikeMovement | null | undefined;
  /** How the target moved this turn. */
  readonly targetMoved?: AlphaStrikeMovement | null | undefined;
  /** TMM of the target. Target movement modifier as it is now, heat and critical hits counted. From 0 to 10; example: 2. */
  readonly tmm?: number | null | undefined;
  /** The target stands in woods, or woods are in the way. */
  readonly woods?: boolean | null | undefined;
  /** Partial cover. Solid terrain hides more than 1/3 and less than 2/3 of the target, or it stands in water. */
  readonly partialCover?: boolean | null | undefined;
  /** Heat of the attacker. Level on the heat scale; at 4 a unit is shut down and does not attack. From 0 to 4. */
  readonly heat?: number | null | undefined;
  /** Critical hits to the attacker’s fire control. From 0 to 10. */
  readonly fireControlHits?: number | null | undefined;
  /** Attack. Rear-mounted weapons fire at a target outside the front arc. */
  readonly attack?: AlphaStrikeAttackKind | null | undefined;
  /** Target shut down. Shut down by heat. */
  readonly targetShutDown?: boolean | null | undefined;
  /** Sniper. Pilot ability: medium range +1, long range +2. */
  readonly sniper?: boolean | null | undefined;
  /** Lucky. Pilot ability: a miss is rolled once more. */
  readonly lucky?: boolean | null | undefined;
  /** Base contact. The bases touch: only physical attacks. */
  readonly contact?: boolean | null | undefined;
  /** In the firing arc. At least half of the target’s base is in the arc of the weapons that fire: the front; for REAR, everything outside the front. */
  readonly inArc?: boolean | null | undefined;
  /** Woods along the line. Inches of woods that the line of sight crosses: 6 or more block it. From 0 to 1000 inches. */
  readonly woodsInches?: number | null | undefined;
  /** Line of sight. At least 1/3 of the target can be seen; indirect fire is for targets out of sight. */
  readonly lineOfSight?: boolean | null | undefined;
  /** Spotter. A friendly unit has line of sight to the target: indirect fire needs it. */
  readonly spotter?: boolean | null | undefined;
}

/** What `ramDamage` takes. */
export interface RamDamageArguments {
  /** Inches moved. How far the attacker moved this turn, up to base contact. From 0 to 100 inches; example: 6. */
  readonly inches: number;
  /** Size of the attacker, from 1 (light) to 4 (assault). From 1 to 4; example: 3. */
  readonly size: number;
  /** A target of size 3 or 4 damages the attacker. From 1 to 4. */
  readonly targetSize?: number | null | undefined;
  /** Death from above. The attacker jumps onto the target. */
  readonly deathFromAbove?: boolean | null | undefined;
  /** The line from center to center crosses the rear edge of the target’s base. */
  readonly fromRear?: boolean | null | undefined;
}

/** What `weaponDamage` takes. */
export interface AlphaStrikeWeaponDamageArguments {
  /** Damage S/M/L. The three values of the card, as printed. In this order: SHORT, MEDIUM, LONG. */
  readonly damage: readonly string[];
  /** Range. Example: "SHORT". */
  readonly range: AlphaStrikeRange;
  /** Overheat used. Declared before the roll; a miss heats too. From 0 to 4; example: 2. */
  readonly overheat?: number | null | undefined;
  /** Overheat value (OV). As on the card: the most that may be used in a turn. From 0 to 4; example: 3. */
  readonly ov?: number | null | undefined;
  /** Heat of the attacker. Boxes already crossed off; overheat needs free ones. From 0 to 3. */
  readonly heat?: number | null | undefined;
  /** From the rear. The attack comes through the rear edge of the target’s base: 1 more. */
  readonly fromRear?: boolean | null | undefined;
  /** Special abilities. As on the card, in English or Russian: OVL, HT1/1/-, REAR1/1/-, IF2. 0 to 40 entries. */
  readonly specials?: readonly string[] | null | undefined;
  /** Fired to the rear. Points that REAR can deal to another target this turn (1 for 0*): the front attack loses as much. From 0 to 20 points. */
  readonly rearDamage?: number | null | undefined;
  /** Attack. Weapons fire to the front, rear-mounted ones out of the front arc; indirect fire takes a spotter. */
  readonly attack?: AlphaStrikeAttackKind | null | undefined;
  /** Weapons. LRM or SRM in place of the normal attack. */
  readonly weapons?: AlphaStrikeWeapons | null | undefined;
  /** Critical hits to the attacker’s weapons: 1 off every damage value each. From 0 to 10. */
  readonly weaponHits?: number | null | undefined;
  /** Target has a heat scale. Without one, HT is damage. */
  readonly targetHasHeatScale?: boolean | null | undefined;
}

/** What `criticalHits` takes. */
export interface CriticalHitsArguments {
  /** The 2D6 that was rolled; without it the whole table. From 2 to 12; example: 10. */
  readonly roll?: number | null | undefined;
  /** Special abilities. Of the unit that was hit: CASE, CASE II and ENE change an ammunition hit. 0 to 60 entries. */
  readonly specials?: readonly string[] | null | undefined;
  /** Engine hits so far. A second one destroys. From 0 to 1. */
  readonly engineHits?: number | null | undefined;
}

/** What `movementCost` takes. */
export interface MovementCostArguments {
  /** Path. Leg by leg, in order. 1 to 50 entries. */
  readonly legs: readonly AlphaStrikeLegInput[];
  /** Move (MV). Inches of the mode used, MP hits taken off, heat not yet. From 0 to 60 inches; example: 10. */
  readonly move: number;
  /** How it moves. On the ground or jumping. */
  readonly mode?: AlphaStrikeMovement | null | undefined;
  /** Level on the heat scale: 2" of ground movement a point. From 0 to 4. */
  readonly heat?: number | null | undefined;
  /** Starts in water. Nothing jumps out of water. */
  readonly startsInWater?: boolean | null | undefined;
  /** Speed Demon. Pilot ability: 2" more movement. */
  readonly speedDemon?: boolean | null | undefined;
}

/** What `heat` takes. */
export interface HeatArguments {
  /** Heat. Level at the start of the turn; at 4 the unit is shut down. From 0 to 4; example: 2. */
  readonly heat: number;
  /** Overheat used. This turn, hit or miss. From 0 to 4; example: 2. */
  readonly overheat?: number | null | undefined;
  /** Engine hits. From earlier turns; a second one destroys. From 0 to 1. */
  readonly engineHits?: number | null | undefined;
  /** Heat from outside. All HT that hit this turn; more than 2 is lost. From 0 to 50. */
  readonly externalHeat?: number | null | undefined;
  /** Fired weapons. Made a weapon attack this turn; physical attacks do not count. Example: true. */
  readonly fired: boolean;
  /** Water depth. Of the water that the unit stands in; 0 on land. From 0 to 20 inches. */
  readonly waterDepth?: number | null | undefined;
  /** Was shut down. Shut down during this turn. */
  readonly shutDown?: boolean | null | undefined;
}

/** What `attack` takes. */
export interface AttackArguments {
  /** Attacker. */
  readonly attacker: AlphaStrikeUnitInput;
  /** Target. */
  readonly target: AlphaStrikeUnitInput;
  /** Situation. */
  readonly situation: AlphaStrikeSituationInput;
}

/** What `advice` takes. */
export interface AlphaStrikeAdviceArguments {
  /** Attacker. */
  readonly attacker: AlphaStrikeUnitInput;
  /** Target. */
  readonly target: AlphaStrikeUnitInput;
  /** Situation. */
  readonly situation: AlphaStrikeSituationInput;
  /** Aim. What changes are sorted by. Example: "HIT". */
  readonly aim?: AlphaStrikeAim | null | undefined;
}

/** What `duel` takes. */
export interface AlphaStrikeDuelArguments {
  /** First unit. */
  readonly first: AlphaStrikeUnitInput;
  /** Second unit. */
  readonly second: AlphaStrikeUnitInput;
  /** Situation. */
  readonly situation: AlphaStrikeDuelSituationInput;
  /** The first turns are counted exactly; where there are too many states for that, the chance is given between two bounds. From 1 to 100; example: 4. */
  readonly turns?: number | null | undefined;
}

/** What `initiative` takes. */
export interface AlphaStrikeInitiativeArguments {
  /** Units of the first side. Those that will move this turn. From 1 to 100; example: 4. */
  readonly first: number;
  /** Units of the second side. Those that will move this turn. From 1 to 100; example: 3. */
  readonly second: number;
}

/** What `forceBalance` takes. */
export interface AlphaStrikeForceBalanceArguments {
  /** First force. 1 to 100 entries. */
  readonly first: readonly AlphaStrikeForceUnitInput[];
  /** Second force. 1 to 100 entries. */
  readonly second: readonly AlphaStrikeForceUnitInput[];
}

/** What `activationOrder` takes. */
export interface ActivationOrderArguments {
  /** Participants. From the lowest initiative to the highest. 1 to 67 entries. */
  readonly participants: readonly InitiativeParticipantInput[];
}

/** What `deckSetup` takes. */
export interface DeckSetupArguments {
  /** Participants. Players, or lances, stars and Level IIs: whoever has initiative of its own. From 1 to 67; example: 5. */
  readonly participants: number;
  /** Yes for cards and effects, no for cards only. Example: true. */
  readonly effects: boolean;
  /** Suits wished. What is not chosen is filled up from the lowest suit; in cards only the open cards take theirs first, then the deck. 0 to 5 entries. */
  readonly suits?: readonly string[] | null | undefined;
}

/** What `initiativeRow` takes. */
export interface InitiativeDeckInitiativeRowArguments {
  /** Participants. 1 to 67 entries. */
  readonly participants: readonly InitiativeDeckHolderInput[];
  /** Initiative row. Cards only: the cards turned up, left to right; leave out when cards are held. 1 to 26 entries. */
  readonly row?: readonly string[] | null | undefined;
  /** Crossed suits. With two suits each: the lower one answers the higher one, not low with low. */
  readonly crossed?: boolean | null | undefined;
}

/** What `movementEffect` takes. */
export interface InitiativeDeckMovementEffectArguments {
  /** Walk or Cruise, MP. Walk of a ’Mech, Cruise of a vehicle, before the effect. From 0 to 40; example: 5. */
  readonly walk: number;
  /** Effect, MP. MP that the card adds, or takes with a minus. From -20 to 20; example: 2. */
  readonly change: number;
}

/** What `pokerHand` takes. */
export interface PokerHandArguments {
  /** Five different cards, rank and suit: T 2 … 10 M D L, d e f s w. 5 entries. */
  readonly cards: readonly string[];
  /** Suits. 5 for the whole deck of 65 cards, 4 for ordinary poker with any one suit taken out. From 4 to 5; example: 5. */
  readonly suits?: number | null | undefined;
}

/** What `pokerOdds` takes. */
export interface PokerOddsArguments {
  /** Suits. 5 for the whole deck of 65 cards, 4 for ordinary poker with any one suit taken out. From 4 to 5; example: 5. */
  readonly suits?: number | null | undefined;
}

/** What `compareHands` takes. */
export interface InitiativeDeckCompareHandsArguments {
  /** Game. Example: "POKER". */
  readonly game: InitiativeDeckGame;
  /** Hands. 2 to 13 entries. */
  readonly hands: readonly InitiativeDeckHandInput[];
  /** Suits of the deck; when left out, 5 in poker and in drax as many as a hand has cards. From 4 to 5; example: 5. */
  readonly suits?: number | null | undefined;
  /** Local suit. Drax: suit of the House whose space you play in. Example: "FISTS". */
  readonly localSuit?: InitiativeDeckSuit | null | undefined;
}

/** What `draxHand` takes. */
export interface InitiativeDeckDraxHandArguments {
  /** Four or five cards, the hole card first; only that one may be a face. 4 to 5 entries. */
  readonly cards: readonly string[];
  /** Laid aside. Drax: MechWarriors, Dukes and Lords dealt up to this hand. 0 to 15 entries. */
  readonly laidAside?: readonly string[] | null | undefined;
  /** Local suit. Drax: suit of the House whose space you play in. Example: "FISTS". */
  readonly localSuit?: InitiativeDeckSuit | null | undefined;
  /** Lords in play. Suits of the Lords that other hands have. 0 to 5 entries. */
  readonly lordsInPlay?: readonly InitiativeDeckSuit[] | null | undefined;
}

/** What `convert` takes. */
export interface InitiativeDeckConvertArguments {
  /** Movement points. MP that a card names; in place of hexes. From 0 to 100; example: 2. */
  readonly movementPoints?: number | null | undefined;
  /** Hexes. Distance that a card names; in place of movement points. From 0 to 100 hexes; example: 3. */
  readonly hexes?: number | null | undefined;
}

/** What `virtualShot` takes. */
export interface VirtualShotArguments {
  /** A weapon of the catalog; fills range, power and blast. */
  readonly weapon?: string | null | undefined;
  /** Range of the weapon, for example D6+2, D12, D20. At most 16 characters; example: "D6+2". */
  readonly range?: string | null | undefined;
  /** Power of the weapon, for example 4D12. At most 16 characters; example: "4D12". */
  readonly power?: string | null | undefined;
  /** Distance to the target in steps of 5 cm; or give centimeters. From 0 to 200 steps of 5 cm; example: 5. */
  readonly steps?: number | null | undefined;
  /** Distance, cm. In place of steps. From 0 to 1000 cm; example: 22. */
  readonly centimetres?: number | null | undefined;
  /** Target. */
  readonly target?: BronepehotaTarget | null | undefined;
  /** Armor of the soldier, or the number under the slider of the machine or gun. From 0 to 40; example: 3. */
  readonly armor: number;
  /** Cover. How much of the target the shooter sees; exactly half is “more than half”. */
  readonly cover?: BronepehotaCover | null | undefined;
  /** Aimed. Optional rule: infantry that does nothing else this turn doubles its range. */
  readonly aimed?: boolean | null | undefined;
  /** Armor of the soldier who drives the machine; counts only for a machine with a pilot. From 0 to 40; example: 3. */
  readonly pilotArmor?: number | null | undefined;
  /** Shooter. Infantry with its own weapon, a machine, or a gun with its crew. */
  readonly shooter?: BronepehotaTarget | null | undefined;
  /** In contact with an enemy. Whoever touches an enemy does not shoot. */
  readonly contact?: boolean | null | undefined;
  /** In the field of view. The target is in the front half around the shooter or pilot. */
  readonly inFront?: boolean | null | undefined;
  /** Rank of the gunner. From 0 to 9; example: 2. */
  readonly rank?: number | null | undefined;
  /** Rank needed. As on the armlist of the gun or machine. From 0 to 9; example: 2. */
  readonly rankNeeded?: number | null | undefined;
  /** Ammunition left. Number under the slider of the ammunition track; leave out when ammunition is unlimited. From 0 to 99; example: 12. */
  readonly ammunition?: number | null | undefined;
  /** Blast. Optional rule, for example 1D20 within 2 steps. */
  readonly blast?: BronepehotaBlastInput | null | undefined;
  /** Panic rule. Optional rule: the die equal to the armor means alive but fleeing. */
  readonly panic?: boolean | null | undefined;
  /** Flying. A machine in the air crashes when its pilot dies. */
  readonly flying?: boolean | null | undefined;
}

/** What `grenade` takes. */
export interface BronepehotaGrenadeArguments {
  /** Distance to the target in steps of 5 cm; or give centimeters. From 0 to 200 steps of 5 cm; example: 5. */
  readonly steps?: number | null | undefined;
  /** Distance, cm. In place of steps. From 0 to 1000 cm; example: 22. */
  readonly centimetres?: number | null | undefined;
  /** Target. */
  readonly target?: BronepehotaTarget | null | undefined;
  /** Armor of the soldier, or the number under the slider of the machine or gun. From 0 to 40; example: 3. */
  readonly armor: number;
  /** An unseen target cannot be chosen; other cover does not help against a blast. */
  readonly cover?: BronepehotaCover | null | undefined;
  /** Armor of the soldier who drives the machine; counts only for a machine with a pilot. From 0 to 40; example: 3. */
  readonly pilotArmor?: number | null | undefined;
  /** Armor of the thrower. For the odds of being killed by the own grenade. From 0 to 40; example: 3. */
  readonly throwerArmor?: number | null | undefined;
  /** In contact with an enemy. Whoever touches an enemy does not shoot. */
  readonly contact?: boolean | null | undefined;
  /** In the field of view. The target is in the front half around the shooter or pilot. */
  readonly inFront?: boolean | null | undefined;
  /** Panic rule. Optional rule: the die equal to the armor means alive but fleeing. */
  readonly panic?: boolean | null | undefined;
}

/** What `closeCombat` takes. */
export interface CloseCombatArguments {
  /** Attacker. */
  readonly attacker: BronepehotaFighterInput;
  /** Defender. */
  readonly defender: BronepehotaFighterInput;
  /** Surprise attack. From behind, outside the defender’s field of view. */
  readonly surprise?: boolean | null | undefined;
  /** Panic rule. Optional rule: the die equal to the armor means alive but fleeing. */
  readonly panic?: boolean | null | undefined;
}

/** What `survivalTest` takes. */
export interface SurvivalTestArguments {
  /** Armor of the soldier, as on the armlist of the squad. From 0 to 40; example: 3. */
  readonly armor: number;
  /** Faces of the die: 6, 12 or 20. From 6 to 20. */
  readonly die?: number | null | undefined;
  /** Panic rule. Optional rule: the die equal to the armor means alive but fleeing. */
  readonly panic?: boolean | null | undefined;
}

/** What `armorTest` takes. */
export interface BronepehotaArmorTestArguments {
  /** Armor. Number under the slider of the machine; before the damage of this hit if you give it too. From 0 to 40; example: 9. */
  readonly armor: number;
  /** Damage of the hit. Marked first; leave out when the slider has been moved. From 0 to 40 points; example: 2. */
  readonly damage?: number | null | undefined;
  /** Faces of the die: 6, 12 or 20. From 6 to 20; example: 12. */
  readonly die?: number | null | undefined;
  /** Armor of the soldier who drives the machine, for the pilot’s own test. From 0 to 40; example: 3. */
  readonly pilotArmor?: number | null | undefined;
  /** Panic rule. Optional rule: the die equal to the armor means alive but fleeing. */
  readonly panic?: boolean | null | undefined;
}

/** What `realShot` takes. */
export interface BronepehotaRealShotArguments {
  /** Charge. Example: "SHELL". */
  readonly charge: BronepehotaCharge;
  /** Target. */
  readonly target?: BronepehotaTarget | null | undefined;
  /** What happened. What the model did when it was hit. Infantry that leans on something, or lies under a fallen machine, has fallen; a machine or gun that leans has not. */
  readonly impact?: BronepehotaImpact | null | undefined;
  /** Armor of the soldier, or the number under the slider of the machine or gun. From 0 to 40; example: 3. */
  readonly armor: number;
  /** Armor of the soldier who drives the machine; counts only for a machine with a pilot. From 0 to 40; example: 3. */
  readonly pilotArmor?: number | null | undefined;
  /** Shot from. To check the charge and how far the weapon turned. */
  readonly launcher?: BronepehotaLauncher | null | undefined;
  /** Weapon turned, degrees. Away from where it stood; counts only for weapons of machines. From 0 to 180; example: 60. */
  readonly turnDegrees?: number | null | undefined;
  /** Shooter lies. The machine or gun was knocked over and not repaired yet. */
  readonly shooterLying?: boolean | null | undefined;
  /** In contact with an enemy. Whoever touches an enemy does not shoot. */
  readonly contact?: boolean | null | undefined;
  /** Rank of the gunner. From 0 to 9; example: 2. */
  readonly rank?: number | null | undefined;
  /** Rank needed. As on the armlist of the gun or machine. From 0 to 9; example: 2. */
  readonly rankNeeded?: number | null | undefined;
  /** Ammunition left. Number under the slider of the ammunition track; leave out when ammunition is unlimited. From 0 to 99; example: 12. */
  readonly ammunition?: number | null | undefined;
  /** Panic rule. Optional rule: the die equal to the armor means alive but fleeing. */
  readonly panic?: boolean | null | undefined;
  /** Flying. A machine in the air crashes when its pilot dies. */
  readonly flying?: boolean | null | undefined;
}

/** What `movementCost` takes. */
export interface BronepehotaMovementCostArguments {
  /** Who moves. */
  readonly kind?: BronepehotaMover | null | undefined;
  /** Speed of the soldier, or of the sector in which the machine’s slider stands. From 0 to 40 points; example: 4. */
  readonly speed: number;
  /** Path. Leg by leg, in order. 1 to 30 entries. */
  readonly legs: readonly BronepehotaLegInput[];
  /** Wheel, track, cabin or stand. Height of that part of the machine; needed where its path has an obstacle. From 0 to 200 cm; example: 3. */
  readonly clearance?: number | null | undefined;
  /** Has a pilot. Machines only. */
  readonly pilot?: boolean | null | undefined;
  /** Lying. A machine knocked over in real shooting. */
  readonly lying?: boolean | null | undefined;
  /** An enemy touches the gun. */
  readonly enemyTouchesGun?: boolean | null | undefined;
}

/** What `jump` takes. */
export interface BronepehotaJumpArguments {
  /** Jump. The number beside Пр among the traits of the soldier. From 1 to 40 steps of 5 cm; example: 5. */
  readonly jump: number;
  /** Length. Measured flat, from where the jump begins. From 0 to 200 steps of 5 cm; example: 4. */
  readonly length?: number | null | undefined;
  /** Height. Of the highest point to pass or land on; down is negative. From -200 to 200 steps of 5 cm; example: 1. */
  readonly height?: number | null | undefined;
  /** With a mobile gun. */
  readonly withGun?: boolean | null | undefined;
  /** Moved already. Walked or jumped this turn. */
  readonly moved?: boolean | null | undefined;
  /** Lands on a ladder. Or anywhere else where the figure cannot stand. */
  readonly landsOnLadder?: boolean | null | undefined;
}

/** What `ammunition` takes. */
export interface BronepehotaAmmunitionArguments {
  /** Ammunition. Number under the slider before the first shot. From 0 to 99; example: 16. */
  readonly track: number;
  /** Shots. Of one turn, in order; all weapons of a machine share the track. 1 to 20 entries. */
  readonly shots: readonly BronepehotaFiredInput[];
  /** Shooter. */
  readonly shooter?: BronepehotaTarget | null | undefined;
  /** Rate of fire. Most shots a turn, as on the armlist. From 1 to 20; example: 2. */
  readonly rateOfFire?: number | null | undefined;
}

/** What `forceBalance` takes. */
export interface BronepehotaForceBalanceArguments {
  /** Costs of the armies. Total of each army: squads, machines and guns. 2 to 12 entries. */
  readonly costs: readonly number[];
}

/** What `initiativeRoll` takes. */
export interface BronepehotaInitiativeArguments {
  /** Players. 2 to 12 entries. */
  readonly players: readonly BronepehotaPlayerInput[];
  /** After a tie. Who rolls again when the highest tie. */
  readonly again?: BronepehotaRerollers | null | undefined;
}

/** What `hitTable` takes. */
export interface HitTableArguments {
  /** Rep of the figure. From 1 to 7; example: 4. */
  readonly rep: number;
  /** In cover. Partly behind something that stops bullets, or inside a building. */
  readonly cover?: boolean | null | undefined;
  /** Concealed. Partly behind something that stops no bullets, such as brush. */
  readonly concealed?: boolean | null | undefined;
  /** Prone. Lying down. */
  readonly prone?: boolean | null | undefined;
  /** Moved fast. The target used Fast Move. */
  readonly movedFast?: boolean | null | undefined;
  /** Shooter moved fast. The shooter used Fast Move before firing. */
  readonly shooterMovedFast?: boolean | null | undefined;
  /** Two weapons at once. A pistol or submachine gun in each hand: more dice, and an 8 misses. */
  readonly twoWeapons?: boolean | null | undefined;
  /** Which target. 1 for the first target of the burst, 2 for the second, and so on. From 1 to 6; example: 2. */
  readonly targetNumber?: number | null | undefined;
  /** Lucky shot. A 6 that misses is rolled again and hits with the Rep or less; for Rep 3 exactly. */
  readonly luckyShot?: boolean | null | undefined;
}

/** What `shoot` takes. */
export interface ShootArguments {
  /** Rep of the figure. From 1 to 7; example: 4. */
  readonly rep: number;
  /** Change of Rep. −1 for fire that a reaction test allows at a penalty. From -3 to 3; example: -1. */
  readonly repModifier?: number | null | undefined;
  /** It or the rate of fire is needed; without a weapon or an Impact only hits are counted. One of laser-pistol, laser-carbine, laser-rifle, rapid-fire-laser-pistol, net-thrower, pistol, large-calibre-pistol, submachine-gun, pump-shotgun, rifle, semi-automatic-rifle, assault-rifle, machine-gun, grenades, unarmed, combat-knife, rifle-with-bayonet, improvised; example: "assault-rifle". */
  readonly weapon?: string | null | undefined;
  /** Rate of fire. Of the weapon, in place of the printed one. From 1 to 6 dice; example: 3. */
  readonly rateOfFire?: number | null | undefined;
  /** Impact. Of a weapon that is not listed, whatever the armor. From 0 to 6; example: 3. */
  readonly impact?: number | null | undefined;
  /** Second weapon. Fired at the same time from the other hand. One of laser-pistol, laser-carbine, laser-rifle, rapid-fire-laser-pistol, net-thrower, pistol, large-calibre-pistol, submachine-gun, pump-shotgun, rifle, semi-automatic-rifle, assault-rifle, machine-gun, grenades, unarmed, combat-knife, rifle-with-bayonet, improvised; example: "pistol". */
  readonly secondWeapon?: string | null | undefined;
  /** Distance. To the farthest target. From 0 to 1000 inches; example: 18. */
  readonly inches?: number | null | undefined;
  /** Spread of the targets. Between the outermost targets: at most the rate of fire. From 0 to 1000 inches; example: 3. */
  readonly spreadInches?: number | null | undefined;
  /** Targets. In the order declared: the highest dice go to the first. 1 to 6 entries. */
  readonly targets: readonly FiftyOneFiftyTargetInput[];
  /** Shooter moved fast. The shooter used Fast Move before firing. */
  readonly shooterMovedFast?: boolean | null | undefined;
  /** Two weapons at once. A pistol or submachine gun in each hand: more dice, and an 8 misses. */
  readonly twoWeapons?: boolean | null | undefined;
  /** Lucky shot. A 6 that misses is rolled again and hits with the Rep or less; for Rep 3 exactly. */
  readonly luckyShot?: boolean | null | undefined;
  /** Visibility. Limits the distance; lit targets and night vision do not care for the night. Example: "NIGHT". */
  readonly visibility?: FiftyOneFiftyVisibility | null | undefined;
  /** Pieces of cover on the line. Two forbid the shot. From 0 to 10. */
  readonly coversOnLine?: number | null | undefined;
  /** All targets stand before the shooter’s front. */
  readonly inFront?: boolean | null | undefined;
}

/** What `advice` takes. */
export interface FiftyOneFiftyAdviceArguments {
  /** Rep of the figure. From 1 to 7; example: 4. */
  readonly rep: number;
  /** Change of Rep. −1 for fire that a reaction test allows at a penalty. From -3 to 3; example: -1. */
  readonly repModifier?: number | null | undefined;
  /** It or the rate of fire is needed; without a weapon or an Impact only hits are counted. One of laser-pistol, laser-carbine, laser-rifle, rapid-fire-laser-pistol, net-thrower, pistol, large-calibre-pistol, submachine-gun, pump-shotgun, rifle, semi-automatic-rifle, assault-rifle, machine-gun, grenades, unarmed, combat-knife, rifle-with-bayonet, improvised; example: "assault-rifle". */
  readonly weapon?: string | null | undefined;
  /** Rate of fire. Of the weapon, in place of the printed one. From 1 to 6 dice; example: 3. */
  readonly rateOfFire?: number | null | undefined;
  /** Impact. Of a weapon that is not listed, whatever the armor. From 0 to 6; example: 3. */
  readonly impact?: number | null | undefined;
  /** Second weapon. Fired at the same time from the other hand. One of laser-pistol, laser-carbine, laser-rifle, rapid-fire-laser-pistol, net-thrower, pistol, large-calibre-pistol, submachine-gun, pump-shotgun, rifle, semi-automatic-rifle, assault-rifle, machine-gun, grenades, unarmed, combat-knife, rifle-with-bayonet, improvised; example: "pistol". */
  readonly secondWeapon?: string | null | undefined;
  /** Distance. To the farthest target. From 0 to 1000 inches; example: 18. */
  readonly inches?: number | null | undefined;
  /** Spread of the targets. Between the outermost targets: at most the rate of fire. From 0 to 1000 inches; example: 3. */
  readonly spreadInches?: number | null | undefined;
  /** Targets. In the order declared: the highest dice go to the first. 1 to 6 entries. */
  readonly targets: readonly FiftyOneFiftyTargetInput[];
  /** Shooter moved fast. The shooter used Fast Move before firing. */
  readonly shooterMovedFast?: boolean | null | undefined;
  /** Two weapons at once. A pistol or submachine gun in each hand: more dice, and an 8 misses. */
  readonly twoWeapons?: boolean | null | undefined;
  /** Lucky shot. A 6 that misses is rolled again and hits with the Rep or less; for Rep 3 exactly. */
  readonly luckyShot?: boolean | null | undefined;
  /** Visibility. Limits the distance; lit targets and night vision do not care for the night. Example: "NIGHT". */
  readonly visibility?: FiftyOneFiftyVisibility | null | undefined;
  /** Pieces of cover on the line. Two forbid the shot. From 0 to 10. */
  readonly coversOnLine?: number | null | undefined;
  /** All targets stand before the shooter’s front. */
  readonly inFront?: boolean | null | undefined;
  /** Aim. What changes are sorted by; all but a hit need a weapon or an Impact. Example: "HIT". */
  readonly aim?: FiftyOneFiftyAim | null | undefined;
}

/** What `damageMatrix` takes. */
export interface DamageMatrixArguments {
  /** All of the printed tables when left out; the improvised weapon only where it is named. 1 to 18 entries. */
  readonly weapons?: readonly string[] | null | undefined;
  /** Armors. All nine when left out. 1 to 9 entries. */
  readonly armors?: readonly string[] | null | undefined;
  /** Melee weapons have a power source: Impact +1, NE becomes 1. */
  readonly powered?: boolean | null | undefined;
}

/** What `damage` takes. */
export interface FiftyOneFiftyDamageArguments {
  /** Weapon. One of laser-pistol, laser-carbine, laser-rifle, rapid-fire-laser-pistol, net-thrower, pistol, large-calibre-pistol, submachine-gun, pump-shotgun, rifle, semi-automatic-rifle, assault-rifle, machine-gun, grenades, unarmed, combat-knife, rifle-with-bayonet, improvised; example: "assault-rifle". */
  readonly weapon: string;
  /** Armor. One of none, light, heavy, absorbing, reflecting, distorting, shimmer, exo, battle; example: "light". */
  readonly armor?: string | null | undefined;
  /** Melee weapon with a power source: Impact +1, NE becomes 1. */
  readonly powered?: boolean | null | undefined;
}

/** What `passDice` takes. */
export interface PassDiceArguments {
  /** Rep of the figure. From 1 to 7; example: 4. */
  readonly rep: number;
  /** Extra dice. Beyond the two: a Leader’s own third die, covering fire, medical care. From 0 to 4 dice. */
  readonly extraDice?: number | null | undefined;
  /** Leader’s Rep. When the leader die applies: the Leader is in the group and in view. From 1 to 7; example: 5. */
  readonly leaderRep?: number | null | undefined;
  /** Dice rolled. The dice as they fell, the leader die apart: then the result is certain. 2 to 6 entries. */
  readonly roll?: readonly number[] | null | undefined;
  /** The leader die as it fell. From 1 to 6; example: 3. */
  readonly leaderRoll?: number | null | undefined;
}

/** What `forceCost` takes. */
export interface ForceCostArguments {
  /** Figures. 1 to 100 entries. */
  readonly figures: readonly FiftyOneFiftyFigureInput[];
}

/** What `availability` takes. */
export interface FiftyOneFiftyAvailabilityArguments {
  /** What for. */
  readonly kind?: FiftyOneFiftyAvailability | null | undefined;
  /** Law level. Of the planet: Lax +1, Low +2 on weapon and armor. Example: "LOW". */
  readonly lawLevel?: FiftyOneFiftyLawLevel | null | undefined;
  /** Leader. +1 on weapon and armor. */
  readonly leader?: boolean | null | undefined;
  /** Dice. For a weapon 2 as ruled, or 3 as the corner of the table says; else 2. From 2 to 3 dice. */
  readonly dice?: number | null | undefined;
  /** Walk of life. Decides who may carry an assault rifle. */
  readonly figureClass?: FiftyOneFiftyFigureClass | null | undefined;
}

/** What `fastMove` takes. */
export interface FiftyOneFiftyFastMoveArguments {
  /** Rep of the figure. From 1 to 7; example: 4. */
  readonly rep: number;
  /** Leader’s Rep. When the leader die applies: the Leader is in the group and in view. From 1 to 7; example: 5. */
  readonly leaderRep?: number | null | undefined;
  /** Dice rolled. The group’s two dice as they fell: then the distance is certain. 2 entries. */
  readonly roll?: readonly number[] | null | undefined;
  /** The leader die as it fell. From 1 to 6; example: 4. */
  readonly leaderRoll?: number | null | undefined;
}

/** What `reaction` takes. */
export interface FiftyOneFiftyReactionArguments {
  /** Test. Example: "RECEIVED_FIRE". */
  readonly test: FiftyOneFiftyReactionTest;
  /** Rep of the figure; of its Leader for Awareness; every test but Contact needs it. From 1 to 7; example: 4. */
  readonly rep?: number | null | undefined;
  /** Is a Leader. A Leader rolls three dice on personal tests, In Sight excepted. */
  readonly leader?: boolean | null | undefined;
  /** Rep of the group’s Leader. Leave out without one; a stand-in for a fallen Leader does not count. From 1 to 7; example: 5. */
  readonly leaderRep?: number | null | undefined;
  /** In cover. Behind something that stops bullets, or in a building. */
  readonly cover?: boolean | null | undefined;
  /** Set up hidden and not yet seen; matters to In Sight. */
  readonly hidden?: boolean | null | undefined;
  /** The enemy’s weapon has the higher suppression rating; matters to Received Fire. */
  readonly suppressed?: boolean | null | undefined;
  /** Moving fast. */
  readonly movedFast?: boolean | null | undefined;
  /** From flank or rear. The fire or the charge comes from there. */
  readonly flanked?: boolean | null | undefined;
  /** Able to fire. Loaded, in range, the enemy before its front. */
  readonly canFire?: boolean | null | undefined;
  /** Charge in reach. The move is long enough to reach the enemy. */
  readonly chargeInReach?: boolean | null | undefined;
  /** Distance to cover. To the nearest; leave out when there is none or the figure is in it. From 0 to 100 inches; example: 3. */
  readonly coverInches?: number | null | undefined;
  /** Covering fire. Declared while standing still: one more die on In Sight. */
  readonly covering?: boolean | null | undefined;
  /** Alerted. Awareness was passed with two dice: one more die on In Sight, the best two count. */
  readonly alerted?: boolean | null | undefined;
  /** Recovery: stunned, else it ducked back. */
  readonly stunned?: boolean | null | undefined;
  /** Panicked. Shot at, it runs without a test. */
  readonly panicked?: boolean | null | undefined;
  /** Friend within 2". Rally needs a steady friend that near. */
  readonly friendNear?: boolean | null | undefined;
  /** Serious medical care. One more die after the battle for those put out of the fight. */
  readonly medicalCare?: boolean | null | undefined;
  /** Left on a lost field. The side lost and did not carry the figure off. */
  readonly leftBehind?: boolean | null | undefined;
  /** Already a hero. */
  readonly hero?: boolean | null | undefined;
  /** Contact rating. Contact is rolled against it. From 1 to 6; example: 3. */
  readonly contactRating?: number | null | undefined;
  /** Shots already heard. Awareness: Rep +2. */
  readonly shotsHeard?: boolean | null | undefined;
  /** At war. Awareness: Rep +1. */
  readonly atWar?: boolean | null | undefined;
  /** Police alert. Awareness of police: Rep +1. */
  readonly policeAlert?: boolean | null | undefined;
  /** Safe area. Awareness: Rep −1. */
  readonly safeArea?: boolean | null | undefined;
}

/** What `melee` takes. */
export interface FiftyOneFiftyMeleeArguments {
  /** Fighter. */
  readonly fighter: FiftyOneFiftyFighterInput;
  /** Opponent. */
  readonly opponent: FiftyOneFiftyFighterInput;
  /** Rounds. Odds are given after each of them, and for the end. From 1 to 20. */
  readonly rounds?: number | null | undefined;
}

/** What `grenade` takes. */
export interface FiftyOneFiftyGrenadeArguments {
  /** Rep of the figure. From 1 to 7; example: 4. */
  readonly rep: number;
  /** Manner. */
  readonly manner?: FiftyOneFiftyGrenadeManner | null | undefined;
  /** Distance. To the spot, for a throw by hand: 6" at most. From 0 to 100 inches; example: 5. */
  readonly inches?: number | null | undefined;
  /** Prepared. A whole turn without moving was spent on it; a launcher needs none. */
  readonly prepared?: boolean | null | undefined;
  /** Thrower moved fast. An 8 misses then. */
  readonly shooterMovedFast?: boolean | null | undefined;
  /** Targets. Everyone under the template at the spot. 1 to 20 entries. */
  readonly targets: readonly FiftyOneFiftyBlastTargetInput[];
  /** Nearest group. Friends or enemies along the line of a throw, where a miss may go. 0 to 20 entries. */
  readonly nearestGroup?: readonly FiftyOneFiftyBlastTargetInput[] | null | undefined;
  /** Bystanders. Everyone else under a template at the thrower’s feet. 0 to 20 entries. */
  readonly bystanders?: readonly FiftyOneFiftyBystanderInput[] | null | undefined;
  /** Armor of the thrower. One of none, light, heavy, absorbing, reflecting, distorting, shimmer, exo, battle; example: "light". */
  readonly throwerArmor?: string | null | undefined;
  /** Impact. In place of the table, whatever the armor. From 0 to 6; example: 2. */
  readonly impact?: number | null | undefined;
  /** Die of the roll to hit. If it has fallen already. From 1 to 6; example: 4. */
  readonly die?: number | null | undefined;
}

/** What `activation` takes. */
export interface FiftyOneFiftyActivationArguments {
  /** Sides. 2 to 6 entries. */
  readonly sides: readonly FiftyOneFiftyActivationSideInput[];
}

/** What `stayOrRun` takes. */
export interface FiftyOneFiftyStayOrRunArguments {
  /** Starting figures. From 1 to 200; example: 12. */
  readonly figures: number;
  /** Losses. Dead and out of the fight so far. From 0 to 200; example: 4. */
  readonly losses: number;
  /** Losses at the last test. 0 before the first. From 0 to 200. */
  readonly lossesAtLastTest?: number | null | undefined;
  /** Motivation. Example: "CONQUEST". */
  readonly motivation: FiftyOneFiftyMotivation;
  /** Reps. Of the figures still in the fight; one roll for all, each with its own Rep. 1 to 200 entries. */
  readonly reps: readonly number[];
  /** Leader’s Rep. Of the Leader of the whole force, while still standing. From 1 to 7; example: 5. */
  readonly leaderRep?: number | null | undefined;
  /** Loot for half the force. Matters to profit. */
  readonly loot?: boolean | null | undefined;
  /** Wanted captives taken. Matters to profit. */
  readonly captives?: boolean | null | undefined;
  /** Hostages freed. Matters to profit. */
  readonly hostages?: boolean | null | undefined;
}

/** What `chaosOfWar` takes. */
export interface ChaosOfWarArguments {
  /** Roll. Total of the dice: 2 to 12 with two, 3 to 18 with three; leave out for the odds of all effects. From 2 to 18; example: 14. */
  readonly roll?: number | null | undefined;
  /** Dice. Two at first, three after a 7. From 2 to 3 dice; example: 2. */
  readonly dice?: number | null | undefined;
  /** Alliance leader in play. Then 11 is rolled again. */
  readonly allianceLeaderInPlay?: boolean | null | undefined;
  /** NATO leader in play. Then 13 is rolled again. */
  readonly natoLeaderInPlay?: boolean | null | undefined;
}

/** What `helicopterLineOfSight` takes. */
export interface WorldAtWarHelicopterLineOfSightArguments {
  /** Flies over. Terrain of the helicopter’s own hex. Example: "WOODS". */
  readonly over: WorldAtWarTerrain;
  /** Level of the target’s own hex. Example: "GROUND". */
  readonly target: WorldAtWarTargetLevel;
  /** Woods or a town in which the target itself stands do not hide it. Example: "TOWN". */
  readonly targetIn?: WorldAtWarTerrain | null | undefined;
  /** In between. From the helicopter to the target in order, without their own hexes. 0 to 40 entries. */
  readonly line?: readonly WorldAtWarStretchInput[] | null | undefined;
}

/** What `movingFire` takes. */
export interface WorldAtWarMovingFireArguments {
  /** Nation. Example: "USA". */
  readonly nation: WorldAtWarNation;
  /** Unit of the moving-fire table. One of bradley, m60a3, abrams, airborne, marines, seals, tow, m901, amx30-b2, milan, chieftain, centurion, leopard-c1, t-72, shilka, tunguska, black-eagle; example: "bradley". */
  readonly unit: string;
  /** On the move. It moves and fires in one activation. */
  readonly onTheMove?: boolean | null | undefined;
  /** At smoke or through it, however many hexes. */
  readonly throughSmoke?: boolean | null | undefined;
  /** Range. Example: "EXTENDED". */
  readonly range?: WorldAtWarRange | null | undefined;
  /** Change for range. What the full rules add to the number needed for close or extended range; the aid does not say. From -3 to 3; example: 1. */
  readonly rangeToHit?: number | null | undefined;
  /** Printed number. To-hit number of the unit; for the number needed and the odds. From 1 to 6; example: 4. */
  readonly toHit?: number | null | undefined;
  /** Firepower. Of the unit as it stands; for the dice and the hits. From 1 to 20 dice; example: 4. */
  readonly firepower?: number | null | undefined;
}

/** What `salvoFire` takes. */
export interface SalvoFireArguments {
  /** Firepower of the lead. With its changes for range. From 1 to 20 dice; example: 4. */
  readonly firepower: number;
  /** To hit. The lead hits on this or more on each die. From 1 to 6; example: 5. */
  readonly toHit: number;
  /** Supporters. Units besides the lead, reduced ones too; a salvo takes exactly two. From 0 to 5; example: 2. */
  readonly supporters?: number | null | undefined;
  /** Values of HQs and leaders that are stacked with one of these units; 2 at most count. 0 to 6 entries. */
  readonly leadership?: readonly number[] | null | undefined;
}

/** What `stormDuration` takes. */
export type WorldAtWarStormDurationArguments = Readonly<Record<string, never>>;

/** What `eras` takes. */
export interface ErasLookupArguments {
  /** Limits the result to this rule set. One of alpha-strike, initiative-deck, bronepehota, 5150, world-at-war; example: "alpha-strike". */
  readonly system?: string | null | undefined;
}

/** What `factions` takes. */
export interface FactionsLookupArguments {
  /** Limits the result to this rule set. One of alpha-strike, initiative-deck, bronepehota, 5150, world-at-war; example: "alpha-strike". */
  readonly system?: string | null | undefined;
}

/** What `unit` takes. */
export interface UnitLookupArguments {
  /** Id of the unit. Example: "alpha-strike/atlas-as7-d". */
  readonly id: string;
}

/** What `unitsByIds` takes. */
export interface UnitsByIdsLookupArguments {
  /** Ids of units. At most 1000 entries; example: ["alpha-strike/atlas-as7-d"]. */
  readonly ids: readonly string[];
}

/** What `units` takes. */
export interface UnitsLookupArguments {
  /** Maximum number of entries on the page. From 0 to 100; example: 20. */
  readonly first?: number | null | undefined;
  /** Cursor after which the page starts. Default: the start of the list. */
  readonly after?: string | null | undefined;
  /** Filter of units. */
  readonly filter?: UnitFilter | null | undefined;
  /** Sort order. Default: by relevance if the query contains words, else by English name. */
  readonly orderBy?: UnitOrder | null | undefined;
  /** Further sort keys for units that are equal in `orderBy`. At most 4 entries. */
  readonly thenBy?: readonly UnitOrder[] | null | undefined;
  /** Query in place of filter and order: words and conditions in one line, with `or`, `not` and parentheses. The developers’ pages document the query language. Example: "system:alpha-strike pv<=30 (size:3 or special:ECM) move>=10 -jump sort:-move,name". */
  readonly query?: string | null | undefined;
}

/** What `unitRevisions` takes. */
export interface UnitRevisionsLookupArguments {
  /** Id of the unit. Example: "alpha-strike/atlas-as7-d". */
  readonly id: string;
}

/** What `changes` takes. */
export interface ChangesLookupArguments {
  /** Maximum number of entries on the page. From 0 to 100; example: 20. */
  readonly first?: number | null | undefined;
  /** Cursor after which the page starts. Default: the start of the list. */
  readonly after?: string | null | undefined;
  /** Catalog revision, as in `Rangefinder-Catalog` and downloads, or a date, ISO 8601. Example: "0". */
  readonly since: string;
}

/** What `unitsOfSource` takes. */
export interface UnitsOfSourceLookupArguments {
  /** Keys of the units in the source. At most 1000 entries; example: ["140","141"]. */
  readonly ids: readonly string[];
  /** Source. Example: "mul". */
  readonly source?: string | null | undefined;
}

/** What `unitValues` takes. */
export interface UnitValuesLookupArguments {
  /** Limits the result to this rule set. One of alpha-strike, initiative-deck, bronepehota, 5150, world-at-war; example: "alpha-strike". */
  readonly system?: string | null | undefined;
  /** The text. Example: "ROLE". */
  readonly of: UnitText;
}

/** What `weapon` takes. */
export interface WeaponLookupArguments {
  /** Id. Example: "bronepehota/mortar/mortar". */
  readonly id: string;
}

/** What `weapons` takes. */
export interface WeaponsLookupArguments {
  /** Maximum number of entries on the page. From 0 to 100; example: 20. */
  readonly first?: number | null | undefined;
  /** Cursor after which the page starts. Default: the start of the list. */
  readonly after?: string | null | undefined;
  /** Filter of weapons. */
  readonly filter?: WeaponFilter | null | undefined;
  /** Sort order. Default: by relevance if the filter contains words, else by English name. */
  readonly orderBy?: WeaponOrder | null | undefined;
}

/** What `armor` takes. */
export interface ArmorLookupArguments {
  /** Id. Example: "5150/light". */
  readonly id: string;
}

/** What `armors` takes. */
export interface ArmorsLookupArguments {
  /** Rule set. One of alpha-strike, initiative-deck, bronepehota, 5150, world-at-war; example: "5150". */
  readonly system: string;
}

/** What `dice` takes. */
export interface DiceLookupArguments {
  /** Dice expression: `2d6`, `3d6kh2`, `2d6r1`, `4d12>7` (number of dice that pass), `(1d6+2)*2`, `2d6+1>=7` and `(2d6)>=7` (1 if the sum passes, else 0). Д, к and w are accepted for d. At most 200 characters; example: "3d6kh2". */
  readonly expression: string;
}

/** What `ranking` takes. */
export interface RankingLookupArguments {
  /** Name of the calculator, as in its address. Example: "alpha-strike/target-number". */
  readonly calculator: string;
  /** Arguments of the calculator, one of which varies: `{ query: "pv<=30" }` in place of a catalog entry (the query language for units, words of names for weapons, `*` for all), or several values of another input. Example: {"skill":"0,3","inches":2,"targetMoved":"JUMPED","tmm":2,"partialCover":true}. */
  readonly draft: Draft;
  /** Path of the figure to rank by. Default: the main figure of the calculator. */
  readonly by?: string | null | undefined;
  /** Divides the figure by the cost of the entry in points. */
  readonly perPoint?: boolean | null | undefined;
  /** Sort direction. */
  readonly direction?: OrderDirection | null | undefined;
  /** Paths of further figures to show. At most 20 entries. */
  readonly figures?: readonly string[] | null | undefined;
  /** Maximum number of entries on the page. From 0 to 100; example: 20. */
  readonly first?: number | null | undefined;
  /** Cursor after which the page starts. Default: the start of the list. */
  readonly after?: string | null | undefined;
}

/** What `calculator` takes. */
export interface CalculatorLookupArguments {
  /** Id, as returned by search. Example: "alpha-strike/calculator/target-number". */
  readonly id: string;
}

/** What `term` takes. */
export interface TermLookupArguments {
  /** Id, as returned by search. Example: "alpha-strike/term/unit". */
  readonly id: string;
}

/** What `systems` takes. */
export type SystemsLookupArguments = Readonly<Record<string, never>>;

/** What `tables` takes. */
export interface TablesLookupArguments {
  /** Limits the result to this rule set. One of alpha-strike, initiative-deck, bronepehota, 5150, world-at-war; example: "alpha-strike". */
  readonly system?: string | null | undefined;
}

/** What `table` takes. */
export interface TableLookupArguments {
  /** Id, as cited in answers. Example: "alpha-strike/table/sizes". */
  readonly id: string;
}

/** What `ruling` takes. */
export interface RulingLookupArguments {
  /** Id, as cited in answers. Example: "alpha-strike/ruling/initiative-tie". */
  readonly id: string;
}

/** What `rulings` takes. */
export interface RulingsLookupArguments {
  /** Limits the result to this rule set. One of alpha-strike, initiative-deck, bronepehota, 5150, world-at-war; example: "alpha-strike". */
  readonly system?: string | null | undefined;
}

/** What `sections` takes. */
export interface SectionsLookupArguments {
  /** Limits the result to this rule set. One of alpha-strike, initiative-deck, bronepehota, 5150, world-at-war; example: "alpha-strike". */
  readonly system?: string | null | undefined;
  /** Maximum number of entries on the page. From 0 to 100; example: 20. */
  readonly first?: number | null | undefined;
  /** Cursor after which the page starts. Default: the start of the list. */
  readonly after?: string | null | undefined;
}

/** What `section` takes. */
export interface SectionLookupArguments {
  /** Id, as cited in answers. Example: "alpha-strike/basics". */
  readonly id: string;
}

/** What `search` takes. */
export interface SearchLookupArguments {
  /** Search terms in either language, with typo tolerance. At most 200 characters; example: "overheat". */
  readonly text: string;
  /** Limits the search to this rule set. One of alpha-strike, initiative-deck, bronepehota, 5150, world-at-war; example: "alpha-strike". */
  readonly system?: string | null | undefined;
  /** Maximum number of entries on the page. From 0 to 100; example: 20. */
  readonly first?: number | null | undefined;
  /** Cursor after which the page starts. Default: the start of the list. */
  readonly after?: string | null | undefined;
}

/** What `sweep` takes. */
export interface SweepLookupArguments {
  /** Name of the calculator, as in its address. Example: "alpha-strike/target-number". */
  readonly calculator: string;
  /** Arguments of the calculator, with several values for one or two inputs. Example: {"skill":"0,3","inches":2,"targetMoved":"JUMPED","tmm":2,"partialCover":true}. */
  readonly draft: Draft;
  /** Paths of figures, with dots: `end.opponent.outOfFight`, `turns.last.bothStand`. Default: all figures of the answer that hold one value. At most 20 entries; example: ["target"]. */
  readonly figures?: readonly string[] | null | undefined;
  /** Index of a cell along each varied input, from 0. The answer then explains this cell. At most 2 entries; example: [0,0]. */
  readonly explain?: readonly number[] | null | undefined;
}

/** Every question by its address: what it takes and what it gives. */
export interface Questions {
  readonly 'alpha-strike/target-number': { readonly arguments: TargetNumberArguments; readonly answer: TargetNumberAnswer };
  readonly 'alpha-strike/ram-damage': { readonly arguments: RamDamageArguments; readonly answer: RamDamageAnswer };
  readonly 'alpha-strike/weapon-damage': { readonly arguments: AlphaStrikeWeaponDamageArguments; readonly answer: AlphaStrikeWeaponDamageAnswer };
  readonly 'alpha-strike/critical-hits': { readonly arguments: CriticalHitsArguments; readonly answer: CriticalHitsAnswer };
  readonly 'alpha-strike/movement-cost': { readonly arguments: MovementCostArguments; readonly answer: MovementCostAnswer };
  readonly 'alpha-strike/heat': { readonly arguments: HeatArguments; readonly answer: HeatAnswer };
  readonly 'alpha-strike/attack': { readonly arguments: AttackArguments; readonly answer: AttackAnswer };
  readonly 'alpha-strike/advice': { readonly arguments: AlphaStrikeAdviceArguments; readonly answer: AlphaStrikeAdviceAnswer };
  readonly 'alpha-strike/duel': { readonly arguments: AlphaStrikeDuelArguments; readonly answer: AlphaStrikeDuelAnswer };
  readonly 'alpha-strike/initiative': { readonly arguments: AlphaStrikeInitiativeArguments; readonly answer: AlphaStrikeInitiativeAnswer };
  readonly 'alpha-strike/force-balance': { readonly arguments: AlphaStrikeForceBalanceArguments; readonly answer: AlphaStrikeForceBalanceAnswer };
  readonly 'initiative-deck/activation-order': { readonly arguments: ActivationOrderArguments; readonly answer: ActivationOrderAnswer };
  readonly 'initiative-deck/deck-setup': { readonly arguments: DeckSetupArguments; readonly answer: DeckSetupAnswer };
  readonly 'initiative-deck/initiative-row': { readonly arguments: InitiativeDeckInitiativeRowArguments; readonly answer: InitiativeDeckInitiativeRowAnswer };
  readonly 'initiative-deck/movement-effect': { readonly arguments: InitiativeDeckMovementEffectArguments; readonly answer: InitiativeDeckMovementEffectAnswer };
  readonly 'initiative-deck/poker-hand': { readonly arguments: PokerHandArguments; readonly answer: PokerHandAnswer };
  readonly 'initiative-deck/poker-odds': { readonly arguments: PokerOddsArguments; readonly answer: PokerOddsAnswer };
  readonly 'initiative-deck/compare-hands': { readonly arguments: InitiativeDeckCompareHandsArguments; readonly answer: InitiativeDeckCompareHandsAnswer };
  readonly 'initiative-deck/drax-hand': { readonly arguments: InitiativeDeckDraxHandArguments; readonly answer: InitiativeDeckDraxHandAnswer };
  readonly 'initiative-deck/convert': { readonly arguments: InitiativeDeckConvertArguments; readonly answer: InitiativeDeckConvertAnswer };
  readonly 'bronepehota/virtual-shot': { readonly arguments: VirtualShotArguments; readonly answer: VirtualShotAnswer };
  readonly 'bronepehota/grenade': { readonly arguments: BronepehotaGrenadeArguments; readonly answer: BronepehotaGrenadeAnswer };
  readonly 'bronepehota/close-combat': { readonly arguments: CloseCombatArguments; readonly answer: CloseCombatAnswer };
  readonly 'bronepehota/survival-test': { readonly arguments: SurvivalTestArguments; readonly answer: SurvivalTestAnswer };
  readonly 'bronepehota/armor-test': { readonly arguments: BronepehotaArmorTestArguments; readonly answer: BronepehotaArmorTestAnswer };
  readonly 'bronepehota/real-shot': { readonly arguments: BronepehotaRealShotArguments; readonly answer: BronepehotaRealShotAnswer };
  readonly 'bronepehota/movement-cost': { readonly arguments: BronepehotaMovementCostArguments; readonly answer: BronepehotaMovementCostAnswer };
  readonly 'bronepehota/jump': { readonly arguments: BronepehotaJumpArguments; readonly answer: BronepehotaJumpAnswer };
  readonly 'bronepehota/ammunition': { readonly arguments: BronepehotaAmmunitionArguments; readonly answer: BronepehotaAmmunitionAnswer };
  readonly 'bronepehota/force-balance': { readonly arguments: BronepehotaForceBalanceArguments; readonly answer: BronepehotaForceBalanceAnswer };
  readonly 'bronepehota/initiative-roll': { readonly arguments: BronepehotaInitiativeArguments; readonly answer: BronepehotaInitiativeAnswer };
  readonly '5150/hit-table': { readonly arguments: HitTableArguments; readonly answer: HitTableAnswer };
  readonly '5150/shoot': { readonly arguments: ShootArguments; readonly answer: ShootAnswer };
  readonly '5150/advice': { readonly arguments: FiftyOneFiftyAdviceArguments; readonly answer: FiftyOneFiftyAdviceAnswer };
  readonly '5150/damage-matrix': { readonly arguments: DamageMatrixArguments; readonly answer: DamageMatrixAnswer };
  readonly '5150/damage': { readonly arguments: FiftyOneFiftyDamageArguments; readonly answer: FiftyOneFiftyDamageAnswer };
  readonly '5150/pass-dice': { readonly arguments: PassDiceArguments; readonly answer: PassDiceAnswer };
  readonly '5150/force-cost': { readonly arguments: ForceCostArguments; readonly answer: ForceCostAnswer };
  readonly '5150/availability': { readonly arguments: FiftyOneFiftyAvailabilityArguments; readonly answer: FiftyOneFiftyAvailabilityAnswer };
  readonly '5150/fast-move': { readonly arguments: FiftyOneFiftyFastMoveArguments; readonly answer: FiftyOneFiftyFastMoveAnswer };
  readonly '5150/reaction': { readonly arguments: FiftyOneFiftyReactionArguments; readonly answer: FiftyOneFiftyReactionAnswer };
  readonly '5150/melee': { readonly arguments: FiftyOneFiftyMeleeArguments; readonly answer: FiftyOneFiftyMeleeAnswer };
  readonly '5150/grenade': { readonly arguments: FiftyOneFiftyGrenadeArguments; readonly answer: FiftyOneFiftyGrenadeAnswer };
  readonly '5150/activation': { readonly arguments: FiftyOneFiftyActivationArguments; readonly answer: FiftyOneFiftyActivationAnswer };
  readonly '5150/stay-or-run': { readonly arguments: FiftyOneFiftyStayOrRunArguments; readonly answer: FiftyOneFiftyStayOrRunAnswer };
  readonly 'world-at-war/chaos-of-war': { readonly arguments: ChaosOfWarArguments; readonly answer: ChaosOfWarAnswer };
  readonly 'world-at-war/helicopter-line-of-sight': { readonly arguments: WorldAtWarHelicopterLineOfSightArguments; readonly answer: WorldAtWarHelicopterLineOfSightAnswer };
  readonly 'world-at-war/moving-fire': { readonly arguments: WorldAtWarMovingFireArguments; readonly answer: WorldAtWarMovingFireAnswer };
  readonly 'world-at-war/salvo-fire': { readonly arguments: SalvoFireArguments; readonly answer: SalvoFireAnswer };
  readonly 'world-at-war/storm-duration': { readonly arguments: WorldAtWarStormDurationArguments; readonly answer: WorldAtWarStormDurationAnswer };
  readonly eras: { readonly arguments: ErasLookupArguments; readonly answer: readonly Era[] };
  readonly factions: { readonly arguments: FactionsLookupArguments; readonly answer: readonly Faction[] };
  readonly 'units/{id}': { readonly arguments: UnitLookupArguments; readonly answer: Unit };
  readonly 'units-by-ids': { readonly arguments: UnitsByIdsLookupArguments; readonly answer: FoundUnits };
  readonly units: { readonly arguments: UnitsLookupArguments; readonly answer: UnitConnection };
  readonly 'unit-revisions/{id}': { readonly arguments: UnitRevisionsLookupArguments; readonly answer: readonly UnitRevision[] };
  readonly changes: { readonly arguments: ChangesLookupArguments; readonly answer: CatalogChangeConnection };
  readonly 'units-of-source': { readonly arguments: UnitsOfSourceLookupArguments; readonly answer: FoundUnits };
  readonly 'unit-values': { readonly arguments: UnitValuesLookupArguments; readonly answer: readonly UnitValue[] };
  readonly 'weapons/{id}': { readonly arguments: WeaponLookupArguments; readonly answer: Weapon };
  readonly weapons: { readonly arguments: WeaponsLookupArguments; readonly answer: WeaponConnection };
  readonly 'armors/{id}': { readonly arguments: ArmorLookupArguments; readonly answer: Armor };
  readonly armors: { readonly arguments: ArmorsLookupArguments; readonly answer: readonly Armor[] };
  readonly dice: { readonly arguments: DiceLookupArguments; readonly answer: DiceAnswer };
  readonly ranking: { readonly arguments: RankingLookupArguments; readonly answer: RankingAnswer };
  readonly 'calculators/{id}': { readonly arguments: CalculatorLookupArguments; readonly answer: CalculatorInfo };
  readonly 'terms/{id}': { readonly arguments: TermLookupArguments; readonly answer: Term };
  readonly systems: { readonly arguments: SystemsLookupArguments; readonly answer: readonly RuleSystem[] };
  readonly tables: { readonly arguments: TablesLookupArguments; readonly answer: readonly RuleTable[] };
  readonly 'tables/{id}': { readonly arguments: TableLookupArguments; readonly answer: RuleTable };
  readonly 'rulings/{id}': { readonly arguments: RulingLookupArguments; readonly answer: Ruling };
  readonly rulings: { readonly arguments: RulingsLookupArguments; readonly answer: readonly Ruling[] };
  readonly rules: { readonly arguments: SectionsLookupArguments; readonly answer: SectionConnection };
  readonly 'rules/{id}': { readonly arguments: SectionLookupArguments; readonly answer: Section };
  readonly search: { readonly arguments: SearchLookupArguments; readonly answer: SearchConnection };
  readonly sweep: { readonly arguments: SweepLookupArguments; readonly answer: SweepAnswer };
}

/** Addresses of the calculators by rule set. */
export const calculators = {
  alphaStrike: {
    /** What an attack has to roll on 2D6, the odds, and where each modifier comes from. */
    targetNumber: 'alpha-strike/target-number',
    /** Damage of a charge or of death from above, and what the attacker takes on a hit and on a miss. */
    ramDamage: 'alpha-strike/ram-damage',
    /** What a hit deals at a range with overheat, from the rear, with special abilities, and the heat it costs. */
    weaponDamage: 'alpha-strike/weapon-damage',
    /** What a roll on the table of critical hits does to a unit, or the whole table with its odds. */
    criticalHits: 'alpha-strike/critical-hits',
    /** What a path costs leg by leg, whether the move is enough, and where the unit stops if not. */
    movementCost: 'alpha-strike/movement-cost',
    /** Heat after the end phase and what it does to movement, TMM and shooting next turn. */
    heat: 'alpha-strike/heat',
    /** All outcomes of one attack: hit, damage, critical hits, the state of the target, and the heat of both. */
    attack: 'alpha-strike/attack',
    /** What each single change would bring to an attack: move otherwise, close in, overheat, strike the rear; the best first. */
    advice: 'alpha-strike/advice',
    /** Two units fire at each other turn after turn: the odds that each is destroyed, exact or between narrow bounds, with heat and critical hits. */
    duel: 'alpha-strike/duel',
    /** The odds to win initiative, and the order in which both sides then move their units. */
    initiative: 'alpha-strike/initiative',
    /** PV of two forces, how far they differ, and whether the game is fair. */
    forceBalance: 'alpha-strike/force-balance',
  },
  initiativeDeck: {
    /** Who activates a unit in each step of a phase when sides are of unequal number. */
    activationOrder: 'initiative-deck/activation-order',
    /** Suits, Star Lords and open cards for a number of participants, in either variant. */
    deckSetup: 'initiative-deck/deck-setup',
    /** Who acts first this turn, by the initiative row or by the cards held. */
    initiativeRow: 'initiative-deck/initiative-row',
    /** Walk and Run of a ’Mech, or Cruise and Flank of a vehicle, with the effect of a card. */
    movementEffect: 'initiative-deck/movement-effect',
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
  bronepehota: {
    /** Odds to hit, damage, destruction and the pilot’s death, blast and ammunition of one shot with dice. */
    virtualShot: 'bronepehota/virtual-shot',
    /** Where a grenade may land, and the odds that it hurts the target and its thrower. */
    grenade: 'bronepehota/grenade',
    /** Odds that the attacker wins, the damage, and what becomes of the defender and its pilot. */
    closeCombat: 'bronepehota/close-combat',
    /** Odds that a soldier lives, panics or dies, on any die of the game. */
    survivalTest: 'bronepehota/survival-test',
    /** Odds that the machine’s armor saves the pilot, and the pilot’s own test when it does not. */
    armorTest: 'bronepehota/armor-test',
    /** Damage of a shell, mine or rocket that hit the model, and the odds of its crew. */
    realShot: 'bronepehota/real-shot',
    /** Speed points that a path takes, leg by leg, on foot, with a gun or in a machine, or why it cannot be done. */
    movementCost: 'bronepehota/movement-cost',
    /** Whether a soldier with a jump pack gets there, and how much is to spare. */
    jump: 'bronepehota/jump',
    /** What the shots of a turn leave on the ammunition track, and when it runs dry. */
    ammunition: 'bronepehota/ammunition',
    /** How much the costs of two or more armies differ, and whether that is fair. */
    forceBalance: 'bronepehota/force-balance',
    /** Odds of each player to have the initiative, before or after some have rolled, and of a tie. */
    initiativeRoll: 'bronepehota/initiative-roll',
  },
  fiftyOneFifty: {
    /** The result of each face of a die on the hit table, and the odds that one die hits. */
    hitTable: '5150/hit-table',
    /** Hits and the worst result for every target of a burst, and the odds to run out of ammunition. */
    shoot: '5150/shoot',
    /** What each single change would bring to a burst: one target, a clear line, no Fast Move; the best first. */
    advice: '5150/advice',
    /** Impact and the odds of each result of one hit, every weapon against every armor. */
    damageMatrix: '5150/damage-matrix',
    /** What one hit of a weapon does to an armor, with the odds of each result. */
    damage: '5150/damage',
    /** Odds to pass a test with 2, 1 or 0 dice, and to roll two 1s. */
    passDice: '5150/pass-dice',
    /** Points of each figure and of the whole force: Rep, weapons and armor. */
    forceCost: '5150/force-cost',
    /** Odds of each weapon, armor or Rep of an ordinary person. */
    availability: '5150/availability',
    /** Odds to move fast up to 16, 12 or 8 inches. */
    fastMove: '5150/fast-move',
    /** What every number of passed dice leads to in a situation, with the odds of each action and of heroism. */
    reaction: '5150/reaction',
    /** Two fighters hand to hand: how the fight stands after each round and how it ends. */
    melee: '5150/melee',
    /** What a thrown, dropped or launched grenade does to everyone under the template, and to the thrower. */
    grenade: '5150/grenade',
    /** Odds that each side and each group acts this turn, who acts first, and that nobody does. */
    activation: '5150/activation',
    /** At how many losses a force is tested, and who then fights on. */
    stayOrRun: '5150/stay-or-run',
  },
  worldAtWar: {
    /** The effect of a roll, or the exact odds of all seventeen over the whole procedure. */
    chaosOfWar: 'world-at-war/chaos-of-war',
    /** Whether a helicopter sees its target, and what blocks the view. */
    helicopterLineOfSight: 'world-at-war/helicopter-line-of-sight',
    /** Which levels of moving fire a unit has, and what it hits on with movement, smoke and range in one number. */
    movingFire: 'world-at-war/moving-fire',
    /** Dice of a lead with two supporters and leadership, and the odds of each number of hits. */
    salvoFire: 'world-at-war/salvo-fire',
    /** The odds that Thor’s hammer ends in each marker phase. */
    stormDuration: 'world-at-war/storm-duration',
  },
} as const;

/** Addresses of what is asked of the client itself. */
export const lookups = {
  /** Eras of the rule sets, in order. These are the values of the filter `era`. */
  eras: 'eras',
  /** Factions and general lists of the rule sets. These are the values of the filter `faction`. */
  factions: 'factions',
  /** Unit by id; null if it does not exist. */
  unit: 'units/{id}',
  /** Units by id, and the ids that do not exist. */
  unitsByIds: 'units-by-ids',
  /** Units of the catalog, paginated. */
  units: 'units',
  /** All revisions of a unit in its source, the latest first. */
  unitRevisions: 'unit-revisions/{id}',
  /** Changes of the catalog since a revision or a date, ordered by revision. */
  changes: 'changes',
  /** Units by their keys in a source, such as numbers of the Master Unit List. */
  unitsOfSource: 'units-of-source',
  /** Values of a text among the units of the catalog, including imported ones, the most frequent first. At most 200. */
  unitValues: 'unit-values',
  /** Weapon by id; null if it does not exist. */
  weapon: 'weapons/{id}',
  /** Weapons of the catalog, paginated. */
  weapons: 'weapons',
  /** Armor by id; null if it does not exist. */
  armor: 'armors/{id}',
  /** Armor of a rule set, in printed order. */
  armors: 'armors',
  /** Exact distribution of a dice expression. */
  dice: 'dice',
  /** Runs a calculator for every entry that a query finds, and ranks the entries by a figure, or by that figure per point: which unit should fire, which is best for 30 points. Entries that cannot be ranked are counted, with the reason. */
  ranking: 'ranking',
  /** Description of a calculator by id; null if it does not exist. */
  calculator: 'calculators/{id}',
  /** Glossary term by id; null if it does not exist. */
  term: 'terms/{id}',
  /** All rule sets. */
  systems: 'systems',
  /** Printed tables as data. */
  tables: 'tables',
  /** Printed table by id; null if it does not exist. */
  table: 'tables/{id}',
  /** Ruling by id; null if it does not exist. */
  ruling: 'rulings/{id}',
  /** Rulings on questions that the sources leave open or answer inconsistently. */
  rulings: 'rulings',
  /** Sections of the rulebook in reading order, paginated. */
  sections: 'rules',
  /** Section of the rulebook by id; null if it does not exist. */
  section: 'rules/{id}',
  /** Searches calculators, sections, tables, rulings, glossary terms, units, weapons and armor in both languages, with typo tolerance. Returns one ranked list. */
  search: 'search',
  /** Runs any calculator over one or two varied inputs, all others being fixed, and returns a grid of its figures. Every cell is validated as in the calculator. At most 10,000 values. */
  sweep: 'sweep',
} as const;

/** Those that give a list page by page. */
export const pages = {
  /** Units of the catalog, paginated. */
  units: 'units',
  /** Changes of the catalog since a revision or a date, ordered by revision. */
  changes: 'changes',
  /** Weapons of the catalog, paginated. */
  weapons: 'weapons',
  /** Runs a calculator for every entry that a query finds, and ranks the entries by a figure, or by that figure per point: which unit should fire, which is best for 30 points. Entries that cannot be ranked are counted, with the reason. */
  ranking: 'ranking',
  /** Sections of the rulebook in reading order, paginated. */
  sections: 'rules',
  /** Searches calculators, sections, tables, rulings, glossary terms, units, weapons and armor in both languages, with typo tolerance. Returns one ranked list. */
  search: 'search',
} as const;
