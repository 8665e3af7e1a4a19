/** Feed of catalog imports. */
import { type ImportSummary, listImports } from '@rangefinder/catalog';
import type { Language, Text } from '@rangefinder/rules';
import type { FeedItem } from './feed.js';
import { type FeedSource, MAX_FEED_ENTRIES } from './source.js';

const STARTER: Text = { en: 'Starter catalog', ru: 'Начальный каталог' };
const COUNTS: Readonly<Record<string, Text>> = {
  added: { en: 'new', ru: 'новых' },
  changed: { en: 'changed', ru: 'изменено' },
  removed: { en: 'removed', ru: 'удалено' },
  leftOut: { en: 'put out of play', ru: 'выведено из игры' },
};

export const IMPORTS: FeedSource = {
  name: 'imports',
  title: { en: 'Rangefinder: the catalog', ru: 'Rangefinder: каталог' },
  about: { en: 'What was imported into the catalog', ru: 'Что импортировано в каталог' },
  asksCatalog: true,
  items: async ({ catalog }, home, language) =>
    (await catalog.read((db) => listImports(db, MAX_FEED_ENTRIES))).map((each) => itemOf(each, home, language)),
};

function itemOf({ id, kind, label, counts, finishedAt }: ImportSummary, home: string, language: Language): FeedItem {
  const counted = Object.entries(COUNTS).flatMap(([name, text]) => ((counts[name] ?? 0) > 0 ? [`${text[language]}: ${counts[name]}`] : []));
  const title = kind === 'starter' ? STARTER[language] : label;
  return { id: `${home}/v1/imports/${id}`, title, text: counted.join(', '), at: finishedAt.toISOString() };
}
