/** What cards and lists of the catalog take from the rules, for scripts in the page: they load no engine. */
import { type AnyEntryType, type Language, systems } from '@rangefinder/rules';

/** Words that the cards of one rule set are drawn with. */
export interface CardWords {
  /** Abbreviations of English cards, and what they are in the language of the page. */
  readonly abbreviations: Readonly<Record<string, string>>;
  /** Names of armor by id: `5150/light`. */
  readonly armors: Readonly<Record<string, string>>;
}

const typesOf = (sort: AnyEntryType['sort']): readonly AnyEntryType[] =>
  systems.flatMap(({ entries }) => entries.filter((entry) => entry.sort === sort));

/** Names of kinds of units, in the order of their rule sets. */
export const unitKinds = (language: Language): Readonly<Record<string, string>> =>
  Object.fromEntries(typesOf('unit').flatMap(({ kinds }) => Object.entries(kinds).map(([kind, name]) => [kind, name[language]])));

/** Names of kinds of weapons. */
export const weaponKinds = (language: Language): Readonly<Record<string, string>> =>
  Object.fromEntries(typesOf('weapon').flatMap(({ kinds }) => Object.entries(kinds).map(([kind, name]) => [kind, name[language]])));

/** The words of every rule set, by its slug. */
export const cardWords = (language: Language): Readonly<Record<string, CardWords>> =>
  Object.fromEntries(
    systems
      .filter(({ entries }) => entries.length > 0)
      .map(({ slug, glossary, entries, printed }) => {
        const armors = entries.filter(({ sort }) => sort === 'armor').map(({ type }) => type);
        return [
          slug,
          {
            abbreviations: Object.fromEntries(
              glossary.flatMap(({ abbreviation }) => (abbreviation ? [[abbreviation.en, abbreviation[language]]] : [])),
            ),
            armors: Object.fromEntries(
              printed.filter(({ type }) => armors.includes(type)).map(({ id, name }) => [`${slug}/${id}`, name[language]]),
            ),
          },
        ];
      }),
  );
