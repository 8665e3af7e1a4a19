/** Wording of moving fire. */
import type { Calculator } from '../../../calculator/calculator.js';
import type { Language, Text } from '../../../text/language.js';
import { list, signed } from '../../../text/numbers.js';
import { capital } from '../../../text/sentences.js';
import { MOVING_FIRE_LEVELS, type MovingFireLevel, NATIONS } from '../../vocabulary.js';
import type { input } from './input.js';
import type { output } from './output.js';
import type { Facts, Refusals } from './resolve.js';

const levelName = (level: MovingFireLevel, language: Language): string => MOVING_FIRE_LEVELS.values[level][language];
const levelNames = (levels: readonly MovingFireLevel[], language: Language): string =>
  list(
    levels.map((level) => levelName(level, language)),
    language,
  );

interface Modifiers {
  readonly toHit: number;
  readonly firepower: number;
  readonly only?: Text | undefined;
}
const modifiersEn = ({ toHit, firepower, only }: Modifiers): string =>
  `number needed ${signed(toHit, 'en')}${firepower === 0 ? '' : `, firepower ${signed(firepower, 'en')}`}${only ? `, ${only.en}` : ''}`;
const modifiersRu = ({ toHit, firepower, only }: Modifiers): string =>
  `нужное число ${signed(toHit, 'ru')}${firepower === 0 ? '' : `, огневая мощь ${signed(firepower, 'ru')}`}${only ? `, ${only.ru}` : ''}`;

export const words: Calculator<typeof input, typeof output, Facts, Refusals>['words'] = {
  en: {
    steps: {
      row: ({ nation, name }) => ({ label: 'Row', text: `${NATIONS.values[nation].en}: ${name.en}` }),
      moving: ({ level, ...given }) => ({ label: capital(levelName(level, 'en')), text: `On the move: ${modifiersEn(given)}` }),
      smoke: ({ level, ...given }) => ({
        label: capital(levelName(level, 'en')),
        text: `At smoke or through it: ${modifiersEn(given)}, once; no extended range`,
      }),
      otherReading: ({ levels }) => ({
        label: 'Other reading',
        text: `The row has lost cells; the other reading: ${levelNames(levels, 'en')}`,
      }),
    },
    refusals: { NOT_LISTED: ({ nation, name }) => `Not allowed: the row of ${NATIONS.values[nation].en} gives ${name.en} no moving fire.` },
    summary: ({ figures: { name, levels } }) =>
      `${name.en}: ${levels.map((given) => `${levelName(given.level, 'en')} (${given.smoke ? 'through smoke' : 'on the move'}: ${modifiersEn(given)})`).join('; ')}.`,
  },
  ru: {
    steps: {
      row: ({ nation, name }) => ({ label: 'Строка', text: `${NATIONS.values[nation].ru}: ${name.ru}` }),
      moving: ({ level, ...given }) => ({ label: capital(levelName(level, 'ru')), text: `В движении: ${modifiersRu(given)}` }),
      smoke: ({ level, ...given }) => ({
        label: capital(levelName(level, 'ru')),
        text: `По дыму или сквозь него: ${modifiersRu(given)}, один раз; без увеличенной дальности`,
      }),
      otherReading: ({ levels }) => ({
        label: 'Другое прочтение',
        text: `Строка потеряла ячейки; другое прочтение: ${levelNames(levels, 'ru')}`,
      }),
    },
    refusals: {
      NOT_LISTED: ({ nation, name }) => `Нельзя: в строке «${NATIONS.values[nation].ru}» у «${name.ru}» нет стрельбы в движении.`,
    },
    summary: ({ figures: { name, levels } }) =>
      `${name.ru}: ${levels.map((given) => `${levelName(given.level, 'ru')} (${given.smoke ? 'сквозь дым' : 'в движении'}: ${modifiersRu(given)})`).join('; ')}.`,
  },
};
