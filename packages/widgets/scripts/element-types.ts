/** Types of the elements for `document.querySelector`, events and JSX. */
import { calculators, elementOf } from '@rangefinder/widgets/describe';
import { type Calculator, fieldAttributes } from './element-attributes.ts';
import { ASK_ATTRIBUTES, ASK_EVENTS, ATTRIBUTES, EVENTS, type Typed } from './surface.ts';

const comment = (text: string, indent = '  '): string => `${indent}/** ${text.replaceAll('*/', '* /')} */`;
const member = ({ name, type, about }: Typed): string => `${comment(about)}\n  '${name}'?: ${type} | undefined;`;
const block = (head: string, lines: readonly string[]): string => `${head} {\n${lines.join('\n')}\n}`;
const aboutOf = ({ title, about }: Calculator): string => `${title.en}: ${about.en}`;

/** `rangefinder-target-number` → `TargetNumberAttributes` */
const interfaceOf = (calculator: Calculator): string =>
  `Rangefinder${elementOf(calculator)
    .split('-')
    .slice(1)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('')}Attributes`;

const attributesOf = (calculator: Calculator): string =>
  [
    comment(`Attributes of \`<${elementOf(calculator)}>\`.`, ''),
    block(`export interface ${interfaceOf(calculator)} extends RangefinderCommonAttributes`, fieldAttributes(calculator).map(member)),
  ].join('\n');

/** Members by the name of the element. */
const tags = (typeOf: (calculator: Calculator) => string, ofAsk: string): readonly string[] => [
  ...calculators.map((one) => `${comment(aboutOf(one))}\n  '${elementOf(one)}': ${typeOf(one)};`),
  `${comment('Questions in a player’s own words.')}\n  'rangefinder-ask': ${ofAsk};`,
];

/** `elements.d.ts`: global types that apply once the script is imported. */
export const elementTypes = (): string =>
  [
    "import type { Draft, RangefinderAskElement, RangefinderElement, Reading, WidgetAnswer, WidgetEvents } from './lib/index.js';",
    'export type { Draft, RangefinderAskElement, RangefinderElement, Reading, WidgetAnswer, WidgetEvents };',
    comment('What every element takes.', ''),
    block('export interface RangefinderCommonAttributes', ATTRIBUTES.map(member)),
    ...calculators.map(attributesOf),
    comment('Attributes of `<rangefinder-ask>`.', ''),
    block('export interface RangefinderAskAttributes', ASK_ATTRIBUTES.map(member)),
    comment('Attributes by the name of the element.', ''),
    block('export interface RangefinderAttributes', tags(interfaceOf, 'RangefinderAskAttributes')),
    comment('Handlers by the name of the event.', ''),
    block(
      'export interface RangefinderEventMap',
      [...EVENTS, ...ASK_EVENTS].map(({ name, type, about }) => `${comment(about)}\n  '${name}': ${type};`),
    ),
    'declare global {',
    block(
      'interface HTMLElementTagNameMap',
      tags(() => 'RangefinderElement', 'RangefinderAskElement'),
    ),
    block(
      'interface HTMLElementEventMap',
      [...EVENTS, ...ASK_EVENTS].map(({ name, type }) => `  '${name}': ${type};`),
    ),
    '}',
    '',
  ].join('\n');

/** Types for a library with JSX. `base` is its type of the attributes of every element. */
const jsxTypes = (library: string, base: string): string =>
  [
    `import type {} from '${library}';`,
    "import type { RangefinderAttributes, RangefinderElement, RangefinderEventMap } from './elements.js';",
    "export type * from './elements.js';",
    block(
      'interface Handlers',
      [...EVENTS, ...ASK_EVENTS].map(({ name }) => `  'on${name}'?: ((event: RangefinderEventMap['${name}']) => void) | undefined;`),
    ),
    'type Elements = {',
    `  [T in keyof RangefinderAttributes]: RangefinderAttributes[T] & Handlers & Omit<import('${library}').${base}, keyof RangefinderAttributes[T]>;`,
    '};',
    `declare module '${library}' {`,
    '  namespace JSX {',
    '    interface IntrinsicElements extends Elements {}',
    '  }',
    '}',
    '',
  ].join('\n');

export const reactTypes = (): string =>
  jsxTypes('react', "DetailedHTMLProps<import('react').HTMLAttributes<RangefinderElement>, RangefinderElement>");
export const preactTypes = (): string => jsxTypes('preact', 'HTMLAttributes<RangefinderElement>');
