/** Tables of the turn, the tests and repairs, for the quick sheet. */
import type { Table } from '../../../reference/reference.js';
import { dieText } from '../../../text/die.js';
import { ARMOR_TEST_DIE, SURVIVAL_DIE } from './real-hits.js';

const INITIATIVE_FACES = 12;
const d = (faces: number) => ({ en: dieText(faces, 'en'), ru: dieText(faces, 'ru') });
const [INITIATIVE, SURVIVAL, STOOD, FELL] = [d(INITIATIVE_FACES), d(SURVIVAL_DIE), d(ARMOR_TEST_DIE.STOOD), d(ARMOR_TEST_DIE.FELL)];

export const turnTable: Table = {
  id: 'bronepehota/table/turn',
  title: { en: 'Order of a turn', ru: 'Порядок тура' },
  section: 'bronepehota/turn',
  columns: [
    { en: 'Phase', ru: 'Этап' },
    { en: 'What happens', ru: 'Что происходит' },
  ],
  rows: [
    [
      { en: 'Initiative', ru: 'Инициатива' },
      {
        en: `${INITIATIVE.en} each; the highest sets the order of the players, a tie for it is rolled again`,
        ru: `По ${INITIATIVE.ru}; у кого больше, тот назначает очерёдность, при ничьей перебрасывают`,
      },
    ],
    [
      { en: 'Actions, one unit each in turn', ru: 'Действия, по одному юниту по очереди' },
      { en: 'Move, shoot, close combat: once each, in any order', ru: 'Движение, стрельба, ближний бой: по разу, в любом порядке' },
    ],
    [
      { en: 'Flying machine', ru: 'Летающая машина' },
      { en: 'Move, shoot, move again; no close combat', ru: 'Движение, стрельба, движение; в ближний бой не вступает' },
    ],
    [
      { en: 'In place of actions', ru: 'Вместо действий' },
      { en: 'Repair, grenade, jump', ru: 'Ремонт, граната, прыжок' },
    ],
  ],
};

export const testsTable: Table = {
  id: 'bronepehota/table/tests',
  title: { en: 'Tests', ru: 'Тесты' },
  section: 'bronepehota/survival-test',
  columns: [
    { en: 'Test', ru: 'Тест' },
    { en: 'Who and when', ru: 'Кто и когда' },
    { en: 'Die up to the armor', ru: 'На кубике не больше брони' },
    { en: 'Above it', ru: 'Больше' },
  ],
  rows: [
    [
      { en: `Survival ${SURVIVAL.en}`, ru: `Выживания ${SURVIVAL.ru}` },
      {
        en: 'Infantry hit by a real shot and standing; the pilot of a damaged machine',
        ru: 'Пехотинец устоял при реальном попадании; пилот повреждённой машины',
      },
      { en: 'alive', ru: 'жив' },
      { en: 'dead', ru: 'гибнет' },
    ],
    [
      { en: `Armor ${STOOD.en}, fallen or lying ${FELL.en}`, ru: `Брони ${STOOD.ru}, упала или лежит — ${FELL.ru}` },
      { en: 'Machine hit by a real shot, damage marked first', ru: 'Машина после реального попадания, повреждения уже отмечены' },
      { en: 'pilot unharmed', ru: 'пилот цел' },
      { en: `pilot: survival ${SURVIVAL.en}`, ru: `пилоту — тест выживания ${SURVIVAL.ru}` },
    ],
    [
      { en: 'Panic (optional)', ru: 'Паника (по желанию)' },
      { en: 'Survival die equal to the armor', ru: 'На кубике выживания ровно броня' },
      { en: 'alive, runs his whole speed for the nearest edge', ru: 'жив, бежит на всю Ск к ближайшему краю' },
      null,
    ],
  ],
};

export const repairTable: Table = {
  id: 'bronepehota/table/repair',
  title: { en: 'Repair and capture', ru: 'Ремонт и захват' },
  section: 'bronepehota/repair',
  columns: [
    { en: 'Who', ru: 'Кто' },
    { en: 'What', ru: 'Что' },
    { en: 'In place of', ru: 'Вместо чего' },
  ],
  rows: [
    [
      { en: 'Soldier with Rp, in contact, no enemy in contact', ru: 'Пехотинец с Рм, в контакте, враг не касается' },
      { en: 'repairs 1 damage', ru: 'чинит 1 повреждение' },
      { en: 'all his actions', ru: 'всех своих действий' },
    ],
    [
      { en: 'Pilot with Rp', ru: 'Пилот с Рм' },
      { en: 'repairs 1 damage of his machine from inside', ru: 'чинит 1 повреждение своей машины изнутри' },
      { en: 'all its actions', ru: 'всех её действий' },
    ],
    [
      { en: 'HELIX with a platform and a pilot', ru: 'HELIX с платформой и пилотом' },
      { en: 'repairs 2 damage of one object, or of itself; tows', ru: 'чинит 2 повреждения одного объекта или свои; берёт на буксир' },
      { en: 'shooting', ru: 'стрельбы' },
    ],
    [
      { en: 'First soldier to touch it', ru: 'Первый, кто коснулся' },
      { en: 'takes a machine or gun that nobody drives', ru: 'забирает пустую машину или орудие' },
      null,
    ],
  ],
};
