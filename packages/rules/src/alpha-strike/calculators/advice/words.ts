/** Wording of advice. */
import { type Fraction, subtract, toDecimal } from '@rangefinder/dice';
import type { Calculator } from '../../../calculator/calculator.js';
import type { Language, Text } from '../../../text/language.js';
import { inches, number, percent, signed } from '../../../text/numbers.js';
import { capital } from '../../../text/sentences.js';
import { unitRefusalWords } from '../../engine/coverage/unit-refusal.js';
import { type Aim, CHANGES, type Change } from '../../vocabulary.js';
import type { input } from './input.js';
import type { output } from './output.js';
import { aimedAt, type Facts, type Price, type Refusals } from './resolve.js';

type Advice = Calculator<typeof input, typeof output, Facts, Refusals>['words'];

const HUNDRED = 100;
const CENTS = 100;
/** Rounds to two decimals, enough for a decision. */
const rounded = (value: number): number => Math.round(value * CENTS) / CENTS;

const FIGURES: Readonly<Record<Aim, Text>> = {
  EXPECTED_DAMAGE: { en: 'expected damage', ru: 'средний урон' },
  HIT: { en: 'odds to hit', ru: 'шанс попасть' },
  DESTROY: { en: 'odds to destroy', ru: 'шанс уничтожить' },
};

/** `1.25` points of damage, or `41.7%`. */
const figure = (value: Fraction, aim: Aim, language: Language): string =>
  aim === 'EXPECTED_DAMAGE' ? number(rounded(toDecimal(value)), language) : percent(value, language);

const POINTS_OF_PERCENT: Text = { en: ' percentage points', ru: ' п. п.' };

/** A gain: `+0.5`, or `+13.9 percentage points` for odds. */
function gainText(gain: Fraction, aim: Aim, language: Language): string {
  const value = toDecimal(gain);
  if (aim === 'EXPECTED_DAMAGE') return signed(rounded(value), language);
  return `${signed(Math.round(value * HUNDRED * 10) / 10, language)}${POINTS_OF_PERCENT[language]}`;
}

const TO: Text = { en: 'to', ru: 'до' };
const AND: Text = { en: ' and ', ru: ' и ' };

/** `close in to 6"`, `overheat 2`, `jump` */
function leverText({ change, amount }: Suggested, language: Language): string {
  const words = CHANGES.values[change][language];
  if (amount === undefined) return words;
  return change === 'CLOSE_IN' ? `${words} ${TO[language]} ${inches(amount, language)}` : `${words} ${number(amount, language)}`;
}

/** A change of the answer, with its other half if it is a pair. */
interface Suggested {
  readonly change: Change;
  readonly amount?: number | undefined;
}

const changeText = (suggested: Suggested & { readonly second?: Suggested | undefined }, language: Language): string =>
  leverText(suggested, language) + (suggested.second ? AND[language] + leverText(suggested.second, language) : '');

/** What a change costs: `then shut down for a turn`, `heat 2 afterwards`, `1 easier to hit`. Empty without a price. */
function priceText({ attackerHeat, shutsDown, defense = 0 }: Price, now: number, language: Language): string {
  const heat = shutsDown ? SHUT_DOWN[language] : attackerHeat > now ? HEATS_UP[language](attackerHeat) : '';
  return [heat, defense < 0 ? EASIER[language](-defense) : ''].filter(Boolean).join(', ');
}

const SHUT_DOWN: Text = { en: 'then shut down for a turn', ru: 'затем отключение на ход' };
const HEATS_UP = { en: (heat: number) => `heat ${heat} afterwards`, ru: (heat: number) => `нагрев станет ${heat}` } as const;
const EASIER = { en: (by: number) => `${by} easier to hit`, ru: (by: number) => `попасть в ответ легче на ${by}` } as const;

const TARGET: Text = { en: 'target number', ru: 'целевое значение' };

function changeStep(given: Facts['change'], language: Language) {
  const { aim, target, before, after, price, heat } = given;
  const cost = priceText(price, heat, language);
  return {
    label: capital(changeText(given, language)),
    text: `${capital(FIGURES[aim][language])} ${figure(after, aim, language)}: ${gainText(subtract(after, before), aim, language)}; ${TARGET[language]} ${number(target, language)}${cost && `; ${cost}`}`,
  };
}

const MAX_NAMED_CHANGES = 3;
type Answered = Parameters<Advice['en']['summary']>[0];

/** The best changes with their gains and prices. Empty when no change is an improvement. */
const bestOf = ({ figures: { changes }, question: { aim, attacker } }: Answered, language: Language): string =>
  changes
    .slice(0, MAX_NAMED_CHANGES)
    .map((suggested) => {
      const price = priceText(suggested, attacker.heat, language);
      return `${changeText(suggested, language)} (${gainText(suggested.gain, aim, language)}${price && `; ${price}`})`;
    })
    .join(', ');

/** The beginning of the summary: the current figure. */
const nowText = ({ figures: { now }, question: { aim } }: Answered, language: Language): string =>
  now.target === undefined ? FORBIDDEN[language] : `${capital(FIGURES[aim][language])} ${figure(aimedAt(now, aim), aim, language)}`;

const FORBIDDEN: Text = { en: 'As it stands the attack is not allowed', ru: 'Сейчас атака запрещена' };

export const words: Advice = {
  en: {
    steps: {
      now: ({ aim, value, allowed }) => ({
        label: 'As it stands',
        text: allowed ? `${capital(FIGURES[aim].en)} ${figure(value, aim, 'en')}` : 'The rules forbid the attack',
      }),
      change: (given) => changeStep(given, 'en'),
    },
    refusals: {
      ...unitRefusalWords.en,
      NOTHING_HELPS: () =>
        'Not allowed: the rules forbid the attack, and no change of the attacker makes it possible, nor do two together.',
    },
    summary: (answered) => {
      const best = bestOf(answered, 'en');
      return `${nowText(answered, 'en')}; ${best ? `best: ${best}` : 'no single change brings more'}.`;
    },
  },
  ru: {
    steps: {
      now: ({ aim, value, allowed }) => ({
        label: 'Как есть',
        text: allowed ? `${capital(FIGURES[aim].ru)} ${figure(value, aim, 'ru')}` : 'Правила запрещают эту атаку',
      }),
      change: (given) => changeStep(given, 'ru'),
    },
    refusals: {
      ...unitRefusalWords.ru,
      NOTHING_HELPS: () => 'Нельзя: атака запрещена, и атакующему не поможет ни одна перемена, ни две сразу.',
    },
    summary: (answered) => {
      const best = bestOf(answered, 'ru');
      return `${nowText(answered, 'ru')}; ${best ? `выгоднее всего: ${best}` : 'одной переменой этого не улучшить'}.`;
    },
  },
};
