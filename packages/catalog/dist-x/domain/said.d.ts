/** What schemas allow, in both languages: a schema has room for one text only. */
import type { Text } from '@rangefinder/rules';
/**
 * The error of a check, said in both languages; to be read behind “allowed:”.
 * @example z.number().refine(isEven, { error: said('an even number', 'чётное число') })
 */
export declare function said(en: string, ru: string): string;
/** Both languages of what was said; undefined for the words of the library. */
export declare const bothLanguages: (en: string) => Text | undefined;
