/** Readable ids. An id is made once from the first name and never changes. */
import { foldText } from './fold.js';

/**
 * A name as part of an id: Latin letters and digits, words joined by hyphens.
 * @example slug('Loki (Hellbringer) Prime') // 'loki-hellbringer-prime'
 */
export function slug(name: string): string {
  return foldText(name)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
