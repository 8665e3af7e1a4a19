/** Wording of the price of a force. */
import type { Calculator } from '../../../calculator/calculator.js';
import type { Language } from '../../../text/language.js';
import { number, plural } from '../../../text/numbers.js';
import { armorName, weaponName } from '../../engine/damage/words.js';
import { TO_WHOM_RU } from '../../engine/people.js';
import type { WeaponId } from '../../reference/tables/weapons.js';
import { FIGURE_CLASSES } from '../../vocabulary.js';
import type { input } from './input.js';
import type { output } from './output.js';
import type { Facts, Part, Refusals } from './resolve.js';

/** "Unavailable" in the gender of each starred weapon. */
const UNAVAILABLE_RU: Readonly<Partial<Record<WeaponId, string>>> = {
  'net-thrower': 'недоступен',
  'assault-rifle': 'недоступна',
  'machine-gun': 'недоступен',
  grenades: 'недоступны',
};

/** Starred weapons with their articles. */
const STARRED_EN: Readonly<Partial<Record<WeaponId, string>>> = {
  'net-thrower': 'a net thrower',
  'assault-rifle': 'an assault rifle',
  'machine-gun': 'a machine gun',
};

const REP = { en: 'Rep', ru: 'Умение' } as const;
const FIGURE = { en: 'Figure', ru: 'Фигурка' } as const;

function partName(part: Part, language: Language): string {
  if (part.kind === 'rep') return `${REP[language]} ${part.rep}`;
  return part.kind === 'weapon' ? weaponName(part.weapon, language) : armorName(part.armor, language);
}

const NO_PRICE = { en: 'no price', ru: 'цены нет' } as const;
const priced = (part: Part, language: Language): string => `${partName(part, language)} (${part.cost ?? NO_PRICE[language]})`;

/** The list of paid parts. No armor is free and omitted. */
const bill = (parts: readonly Part[], language: Language): string =>
  parts
    .filter((part) => part.cost !== 0)
    .map((part) => priced(part, language))
    .join(' + ');

const called = (line: number, name: string | undefined, language: Language): string =>
  name?.trim() ? name.trim() : `${FIGURE[language]} ${line}`;

const pointsEn = (points: number): string => `${number(points, 'en')} ${plural(points, 'en', { one: 'point', many: 'points' })}`;
const pointsRu = (points: number): string => `${number(points, 'ru')} ${plural(points, 'ru', { one: 'очко', few: 'очка', many: 'очков' })}`;
const times = (each: number, count: number, total: number, language: Language): string =>
  count === 1 ? `${each}` : `${each} × ${count} = ${number(total, language)}`;

export const words: Calculator<typeof input, typeof output, Facts, Refusals>['words'] = {
  en: {
    steps: {
      figure: ({ line, name, parts, each, count, total }) => ({
        label: called(line, name, 'en'),
        text: `${bill(parts, 'en')} = ${each}${count === 1 ? '' : `; × ${count} = ${number(total, 'en')}`}`,
      }),
      unpriced: ({ line, name, parts }) => ({ label: called(line, name, 'en'), text: `${bill(parts, 'en')}: no sum` }),
      starred: () => ({
        label: 'Starred weapons',
        text: 'For police, corporations, criminals and colonists; grenades for police and colonists only',
      }),
      grenades: ({ cost }) => ({ label: 'Grenades', text: `Paid once for the whole force: ${pointsEn(cost)}` }),
      total: ({ lines, total }) => ({
        label: 'Total',
        text: `${pointsEn(total)} in ${lines} ${plural(lines, 'en', { one: 'line', many: 'lines' })}`,
      }),
    },
    refusals: {
      UNPRICED: ({ line, name, part }) =>
        `${called(line, name, 'en')}: ${partName(part, 'en')} has no printed price, so the force has no total.`,
      RESTRICTED: ({ line, name, weapon, who }) =>
        `${called(line, name, 'en')}: ${FIGURE_CLASSES.values[who].en} may not carry ${STARRED_EN[weapon] ?? weaponName(weapon, 'en')}.`,
    },
    summary: ({ figures: { total, figures } }) =>
      `The force costs ${pointsEn(total as number)} (${figures.map((figure, index) => `${called(index + 1, figure.name, 'en')}: ${times(figure.each as number, figure.count, figure.total as number, 'en')}`).join('; ')}).`,
  },
  ru: {
    steps: {
      figure: ({ line, name, parts, each, count, total }) => ({
        label: called(line, name, 'ru'),
        text: `${bill(parts, 'ru')} = ${each}${count === 1 ? '' : `; × ${count} = ${number(total, 'ru')}`}`,
      }),
      unpriced: ({ line, name, parts }) => ({ label: called(line, name, 'ru'), text: `${bill(parts, 'ru')}: суммы нет` }),
      starred: () => ({
        label: 'Оружие со звёздочкой',
        text: 'Для полиции, корпораций, преступников и колонистов; гранаты — только для полиции и колонистов',
      }),
      grenades: ({ cost }) => ({ label: 'Гранаты', text: `Один раз за весь отряд: ${pointsRu(cost)}` }),
      total: ({ lines, total }) => ({ label: 'Всего', text: `${pointsRu(total)}, строк: ${lines}` }),
    },
    refusals: {
      UNPRICED: ({ line, name, part }) =>
        `${called(line, name, 'ru')}: нет напечатанной цены (${partName(part, 'ru')}), поэтому нет и итога.`,
      RESTRICTED: ({ line, name, weapon, who }) =>
        `${called(line, name, 'ru')}: ${TO_WHOM_RU[who]} ${weaponName(weapon, 'ru')} ${UNAVAILABLE_RU[weapon] ?? 'не положено'}.`,
    },
    summary: ({ figures: { total, figures } }) =>
      `Отряд стоит ${pointsRu(total as number)} (${figures.map((figure, index) => `${called(index + 1, figure.name, 'ru')} — ${times(figure.each as number, figure.count, figure.total as number, 'ru')}`).join('; ')}).`,
  },
};
