/** What pages say to search engines, as JSON-LD in the vocabulary of schema.org. */
import type { Language, RuleSystem, Ruling } from '@rangefinder/rules';

/**
 * Data as the text of a script: nothing in it can end the script.
 * @example scriptText({ name: '</script>' }) // '{"name":"\\u003c/script>"}'
 */
export const scriptText = (data: object): string => JSON.stringify(data).replaceAll('<', '\\u003c');

/**
 * The rulings of a rule set as questions with the answer that is played.
 * @param addressOf the whole address of a ruling
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
