/** Pages for developers in reading order. */

import { getCollection } from 'astro:content';
import type { Language } from '@rangefinder/rules';
import type { Link } from './outline.js';

const ORDER = [
  '',
  'languages',
  'rest',
  'graphql',
  'batch',
  'sweeps',
  'client',
  'python',
  'command',
  'packages',
  'widgets',
  'gallery',
  'models',
  'limits',
  'errors',
  'versions',
  'changes',
  'caching',
  'formats',
  'query',
  'catalog',
  'licenses',
] as const;

/** All pages of the guide as links. */
export async function guidePages(language: Language): Promise<readonly Link[]> {
  const entries: readonly { readonly id: string; readonly data: { readonly title: string } }[] = await getCollection('docs');
  return ORDER.map((name) => {
    const id = `${language}/developers${name === '' ? '' : `/${name}`}`;
    const entry = entries.find((one) => one.id === id);
    if (!entry) throw new Error(`the guide lacks ${id}`);
    return { href: `/${id}/`, label: entry.data.title };
  });
}
