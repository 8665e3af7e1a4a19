/** Readable ids. An id is made once from the first name and never changes. */
import { foldText } from '@rangefinder/query';

/**
 * A name as part of an id: Latin letters and digits, with hyphens between words.
 * @example slug('Loki (Hellbringer) Prime') // 'loki-hellbringer-prime'
 */
export function slug(name: string): string {
  return foldText(name)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
