/** Output of the grenade calculator. */
import { field, fields } from '../../../calculator/fields.js';
import { outOfActionField, resultOutcome } from '../../engine/fields.js';
import { MAX_FIGURES } from './input.js';

const victim = field({
  kind: 'object',
  name: 'FiftyOneFiftyBlastOdds',
  about: { en: 'What the grenade does to one figure', ru: 'Что граната делает с одной фигуркой' },
  label: { en: 'Figure', ru: 'Фигурка' },
  fields: {
    hit: {
      kind: 'chance',
      better: 'neither',
      label: { en: 'Hit', ru: 'Попадание' },
      hint: { en: 'Odds of a damage roll', ru: 'Шанс броска на ущерб' },
    },
    dived: {
      kind: 'chance',
      better: 'neither',
      label: { en: 'Dived clear', ru: 'Отпрыгнул' },
      hint: {
        en: 'The grenade is at the feet and the figure dives: prone, ducked back, unharmed',
        ru: 'Граната под ногами, но фигурка отпрыгнула: залегла, испугалась, цела',
      },
    },
    outOfAction: outOfActionField,
    results: {
      kind: 'list',
      item: resultOutcome,
      min: 6,
      max: 6,
      label: { en: 'Results', ru: 'Исходы' },
      hint: {
        en: 'The mildest first; a figure that dived or was not reached is missed',
        ru: 'От лёгкого к тяжёлому; кто отпрыгнул или не задет — промах',
      },
    },
  },
});

const group = (en: string, ru: string) =>
  field({
    kind: 'list',
    item: victim,
    min: 0,
    max: MAX_FIGURES,
    label: { en, ru },
    hint: { en: 'In the order given', ru: 'В том порядке, в каком даны' },
  });

export const output = fields({
  onTarget: {
    kind: 'chance',
    better: { higher: 'ATTACKER' },
    label: { en: 'On target', ru: 'В точку' },
    hint: { en: 'Odds that the grenade goes off where it was meant to', ru: 'Шанс, что граната рванёт там, где задумано' },
  },
  atNearestGroup: {
    kind: 'chance',
    better: 'neither',
    label: { en: 'At the nearest group', ru: 'У ближайшей группы' },
    hint: { en: 'Odds that a missed throw goes off there', ru: 'Шанс, что промах рванёт там' },
  },
  atFeet: {
    kind: 'chance',
    better: { lower: 'ATTACKER' },
    label: { en: 'At the feet', ru: 'Под ногами' },
    hint: { en: 'Odds that it goes off at the thrower’s feet', ru: 'Шанс, что рванёт под ногами бросающего' },
  },
  harmless: {
    kind: 'chance',
    better: { lower: 'ATTACKER' },
    label: { en: 'Harmless', ru: 'Впустую' },
    hint: { en: 'Odds that it goes off nowhere that matters; the four add up to 1', ru: 'Шанс, что пропадёт зря; все четыре дают 1' },
  },
  targets: group('Targets', 'Цели'),
  nearestGroup: group('Nearest group', 'Ближайшая группа'),
  bystanders: group('Bystanders', 'Соседи'),
  thrower: { ...victim, label: { en: 'Thrower', ru: 'Бросающий' } },
});
