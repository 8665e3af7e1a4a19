/** What the reader knows of all rule sets: their phrases and words, and the rule sets with cards and with units. */
import { wordsOf } from '@rangefinder/rulebook/search';
import type { Field } from '@rangefinder/rules';
import { buildLexicon, type Lexicon } from './calculators/lexicon.js';
import { BEATING } from './kinds/ranking.js';
import { KnownWords } from './text/known-words.js';
import { gameStems } from './text/named-game.js';
import { stemOf } from './text/stems.js';
import { QUESTION_WORDS } from './text/word-lists.js';

interface Vocabulary {
  readonly lexicon: Lexicon;
  readonly words: KnownWords;
  /** Rule sets with cards, and those whose calculators take units. */
  readonly ofCards: ReadonlySet<string>;
  readonly ofUnits: ReadonlySet<string>;
}

let made: Vocabulary | undefined;

/** The vocabulary, built once. */
export function vocabulary(): Vocabulary {
  if (made) return made;
  const lexicon = buildLexicon();
  made = {
    lexicon,
    ofCards: systemsWith(lexicon, (field) => field.kind === 'list' && field.item.kind === 'text' && field.item.deck !== undefined),
    ofUnits: systemsWith(lexicon, (field) => field.kind === 'catalog' && field.of === 'unit'),
    words: new KnownWords([
      ...lexicon.phrases.stems,
      ...gameStems,
      ...lexicon.evidence.keys(),
      ...lexicon.games.keys(),
      ...[...QUESTION_WORDS, ...BEATING.en, ...BEATING.ru].map((word) => stemOf(wordsOf(word)[0] ?? word)),
    ]),
  };
  return made;
}

/** The rule sets with a calculator that has such a field. */
const systemsWith = ({ calculators }: Lexicon, isWanted: (field: Field) => boolean): ReadonlySet<string> =>
  new Set(calculators.filter(({ leaves }) => leaves.some(({ field }) => isWanted(field))).map(({ calculator }) => calculator.system));

/** Whether a calculator of a rule set takes units of the catalog. */
export const takesUnits = (system: string): boolean => vocabulary().ofUnits.has(system);
