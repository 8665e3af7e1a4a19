/** Rulings on movement. */
import type { Ruling } from '../../../reference/reference.js';

export const movementRulings: readonly Ruling[] = [
  {
    id: 'bronepehota/ruling/half-step',
    title: { en: 'An obstacle of exactly half a step', ru: 'Препятствие ровно в полшага' },
    section: 'bronepehota/obstacles',
    question: {
      en: 'Does an obstacle of exactly 2.5 cm cost infantry anything?',
      ru: 'Стоит ли пехотинцу чего-нибудь препятствие ровно в 2,5 см?',
    },
    readings: [
      { en: 'The text calls half a step and less free, twice.', ru: 'По тексту полшага и меньше бесплатны, это сказано дважды.' },
      {
        id: 'half-step-costs',
        en: 'The table frees only what is below half a step and begins the row of 2 points there.',
        ru: 'В таблице бесплатно лишь то, что ниже полушага, а строка с 2 очками начинается с него.',
      },
    ],
    decision: {
      en: 'Exactly 2.5 cm is free; anything higher, up to a step, costs 2 points.',
      ru: 'Ровно 2,5 см — бесплатно; выше и до одного шага — 2 очка.',
    },
  },
  {
    id: 'bronepehota/ruling/slope-45',
    title: { en: 'A slope of exactly 45°', ru: 'Склон ровно в 45°' },
    section: 'bronepehota/obstacles',
    question: { en: 'Can a slope of exactly 45° be walked?', ru: 'Можно ли пройти по склону ровно в 45°?' },
    readings: [
      { en: 'Slopes of not more than 45° are walked like flat ground.', ru: 'По склонам не круче 45° ходят как по ровному.' },
      {
        id: 'slope-45-impassable',
        en: 'Smooth slopes of 45° and steeper are listed as impassable.',
        ru: 'Гладкие склоны в 45° и круче названы непроходимыми.',
      },
    ],
    decision: {
      en: 'Exactly 45° is passable, for infantry and ground machines alike.',
      ru: 'Ровно 45° проходимы и для пехоты, и для наземных машин.',
    },
  },
  {
    id: 'bronepehota/ruling/steep-slope',
    title: { en: 'A low slope steeper than 45°', ru: 'Низкий склон круче 45°' },
    section: 'bronepehota/obstacles',
    question: {
      en: 'A slope is steeper than 45°, but no higher than a step. Does it stop infantry?',
      ru: 'Склон круче 45°, но не выше одного шага. Остановит ли он пехотинца?',
    },
    readings: [
      {
        id: 'steep-slope-impassable',
        en: 'Yes: the table lets infantry walk up to 45° and has no row for more.',
        ru: 'Да: по таблице пехота ходит по склонам до 45°, а для более крутых строки нет.',
      },
      {
        en: 'No: smooth slopes stop it only where they are higher than a step, like any obstacle.',
        ru: 'Нет: гладкие склоны непроходимы, лишь если они выше шага, как и любые препятствия.',
      },
    ],
    decision: {
      en: 'On foot it is an obstacle of its height: free up to half a step, 2 points up to a step, impassable above. Machines do not drive up it.',
      ru: 'Для пехоты это препятствие своей высоты: до полушага бесплатно, до шага — 2 очка, выше не пройти. Машины на такой склон не въезжают.',
    },
  },
  {
    id: 'bronepehota/ruling/part-steps',
    title: { en: 'Parts of a step', ru: 'Части шага' },
    section: 'bronepehota/movement',
    question: {
      en: 'What does a move cost that is not a whole number of steps?',
      ru: 'Сколько стоит путь, в котором не целое число шагов?',
    },
    readings: [
      { en: 'Every step begun costs a whole one.', ru: 'Каждый начатый шаг стоит как целый.' },
      {
        en: 'Part of a step costs that part of its points, as in the example where a gun is moved 7.5 cm for 3 points.',
        ru: 'Часть шага стоит ту же часть очков, как в примере, где орудие за 3 очка провезли на 7,5 см.',
      },
    ],
    decision: {
      en: 'Part of a step costs that part; only distances of shots are rounded up. The example leaves no other reading.',
      ru: 'Часть шага стоит ту же часть очков; вверх округляют только расстояние выстрела. Пример другого прочтения не оставляет.',
    },
  },
  {
    id: 'bronepehota/ruling/machine-obstacle',
    title: { en: 'What an obstacle costs a machine', ru: 'Цена препятствия для машины' },
    section: 'bronepehota/machine-obstacles',
    question: {
      en: 'Does a machine pay extra for an obstacle that it gets over?',
      ru: 'Платит ли машина за препятствие, которое ей по силам?',
    },
    readings: [
      {
        en: 'Infantry pays 2 points for anything above half a step, so machines might too.',
        ru: 'Пехота платит 2 очка за всё выше полушага — может быть, и машины так же.',
      },
      { en: 'The table of machines names no such cost.', ru: 'В таблице машин такой цены нет.' },
    ],
    decision: {
      en: 'Nothing beyond the distance. A cost that no table names is not played.',
      ru: 'Ничего, кроме самого расстояния. Цену, которой нет ни в одной таблице, не берут.',
    },
  },
  {
    id: 'bronepehota/ruling/drop-as-height',
    title: { en: 'Jumping down', ru: 'Прыжок вниз' },
    section: 'bronepehota/jump',
    question: {
      en: 'Does the drop count when a jump pack carries its soldier down?',
      ru: 'Считается ли спуск, если с ускорителем прыгают вниз?',
    },
    readings: [
      { id: 'drop-is-free', en: 'Only height gained counts; falling is free.', ru: 'Считается только подъём, вниз — даром.' },
      { en: 'Height is measured from where the jump begins, up or down.', ru: 'Высоту меряют от места прыжка, вверх или вниз.' },
    ],
    decision: { en: 'A drop counts as height.', ru: 'Спуск считается как высота.' },
  },
];
