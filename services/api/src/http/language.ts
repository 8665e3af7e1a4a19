/** The language of an answer: the argument wins, then Accept-Language, then English. */
import type { Language } from '@rangefinder/rules';

const PREFERENCE = /^\s*([a-zA-Z]{1,8}|\*)(?:-[a-zA-Z0-9-]*)?\s*(?:;\s*q\s*=\s*([01](?:\.\d{0,3})?))?\s*$/;

/** `acceptedLanguage('ru-RU,ru;q=0.9,en;q=0.8')` → `ru` */
export function acceptedLanguage(header: string | undefined): Language {
  const wishes = (header ?? '')
    .split(',')
    .map((part) => PREFERENCE.exec(part))
    .filter((match) => match !== null)
    .map(([, name = '', quality = '1']) => ({ name: name.toLowerCase(), quality: Number(quality) }))
    .filter(({ name, quality }) => quality > 0 && (name === 'ru' || name === 'en' || name === '*'))
    .sort((a, b) => b.quality - a.quality);
  return wishes[0]?.name === 'ru' ? 'ru' : 'en';
}
