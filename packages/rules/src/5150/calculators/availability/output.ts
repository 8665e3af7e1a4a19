/** Output of the availability calculator. */
import { fields } from '../../../calculator/fields.js';

const chance = { kind: 'chance', label: { en: 'Odds', ru: 'Шанс' } } as const;

export const output = fields({
  weapons: {
    kind: 'list',
    min: 0,
    max: 20,
    label: { en: 'Weapons', ru: 'Оружие' },
    hint: { en: 'Empty unless a weapon is rolled for', ru: 'Пусто, если бросают не на оружие' },
    item: {
      kind: 'object',
      name: 'FiftyOneFiftyWeaponOdds',
      about: { en: 'A weapon and its odds', ru: 'Оружие и его шанс' },
      label: { en: 'Weapon', ru: 'Оружие' },
      fields: {
        weapon: { kind: 'weapon', label: { en: 'Weapon', ru: 'Оружие' } },
        chance,
        mayCarry: {
          kind: 'boolean',
          label: { en: 'May be carried', ru: 'Можно нести' },
          hint: { en: 'No where the star keeps it for others', ru: 'Нет, если звёздочка оставляет его другим' },
        },
      },
    },
  },
  armors: {
    kind: 'list',
    min: 0,
    max: 10,
    label: { en: 'Armors', ru: 'Броня' },
    hint: { en: 'Empty unless armor is rolled for', ru: 'Пусто, если бросают не на броню' },
    item: {
      kind: 'object',
      name: 'FiftyOneFiftyArmorOdds',
      about: { en: 'An armor and its odds', ru: 'Броня и её шанс' },
      label: { en: 'Armor', ru: 'Броня' },
      fields: { armor: { kind: 'armor', label: { en: 'Armor', ru: 'Броня' } }, chance },
    },
  },
  reps: {
    kind: 'list',
    min: 0,
    max: 7,
    label: { en: 'Rep', ru: 'Умение' },
    hint: { en: 'Empty unless Rep is rolled for', ru: 'Пусто, если бросают не на Умение' },
    item: {
      kind: 'object',
      name: 'FiftyOneFiftyRepOdds',
      about: { en: 'A Rep and its odds', ru: 'Умение и его шанс' },
      label: { en: 'Rep', ru: 'Умение' },
      fields: { rep: { kind: 'int', min: 1, max: 7, example: 4, label: { en: 'Rep', ru: 'Умение' } }, chance },
    },
  },
});
