/** Wording of movement. */
import { type Fraction, toDecimal } from '@rangefinder/dice';
import type { Calculator } from '../../../calculator/calculator.js';
import type { Language } from '../../../text/language.js';
import { inches, number, odds, plural } from '../../../text/numbers.js';
import { capital } from '../../../text/sentences.js';
import type { input } from './input.js';
import type { output } from './output.js';
import { type Facts, NORMAL_MOVE_REP, type Refusals } from './resolve.js';
import { GROUNDS } from './vocabulary.js';

type MovementWords = Calculator<typeof input, typeof output, Facts, Refusals>['words'];
type Turns = readonly { readonly turns: number; readonly chance: Fraction }[];

const turnsEn = (count: number): string => `${count} ${plural(count, 'en', { one: 'turn', many: 'turns' })}`;
const turnsRu = (count: number): string => `${count} ${plural(count, 'ru', { one: 'ход', few: 'хода', many: 'ходов' })}`;
/** `in 1 turn 4/9 (44.4%), in 2 turns 5/9 (55.6%)`; without odds when certain. */
const rowsEn = (rows: Turns): string =>
  rows.length === 1
    ? `in ${turnsEn(rows[0]?.turns ?? 0)}`
    : rows.map(({ turns, chance }) => `in ${turnsEn(turns)} ${odds(chance, 'en')}`).join(', ');
const rowsRu = (rows: Turns): string =>
  rows.length === 1
    ? `за ${turnsRu(rows[0]?.turns ?? 0)}`
    : rows.map(({ turns, chance }) => `за ${turnsRu(turns)} — ${odds(chance, 'ru')}`).join(', ');

const label = (at: number, language: Language): string => `${{ en: 'Leg', ru: 'Отрезок' }[language]} ${at}`;
const length = (value: Fraction | undefined, language: Language): string => inches(value === undefined ? 0 : toDecimal(value), language);

export const words: MovementWords = {
  en: {
    steps: {
      walk: ({ rep, from, inches: move }) => ({
        label: 'Move',
        text: `Rep ${rep ?? `${from} or more`} moves ${inches(move, 'en')} a turn`,
      }),
      fast: ({ rows, leaderRep }) => ({
        label: 'Fast Move',
        text: `Each turn ${rows.map(({ inches: move, chance }) => `${inches(move, 'en')} ${odds(chance, 'en')}`).join(', ')}${leaderRep === undefined ? '' : ', the leader die counted'}`,
      }),
      leg: ({ number: at, ground, inches: long, cost }) => ({
        label: label(at, 'en'),
        text: `${capital(GROUNDS.values[ground].en)}, ${inches(long, 'en')}: ${inches(cost, 'en')} of move`,
      }),
      crossing: ({ number: at, ground, cost }) => ({
        label: label(at, 'en'),
        text: `${capital(GROUNDS.values[ground].en)}: ${inches(cost, 'en')} of move`,
      }),
      window: ({ number: at }) => ({ label: label(at, 'en'), text: 'A window ends the move of this turn; firing is allowed' }),
      stairs: ({ number: at }) => ({ label: label(at, 'en'), text: 'Stairs take a whole turn for each floor' }),
      ford: ({ number: at }) => ({
        label: label(at, 'en'),
        text: 'A ford: stop at the bank, cross in the next turn, climb out in the one after',
      }),
      turns: ({ rows }) => ({ label: 'Arrival', text: capital(rowsEn(rows)) }),
    },
    refusals: {
      IMPASSABLE: ({ number: at }) => `Not allowed: nobody climbs rock faces (leg ${at}).`,
      CARRIES_ALONE: () => 'Not allowed: one carrier cannot move fast; two can.',
    },
    summary: ({ question: { fast, rep }, figures: { turns, inches: needed, meanTurns } }) =>
      `${fast ? 'Fast Move' : `Movement${rep === undefined ? ` at Rep ${NORMAL_MOVE_REP} or more` : ''}`}, ${length(needed, 'en')} of move needed: arrives ${rowsEn(turns)}${fast && turns.length > 1 && meanTurns ? `; ${number(Math.round(toDecimal(meanTurns) * 100) / 100, 'en')} turns on average` : ''}.`,
  },
  ru: {
    steps: {
      walk: ({ rep, from, inches: move }) => ({ label: 'Движение', text: `Умение ${rep ?? `от ${from}`}: ${inches(move, 'ru')} за ход` }),
      fast: ({ rows, leaderRep }) => ({
        label: 'Быстрое перемещение',
        text: `Каждый ход ${rows.map(({ inches: move, chance }) => `${inches(move, 'ru')} — ${odds(chance, 'ru')}`).join(', ')}${leaderRep === undefined ? '' : ', с кубиком лидерства'}`,
      }),
      leg: ({ number: at, ground, inches: long, cost }) => ({
        label: label(at, 'ru'),
        text: `${capital(GROUNDS.values[ground].ru)}, ${inches(long, 'ru')}: движения уходит ${inches(cost, 'ru')}`,
      }),
      crossing: ({ number: at, ground, cost }) => ({
        label: label(at, 'ru'),
        text: `${capital(GROUNDS.values[ground].ru)}: движения уходит ${inches(cost, 'ru')}`,
      }),
      window: ({ number: at }) => ({ label: label(at, 'ru'), text: 'Окно заканчивает движение этого хода; стрелять можно' }),
      stairs: ({ number: at }) => ({ label: label(at, 'ru'), text: 'Лестница — целый ход на этаж' }),
      ford: ({ number: at }) => ({
        label: label(at, 'ru'),
        text: 'Брод: остановка у воды, на следующий ход переход, ещё через ход — на берег',
      }),
      turns: ({ rows }) => ({ label: 'Дойдёт', text: capital(rowsRu(rows)) }),
    },
    refusals: {
      IMPASSABLE: ({ number: at }) => `Нельзя: скалы непроходимы (отрезок ${at}).`,
      CARRIES_ALONE: () => 'Нельзя: в одиночку с ношей быстро не движутся, вдвоём — можно.',
    },
    summary: ({ question: { fast, rep }, figures: { turns, inches: needed, meanTurns } }) =>
      `${fast ? 'Быстрое перемещение' : `Перемещение${rep === undefined ? ` при Умении от ${NORMAL_MOVE_REP}` : ''}`}, нужно ${length(needed, 'ru')}: дойдёт ${rowsRu(turns)}${fast && turns.length > 1 && meanTurns ? `; ходов в среднем ${number(Math.round(toDecimal(meanTurns) * 100) / 100, 'ru')}` : ''}.`,
  },
};
