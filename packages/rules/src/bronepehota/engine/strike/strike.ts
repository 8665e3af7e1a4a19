/**
 * What power dice do to whoever they reach: damage, death or destruction, and the pilot behind the armor. Shots, blasts,
 * grenades and launchers all end here. Steps II and III of section 7.4, and crash landings (4.3).
 */
import {
  atLeast,
  certain,
  chain,
  complement,
  countPasses,
  type Distribution,
  die,
  type Fraction,
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

/** Whoever is struck. */
export interface Struck {
  readonly kind: Target;
  /** Armor of its own, without cover: the soldier's, or the number under the slider. */
  readonly armor: number;
  readonly pilotArmor: number | undefined;
  readonly flying: boolean;
  readonly panic: boolean;
}

/** What became of it. */
export interface Suffered {
  readonly damage: Distribution<number>;
  /** Infantry dead, or machine or gun at 0, a crash landing included. */
  readonly destroyed: Fraction;
  /** Undefined without a pilot. */
  readonly pilot: Survival | undefined;
  /** Damage with that of a crash landing; undefined for whatever does not fly with a pilot. */
  readonly crashed: Distribution<number> | undefined;
}

/** One row of an answer's distribution. */
export interface DamageRow {
  readonly damage: number;
  readonly chance: Fraction;
}

const NO_DAMAGE = certain(0);

/** Odds that one power die goes through. `pierceOdds({ count: 4, faces: 12 }, 7)` → 5/12 */
export const pierceOdds = ({ faces }: Power, threshold: number): Fraction => atLeast(die(faces), threshold + 1);

/**
 * Damage of a shot that hits with `hit`: each power die above the threshold is 1, a miss is 0.
 * @example damageOf({ count: 4, faces: 12 }, 7, ONE) // 0 to 4, mean 5/3
 */
export function damageOf({ count, faces }: Power, threshold: number, hit: Fraction): Distribution<number> {
  const landed = countPasses(die(faces), count, (face) => face > threshold);
  return mixture([
    [landed, hit],
    [NO_DAMAGE, complement(hit)],
  ]);
}

/** Damage at which it is gone: infantry dies of the first. */
export const endurance = ({ kind, armor }: Pick<Struck, 'kind' | 'armor'>): number => (kind === 'INFANTRY' ? 1 : armor);

/** Armor of the pilot behind it; undefined when nobody sits there. */
export const pilotArmorOf = ({ kind, pilotArmor }: Pick<Struck, 'kind' | 'pilotArmor'>): number | undefined =>
  kind === 'MACHINE' ? pilotArmor : undefined;

/** The follow-up of a damage distribution: any damage puts the pilot to the test, and a dead pilot of a flyer brings it down. */
export function suffer(damage: Distribution<number>, struck: Struck): Suffered {
  const pilotArmor = pilotArmorOf(struck);
  const limit = endurance(struck);
  if (pilotArmor === undefined) return { damage, destroyed: atLeast(damage, limit), pilot: undefined, crashed: undefined };
  const test = survivalOdds(pilotArmor, SURVIVAL_DIE, struck.panic);
  const pilot = survivalIf(atLeast(damage, 1), test);
  if (!struck.flying) return { damage, destroyed: atLeast(damage, limit), pilot, crashed: undefined };
  const crashed = chain(damage, (marked) => (marked === 0 ? NO_DAMAGE : withCrash(marked, limit, test.dead)));
  return { damage, destroyed: atLeast(crashed, limit), pilot, crashed };
}

/** Damage of a flyer once its pilot has died with the odds given; one that is gone already no longer crashes. */
export const withCrash = (marked: number, limit: number, dead: Fraction): Distribution<number> =>
  marked >= limit
    ? certain(marked)
    : mixture([
        [plus(die(CRASH_DIE), marked), dead],
        [certain(marked), complement(dead)],
      ]);

/** A distribution as answers list it, ascending. */
export const rowsOf = (damage: Distribution<number>): readonly DamageRow[] =>
  oddsTable(damage).map(({ value, chance }) => ({ damage: value, chance }));
