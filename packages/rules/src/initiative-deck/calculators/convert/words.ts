/** Wording of a conversion. */
import type { Calculator } from '../../../calculator/calculator.js';
import { inches as inchesText, plural } from '../../../text/numbers.js';
import type { input } from './input.js';
import type { output } from './output.js';
import type { Facts } from './resolve.js';

const hexesEn = (count: number): string => `${count} ${plural(count, 'en', { one: 'hex', many: 'hexes' })}`;
const hexesRu = (count: number): string => `${count} ${plural(count, 'ru', { one: 'гекс', few: 'гекса', many: 'гексов' })}`;

export const words: Calculator<typeof input, typeof output, Facts, object>['words'] = {
  en: {
    steps: {
      movementPoints: ({ amount, each, inches }) => ({
        label: 'Movement',
        text: `${amount} MP × ${inchesText(each, 'en')} = ${inchesText(inches, 'en')}`,
      }),
      hexes: ({ amount, each, inches }) => ({
        label: 'Distance',
        text: `${hexesEn(amount)} × ${inchesText(each, 'en')} = ${inchesText(inches, 'en')}`,
      }),
    },
    refusals: {},
    summary: ({ figures: { inches }, question: { movementPoints, hexes } }) =>
      `${hexes === undefined ? `${movementPoints} MP` : hexesEn(hexes)} on a card: ${inchesText(inches, 'en')} in Alpha Strike.`,
  },
  ru: {
    steps: {
      movementPoints: ({ amount, each, inches }) => ({
        label: 'Движение',
        text: `${amount} ОД × ${inchesText(each, 'ru')} = ${inchesText(inches, 'ru')}`,
      }),
      hexes: ({ amount, each, inches }) => ({
        label: 'Расстояние',
        text: `${hexesRu(amount)} × ${inchesText(each, 'ru')} = ${inchesText(inches, 'ru')}`,
      }),
    },
    refusals: {},
    summary: ({ figures: { inches }, question: { movementPoints, hexes } }) =>
      `${hexes === undefined ? `${movementPoints} ОД` : hexesRu(hexes)} на карте — это ${inchesText(inches, 'ru')} в «Альфа-ударе».`,
  },
};
