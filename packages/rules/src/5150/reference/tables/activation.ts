/** Tables of activation and the lucky shot, for the quick sheet. */
import type { Table } from '../../../reference/reference.js';

export const activationTable: Table = {
  id: '5150/table/activation',
  title: { en: 'Activation', ru: 'Активация' },
  section: '5150/activation',
  columns: [
    { en: 'Dice, one d6 a side', ru: 'Кубики, по к6 на сторону' },
    { en: 'Result', ru: 'Что происходит' },
  ],
  rows: [
    [
      { en: 'a double', ru: 'дубль' },
      {
        en: 'nobody moves or fires; reload, swap or pick up weapons',
        ru: 'никто не ходит и не стреляет; можно перезарядить, сменить или поднять оружие',
      },
    ],
    [
      { en: 'different', ru: 'разные' },
      {
        en: 'the higher side goes first, groups from the highest Rep down',
        ru: 'первой действует сторона с большим, группы — от высшего Умения к низшему',
      },
    ],
    [
      { en: 'who may act', ru: 'кто действует' },
      {
        en: 'Rep, or the Leader’s in the group, at least the die of the side',
        ru: 'у кого Умение (или у лидера группы) не меньше кубика стороны',
      },
    ],
  ],
};

export const luckyShotTable: Table = {
  id: '5150/table/lucky-shot',
  title: { en: 'Lucky shot', ru: 'Стрельба на удачу' },
  section: '5150/lucky-shot',
  columns: [
    { en: 'Rep 3 misses with a 6, second roll', ru: 'Умение 3, шестёрка мимо, второй бросок' },
    { en: 'Result', ru: 'Результат' },
  ],
  rows: [
    ['1–3', { en: 'hit', ru: 'попадание' }],
    ['4–6', { en: 'miss', ru: 'промах' }],
  ],
};
