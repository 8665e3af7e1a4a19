/** Wording of found weapons, armor and Rep. */
import type { Fraction } from '@rangefinder/dice';
import type { Calculator } from '../../../calculator/calculator.js';
import type { Checked } from '../../../calculator/fields.js';
import type { Language } from '../../../text/language.js';
import { briefOdds, odds, signed } from '../../../text/numbers.js';
import { capital } from '../../../text/sentences.js';
import { armorName, weaponName } from '../../engine/damage/words.js';
import { TO_WHOM_RU } from '../../engine/people.js';
import type { ArmorId } from '../../reference/tables/armors.js';
import { LASER_ROLL } from '../../reference/tables/availability.js';
import type { WeaponId } from '../../reference/tables/weapons.js';
import { AVAILABILITIES, FIGURE_CLASSES, type FigureClass, LAW_LEVELS } from '../../vocabulary.js';
import type { input } from './input.js';
import type { output } from './output.js';
import type { Facts } from './resolve.js';

interface Found {
  readonly name: string;
  readonly barred?: boolean;
  readonly chance: Fraction;
}

const REP = { en: 'Rep', ru: 'Умение' } as const;
const foundOf = ({ weapons, armors, reps }: Checked<typeof output>, language: Language): readonly Found[] => [
  ...weapons.map(({ weapon, chance, mayCarry }) => ({ name: weaponName(weapon as WeaponId, language), chance, barred: !mayCarry })),
  ...armors.map(({ armor, chance }) => ({ name: armorName(armor as ArmorId, language), chance })),
  ...reps.map(({ rep, chance }) => ({ name: `${REP[language]} ${rep}`, chance })),
];

const notFor = (who: FigureClass, language: Language): string =>
  ({ en: `, not for ${FIGURE_CLASSES.values[who].en}`, ru: `, ${TO_WHOM_RU[who]} запрещено` })[language];

const foundText = (figures: Checked<typeof output>, who: FigureClass, language: Language): string =>
  foundOf(figures, language)
    .map(({ name, chance, barred }) => `${name} (${briefOdds(chance, language)}${barred ? notFor(who, language) : ''})`)
    .join(', ');
const weaponNames = (ids: readonly WeaponId[], language: Language): string => ids.map((id) => weaponName(id, language)).join(', ');

const mayEn = (who: FigureClass): string => `${FIGURE_CLASSES.values[who].en} may carry all of this`;
const mayRu = (who: FigureClass): string => `${TO_WHOM_RU[who]} разрешено всё это`;
const mayNotEn = (who: FigureClass, barred: readonly WeaponId[]): string =>
  `${FIGURE_CLASSES.values[who].en} may not carry: ${weaponNames(barred, 'en')}`;
const mayNotRu = (who: FigureClass, barred: readonly WeaponId[]): string => `${TO_WHOM_RU[who]} запрещено: ${weaponNames(barred, 'ru')}`;

const WHAT_FOR = { WEAPON: 'на оружие', ARMOR: 'на броню', REP: 'на Умение' } as const;

export const words: Calculator<typeof input, typeof output, Facts, Record<never, never>>['words'] = {
  en: {
    steps: {
      roll: ({ kind, dice }) => ({ label: 'Roll', text: `${dice}d6 for ${AVAILABILITIES.values[kind].en}` }),
      corner: ({ dice }) => ({ label: 'Dice', text: `${dice} dice: the table can be read both ways, two are played` }),
      lawLevel: ({ lawLevel }, value) => ({ label: 'Law level', text: `${LAW_LEVELS.values[lawLevel].en}: +${value}` }),
      leader: (_, value) => ({ label: 'Leader', text: `A Leader: +${value}` }),
      laser: ({ chance }) => ({
        label: 'Laser',
        text: `${LASER_ROLL} on another 2d6, ${odds(chance, 'en')}, makes it a laser of the same kind`,
      }),
      special: ({ chance, modifier }) => ({
        label: 'Special armor',
        text: `${odds(chance, 'en')}: rolled again on 2d6 ${modifier === 0 ? 'without modifiers' : signed(modifier, 'en')}`,
      }),
      starred: ({ who, barred, others }) => ({
        label: 'Starred weapons',
        text: capital(
          [barred.length > 0 ? mayNotEn(who, barred) : mayEn(who), ...others.map((other) => mayNotEn(other.who, other.barred))].join('; '),
        ),
      }),
    },
    refusals: {},
    summary: ({ figures, question }) =>
      `Odds of each ${AVAILABILITIES.values[question.kind].en}: ${foundText(figures, question.figureClass, 'en')}.`,
  },
  ru: {
    steps: {
      roll: ({ kind, dice }) => ({ label: 'Бросок', text: `${dice}к6 ${WHAT_FOR[kind]}` }),
      corner: ({ dice }) => ({ label: 'Кубики', text: `Кубиков: ${dice}; таблица читается двояко, принято два` }),
      lawLevel: ({ lawLevel }, value) => ({ label: 'Уровень законности', text: `${LAW_LEVELS.values[lawLevel].ru}: +${value}` }),
      leader: (_, value) => ({ label: 'Лидер', text: `Лидеру +${value}` }),
      laser: ({ chance }) => ({
        label: 'Лазер',
        text: `${LASER_ROLL} на ещё одном броске 2к6, ${odds(chance, 'ru')}, — лазер того же вида`,
      }),
      special: ({ chance, modifier }) => ({
        label: 'Особая броня',
        text: `${odds(chance, 'ru')}: второй бросок, 2к6 ${modifier === 0 ? 'без модификаторов' : signed(modifier, 'ru')}`,
      }),
      starred: ({ who, barred, others }) => ({
        label: 'Оружие со звёздочкой',
        text: capital(
          [barred.length > 0 ? mayNotRu(who, barred) : mayRu(who), ...others.map((other) => mayNotRu(other.who, other.barred))].join('; '),
        ),
      }),
    },
    refusals: {},
    summary: ({ figures, question }) => `Шансы ${WHAT_FOR[question.kind]}: ${foundText(figures, question.figureClass, 'ru')}.`,
  },
};
