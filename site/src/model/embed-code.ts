/** The code that puts a widget into a page of somebody else. Runs where pages are built, and in pages. */
import { attributeOf, type Draft } from '@rangefinder/widgets';

interface Embedded {
  /** Where the widgets come from, without a slash at its end. */
  readonly host: string;
  readonly element: string;
  /** Address of its script: `/widgets/elements/target-number.js`. */
  readonly script: string;
  readonly draft: Draft;
  readonly language: string;
  readonly theme?: string;
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
const isNested = (value: unknown): boolean => typeof value === 'object' && value !== null;

/** Plain figures as attributes, nested ones as a preset. */
function draftAttributes(draft: Draft): string {
  const given = Object.entries(draft).filter(([, value]) => value !== undefined && value !== null);
  return given.some(([, value]) => isNested(value))
    ? ` preset="${escaped(JSON.stringify(draft))}"`
    : given.map(([field, value]) => ` ${attributeOf(field)}="${escaped(String(value))}"`).join('');
}

/**
 * Two lines of HTML.
 * @example embedCode({ host: 'https://rangefinder.example', element: 'rangefinder-damage', script: '/widgets/elements/damage.js', draft: { powered: true }, language: 'en' })
 */
export const embedCode = ({ host, element, script, draft, language, theme }: Embedded): string =>
  [
    `<script type="module" src="${host}${script}"></${'script'}>`,
    `<${element}${draftAttributes(draft)} lang="${language}"${theme ? ` theme="${theme}"` : ''} api="${host}/"></${element}>`,
  ].join('\n');
