/** HTML that embeds a widget in other pages. Runs in the build and in browsers. */
import { attributeOf, type Draft } from '@rangefinder/widgets';

interface Embedded {
  /** Origin of the widgets, without a trailing slash. */
  readonly host: string;
  readonly element: string;
  /** Path of its script: `/widgets/elements/target-number.js`. */
  readonly script: string;
  readonly draft: Draft;
  readonly language: string;
  readonly theme?: string;
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
const isNested = (value: unknown): boolean => typeof value === 'object' && value !== null;

/** JSON in single quotes, so that its own quotes stay readable. */
const quotedJson = (value: object): string =>
  `'${JSON.stringify(value).replaceAll('&', '&amp;').replaceAll("'", '&#39;').replaceAll('<', '&lt;')}'`;

/** Scalars become attributes, nested values a preset. */
function draftAttributes(draft: Draft): string {
  const given = Object.entries(draft).filter(([, value]) => value !== undefined && value !== null);
  return given.some(([, value]) => isNested(value))
    ? ` preset=${quotedJson(draft)}`
    : given.map(([field, value]) => ` ${attributeOf(field)}="${escaped(String(value))}"`).join('');
}

/**
 * @example embedCode({ host: 'https://rangefinder.example', element: 'rangefinder-damage', script: '/widgets/elements/damage.js',
 *   draft: { powered: true }, language: 'en' })
 */
export const embedCode = ({ host, element, script, draft, language, theme }: Embedded): string =>
  [
    `<script type="module" src="${host}${script}"></${'script'}>`,
    `<${element}${draftAttributes(draft)} lang="${language}"${theme ? ` theme="${theme}"` : ''} api="${host}/"></${element}>`,
  ].join('\n');
