/** Makes the reference page of the query language from its fields and examples. */
import type { Language, Text } from '@rangefinder/rules';
import { type FieldKind, type QueryField, queryLanguage } from '../language/fields.js';
import { SHAPE } from '../units/shape.js';
import { REFERENCE } from './reference-examples.js';

const TITLE: Text = { en: 'Query language', ru: 'Язык запросов' };
const LEAD: Text = {
  en: 'Everything that a query for units can say, in one line, in either language.',
  ru: 'Всё, что можно написать в запросе карточек, — одной строкой, на любом из двух языков.',
};
const WHERE: Text = {
  en: 'It is what the search field over the units takes, `query` of [`/v1/units`](/reference) and of `units` in GraphQL, `npm run catalog -- find`, and `{ "query": … }` in the place of a unit in [sweeps and rankings](/en/developers/sweeps/).',
  ru: 'Его понимают поле поиска над карточками, параметр `query` у [`/v1/units`](/reference) и у `units` в GraphQL, `npm run catalog -- find`, а также `{ "query": … }` вместо карточки в [таблицах и рейтингах](/ru/developers/sweeps/).',
};
const FIELDS: Text = { en: 'All fields', ru: 'Все поля' };
const HEADS: Readonly<Record<Language, string>> = { en: '| Field | Is |\n|---|---|', ru: '| Поле | Что это |\n|---|---|' };
const KINDS: readonly (readonly [Text, readonly FieldKind[]])[] = [
  [{ en: 'Figures', ru: 'Характеристики' }, ['figure', 'group']],
  [{ en: 'Texts', ru: 'Тексты' }, ['text', 'key', 'source', 'system', 'kind']],
  [{ en: 'The rest', ru: 'Остальные' }, ['name', 'special', 'is', 'faction', 'era', 'year', 'availability', 'play', 'sort']],
];

const ERRORS: Text = {
  en: `## What is refused

A query that cannot be meant so is an error with its place, what was given and what is allowed; nothing is dropped in silence.

- **An unknown field or value** is told with the nearest: \`role:snipr\` → did you mean \`role:Sniper\`?
- **Two conditions of which a unit can fulfill one** (\`type:BM type:CV\`, \`jump -jump\`, \`pv>=30 pv<=20\`) are a conflict; for either write \`type:BM,CV\`. Other repeated conditions must all hold.
- **Bounds:** 500 characters, 40 words and conditions, 8 parentheses in one another.

## What the answer says

- \`matched\`: \`MOST\` where nothing has all words and these have most of them.
- \`understoodAs\`: the query that the words were understood as, ready to be corrected.
- \`totalCount\`: every unit of it can be reached page by page. More than 200 hits are ranked only at the top, the others follow by name.
- \`unknownAvailability\`: how many more there might be, were it known who may field them.

The typed \`filter\` says the same in parts: values with commas, \`above\` and \`below\` beside \`atLeast\` and \`atMost\`, \`thenBy\` beside \`orderBy\`. [\`/v1/eras\`](/reference) and [\`/v1/factions\`](/reference) list what eras and factions are called.`,
  ru: `## Что не принимается

Запрос, который нельзя понять, — ошибка с местом, с тем, что дано, и с тем, что допустимо; ничего не пропадает молча.

- **Неизвестное поле или значение**: рядом названо ближайшее: \`роль:snipr\` → может быть, \`роль:Sniper\`?
- **Два условия, из которых выполнимо одно** (\`тип:BM тип:CV\`, \`прыжок -прыжок\`, \`ос>=30 ос<=20\`), — противоречие; если годится любое, пишите \`тип:BM,CV\`. Остальные повторные условия должны выполняться все.
- **Пределы:** 500 символов, 40 слов и условий, 8 скобок одна в другой.

## Что говорит ответ

- \`matched\`: \`MOST\`, если всех слов нет ни у кого, а у этих — больше всего.
- \`understoodAs\`: запрос, которым слова были поняты; его можно поправить.
- \`totalCount\`: до каждой единицы можно долистать. Если найдено больше 200, по близости отсортировано только начало, остальные идут по названию.
- \`unknownAvailability\`: сколько ещё могло бы найтись, будь известно, кому они доступны.

Фильтр \`filter\` говорит то же по частям: значения через запятую, \`above\` и \`below\` рядом с \`atLeast\` и \`atMost\`, \`thenBy\` рядом с \`orderBy\`. [\`/v1/eras\`](/reference) и [\`/v1/factions\`](/reference) перечисляют названия эпох и фракций.`,
};

const inCell = (text: string): string => text.replaceAll('|', '\\|');
const code = (text: string): string => `\`${inCell(text)}\``;
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const rowOf = ({ names, about }: QueryField, language: Language): string =>
  `| ${names.map(code).join(', ')} | ${inCell(capital(about[language]))} |`;

function fieldsIn(language: Language): string {
  const { fields } = queryLanguage(SHAPE);
  const tables = KINDS.map(([title, kinds]) => {
    const rows = fields.filter(({ kind }) => kinds.includes(kind)).map((field) => rowOf(field, language));
    return [`### ${title[language]}`, [HEADS[language], ...rows].join('\n')].join('\n\n');
  });
  return [`## ${FIELDS[language]}`, ...tables].join('\n\n');
}

const partsIn = (language: Language): readonly string[] =>
  REFERENCE.map(({ title, about, examples }) => {
    const rows = examples.map(([query, finds]) => `| ${code(query[language])} | ${inCell(capital(finds[language]))} |`);
    const heads = { en: '| Query | Finds |\n|---|---|', ru: '| Запрос | Что находит |\n|---|---|' }[language];
    return [`## ${title[language]}`, about[language], [heads, ...rows].join('\n')].join('\n\n');
  });

/** The page in a language, as Markdown. */
export function referencePage(language: Language): string {
  const head = ['---', `title: ${TITLE[language]}`, `description: ${LEAD[language]}`, `lead: ${LEAD[language]}`, '---'].join('\n');
  return `${head}\n${[WHERE[language], ...partsIn(language), ERRORS[language], fieldsIn(language)].join('\n\n')}\n`;
}
