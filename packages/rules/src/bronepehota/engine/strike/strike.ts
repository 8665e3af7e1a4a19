/**
 * Effects of power dice on a target: damage, death or destruction, and the pilot behind the armor. Used by shots, blasts, grenades
 * and launchers. Steps II and III of section 7.4, and crash landings (4.3).
 */
import {
  add,
  atLeast,
  certain,
  chain,
  complement,
  countPasses,
  type Distribution,
  die,
  type Fraction,
  map,
  mixture,
  oddsTable,
  plus,
} from '@rangefinder/dice';
import { SURVIVAL_DIE } from '../../reference/tables/real-hits.js';
import type { Target } from '../../vocabulary.js';
import type { Power } from '../dice/profile.js';
import { type Survival, survivalIf, survivalOdds } from '../survival/survival.js';

/** Faces of the die for the damage of a crash landing. */
export const CRASH_DIE = 6;

/** The struck unit. */
export interface Struck {
  readonly kind: Target;
  /** The unit's own armor without cover: the soldier's armor, or the current value of the slider. */
  readonly armor: number;
  readonly pilotArmor: number | undefined;
  readonly flying: boolean;
  readonly panic: boolean;
  /** Other readings of rulings that the group plays. */
  readonly readings: readonly string[];
}

/** What a question says of its target. */
type Targeted = Omit<Struck, 'kind' | 'flying'> & { readonly target: Target; readonly flying?: boolean };

/** The struck unit of a question. */
export const struckOf = ({ target, armor, pilotArmor, flying = false, panic, readings }: Targeted): Struck => ({
  kind: target,
  armor,
  pilotArmor,
  flying,
  panic,
  readings,
});

/** The effects on the unit. */
export interface Suffered {
  readonly damage: Distribution<number>;
  /** Odds that infantry is dead, or that a machine or gun is at 0, including a crash landing. */
  readonly destroyed: Fraction;
  /** Undefined without a pilot. */
  readonly pilot: Survival | undefined;
  /** Damage including a crash landing. Undefined for units that do not fly with a pilot. */
  readonly crashed: Distribution<number> | undefined;
}

/** One row of the damage distribution in an answer. */
export interface DamageRow {
  readonly damage: number;
  readonly chance: Fraction;
}

const NO_DAMAGE = certain(0);

/** Odds that one power die penetrates. `pierceOdds({ count: 4, faces: 12 }, 7)` → 5/12 */
export const pierceOdds = ({ faces }: Power, threshold: number): Fraction => atLeast(die(faces), threshold + 1);

/**
 * The damage of a shot with the odds `hit`: 1 for each power die above the threshold, 0 for a miss.
 * @example damageOf({ count: 4, faces: 12 }, 7, ONE) // 0 to 4, mean 5/3
 */
export function damageOf({ count, faces }: Power, threshold: number, hit: Fraction): Distribution<number> {
  const landed = countPasses(die(faces), count, (face) => face > threshold);
  return mixture([
    [landed, hit],
    [NO_DAMAGE, complement(hit)],
  ]);
}

/** The damage that destroys the unit. Infantry dies of the first point. */
export const endurance = ({ kind, armor }: Pick<Struck, 'kind' | 'armor'>): number => (kind === 'INFANTRY' ? 1 : armor);

/** The armor of the pilot. Undefined without a pilot. */
export const pilotArmorOf = ({ kind, pilotArmor }: Pick<Struck, 'kind' | 'pilotArmor'>): number | undefined =>
  kind === 'MACHINE' ? pilotArmor : undefined;

/** Infantry has one point to lose: whatever hits it harder counts as one. */
const taken = (damage: Distribution<number>, { kind }: Struck): Distribution<number> =>
  kind === 'INFANTRY' ? map(damage, (points) => Math.min(points, 1)) : damage;

/** The consequences of damage. Any damage causes a test of the pilot, and a flyer crashes when its pilot dies. */
export function suffer(dealt: Distribution<number>, struck: Struck): Suffered {
  const damage = taken(dealt, struck);
  const pilotArmor = pilotArmorOf(struck);
  const limit = endurance(struck);
  if (pilotArmor === undefined) return { damage, destroyed: atLeast(damage, limit), pilot: undefined, crashed: undefined };
  const test = survivalOdds(pilotArmor, SURVIVAL_DIE, struck.panic);
  const pilot = survivalIf(atLeast(damage, 1), test);
  if (!struck.flying) return { damage, destroyed: atLeast(damage, limit), pilot, crashed: undefined };
  const crashed = chain(damage, (marked) => (marked === 0 ? NO_DAMAGE : withCrash(marked, limit, fallOdds(test, struck))));
  return { damage, destroyed: atLeast(crashed, limit), pilot, crashed };
}

/** Odds that a flyer comes down: its pilot is dead or, by another reading, has panicked. */
export const fallOdds = ({ dead, panicked }: Survival, { readings }: Pick<Struck, 'readings'>): Fraction =>
  readings.includes('panic-crashes') ? add(dead, panicked) : dead;

/** The damage of a flyer including the crash, given the odds that it comes down. A destroyed flyer does not crash. */
export const withCrash = (marked: number, limit: number, falls: Fraction): Distribution<number> =>
  marked >= limit
    ? certain(marked)
    : mixture([
        [plus(die(CRASH_DIE), marked), falls],
        [certain(marked), complement(falls)],
      ]);

/** A distribution as rows of an answer, ascending. */
export const rowsOf = (damage: Distribution<number>): readonly DamageRow[] =>
  oddsTable(damage).map(({ value, chance }) => ({ damage: value, chance }));
