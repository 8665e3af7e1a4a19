/** Questions that the search offers before anything is typed: those of a rule set, or the first of each. */
import type { Language, Text } from '@rangefinder/rules';

const listed = import.meta.glob<{ readonly questions: readonly Text[] }>('../systems/*/question-texts.ts', { eager: true });

/** @param slug the rule set; without one, the first question of each */
export const suggestedQuestions = (slug: string, language: Language): readonly string[] => {
  const own = listed[`../systems/${slug}/question-texts.ts`]?.questions;
  const texts = own ?? Object.values(listed).flatMap(({ questions }) => questions.slice(0, 1));
  return texts.map((text) => text[language]);
};
