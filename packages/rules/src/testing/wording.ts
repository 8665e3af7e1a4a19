/** Finds all texts of a rule set by walking its data, and checks them for words that its glossary forbids. */
import type { RuleSystem } from '../reference/system.js';
import { LANGUAGES, type Language, type Text } from '../text/language.js';

const isText = (value: object): value is Text =>
  'en' in value && 'ru' in value && typeof value.en === 'string' && typeof value.ru === 'string';

/** What players write, in their words and spelling. */
const FROM_PLAYERS: ReadonlySet<string> = new Set(['phrases', 'abbreviations']);

/** All texts for players within a value, each with its path. */
export function* textsIn(value: unknown, path = ''): Generator<readonly [path: string, text: Text]> {
  if (typeof value !== 'object' || value === null) return;
  if (isText(value)) yield [path, value];
  else for (const [name, inner] of Object.entries(value)) if (!FROM_PLAYERS.has(name)) yield* textsIn(inner, `${path}/${name}`);
}

const LETTER = '[\\p{L}\\p{N}]';

/** A pattern for words that the texts of a rule set must avoid, whole words only. Undefined when there are none. */
export function avoidedWords({ glossary }: RuleSystem, language: Language): RegExp | undefined {
  const words = glossary.flatMap(({ avoid }) => avoid?.[language] ?? []);
  return words.length === 0 ? undefined : new RegExp(`(?<!${LETTER})(?:${words.join('|')})(?!${LETTER})`, 'iu');
}

/** Texts of a rule set that use a forbidden word, as `path: text`. */
export function wrongWords(system: RuleSystem): readonly string[] {
  const { glossary: _, ...rest } = system;
  return LANGUAGES.flatMap((language) => {
    const avoided = avoidedWords(system, language);
    if (!avoided) return [];
    return [
      ...textsIn(rest),
      ...textsIn(
        system.glossary.map(({ name, meaning }) => ({ name, meaning })),
        '/glossary',
      ),
    ]
      .filter(([, text]) => avoided.test(text[language]))
      .map(([path, text]) => `${path}: ${text[language]}`);
  });
}
