/** Ammunition spent in a turn of fire. Sections 6.4, 6.5, 7.6 and 7.7 of the source. */
import type { Outcome, Refusal, Step } from '../../../calculator/calculator.js';
import type { Checked } from '../../../calculator/fields.js';
import type { Problem } from '../../../calculator/problems.js';
import { powerOf } from '../../engine/dice/profile.js';
import { noPilot, type ShotRefusals, shortAmmunition, spentOn } from '../../engine/shooting/legality.js';
import { CHARGE_POWER } from '../../reference/tables/charges.js';
import type { Charge } from '../../vocabulary.js';
import type { input } from './input.js';
import type { output } from './output.js';

export type Question = Checked<typeof input>;
type Shot = Question['shots'][number];

export interface Facts {
  readonly track: { readonly track: number };
  readonly shot: {
    readonly number: number;
    readonly name: string | undefined;
    readonly power: string | undefined;
    readonly charge: Charge | undefined;
    readonly used: number;
    readonly left: number;
  };
  readonly infantry: object;
  readonly turns: { readonly turns: number; readonly salvo: number; readonly track: number };
}

export interface Refusals extends Pick<ShotRefusals, 'NO_PILOT'> {
  readonly SHORT_AMMUNITION: { readonly number: number; readonly needed: number; readonly left: number };
  readonly RATE_OF_FIRE: { readonly shots: number; readonly limit: number };
  readonly FIRED_TWICE: { readonly name: string };
}
type AmmunitionRefusal = Refusal<Refusals>;

const NEEDED = { en: 'the power, the charge, or a weapon of the catalog', ru: 'мощность, заряд или оружие из каталога' };
const NO_CHARGE = {
  en: 'none (infantry has no spring launcher and does not shoot in real shooting)',
  ru: 'ничего (у пехоты нет пружинных пускателей, в реальной стрельбе она не стреляет)',
};
const ONE_OF = { en: 'none (the shot already has its power)', ru: 'ничего (у выстрела уже есть мощность)' };

/** Each shot has either power dice or a charge. */
export const relations = ({ shots, shooter }: Question): readonly Problem[] =>
  shots.flatMap(({ power, charge }, index): readonly Problem[] => {
    if (charge !== undefined && shooter === 'INFANTRY')
      return [{ code: 'CONFLICT', path: ['shots', index, 'charge'], given: charge, allowed: NO_CHARGE }];
    if (power === undefined && charge === undefined)
      return [{ code: 'MISSING', path: ['shots', index, 'power'], given: null, allowed: NEEDED }];
    return power !== undefined && charge !== undefined
      ? [{ code: 'CONFLICT', path: ['shots', index, 'charge'], given: charge, allowed: ONE_OF }]
      : [];
  });

const costOf = ({ power, charge }: Shot): number => (charge === undefined ? powerOf(power as string).count : CHARGE_POWER[charge]);

/** Infantry fires its own weapon once a turn. */
const INFANTRY_RATE = 1;
const limitOf = ({ shooter, rateOfFire }: Question): number | undefined => (shooter === 'INFANTRY' ? INFANTRY_RATE : rateOfFire);

function refusalOf(question: Question): AmmunitionRefusal | undefined {
  const limit = limitOf(question);
  if (limit !== undefined && question.shots.length > limit)
    return { code: 'RATE_OF_FIRE', rule: 'bronepehota/rate-of-fire', given: { shots: question.shots.length, limit } };
  return (noPilot(question) as AmmunitionRefusal | undefined) ?? firedTwice(question);
}

/** Machines fire each weapon once a turn. A gun is a single weapon with its own rate of fire. */
function firedTwice({ shooter, shots }: Question): AmmunitionRefusal | undefined {
  if (shooter !== 'MACHINE') return undefined;
  const names = shots.map(({ name }) => name);
  const name = names.find((one, index) => one !== undefined && names.indexOf(one) < index);
  return name === undefined ? undefined : { code: 'FIRED_TWICE', rule: 'bronepehota/rate-of-fire', given: { name } };
}

interface Fired {
  readonly left: number;
  readonly shots: readonly { readonly shot: Shot; readonly used: number; readonly left: number }[];
  readonly refusal?: AmmunitionRefusal;
}

function spend(fired: Fired, shot: Shot, number: number, { readings }: Question): Fired {
  if (fired.refusal) return fired;
  const needed = costOf(shot);
  const short = shortAmmunition(needed, fired.left, readings);
  const used = spentOn(needed, fired.left, readings);
  if (short) return { ...fired, refusal: { code: 'SHORT_AMMUNITION', rule: short.rule, given: { number, needed, left: fired.left } } };
  const left = fired.left - used;
  return { left, shots: [...fired.shots, { shot, used, left }] };
}

const fire = (question: Question): Fired =>
  question.shots.reduce<Fired>((fired, shot, index) => spend(fired, shot, index + 1, question), { left: question.track, shots: [] });

/** Turns in which every shot can be fired. By another reading the last shot of the game may take less than it needs. */
function turnsOf(question: Question, salvo: number): number {
  if (!question.readings.includes('last-shot-fires')) return Math.floor(question.track / salvo);
  let [turns, left] = [0, question.track];
  for (;;) {
    const fired = fire({ ...question, track: left });
    if (fired.refusal) return turns;
    turns++;
    left = fired.left;
  }
}

const unlimited = ({ track, shots }: Question): Fired => ({ left: track, shots: shots.map((shot) => ({ shot, used: 0, left: track })) });

/** Resolves a checked question. */
export function resolve(question: Question): Outcome<typeof output, Facts, Refusals> {
  const { track, shots, shooter } = question;
  const barred = refusalOf(question);
  const infantry = shooter === 'INFANTRY';
  const fired: Fired = barred ? { left: track, shots: [], refusal: barred } : infantry ? unlimited(question) : fire(question);
  const salvo = shots.reduce((sum, shot) => sum + costOf(shot), 0);
  const turns = infantry ? undefined : turnsOf(question, salvo);
  return {
    figures: {
      used: track - fired.left,
      left: fired.left,
      shots: fired.shots.map(({ used, left }) => ({ used, left })),
      dry: !infantry && fired.left === 0,
      turns,
    },
    steps: [
      { key: 'track', value: track, rule: 'bronepehota/ammunition', given: { track } },
      ...(infantry ? [NO_LIMIT] : shotSteps(fired)),
      ...(turns === undefined ? [] : [turnsStep(turns, salvo, track)]),
    ],
    ...(fired.refusal ? { refusal: fired.refusal } : {}),
  };
}

const NO_LIMIT: Step<Facts> = { key: 'infantry', value: 0, rule: 'bronepehota/ammunition', given: {} };

const shotSteps = ({ shots }: Fired): readonly Step<Facts>[] =>
  shots.map(({ shot: { name, power, charge }, used, left }, index) => ({
    key: 'shot',
    value: -used,
    rule: charge === undefined ? 'bronepehota/ammunition' : 'bronepehota/table/charges',
    given: { number: index + 1, name, power, charge, used, left },
  }));

const turnsStep = (turns: number, salvo: number, track: number): Step<Facts> => ({
  key: 'turns',
  value: null,
  rule: 'bronepehota/ruling/short-ammunition',
  given: { turns, salvo, track },
});
