/** The printed reaction tests, built from the rows that the calculator uses. */
import type { Table } from '../../../reference/reference.js';
import { LANGUAGES, same, type Text } from '../../../text/language.js';
import { signed } from '../../../text/numbers.js';
import { capital } from '../../../text/sentences.js';
import { ACTIONS, CONDITIONS, type Condition } from '../../engine/reaction/vocabulary.js';
import { AWARENESS_MODIFIERS, CANNOT_FIRE, REACTIONS, type ReactionRow, type ReactionTable } from './reactions.js';

const SITUATION: Text = { en: 'Situation', ru: 'Положение' };
const RESULT: Text = { en: 'Result', ru: 'Результат' };
const LEADER_DIE: Text = { en: 'The leader die is rolled.', ru: 'Бросается кубик лидерства.' };
const HERO: Text = { en: 'A hero chooses the result.', ru: 'Герой выбирает результат сам.' };
const STUNNED_HERO: Text = { en: 'A hero who ducked back chooses the result.', ru: 'Испугавшийся герой выбирает результат сам.' };
const AGAIN: Text = {
  en: 'One die passed in the second roll, too, counts as none.',
  ru: 'Если и во второй раз пройден один кубик, это считается за ноль.',
};

const inBoth = (make: (language: 'en' | 'ru') => string): Text => ({ en: make(LANGUAGES[0]), ru: make(LANGUAGES[1]) });

/** Conditions as one cell: `In cover, suppressed`. An empty list means all figures, or all others. */
function situation(when: readonly Condition[], alone: boolean): Text {
  if (when.length > 0) return inBoth((language) => capital(when.map((condition) => CONDITIONS[condition][language]).join(', ')));
  return alone ? { en: 'Everyone', ru: 'Все' } : { en: 'Others', ru: 'Остальные' };
}

const action = (row: Pick<ReactionRow, 'action'>): Text => inBoth((language) => capital(ACTIONS.values[row.action][language]));

function printed(table: ReactionTable): Table {
  const aloneIn = (row: ReactionRow): boolean => table.rows.filter(({ passed }) => passed === row.passed).length === 1;
  return {
    id: table.id,
    title: table.title,
    section: table.section,
    columns: [{ en: 'Dice passed', ru: 'Пройдено кубиков' }, SITUATION, RESULT],
    rows: table.rows.map((row) => [row.passed, situation(row.when, aloneIn(row)), action(row)]),
    notes: [...table.extraDice.map(extraDieNote), ...(table.leaderDie ? [LEADER_DIE] : []), ...heroNotes(table)],
  };
}

const extraDieNote = ({ when }: { readonly when: Condition }): Text =>
  inBoth((language) => `${capital(CONDITIONS[when][language])}: +1${{ en: 'd6', ru: 'к6' }[language]}.`);

function heroNotes(table: ReactionTable): readonly Text[] {
  if (!table.heroChooses) return [];
  return table === REACTIONS.RECOVERY ? [AGAIN, STUNNED_HERO] : [HERO];
}

const cannotFireTable: Table = {
  id: '5150/table/cannot-fire',
  title: { en: 'Must fire but cannot', ru: 'Надо стрелять, но нечем' },
  section: '5150/received-fire',
  columns: [SITUATION, RESULT],
  rows: CANNOT_FIRE.map((row) => [situation(row.when, false), action(row)]),
};

const awarenessModifiersTable: Table = {
  id: '5150/table/awareness-modifiers',
  title: { en: 'Awareness modifiers to the Leader’s Rep', ru: 'Модификаторы осведомлённости к Умению лидера' },
  section: '5150/awareness',
  columns: [SITUATION, { en: 'Rep', ru: 'Умение' }],
  rows: AWARENESS_MODIFIERS.map(({ when, modifier }) => [situation([when], false), same(signed(modifier, 'en'))]),
};

/** All reaction tests, in the order of play. */
export const reactionTables: readonly Table[] = [...Object.values(REACTIONS).map(printed), cannotFireTable, awarenessModifiersTable];
