/** English wording of an attack. */
import type { Calculator } from '../../../calculator/calculator.js';
import { inches, list, number, odds, plural, signed } from '../../../text/numbers.js';
import { capital } from '../../../text/sentences.js';
import type { Ability, Facts, Refusals } from '../../engine/attack/facts.js';
import { unitRefusalWords } from '../../engine/coverage/unit-refusal.js';
import { rearValueWords } from '../../engine/phrases.js';
import { rollSentence, rollWords } from '../../engine/to-hit/roll.js';
import { attackRefusalWords, toHitWords } from '../../engine/to-hit/words.js';
import { SHUTDOWN_HEAT } from '../../reference/tables/heat.js';
import { ATTACKS, MOVEMENTS, RANGES, WEAPONS } from '../../vocabulary.js';
import type { input } from './input.js';
import type { output } from './output.js';

type AttackWords = Calculator<typeof input, typeof output, Facts, Refusals>['words']['en'];

const points = (count: number): string => `${count} ${plural(count, 'en', { one: 'point', many: 'points' })}`;
const add = (value: number): string => signed(value, 'en');
const either = (amounts: readonly number[]): string => amounts.join(' or ');
const named = (parts: readonly (string | false)[]): string =>
  list(
    parts.filter((part) => part !== false),
    'en',
  );

const ABILITIES: { readonly [A in Ability]: string } = {
  REAR: 'rear-mounted weapons (REAR)',
  IF: 'indirect fire (IF)',
  MEL: 'a melee weapon (MEL)',
  LRM: 'long-range missiles (LRM)',
  SRM: 'short-range missiles (SRM)',
};

const posture = {
  attackerMoves: ({ moved }) => ({
    label: 'Attacker’s movement',
    text: `MP hits or heat leave the attacker no other movement: it ${moved === 'IMMOBILE' ? 'is immobile' : MOVEMENTS.values[moved].en}`,
  }),
  targetMoves: () => ({ label: 'Target’s movement', text: 'MP hits or heat leave the target no inches: it is immobile' }),
  targetTmm: ({ printed, hits, heat, now }) => ({
    label: 'Target’s TMM',
    text: `TMM ${printed} on the card is ${now} now: ${named([hits > 0 && `MP hits (${hits})`, heat > 0 && `heat ${heat}`])}`,
  }),
} satisfies Partial<AttackWords['steps']>;

const damage = {
  weaponDamage: ({ attack, weapons, range, points: printed, minimal }) => ({
    label: 'Damage value',
    text: `${attack === 'WEAPON' ? capital(WEAPONS.values[weapons].en) : capital(ATTACKS.values[attack].en)} at ${RANGES.values[range].en} range: ${minimal ? '0*' : printed}`,
  }),
  weaponHits: ({ hits }, value) => ({
    label: 'Weapon hits',
    text: `${hits} weapon ${plural(hits, 'en', { one: 'hit', many: 'hits' })}: ${add(value)}`,
  }),
  rearFired: ({ points: fired }, value) => ({ label: 'Fired to the rear', text: `Rear-mounted weapons can deal ${fired}: ${add(value)}` }),
  overheat: ({ counts }, value) => ({
    label: 'Overheat',
    text: counts ? `Overheat used: ${add(value)}` : 'Overheat adds nothing at long range without OVL: +0',
  }),
  minimal: ({ roll }) => ({ label: 'Minimal damage', text: `1D6: on ${roll} or more one more point` }),
  fromRear: (_, value) => ({ label: 'From the rear', text: `The target is hit from the rear: ${add(value)}` }),
  heatAsDamage: (_, value) => ({ label: 'Heat as damage', text: `The target has no heat scale, so HT is damage: ${add(value)}` }),
  physicalDamage: ({ attack, size, inches: moved }, value) => ({
    label: 'Damage',
    text: {
      PHYSICAL: `Size ${size}: ${value}`,
      MELEE_WEAPON: `Size ${size} + 1: ${value}`,
      RAM: `${number(moved, 'en')}" × size ${size} / 8, rounded: ${value}`,
      DEATH_FROM_ABOVE: `${number(moved, 'en')}" × size ${size} / 8, rounded, + 1: ${value}`,
      WEAPON: '',
      REAR: '',
      INDIRECT: '',
    }[attack],
  }),
  damage: ({ amounts }) => ({ label: 'Damage of a hit', text: `A hit deals ${either(amounts)}` }),
} satisfies Partial<AttackWords['steps']>;

const effects = {
  noDamage: ({ minimal }) => ({
    label: 'No damage',
    text: minimal
      ? 'Without its point the hit does no damage and brings no critical roll'
      : 'The hit does no damage and brings no critical roll',
  }),
  hit: ({ damage: dealt, armor, structure, armorLeft, structureLeft, rolls }) => ({
    label: 'Armor and structure',
    text: `${points(dealt)} off A${armor} S${structure}: ${structureLeft === 0 ? 'destroyed' : `A${armorLeft} S${structureLeft} left`}${rolls ? '; structure damaged: one critical roll' : ''}`,
  }),
  natural12: ({ chance }) => ({
    label: 'Natural 12',
    text: `Two sixes on the attack, ${odds(chance, 'en')}: a critical roll before the damage`,
  }),
  deathFromAbove: () => ({
    label: 'Death from above',
    text: 'A hit always brings one critical roll, besides those for a natural 12 and for structure damage',
  }),
  ammunition: ({ effect }) => ({
    label: 'Ammunition hit',
    text: {
      DESTROYS: 'Without CASE or ENE an ammunition hit destroys the target',
      HURTS: 'CASE: an ammunition hit deals 1 point, and rolls again if that damages structure',
      HARMLESS: 'CASE II or ENE: an ammunition hit does nothing',
    }[effect],
  }),
  cannotApply: ({ weapon, movement }) => ({
    label: 'Nothing left to hit',
    text: `${capital(named([weapon && 'weapons', movement && 'MP']))} cannot be hit any more: 1 point of damage instead, without another roll`,
  }),
  pending: () => ({ label: 'Critical hits', text: 'They add up at once and take effect in the end phase' }),
  destroyed: ({ chance }) => ({ label: 'Destroyed', text: `Odds of every way to destroy the target, added up: ${odds(chance, 'en')}` }),
} satisfies Partial<AttackWords['steps']>;

const aftermath = {
  ownDamage: ({ onHit, onMiss }) => ({
    label: 'Damage to the attacker',
    text: `${points(onHit)} on a hit, ${onMiss} on a miss, without a critical roll`,
  }),
  attackerHeat: ({ before, overheat, engineHits, fired, water, shutDown, onMiss }, value) => ({
    label: 'Attacker’s heat',
    text: `Heat ${before} becomes ${value}${shutDown ? ', shut down' : ''}: ${fired ? firing(overheat, engineHits, water) : 'no weapons fired'}${onMiss === value ? '' : `; after a miss it is ${onMiss}`}`,
  }),
  noHeatGiven: ({ because }) => ({
    label: 'HT',
    text: because === 'OVERHEAT' ? 'An attack with overheat gives the target no heat' : 'Only the normal attack gives the target heat',
  }),
  heatGiven: ({ points: given, counted }) => ({
    label: 'HT',
    text: given === counted ? `A hit heats the target up: +${counted}` : `A hit heats the target up by ${given}, of which ${counted} count`,
  }),
  targetHeat: ({ before, restarts, shutDown }, value) => ({
    label: 'Target’s heat',
    text: `${restarts ? 'Shut down, the target cools to 0 and restarts; after a hit its heat is' : `Heat ${before} becomes, after a hit,`} ${value}${shutDown ? ', shut down' : ''}`,
  }),
} satisfies Partial<AttackWords['steps']>;

const firing = (overheat: number, engineHits: number, water: boolean): string =>
  named([
    overheat > 0 && `overheat ${overheat}`,
    engineHits > 0 && 'engine hit',
    water && 'water',
    overheat + engineHits === 0 && !water && 'weapons fired, no overheat',
  ]);

const refusals: AttackWords['refusals'] = {
  ...attackRefusalWords.en,
  ...unitRefusalWords.en,
  SHUT_DOWN: () => 'Not allowed: the attacker is shut down by heat.',
  LACKS_ABILITY: ({ ability }) => `Not allowed: the attacker lacks ${ABILITIES[ability]}.`,
  HAS_MELEE_WEAPON: () => 'Not allowed: a unit with a melee weapon (MEL) strikes with that, never with a normal physical attack.',
  OUT_OF_MOVE: ({ attack, inches: moved, limit, speedDemon }) =>
    `Not allowed: ${ATTACKS.values[attack].en} after ${inches(moved, 'en')}, but the attacker has only ${inches(limit, 'en')} of ${attack === 'RAM' ? 'ground movement' : 'jump'}${speedDemon ? ' with Speed Demon' : ''}.`,
  REAR_VALUE: ({ points: fired, possible }) => rearValueWords.en(fired, possible),
  NO_DAMAGE: ({ range, weaponHits }) =>
    `Not allowed: no damage value at ${RANGES.values[range].en} range${weaponHits > 0 ? ' after weapon hits' : ''}.`,
  OVERHEAT_FORBIDDEN: ({ attack, weapons }) =>
    `Not allowed: overheat cannot strengthen this attack: ${weapons === 'ALL' ? ATTACKS.values[attack].en : WEAPONS.values[weapons].en}.`,
  OVERHEAT_WITH_HT: () => 'Not allowed: a unit with HT never uses overheat.',
  OVERHEAT_ABOVE_VALUE: ({ overheat, limit }) => `Not allowed: overheat ${overheat} is more than the overheat value of ${limit}.`,
  OVERHEAT_ABOVE_SCALE: ({ overheat, limit }) => `Not allowed: the heat scale has room for ${limit}, not for overheat ${overheat}.`,
};

export const english: AttackWords = {
  steps: {
    ...toHitWords.en,
    ...posture,
    ...damage,
    ...effects,
    ...aftermath,
    ...rollWords.en,
  },
  refusals,
  summary: ({ figures: { target, hit, hitDamage, destroyed, attackerHeat, targetHeat }, question }) =>
    `${rollSentence(target, hit, question.situation.lucky, 'en')}; a hit deals ${either(hitDamage.map(({ damage }) => damage))}; odds to destroy ${odds(destroyed, 'en')}${heats(question.attacker.heat, attackerHeat, 'attacker')}${heats(question.target.heat, targetHeat, 'target')}.`,
};

function heats(before: number, after: number, who: string): string {
  if (before === after) return '';
  return `; the ${who}’s heat becomes ${after}${after === SHUTDOWN_HEAT ? ': shut down next turn' : ''}`;
}
