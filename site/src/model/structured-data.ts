/** Structured data of pages for search engines: JSON-LD with the schema.org vocabulary. */
import type { Language, RuleSystem, Ruling } from '@rangefinder/rules';

/**
 * JSON as the content of a script element, escaped so that it cannot close the element.
 * @example scriptText({ name: '</script>' }) // '{"name":"\\u003c/script>"}'
 */
export const scriptText = (data: object): string => JSON.stringify(data).replaceAll('<', '\\u003c');

/**
 * The rulings of a rule set as an FAQ page.
 * @param addressOf absolute address of a ruling
 */
export const rulingsForEngines = (
  { title, rulings }: Pick<RuleSystem, 'title' | 'rulings'>,
  language: Language,
  addressOf: (ruling: Ruling) => string,
): string =>
  scriptText({
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    inLanguage: language,
    about: { '@type': 'Game', name: title[language] },
    mainEntity: rulings.map((ruling) => ({
      '@type': 'Question',
      '@id': addressOf(ruling),
      url: addressOf(ruling),
      name: ruling.question[language],
      acceptedAnswer: { '@type': 'Answer', text: ruling.decision[language] },
      ...(ruling.readings.length > 0 && {
        suggestedAnswer: ruling.readings.map((reading) => ({ '@type': 'Answer', text: reading[language] })),
      }),
    })),
  });
