/** Feed of rulings, latest change first. */
import { addressOf, dateOfRule, type Language, type RuleSystem, type Ruling, systems } from '@rangefinder/rules';
import type { FeedItem } from './feed.js';
import { type FeedSource, noonOf } from './source.js';

/** Contains all rulings, so that new subscribers miss none. */
export const RULINGS: FeedSource = {
  name: 'rulings',
  title: { en: 'Rangefinder: rulings', ru: 'Rangefinder: разъяснения' },
  about: { en: 'Where the sources are silent, and what is ruled', ru: 'Где источники молчат и как решено играть' },
  asksCatalog: false,
  items: (_, home, language) =>
    systems
      .flatMap((system) => system.rulings.map((ruling) => itemOf(system, ruling, home, language)))
      .toSorted((a, b) => b.at.localeCompare(a.at)),
};

const itemOf = (system: RuleSystem, { id, title, question, decision }: Ruling, home: string, language: Language): FeedItem => ({
  id: `${home}/v1/rulings/${id}`,
  title: title[language],
  text: `${question[language]} ${decision[language]}`,
  at: noonOf(dateOfRule(system, id)),
  url: `${home}${addressOf(id, language)}`,
});
