/** Effects of a real hit. Table 4 of the source. */
import type { Table } from '../../../reference/reference.js';
import { dieText } from '../../../text/die.js';
import type { Text } from '../../../text/language.js';
import type { Impact } from '../../vocabulary.js';

type Counted = Exclude<Impact, 'UNCOUNTED'>;

/** Damage to a machine or gun as a multiple of the charge's power. */
export const DAMAGE_FACTOR: Readonly<Record<Counted, number>> = { STOOD: 1, FELL: 2, LYING: 2 };

/** Faces of the armor test of a machine, which protects its pilot. */
export const ARMOR_TEST_DIE: Readonly<Record<Counted, number>> = { STOOD: 12, FELL: 20, LYING: 20 };

/** Faces of the survival test, for standing infantry and for pilots. */
export const SURVIVAL_DIE = 6;

const COUNTED = ['STOOD', 'FELL', 'LYING'] as const;

const damage = (impact: Counted): Text =>
  DAMAGE_FACTOR[impact] === 1
    ? { en: 'power of the charge', ru: 'мощность заряда' }
    : { en: `power × ${DAMAGE_FACTOR[impact]}`, ru: `мощность × ${DAMAGE_FACTOR[impact]}` };
const armorTest = (impact: Counted): Text => ({
  en: `armor test ${dieText(ARMOR_TEST_DIE[impact], 'en')}`,
  ru: `тест брони ${dieText(ARMOR_TEST_DIE[impact], 'ru')}`,
});

const INFANTRY: Text = { en: 'infantry', ru: 'пехотинец' };
const MACHINE: Text = { en: 'machine', ru: 'машина' };
const GUN: Text = { en: 'gun', ru: 'орудие' };
const DEAD: Text = { en: 'dead', ru: 'гибнет' };

const STANDS = 'hit, stays standing';
const FELL = 'hit, fell';
const LAY = 'hit while already lying';

/** Results for machines and for guns. A leaning machine or gun still counts as standing. */
const MACHINE_IMPACTS: Readonly<Record<Counted, Text>> = {
  STOOD: { en: STANDS, ru: 'попадание, устояла' },
  FELL: { en: FELL, ru: 'попадание, упала' },
  LYING: { en: LAY, ru: 'попадание в уже лежащую' },
};
const GUN_IMPACTS: Readonly<Record<Counted, Text>> = {
  STOOD: { en: STANDS, ru: 'попадание, устояло' },
  FELL: { en: FELL, ru: 'попадание, упало' },
  LYING: { en: LAY, ru: 'попадание в уже лежащее' },
};

export const realHitsTable: Table = {
  id: 'bronepehota/table/real-hits',
  title: { en: 'Real hits', ru: 'Попадания при реальной стрельбе' },
  section: 'bronepehota/real-result',
  columns: [
    { en: 'Target', ru: 'Цель' },
    { en: 'What happened', ru: 'Что случилось' },
    { en: 'Damage', ru: 'Повреждений' },
    { en: 'Test', ru: 'Тест' },
  ],
  rows: [
    [
      INFANTRY,
      { en: STANDS, ru: 'попадание, устоял' },
      null,
      { en: `survival test ${dieText(SURVIVAL_DIE, 'en')}`, ru: `тест выживания ${dieText(SURVIVAL_DIE, 'ru')}` },
    ],
    [INFANTRY, { en: 'hit, fell or leans on something', ru: 'попадание, упал или опёрся о препятствие' }, DEAD, null],
    ...COUNTED.map((impact) => [MACHINE, MACHINE_IMPACTS[impact], damage(impact), armorTest(impact)]),
    ...COUNTED.map((impact) => [GUN, GUN_IMPACTS[impact], damage(impact), null]),
  ],
};
