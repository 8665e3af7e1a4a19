/** Wording of refused shots, and of ammunition that is not counted. */
import type { RefusalWording } from '../../../calculator/calculator.js';
import type { ShotRefusals } from './legality.js';

export const shotRefusalWords: RefusalWording<ShotRefusals> = {
  en: {
    NO_PILOT: () => 'Not allowed: a machine without a pilot does not shoot.',
    UNSEEN: () => 'Not allowed: the target cannot be seen.',
    OUT_OF_SIGHT: () => 'Not allowed: the target is behind the shooter, outside the field of view.',
    CONTACT: () => 'Not allowed: a unit in contact with an enemy does not shoot.',
    RANK: ({ rank, needed }) => `Not allowed: rank ${rank} is too low, the weapon needs rank ${needed}.`,
    AIMED_INFANTRY_ONLY: ({ shooter }) =>
      `Not allowed: only infantry with its own weapon aims, ${shooter === 'GUN' ? 'guns do not' : 'machines do not'}.`,
    SHORT_AMMUNITION: ({ needed, left }) =>
      `Not allowed: the shot takes ${needed} of the ammunition, ${left === 0 ? 'with none' : `only ${left}`} left.`,
  },
  ru: {
    NO_PILOT: () => 'Нельзя: машина без пилота не стреляет.',
    UNSEEN: () => 'Нельзя: цель не видна.',
    OUT_OF_SIGHT: () => 'Нельзя: цель за спиной стрелка, вне поля зрения.',
    CONTACT: () => 'Нельзя: в контакте с противником не стреляют.',
    RANK: ({ rank, needed }) => `Нельзя: ранг ${rank} ниже требуемого (${needed}).`,
    AIMED_INFANTRY_ONLY: ({ shooter }) =>
      `Нельзя: прицельно стреляет только пехотинец из личного оружия, ${shooter === 'GUN' ? 'а не орудие' : 'а не машина'}.`,
    SHORT_AMMUNITION: ({ needed, left }) =>
      `Нельзя: на выстрел нужно ${needed} из боезапаса, а ${left === 0 ? 'он пуст' : `осталось ${left}`}.`,
  },
};

/** Of infantry whose ammunition is given. */
export const unlimitedWords = {
  en: { label: 'Infantry', text: 'Infantry has no limit: nothing is counted' },
  ru: { label: 'Пехотинец', text: 'Патроны пехотинца не считают' },
} as const;
