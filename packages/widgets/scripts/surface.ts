/** The public surface that all elements have in common, for the element types and for the custom-elements manifest. */

export interface Named {
  readonly name: string;
  readonly about: string;
}

/** An attribute or an event with its TypeScript type. */
export interface Typed extends Named {
  readonly type: string;
}

export const ATTRIBUTES: readonly Typed[] = [
  { name: 'api', type: 'string', about: 'Address of the service. Without it answers are computed in the page.' },
  { name: 'site', type: 'string', about: 'Address of the rulebook that steps link to. Default: the value of `api`.' },
  { name: 'lang', type: "'en' | 'ru'", about: 'Language. Default: the nearest `lang` of the page, else the language of the browser.' },
  { name: 'theme', type: "'auto' | 'light' | 'dark'", about: 'Colors; `auto` follows the operating system.' },
  { name: 'preset', type: 'string', about: 'The situation as JSON. Single fields also have attributes of their own.' },
  { name: 'source', type: 'string', about: 'Source of the catalog whose units are offered first.' },
  { name: 'show', type: 'string', about: 'The fields that are shown, in this order. The others keep their values.' },
];

export const PROPERTIES: readonly (Typed & { readonly readonly?: true })[] = [
  { name: 'draft', type: 'Draft', about: 'The current situation. Can be set.' },
  { name: 'answer', type: 'WidgetAnswer | undefined', about: 'The last answer, as the service returns it.', readonly: true },
];

export const EVENTS: readonly Typed[] = [
  {
    name: 'rangefinder-answer',
    type: "CustomEvent<WidgetEvents['rangefinder-answer']>",
    about: 'There is a new answer; `detail` is the answer.',
  },
  {
    name: 'rangefinder-problem',
    type: "CustomEvent<WidgetEvents['rangefinder-problem']>",
    about: 'The situation is invalid; `detail` lists the problems.',
  },
  {
    name: 'rangefinder-change',
    type: "CustomEvent<WidgetEvents['rangefinder-change']>",
    about: 'The user edited the situation; `detail` is the situation.',
  },
];

export const CSS_PROPERTIES: readonly Named[] = [
  { name: '--rangefinder-surface', about: 'Background of the card.' },
  { name: '--rangefinder-text', about: 'Color of the text.' },
  { name: '--rangefinder-muted', about: 'Color of secondary text.' },
  { name: '--rangefinder-line', about: 'Color of lines.' },
  { name: '--rangefinder-accent', about: 'Color of selected options and of charts.' },
  { name: '--rangefinder-problem', about: 'Color of problems.' },
  { name: '--rangefinder-font', about: 'The `font` shorthand.' },
  { name: '--rangefinder-radius', about: 'Corner radius of the card.' },
  { name: '--rangefinder-sticky', about: 'Distance of the answer from the top of the window while a long form scrolls.' },
];

/** Names for `::part()`: those of the form, then those of the answer. */
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

/** Attributes of `<rangefinder-ask>`: those that it shares with calculators, and its own. */
export const ASK_ATTRIBUTES: readonly Typed[] = [
  ...ATTRIBUTES.filter(({ name }) => ['api', 'site', 'lang', 'theme'].includes(name)),
  { name: 'text', type: 'string', about: 'The first question.' },
  { name: 'system', type: 'string', about: 'Restricts the readings to a rule set.' },
];

export const ASK_PROPERTIES: typeof PROPERTIES = [
  { name: 'text', type: 'string', about: 'The question. Can be set.' },
  { name: 'readings', type: 'readonly Reading[]', about: 'The readings, best first, as the service returns them.', readonly: true },
];

export const ASK_EVENTS: readonly Typed[] = [
  {
    name: 'rangefinder-reading',
    type: 'CustomEvent<readonly Reading[]>',
    about: 'A question was read; `detail` are the readings, best first.',
  },
];
