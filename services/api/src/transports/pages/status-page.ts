/** The status page: no scripts, readable on a phone, light and dark. */
import type { Language, Text } from '@rangefinder/rules';
import type { Status } from './status-now.js';
import { LOGO } from './tool-page.js';

const WORDS = {
  title: { en: 'Status', ru: 'Состояние' },
  about: {
    en: 'Whether Rangefinder answers right now: calculators, rules and catalog, their versions, and since when it has been running.',
    ru: 'Отвечает ли Rangefinder прямо сейчас: калькуляторы, правила и каталог, их версии и с какого времени сервис работает.',
  },
  catalog: { en: 'Catalog', ru: 'Каталог' },
  revision: { en: 'revision', ru: 'ревизия' },
  away: { en: 'cannot be reached', ru: 'недоступен' },
  calculators: { en: 'Calculators and rules', ru: 'Калькуляторы и правила' },
  answer: { en: 'answer', ru: 'отвечают' },
  rules: { en: 'Version of the rules', ru: 'Версия правил' },
  api: { en: 'Version of the API', ru: 'Версия API' },
  program: { en: 'Program', ru: 'Программа' },
  since: { en: 'Running since', ru: 'Работает с' },
  changes: { en: 'What changed', ru: 'Что изменилось' },
  feed: { en: 'Feed of changes', ru: 'Лента изменений' },
  asJson: { en: 'The same as JSON', ru: 'То же в JSON' },
  other: { en: 'Русский', ru: 'English' },
  languages: { en: 'Language', ru: 'Язык' },
  more: { en: 'See also', ru: 'См. также' },
} as const satisfies Readonly<Record<string, Text>>;

const STYLE = `
:root { color-scheme: light dark; --paper: light-dark(#fbf9f4, #14191c); --ink: light-dark(#191d1f, #e9e5dc); --soft: light-dark(#545b5e, #b3b3ac); --link: light-dark(#0d5a78, #8ccbe4); --line: light-dark(#dcd7cc, #333c40); --good: light-dark(#1d6b3a, #7fd19a); --bad: light-dark(#a1331c, #ff9d86); }
body { margin: 0; background: var(--paper); color: var(--ink); font: 1.0625rem/1.55 var(--typeface, system-ui), sans-serif; font-variant-numeric: tabular-nums; }
header { display: flex; align-items: center; min-height: 3.5rem; padding: 0 1rem; background: #1a2226; color: #f4f1ea; }
header a { display: inline-flex; align-items: center; gap: 0.6rem; min-height: 2.75rem; color: inherit; font-size: 1.125rem; font-weight: 650; text-decoration: none; }
header nav { gap: 0 1rem; margin-inline-start: auto; }
header nav a { font-size: 1rem; font-weight: 400; }
main { box-sizing: border-box; max-width: 40rem; margin: 0 auto; padding: 1.5rem 1rem 3rem; }
h1 { margin: 0 0 0.5rem; font-size: 1.75rem; }
.state { margin: 0 0 1.5rem; font-size: 1.25rem; font-weight: 600; color: var(--good); }
.state.bad { color: var(--bad); }
dl { display: grid; grid-template-columns: minmax(8rem, auto) 1fr; gap: 0; margin: 0 0 1.5rem; }
dt, dd { margin: 0; padding: 0.5rem 0.75rem 0.5rem 0; border-top: 1px solid var(--line); overflow-wrap: break-word; }
@media (max-width: 26rem) { dl { grid-template-columns: minmax(0, 1fr); } dd { padding-top: 0; border: 0; } }
dt { color: var(--soft); }
nav { display: flex; flex-wrap: wrap; gap: 0 1.25rem; }
main a { display: inline-block; padding: 0.6rem 0; color: var(--link); }
a:focus-visible { outline: 3px solid #f0b357; outline-offset: 2px; }
`;

const row = (term: string, value: string): string => `<dt>${term}</dt><dd>${value}</dd>`;

/** A time in the language of the reader, in UTC, because the time zone of the reader is unknown. */
const moment = (iso: string, language: Language): string =>
  `<time datetime="${iso}">${new Date(iso).toLocaleString(language, { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' })} UTC</time>`;

interface Shown {
  /** The status in words. */
  readonly name: string;
  readonly language: Language;
  readonly all: readonly Language[];
  /** Link to the typeface of the site. */
  readonly typeface: string;
}

/** The whole page. It contains no input of users that would have to be escaped. */
export function statusPage({ status, catalog, versions, startedAt }: Status, { name, language, all, typeface }: Shown): string {
  const translated = (word: keyof typeof WORDS): string => WORDS[word][language];
  const others = all
    .filter((one) => one !== language)
    .map((one) => `<a href="/status?lang=${one}" hreflang="${one}" lang="${one}">${translated('other')}</a>`);
  const rows = [
    row(translated('calculators'), translated('answer')),
    row(translated('catalog'), catalog.reachable ? `${translated('revision')} ${catalog.revision}` : translated('away')),
    row(translated('rules'), `${versions.rules} <small>(${versions.rulesPinned})</small>`),
    row(translated('api'), versions.api),
    row(translated('program'), versions.program),
    row(translated('since'), moment(startedAt, language)),
  ];
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${translated('title')} | Rangefinder</title><meta name="description" content="${translated('about')}"><link rel="icon" href="/favicon.svg">${typeface}<style>${STYLE}</style></head>
<body><header><a href="/${language}/">${LOGO}Rangefinder</a><nav aria-label="${translated('languages')}">${others.join('')}</nav></header><main><h1>${translated('title')}</h1>
<p class="state${status === 'ok' ? '' : ' bad'}">${name}</p>
<dl>${rows.join('')}</dl>
<nav aria-label="${translated('more')}"><a href="/${language}/developers/changes/">${translated('changes')}</a><a href="/v1/changelog.atom">${translated('feed')}</a><a href="/status.json">${translated('asJson')}</a></nav>
</main></body></html>
`;
}
