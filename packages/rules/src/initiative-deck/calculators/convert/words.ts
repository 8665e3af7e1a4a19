/** Wording of a conversion. */
import type { Calculator } from '../../../calculator/calculator.js';
import type { Checked } from '../../../calculator/fields.js';
import type { Language } from '../../../text/language.js';
import { inches as inchesText, list, plural } from '../../../text/numbers.js';
import { capital } from '../../../text/sentences.js';
import type { input } from './input.js';
import type { output } from './output.js';
import type { Facts } from './resolve.js';

const hexesEn = (count: number): string => `${count} ${plural(count, 'en', { one: 'hex', many: 'hexes' })}`;
const hexesRu = (count: number): string => `${count} ${plural(count, 'ru', { one: 'гекс', few: 'гекса', many: 'гексов' })}`;

const criticalsEn = (count: number): string => `${count} critical ${plural(count, 'en', { one: 'hit', many: 'hits' })}`;
const criticalsRu = (count: number): string =>
  `${count} ${plural(count, 'ru', { one: 'критическое попадание', few: 'критических попадания', many: 'критических попаданий' })}`;
const pointsEn = (count: number): string => `${count} ${plural(count, 'en', { one: 'point', many: 'points' })} of damage`;
const pointsRu = (count: number): string => `${count} ${plural(count, 'ru', { one: 'очко', few: 'очка', many: 'очков' })}`;

type Question = Checked<typeof input>;
type Figures = Checked<typeof output>;

const effectsEn = ({ movementPoints, hexes, criticalHits, heat }: Question): readonly (string | false)[] => [
  movementPoints !== undefined && `${movementPoints} MP`,
  hexes !== undefined && hexesEn(hexes),
  criticalHits !== undefined && criticalsEn(criticalHits),
  heat !== undefined && `heat ${heat}`,
];
const effectsRu = ({ movementPoints, hexes, criticalHits, heat }: Question): readonly (string | false)[] => [
  movementPoints !== undefined && `${movementPoints} ОД`,
  hexes !== undefined && hexesRu(hexes),
  criticalHits !== undefined && criticalsRu(criticalHits),
  heat !== undefined && `нагрев ${heat}`,
];
const resultsEn = ({ inches, criticalHits, heat, damage }: Figures): readonly (string | false)[] => [
  inches !== undefined && inchesText(inches, 'en'),
  criticalHits !== undefined && criticalsEn(criticalHits),
  heat !== undefined && `heat +${heat}`,
  damage !== undefined && pointsEn(damage),
];
const resultsRu = ({ inches, criticalHits, heat, damage }: Figures): readonly (string | false)[] => [
  inches !== undefined && inchesText(inches, 'ru'),
  criticalHits !== undefined && criticalsRu(criticalHits),
  heat !== undefined && `нагрев +${heat}`,
  damage !== undefined && `${pointsRu(damage)} урона`,
];
const listed = (parts: readonly (string | false)[], language: Language): string =>
  list(
    parts.filter((part) => part !== false),
    language,
  );

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
      criticalHits: ({ amount }) => ({ label: 'Critical hits', text: `${criticalsEn(amount)}, on top of any others` }),
      heat: ({ amount }) => ({ label: 'Heat', text: `The target heats up by ${amount}` }),
      damage: ({ amount, each, damage, insteadOf }) => ({
        label: 'Damage',
        text:
          insteadOf === 'heat'
            ? `Without a heat scale, heat is ${pointsEn(damage)}`
            : `In place of ${criticalsEn(amount)}: ${amount} × ${each} = ${pointsEn(damage)}`,
      }),
    },
    refusals: {},
    summary: ({ figures, question }) =>
      `${capital(listed(effectsEn(question), 'en'))} on a card: ${listed(resultsEn(figures), 'en')} in Alpha Strike.`,
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
      criticalHits: ({ amount }) => ({ label: 'Критические попадания', text: `${capital(criticalsRu(amount))}, складываются с другими` }),
      heat: ({ amount }) => ({ label: 'Нагрев', text: `Цель нагревается на ${amount}` }),
      damage: ({ amount, each, damage, insteadOf }) => ({
        label: 'Урон',
        text:
          insteadOf === 'heat'
            ? `Шкалы нагрева нет, вместо него ${pointsRu(damage)} урона`
            : `Вместо критических попаданий (${amount}): ${amount} × ${each} = ${pointsRu(damage)} урона`,
      }),
    },
    refusals: {},
    summary: ({ figures, question }) =>
      `${capital(listed(effectsRu(question), 'ru'))} на карте — это ${listed(resultsRu(figures), 'ru')} в «Альфа-ударе».`,
  },
};
