/**
 * The result of one hit: the damage roll against Impact, armor that first rolls to stop the hit, and the Hand of Fate for weapons
 * without effect. Exact. Every pair of weapon and armor is computed once.
 */
import { add, certain, chain, chanceOf, combine, type Distribution, die, type Fraction, map, reduced } from '@rangefinder/dice';
import { ABSORBS_UP_TO, ARMOR_IDS, type ArmorId } from '../../reference/tables/armors.js';
import { type Impact, type ImpactOptions, impactOf, WEAPON_IDS, type WeaponId, weaponOf } from '../../reference/tables/weapons.js';
import type { Result } from '../../vocabulary.js';

/** Results of a hit. */
export type HitResult = Exclude<Result, 'MISSED'>;

/** Odds of each result of one hit; they add up to 1. */
export interface HitOdds {
  readonly dead: Fraction;
  readonly outOfTheFight: Fraction;
  readonly stunned: Fraction;
  readonly absorbed: Fraction;
  readonly unharmed: Fraction;
}

/** The face that kills, if Impact is at least as high. */
const KILLING_FACE = 1;
/** Impact of the roll after the Hand of Fate. */
export const FATE_IMPACT = 1;

const D6 = die(6);

/**
 * The result of one face of the damage roll against an Impact.
 * @example resultOf(2, 2) // 'OUT_OF_THE_FIGHT'
 */
export function resultOf(face: number, impact: number): HitResult {
  if (face > impact) return 'STUNNED';
  return face === KILLING_FACE ? 'DEAD' : 'OUT_OF_THE_FIGHT';
}

/**
 * The damage roll, 1d6 against an Impact of 0 or more. Source: the tables of shooting and melee damage.
 * @example impactRoll(2) // dead 1, out of the fight 1, stunned 4 of 6
 */
export const impactRoll = (impact: number): Distribution<HitResult> => map(D6, (face) => resultOf(face, impact));

/** Both dice must show 1. Source: the Hand of Fate. */
const FATE: Distribution<HitResult> = chain(
  combine(D6, D6, (a, b) => a === 1 && b === 1),
  (granted) => (granted ? impactRoll(FATE_IMPACT) : certain<HitResult>('UNHARMED')),
);

const NO_EFFECT = certain<HitResult>('UNHARMED');

/** Armor that stops the hit on 1–3 and otherwise counts as heavy. Source: absorbing and reflecting armor. */
const stopsOr = (asHeavy: Distribution<HitResult>): Distribution<HitResult> =>
  chain(D6, (face): Distribution<HitResult> => (face <= ABSORBS_UP_TO ? certain<HitResult>('ABSORBED') : asHeavy));

function compute(weapon: WeaponId, armor: ArmorId, options: ImpactOptions): Distribution<HitResult> {
  const impact: Impact = impactOf(weapon, armor, options);
  if (impact === 'special') return reduced(stopsOr(compute(weapon, 'heavy', options)));
  if (typeof impact === 'number') return reduced(impactRoll(impact));
  return weaponOf(weapon).class === 'melee' ? NO_EFFECT : FATE;
}

/** The results of one hit, as a distribution and as odds by name. */
interface Hit {
  readonly results: Distribution<HitResult>;
  readonly odds: HitOdds;
}
type Hits = Readonly<Record<WeaponId, Readonly<Record<ArmorId, Hit>>>>;

/**
 * The odds of every result of a distribution, including 0.
 * @example hitOdds(impactRoll(2)).stunned // 2/3
 */
export const hitOdds = (results: Distribution<HitResult>): HitOdds => ({
  dead: chanceOf<HitResult>(results, 'DEAD'),
  outOfTheFight: chanceOf<HitResult>(results, 'OUT_OF_THE_FIGHT'),
  stunned: chanceOf<HitResult>(results, 'STUNNED'),
  absorbed: chanceOf<HitResult>(results, 'ABSORBED'),
  unharmed: chanceOf<HitResult>(results, 'UNHARMED'),
});

function hitOf(weapon: WeaponId, armor: ArmorId, options: ImpactOptions): Hit {
  const results = compute(weapon, armor, options);
  return { results, odds: hitOdds(results) };
}

const every = (powered: boolean): Hits =>
  Object.fromEntries(
    WEAPON_IDS.map((weapon) => [weapon, Object.fromEntries(ARMOR_IDS.map((armor) => [armor, hitOf(weapon, armor, { powered })]))]),
  ) as unknown as Hits;

const PLAIN = every(false);
const POWERED = every(true);

/**
 * The results of one hit of an unpowered weapon against an armor, as a distribution.
 * @example hitResults('submachine-gun', 'exo') // dead 1, stunned 5, unharmed 210 of 216
 */
export const hitResults = (weapon: WeaponId, armor: ArmorId): Distribution<HitResult> => PLAIN[weapon][armor].results;

/**
 * The odds of every result of one hit.
 * @example damageOdds('grenades', 'light') // dead 1/6, out 1/6, stunned 2/3
 */
export const damageOdds = (weapon: WeaponId, armor: ArmorId, options: ImpactOptions = {}): HitOdds =>
  impactOf(weapon, armor, options) === impactOf(weapon, armor, { ...options, readings: [] })
    ? (options.powered ? POWERED : PLAIN)[weapon][armor].odds
    : hitOf(weapon, armor, options).odds;

/**
 * The odds of every result of one hit, and to be dead or out of the fight.
 * @example hitFigures('grenades', 'light').outOfAction // 1/3
 */
export function hitFigures(weapon: WeaponId, armor: ArmorId, options: ImpactOptions = {}): HitOdds & { readonly outOfAction: Fraction } {
  const odds = damageOdds(weapon, armor, options);
  return { ...odds, outOfAction: add(odds.dead, odds.outOfTheFight) };
}
