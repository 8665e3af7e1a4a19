/** Feed of changes in the API and the rules. */
import { type ApiChange, addressOf, apiChanges, type DatedChange, type Language, rulesChanges, systems } from '@rangefinder/rules';
import type { FeedItem } from './feed.js';
import { type FeedSource, MAX_FEED_ENTRIES, noonOf } from './source.js';

export const CHANGELOG: FeedSource = {
  name: 'changelog',
  title: { en: 'Rangefinder: API and rules', ru: 'Rangefinder: API и правила' },
  about: { en: 'What changed in the API and in which rule', ru: 'Что изменилось в API и в каких правилах' },
  asksCatalog: false,
  items: (_, home, language) =>
    [...apiChanges.map((change) => ofApi(change, home, language)), ...rulesChanges(systems).map((change) => ofRule(change, home, language))]
      .toSorted((a, b) => b.at.localeCompare(a.at))
      .slice(0, MAX_FEED_ENTRIES),
};

const ofApi = ({ id, version, date, where, what }: ApiChange, home: string, language: Language): FeedItem => {
  const url = `${home}/${language}/developers/changes/#${id}`;
  return {
    id: `${home}/en/developers/changes/#${id}`,
    title: `API ${version}: ${where[language]}`,
    text: what[language],
    at: noonOf(date),
    url,
  };
};

function ofRule({ system, version, date, rule, what }: DatedChange, home: string, language: Language): FeedItem {
  const title = systems.find(({ slug }) => slug === system)?.title[language].split(',')[0] ?? system;
  return {
    id: `${home}${addressOf(rule, 'en')}?version=${version}`,
    title: `${title} ${version}`,
    text: what[language],
    at: noonOf(date),
    url: `${home}${addressOf(rule, language)}`,
  };
}
