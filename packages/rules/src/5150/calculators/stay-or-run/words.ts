/** Wording of Stay or Run. */
import type { Calculator } from '../../../calculator/calculator.js';
import type { Language } from '../../../text/language.js';
import { number, odds, plural } from '../../../text/numbers.js';
import { capital } from '../../../text/sentences.js';
import { passedLabel } from '../../engine/pass-dice/words.js';
import { MOTIVATIONS, type Motivation, STAY_CONDITIONS, type StayCondition } from '../../engine/stay-or-run/vocabulary.js';
import type { Question } from './force.js';
import type { input } from './input.js';
import type { output } from './output.js';
import type { Facts, Refusals } from './resolve.js';

const names = (conditions: readonly StayCondition[], language: Language): readonly string[] =>
  conditions.map((condition) => STAY_CONDITIONS[condition][language]);
/** When a force without losses tests. */
function thresholds(every: number, all: readonly number[], language: Language): string {
  if (every === 0) return { en: 'no test at any losses', ru: 'тестов не бывает' }[language];
  if (every === 1) return { en: 'a test at every loss', ru: 'тест при каждой потере' }[language];
  return { en: `tests at ${all.join(', ')} losses`, ru: `тесты при потерях ${all.join(', ')}` }[language];
}
const why = (when: readonly StayCondition[], motivation: Motivation, language: Language): string =>
  capital((when.length > 0 ? names(when, language) : [MOTIVATIONS.values[motivation][language]]).join(', '));
const lossesEn = (count: number): string => `${number(count, 'en')} ${plural(count, 'en', { one: 'loss', many: 'losses' })}`;
const lossesRu = (count: number): string =>
  `${number(count, 'ru')} ${plural(count, 'ru', { one: 'потеря', few: 'потери', many: 'потерь' })}`;
/** The prize that raiders have taken, if any. */
const prize = ({ motivation, loot, captives, hostages }: Question, language: Language): string =>
  motivation === 'PROFIT' && (loot || captives || hostages) ? { en: ', its aim reached', ru: ', цель достигнута' }[language] : '';
const figuresEn = (count: number): string => `${number(count, 'en')} ${plural(count, 'en', { one: 'figure', many: 'figures' })}`;
const figuresRu = (count: number): string =>
  `${number(count, 'ru')} ${plural(count, 'ru', { one: 'фигурка', few: 'фигурки', many: 'фигурок' })}`;

export const words: Calculator<typeof input, typeof output, Facts, Refusals>['words'] = {
  en: {
    steps: {
      every: ({ figures, divisor }, value) => ({
        label: 'Losses from test to test',
        text: `${figures} / ${divisor}, half up, at least 1: ${value}`,
      }),
      due: ({ losses, threshold, several }) => ({
        label: 'Threshold',
        text: `${lossesEn(losses)} ${losses === 1 ? 'reaches' : 'reach'} the threshold of ${threshold}${several ? '; several thresholds at once, one test' : ''}`,
      }),
      share: ({ losses, figures, lost }) => ({
        label: 'Share lost',
        text: `${losses} of ${figures}${lost.length > 0 ? `: ${names(lost.slice(0, 1), 'en')}` : ': less than 1/3'}`,
      }),
      row: ({ when, goesOn, motivation }, value) => ({
        label: passedLabel(value, 'en'),
        text: `${why(when, motivation, 'en')}: ${goesOn ? 'fights on' : 'stops fighting'}`,
      }),
      leaderDie: ({ leaderRep, chance }) => ({
        label: 'Leader die',
        text: `One die against the Leader’s Rep ${leaderRep}: adds one passed die to everyone with odds of ${odds(chance, 'en')}`,
      }),
      rep: ({ figures, chance }, value) => ({
        label: `Rep ${value}`,
        text: `${figuresEn(figures)}: odds to fight on ${odds(chance, 'en')}`,
      }),
    },
    refusals: {
      NOT_DUE: ({ losses, next, every }) =>
        `Not allowed: no test is due at ${lossesEn(losses)}; ${next === undefined ? 'none is left' : `the next one comes at ${next}, ${every === 1 ? 'and one at every loss' : `one every ${every} losses`}`}.`,
    },
    summary: ({ figures: { every, everyone, nobody, thresholds: all }, question }) =>
      question.losses === 0
        ? `Stay or Run, ${figuresEn(question.figures)} at the start: ${thresholds(every, all, 'en')}.`
        : `Stay or Run for ${MOTIVATIONS.values[question.motivation as Motivation].en} at ${lossesEn(question.losses)} of ${question.figures}${prize(question, 'en')} (${every === 1 ? 'a test at every loss' : `a test every ${every} losses`}): everyone fights on ${odds(everyone, 'en')}, nobody ${odds(nobody, 'en')}.`,
  },
  ru: {
    steps: {
      every: ({ figures, divisor }, value) => ({
        label: 'Потерь от теста до теста',
        text: `${figures} / ${divisor}, половина — вверх, не меньше 1: ${value}`,
      }),
      due: ({ losses, threshold, several }) => ({
        label: 'Порог',
        text: `${capital(lossesRu(losses))} — достигнут порог ${threshold}${several ? '; порогов сразу несколько, тест один' : ''}`,
      }),
      share: ({ losses, figures, lost }) => ({
        label: 'Доля потерь',
        text: `${losses} из ${figures}${lost.length > 0 ? `: ${names(lost.slice(0, 1), 'ru')}` : ': меньше 1/3'}`,
      }),
      row: ({ when, goesOn, motivation }, value) => ({
        label: passedLabel(value, 'ru'),
        text: `${why(when, motivation, 'ru')}: ${goesOn ? 'сражается дальше' : 'прекращает бой'}`,
      }),
      leaderDie: ({ leaderRep, chance }) => ({
        label: 'Кубик лидерства',
        text: `Один кубик против Умения лидера ${leaderRep}: шанс добавить всем пройденный кубик — ${odds(chance, 'ru')}`,
      }),
      rep: ({ figures, chance }, value) => ({
        label: `Умение ${value}`,
        text: `${figuresRu(figures)}: шанс сражаться дальше — ${odds(chance, 'ru')}`,
      }),
    },
    refusals: {
      NOT_DUE: ({ losses, next, every }) =>
        `Нельзя: при ${number(losses, 'ru')} ${plural(losses, 'ru', { one: 'потере', many: 'потерях' })} теста нет, ${next === undefined ? 'и больше не будет' : `следующий — при ${next}, тест ${every === 1 ? 'при каждой потере' : `через каждые ${every}`}`}.`,
    },
    summary: ({ figures: { every, everyone, nobody, thresholds: all }, question }) =>
      question.losses === 0
        ? `«Остаться или убежать», в начале ${figuresRu(question.figures)}: ${thresholds(every, all, 'ru')}.`
        : `«Остаться или убежать», ${MOTIVATIONS.values[question.motivation as Motivation].ru}, потери ${question.losses} из ${question.figures}${prize(question, 'ru')} (тест ${every === 1 ? 'при каждой потере' : `через каждые ${every}`}): сражаются все — ${odds(everyone, 'ru')}, никто — ${odds(nobody, 'ru')}.`,
  },
};
