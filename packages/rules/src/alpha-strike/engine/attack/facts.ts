/** The facts of each step and refusal of an attack. Counts without effect are 0. */
import type { Fraction } from '@rangefinder/dice';
import type { AttackKind, Movement, Range, Weapons } from '../../vocabulary.js';
import type { AmmunitionHit } from '../combat/resilience.js';
import type { UnitRefusals } from '../coverage/unit-refusal.js';
import type { AttackRefusals } from '../to-hit/legality.js';
import type { ToHitFacts } from '../to-hit/to-hit.js';

/** An ability that an attack needs. */
export type Ability = 'REAR' | 'IF' | 'MEL' | 'LRM' | 'SRM';

export interface PostureFacts {
  readonly attackerMoves: { readonly wanted: Movement; readonly moved: Movement };
  readonly targetMoves: { readonly wanted: Movement; readonly moved: Movement };
  readonly targetTmm: { readonly printed: number; readonly hits: number; readonly heat: number; readonly now: number };
}

export interface DamageFacts {
  readonly weaponDamage: {
    readonly attack: AttackKind;
    readonly weapons: Weapons;
    readonly range: Range;
    readonly points: number;
    readonly minimal: boolean;
  };
  readonly weaponHits: { readonly hits: number };
  readonly rearFired: { readonly points: number };
  readonly overheat: { readonly used: number; readonly range: Range; readonly counts: boolean };
  readonly minimal: { readonly roll: number };
  readonly fromRear: object;
  readonly heatAsDamage: { readonly points: number };
  readonly physicalDamage: { readonly attack: AttackKind; readonly size: number; readonly inches: number };
  readonly damage: { readonly amounts: readonly number[] };
}

export interface EffectFacts {
  readonly noDamage: { readonly minimal: boolean };
  readonly hit: {
    readonly damage: number;
    readonly armor: number;
    readonly structure: number;
    readonly armorLeft: number;
    readonly structureLeft: number;
    readonly rolls: boolean;
  };
  readonly natural12: { readonly chance: Fraction };
  readonly deathFromAbove: object;
  readonly ammunition: { readonly effect: AmmunitionHit };
  readonly cannotApply: { readonly weapon: boolean; readonly movement: boolean };
  readonly pending: object;
  readonly destroyed: { readonly chance: Fraction };
}

export interface AftermathFacts {
  readonly ownDamage: { readonly onHit: number; readonly onMiss: number };
  readonly attackerHeat: {
    readonly before: number;
    readonly overheat: number;
    readonly engineHits: number;
    readonly fired: boolean;
    readonly water: boolean;
    readonly shutDown: boolean;
    readonly onMiss: number;
  };
  readonly heatGiven: { readonly points: number; readonly counted: number };
  readonly noHeatGiven: { readonly because: 'OVERHEAT' | 'OTHER_ATTACK' };
  readonly targetHeat: { readonly before: number; readonly restarts: boolean; readonly shutDown: boolean };
}

export interface Facts extends ToHitFacts, PostureFacts, DamageFacts, EffectFacts, AftermathFacts {
  readonly roll: { readonly target: number; readonly chance: Fraction };
  readonly lucky: { readonly once: Fraction; readonly twice: Fraction };
}

export interface Refusals extends AttackRefusals, UnitRefusals {
  readonly SHUT_DOWN: object;
  readonly LACKS_ABILITY: { readonly ability: Ability };
  readonly HAS_MELEE_WEAPON: object;
  readonly OUT_OF_MOVE: {
    readonly attack: AttackKind;
    readonly inches: number;
    readonly limit: number;
    readonly speedDemon: boolean;
  };
  readonly REAR_VALUE: { readonly points: number; readonly possible: readonly number[] };
  readonly NO_DAMAGE: { readonly range: Range; readonly weaponHits: number };
  readonly OVERHEAT_FORBIDDEN: { readonly attack: AttackKind; readonly weapons: Weapons };
  readonly OVERHEAT_WITH_HT: object;
  readonly OVERHEAT_ABOVE_VALUE: { readonly overheat: number; readonly limit: number };
  readonly OVERHEAT_ABOVE_SCALE: { readonly overheat: number; readonly limit: number };
}
