/** Wording of advice. */
import { compare, type Fraction, subtract, toDecimal, ZERO } from '@rangefinder/dice';
import type { Calculator } from '../../../calculator/calculator.js';
import type { Language, Text } from '../../../text/language.js';
import { inches, number, percent, signed } from '../../../text/numbers.js';
import { capital } from '../../../text/sentences.js';
import { AIMS, type Aim, CHANGES, type Change } from '../../vocabulary.js';
import type { input } from './input.js';
import type { output } from './output.js';
import { aimedAt, type Facts, type Refusals } from './resolve.js';

type Advice = Calculator<typeof input, typeof output, Facts, Refusals>['words'];

const HUNDRED = 100;
const TENTHS = 10;
const POINTS: Text = { en: ' points', ru: ' п. п.' };
const TO: Text = { en: 'to', ru: 'на' };
const DICE: Text = { en: 'dice', ru: 'куб.' };
const FORBIDDEN: Text = { en: 'As it stands the shot is not allowed', ru: 'Как есть, стрелять нельзя' };
const MAX_NAMED_CHANGES = 3;

/** A gain in percentage points: `+13.9 points`. */
const gainText = (gain: Fraction, language: Language): string =>
  `${signed(Math.round(toDecimal(gain) * HUNDRED * TENTHS) / TENTHS, language)}${POINTS[language]}`;

/** `close in to 24"`, `roll every die at the first target (3 dice)` */
function changeText(change: Change, amount: number | undefined, language: Language): string {
  const words = CHANGES.values[change][language];
  if (amount === undefined) return words;
  return change === 'CLOSE_IN'
    ? `${words} ${TO[language]} ${inches(amount, language)}`
    : `${words} (${number(amount, language)} ${DICE[language]})`;
}

const figure = (value: Fraction, aim: Aim, language: Language): string =>
  `${capital(AIMS.values[aim][language])} — ${percent(value, language)}`;

const changeStep = ({ aim, change, amount, before, after }: Facts['change'], language: Language) => ({
  label: capital(changeText(change, amount, language)),
  text: `${figure(after, aim, language)}: ${gainText(subtract(after, before), language)}`,
});

type Answered = Parameters<Advice['en']['summary']>[0];

/** The best changes with their gains. Empty when no change is an improvement. */
const bestOf = ({ figures: { changes } }: Answered, language: Language): string =>
  changes
    .filter(({ gain }) => compare(gain, ZERO) > 0)
    .slice(0, MAX_NAMED_CHANGES)
    .map(({ change, amount, gain }) => `${changeText(change, amount ?? undefined, language)} (${gainText(gain, language)})`)
    .join(', ');

/** The beginning of the summary: the current odds. */
const nowText = ({ figures: { now }, question: { aim } }: Answered, language: Language): string =>
  now.allowed ? figure(aimedAt(now, aim), aim, language) : FORBIDDEN[language];

const NOT_ALLOWED: Text = { en: 'The rules forbid the shot', ru: 'Правила запрещают этот выстрел' };

export const words: Advice = {
  en: {
    steps: {
      now: ({ aim, value, allowed }) => ({ label: 'As it stands', text: allowed ? figure(value, aim, 'en') : NOT_ALLOWED.en }),
      change: (given) => changeStep(given, 'en'),
    },
    refusals: { NOTHING_HELPS: () => 'Not allowed: the rules forbid the shot, and no single change of the shooter makes it possible.' },
    summary: (answered) => {
      const best = bestOf(answered, 'en');
      return `${nowText(answered, 'en')}; ${best ? `best: ${best}` : 'no single change brings more'}.`;
    },
  },
  ru: {
    steps: {
      now: ({ aim, value, allowed }) => ({ label: 'Как есть', text: allowed ? figure(value, aim, 'ru') : NOT_ALLOWED.ru }),
      change: (given) => changeStep(given, 'ru'),
    },
    refusals: { NOTHING_HELPS: () => 'Нельзя: выстрел запрещён, и ни одно изменение со стороны стрелка его не спасёт.' },
    summary: (answered) => {
      const best = bestOf(answered, 'ru');
      return `${nowText(answered, 'ru')}; ${best ? `выгоднее всего: ${best}` : 'ни одно изменение больше не даст'}.`;
    },
  },
};
