/** Completions of the arguments of prompts and of resource addresses. */
import type { CompleteRequest, CompleteResult } from '@modelcontextprotocol/sdk/types.js';
import { placesOf, SLUGS, type Slug, systems } from '@rangefinder/rules';
import { entriesLike } from './tools/entries.js';
import type { OperationRunner } from './tools/operation-runner.js';
import { placeKind } from './tools/places.js';

const MAX_COMPLETIONS = 100;

/** Returns the values that begin like the text that is typed. */
export async function completionsFor(
  { ref, argument: { name, value }, context }: CompleteRequest['params'],
  runner: OperationRunner,
): Promise<CompleteResult> {
  const all =
    ref.type === 'ref/prompt' ? await namesLike(name, value, runner) : placesLike(name, value, context?.arguments?.system, runner.system);
  const values = all.slice(0, MAX_COMPLETIONS);
  return { completion: { values: [...values], total: all.length, hasMore: values.length < all.length } };
}

/** Arguments of prompts that are names of units. */
const UNITS: ReadonlySet<string> = new Set(['attacker', 'target']);

async function namesLike(name: string, value: string, runner: OperationRunner): Promise<readonly string[]> {
  if (!UNITS.has(name) || value.trim() === '') return [];
  return (await entriesLike(value, runner)).filter(({ kind }) => kind === 'UNIT').map(({ title }) => title);
}

function placesLike(name: string, value: string, given: string | undefined, only: Slug | undefined): readonly string[] {
  const begins = (text: string): boolean => text.startsWith(value.toLowerCase());
  if (name === 'system') return (only ? [only] : SLUGS).filter(begins);
  const ids = systems.filter(({ slug }) => slug === (given ?? only)).flatMap((system) => [...placesOf(system).keys()]);
  return ids
    .filter((id) => placeKind(id) === name)
    .map((id) => id.slice(id.lastIndexOf('/') + 1))
    .filter(begins);
}
