/** Wording of a jump. */
import type { Calculator } from '../../../calculator/calculator.js';
import { number, plural } from '../../../text/numbers.js';
import { stepsText } from '../../engine/phrases.js';
import type { input } from './input.js';
import type { output } from './output.js';
import type { Facts, Refusals } from './resolve.js';

export const words: Calculator<typeof input, typeof output, Facts, Refusals>['words'] = {
  en: {
    steps: {
      reach: ({ jump }) => ({ label: 'Jump', text: `Up to ${stepsText(jump, 'en')} of length and height together` }),
      length: ({ length }) => ({ label: 'Length', text: stepsText(length, 'en') }),
      height: ({ height }) => ({ label: 'Height', text: `${stepsText(height, 'en')} up` }),
      drop: ({ height, isFree }) => ({
        label: 'Drop',
        text: `${stepsText(height, 'en')} down, ${isFree ? 'free' : 'counted as height'}`,
      }),
    },
    refusals: {
      WITH_GUN: () => 'Not allowed: a soldier does not jump with a mobile gun.',
      MOVED: () => 'Not allowed: a jump takes the place of the whole movement, once a turn.',
      NO_FOOTING: () => 'Not allowed: the figure cannot stand where it lands.',
      TOO_FAR: ({ needed, jump, length, height }) =>
        `Not allowed: length ${number(length, 'en')} + height ${number(height, 'en')} = ${number(needed, 'en')} is more than jump ${jump}.`,
    },
    summary: ({ figures: { needed, left }, question: { jump } }) =>
      `The jump takes ${number(needed, 'en')} of ${stepsText(jump, 'en')}: allowed, ${number(left, 'en')} to spare.`,
  },
  ru: {
    steps: {
      reach: ({ jump }) => ({ label: 'Прыжок', text: `Длина и высота вместе — до ${number(jump, 'ru')}` }),
      length: ({ length }) => ({ label: 'Длина', text: stepsText(length, 'ru') }),
      height: ({ height }) => ({ label: 'Высота', text: `${stepsText(height, 'ru')} вверх` }),
      drop: ({ height, isFree }) => ({
        label: 'Спуск',
        text: `${stepsText(height, 'ru')} вниз, ${isFree ? 'не считается' : 'считается как высота'}`,
      }),
    },
    refusals: {
      WITH_GUN: () => 'Нельзя: с мобильным орудием не прыгают.',
      MOVED: () => 'Нельзя: прыгают вместо ходьбы и один раз за тур.',
      NO_FOOTING: () => 'Нельзя: в месте приземления фигурке не устоять.',
      TOO_FAR: ({ needed, jump, length, height }) =>
        `Нельзя: длина ${number(length, 'ru')} + высота ${number(height, 'ru')} = ${number(needed, 'ru')}, больше, чем Пр${jump}.`,
    },
    summary: ({ figures: { needed, left }, question: { jump } }) =>
      `Прыжок возможен: ${plural(needed, 'ru', { one: 'нужен', few: 'нужно', many: 'нужно' })} ${stepsText(needed, 'ru')} из ${jump}, запас ${number(left, 'ru')}.`,
  },
};
