/** What schemas allow, in both languages: a schema has room for one text only. */
import type { Text } from '@rangefinder/rules';

const SAID = new Map<string, Text>();

/**
 * The error of a check, said in both languages; to be read behind “allowed:”.
 * @example z.number().refine(isEven, { error: said('an even number', 'чётное число') })
 */
export function said(en: string, ru: string): string {
  SAID.set(en, { en, ru });
  return en;
}

/** Both languages of what was said; undefined for the words of the library. */
export const bothLanguages = (en: string): Text | undefined => SAID.get(en);
