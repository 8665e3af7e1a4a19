/** Vocabulary of the group reaction: the tests that a group takes with one roll. No logic. */
import { vocabulary, type Word } from '../../../calculator/fields.js';
import { REACTION_TESTS } from '../../engine/reaction/vocabulary.js';

const { IN_SIGHT, RECEIVED_FIRE, WANTS_TO_CHARGE, BEING_CHARGED, RECOVERY, RALLY } = REACTION_TESTS.values;

export const GROUP_TESTS = vocabulary(
  'FiftyOneFiftyGroupTest',
  { en: 'Test that a group takes with one roll', ru: 'Тест, который группа проходит одним броском' },
  { IN_SIGHT, RECEIVED_FIRE, WANTS_TO_CHARGE, BEING_CHARGED, RECOVERY, RALLY },
);
export type GroupTest = Word<typeof GROUP_TESTS>;

/** Figures of a group at most. */
export const MAX_FIGURES = 8;
