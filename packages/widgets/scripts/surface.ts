/** What every element has besides the fields of its calculator, in words: for the element types and for the custom-elements manifest. */

/** Something with a name and what it is. */
export interface Named {
  readonly name: string;
  readonly about: string;
}

/** An attribute or an event, with the type that TypeScript knows it by. */
export interface Typed extends Named {
  readonly type: string;
}

export const ATTRIBUTES: readonly Typed[] = [
  { name: 'api', type: 'string', about: 'Address of the service; without it answers are computed in the page.' },
  { name: 'site', type: 'string', about: 'Address of the rulebook that steps link to; without it that of `api`.' },
  { name: 'lang', type: "'en' | 'ru'", about: 'Language; without it the nearest `lang` of the page, else the language of the browser.' },
  { name: 'theme', type: "'auto' | 'light' | 'dark'", about: 'Colors; `auto` follows the operating system.' },
  { name: 'preset', type: 'string', about: 'The situation as JSON; single fields also as attributes of their own.' },
  { name: 'show', type: 'string', about: 'The fields that are seen, in this order; the others keep their values.' },
];

export const PROPERTIES: readonly (Typed & { readonly readonly?: true })[] = [
  { name: 'draft', type: 'Draft', about: 'The situation as it stands, to read and to set.' },
  { name: 'answer', type: 'WidgetAnswer | undefined', about: 'The last answer, as the service gives it.', readonly: true },
];

export const EVENTS: readonly Typed[] = [
  {
    name: 'rangefinder-answer',
    type: "CustomEvent<WidgetEvents['rangefinder-answer']>",
    about: 'An answer is there; `detail` is the answer.',
  },
  {
    name: 'rangefinder-problem',
    type: "CustomEvent<WidgetEvents['rangefinder-problem']>",
    about: 'The situation makes no sense; `detail` lists what is wrong.',
  },
  {
    name: 'rangefinder-change',
    type: "CustomEvent<WidgetEvents['rangefinder-change']>",
    about: 'Somebody edited the situation; `detail` is the situation.',
  },
];

export const CSS_PROPERTIES: readonly Named[] = [
  { name: '--rangefinder-surface', about: 'Background of the card.' },
  { name: '--rangefinder-text', about: 'Color of the text.' },
  { name: '--rangefinder-muted', about: 'Color of what is secondary.' },
  { name: '--rangefinder-line', about: 'Color of lines.' },
  { name: '--rangefinder-accent', about: 'Color of what is chosen and of pictures.' },
  { name: '--rangefinder-problem', about: 'Color of what is wrong.' },
  { name: '--rangefinder-font', about: 'The `font` shorthand.' },
  { name: '--rangefinder-radius', about: 'Corners of the card.' },
  { name: '--rangefinder-sticky', about: 'Where, from the top of the window, the answer stays beside a long form.' },
];

/** Names for `::part()`: of the form, then of the answer. */
export const PARTS: readonly string[] = [
  ...[
    'card',
    'title',
    'about',
    'tools',
    'form',
    'field',
    'group',
    'label',
    'hint',
    'info',
    'input',
    'segment',
    'ruler',
    'button',
    'problem',
  ],
  ...['answer', 'lead', 'figures', 'figure', 'summary', 'refusal', 'chart', 'bar', 'table', 'steps', 'rule', 'copy', 'footer'],
];
