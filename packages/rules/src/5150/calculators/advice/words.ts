/** Wording of advice. */
import { type Fraction, subtract, toDecimal } from '@rangefinder/dice';
import type { Calculator } from '../../../calculator/calculator.js';
import type { Lever } from '../../../calculator/sweep/changes.js';
import type { Language, Text } from '../../../text/language.js';
import { inches, number, percent, plural, signed } from '../../../text/numbers.js';
import { capital } from '../../../text/sentences.js';
import { AIMS, type Aim, CHANGES, type Change } from '../../vocabulary.js';
import type { input } from './input.js';
import type { output } from './output.js';
import { aimedAt, type Facts, type Refusals } from './resolve.js';

type Advice = Calculator<typeof input, typeof output, Facts, Refusals>['words'];

const HUNDRED = 100;
const TENTHS = 10;
const POINTS: Text = { en: ' percentage points', ru: ' п. п.' };
const TO: Text = { en: 'to', ru: 'до' };
const FORBIDDEN: Text = { en: 'As it stands the shot is not allowed', ru: 'Сейчас стрелять нельзя' };
const AND: Text = { en: ' and ', ru: ' и ' };
const OTHERS: Text = { en: 'other targets', ru: 'остальные цели' };
const DICE = { en: { one: 'die', many: 'dice' }, ru: { one: 'кубик', few: 'кубика', many: 'кубиков' } } as const;
const MAX_NAMED_CHANGES = 3;

/** A gain in percentage points: `+13.9 percentage points`. */
const gainText = (gain: Fraction, language: Language): string =>
  `${signed(Math.round(toDecimal(gain) * HUNDRED * TENTHS) / TENTHS, language)}${POINTS[language]}`;

/** `close in to 24"`, `roll every die at the first target (3 dice)` */
function changeText(change: Change, amount: number | undefined, language: Language): string {
  const words = CHANGES.values[change][language];
  if (amount === undefined) return words;
  return change === 'CLOSE_IN'
    ? `${words} ${TO[language]} ${inches(amount, language)}`
    : `${words} (${number(amount, language)} ${plural(amount, language, DICE[language])})`;
}

const figure = (value: Fraction, aim: Aim, language: Language): string =>
  `${capital(AIMS.values[aim][language])}${{ en: ': ', ru: ' — ' }[language]}${percent(value, language)}`;

/** A change, or two together. */
const leversText = (change: Change, amount: number | undefined, second: Lever<Change> | undefined, language: Language): string =>
  [changeText(change, amount, language), ...(second ? [changeText(second.change, second.amount, language)] : [])].join(AND[language]);

/** What the other targets lose: `, other targets −12.5 percentage points`. */
const othersText = (others: Fraction, language: Language): string =>
  others.numerator === 0n ? '' : `, ${OTHERS[language]} ${gainText(others, language)}`;

const changeStep = ({ aim, change, amount, second, others, before, after }: Facts['change'], language: Language) => ({
  label: capital(leversText(change, amount, second, language)),
  text: `${figure(after, aim, language)}, ${gainText(subtract(after, before), language)}${othersText(others, language)}`,
});

type Answered = Parameters<Advice['en']['summary']>[0];

/** The best changes with their gains. Empty when no change is an improvement. */
const bestOf = ({ figures: { changes, now } }: Answered, language: Language): string =>
  changes
    .slice(0, MAX_NAMED_CHANGES)
    .map(({ change, amount, also, alsoAmount, gain, others }) => {
      const second = also && { change: also, ...(alsoAmount !== undefined && { amount: alsoAmount }) };
      const cost = othersText(subtract(others, now.others), language);
      return `${leversText(change, amount ?? undefined, second, language)} (${gainText(gain, language)}${cost})`;
    })
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
    refusals: {
      NOTHING_HELPS: () => 'Not allowed: the rules forbid the shot, and neither one change of the shooter nor two make it possible.',
    },
    summary: (answered) => {
      const best = bestOf(answered, 'en');
      return `${nowText(answered, 'en')}; ${best ? `best: ${best}` : 'no single change brings more'}.`;
    },
  },
  ru: {
    steps: {
      now: ({ aim, value, allowed }) => ({ label: 'Сейчас', text: allowed ? figure(value, aim, 'ru') : NOT_ALLOWED.ru }),
      change: (given) => changeStep(given, 'ru'),
    },
    refusals: { NOTHING_HELPS: () => 'Нельзя: выстрел запрещён, и одной или двух перемен со стороны стрелка мало.' },
    summary: (answered) => {
      const best = bestOf(answered, 'ru');
      return `${nowText(answered, 'ru')}; ${best ? `лучше всего ${best}` : 'больше не даст ни одна перемена'}.`;
    },
  },
};
