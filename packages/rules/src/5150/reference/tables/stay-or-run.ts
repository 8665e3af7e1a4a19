/** Stay or Run: when it is rolled and which figures go on. The first row whose conditions are all met applies. */
import type { RuleId } from '../../../calculator/calculator.js';
import type { Table } from '../../../reference/reference.js';
import { capital } from '../../../text/sentences.js';
import { STAY_CONDITIONS, type StayCondition } from '../../engine/stay-or-run/vocabulary.js';
import type { Passed } from './reactions.js';

/** The starting figures divided by this are the losses between two tests. */
export const LOSS_DIVISOR = 6;

/** Shares of losses in the table, as numerator and denominator. */
export const LOST_SHARES = { LOST_THREE_QUARTERS: [3, 4], LOST_HALF: [1, 2], LOST_THIRD: [1, 3] } as const satisfies {
  readonly [C in StayCondition]?: readonly [number, number];
};

export interface StayRow {
  readonly passed: Passed;
  readonly when: readonly StayCondition[];
  readonly goesOn: boolean;
  readonly ruling?: RuleId;
  /** The reading of the ruling by which the row applies only from three quarters on. */
  readonly otherwise?: 'colonists-stop';
}

const stops = (passed: Passed, ...when: readonly StayCondition[]): StayRow => ({ passed, when, goesOn: false });
const goesOn = (passed: Passed, ...when: readonly StayCondition[]): StayRow => ({ passed, when, goesOn: true });

export const STAY_ROWS: readonly StayRow[] = [
  { ...goesOn(2, 'COLONIZATION'), ruling: '5150/ruling/colonists-stay', otherwise: 'colonists-stop' },
  stops(2, 'LOST_THREE_QUARTERS'),
  goesOn(2, 'CONQUEST'),
  goesOn(2, 'RELIGIOUS_ZEAL'),
  stops(2, 'PROFIT', 'PRIZE_TAKEN'),
  stops(2, 'PROFIT', 'LOST_HALF'),
  goesOn(2, 'PROFIT'),
  stops(1, 'LOST_THREE_QUARTERS'),
  stops(1, 'CONQUEST', 'LOST_HALF'),
  goesOn(1, 'CONQUEST'),
  stops(1, 'COLONIZATION', 'LOST_HALF'),
  goesOn(1, 'COLONIZATION'),
  goesOn(1, 'RELIGIOUS_ZEAL'),
  stops(1, 'PROFIT', 'PRIZE_TAKEN'),
  stops(1, 'PROFIT', 'LOST_THIRD'),
  goesOn(1, 'PROFIT'),
  stops(0, 'RELIGIOUS_ZEAL', 'LOST_HALF'),
  goesOn(0, 'RELIGIOUS_ZEAL'),
  stops(0),
];

const situation = (when: readonly StayCondition[], language: 'en' | 'ru'): string =>
  when.length === 0
    ? { en: 'Others', ru: 'Остальные' }[language]
    : capital(when.map((condition) => STAY_CONDITIONS[condition][language]).join(', '));

export const stayOrRunTable: Table = {
  id: '5150/table/stay-or-run',
  title: { en: 'Stay or Run', ru: 'Остаться или убежать' },
  section: '5150/stay-or-run',
  columns: [
    { en: 'Dice passed', ru: 'Пройдено кубиков' },
    { en: 'Situation', ru: 'Положение' },
    { en: 'Result', ru: 'Результат' },
  ],
  rows: STAY_ROWS.map(({ passed, when, goesOn: stays }) => [
    passed,
    { en: situation(when, 'en'), ru: situation(when, 'ru') },
    stays ? { en: 'fights on', ru: 'сражается дальше' } : { en: 'stops fighting', ru: 'прекращает бой' },
  ]),
  notes: [
    {
      en: 'Rolled at the end of an activation whenever another sixth of the starting figures is lost; the leader die is rolled while the Leader of the whole force stands.',
      ru: 'Бросают в конце активации, когда потеряна очередная шестая часть начального отряда; пока предводитель на ногах, есть и кубик лидерства.',
    },
    {
      en: 'Rows are read from the top; a share counts as lost from exactly that share on.',
      ru: 'Строки читают сверху; доля считается потерянной, начиная ровно с неё.',
    },
  ],
};
