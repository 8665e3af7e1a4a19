/** Pagination: iterates over all entries of a list. */
import type { AskOptions, Caller } from './caller.js';

/** Largest page of the service. */
const PAGE = 100;

interface Page {
  readonly nodes: readonly unknown[];
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
}

const ENDS = ['pageInfo.hasNextPage', 'pageInfo.endCursor'];

/**
 * Iterates over the entries of a list. Requests a page when the one before it is used up.
 * @param args arguments of the list: `first` is the page size, `after` the cursor to start after
 * @param call `fields` are those of an entry
 */
export async function* walk(
  ask: Caller['ask'],
  question: string,
  args: Readonly<Record<string, unknown>>,
  { fields, ...call }: AskOptions = {},
): AsyncGenerator<unknown, void, undefined> {
  const options = { ...call, fields: [...(fields?.map((field) => `nodes.${field}`) ?? ['nodes']), ...ENDS] };
  let after = args.after;
  for (;;) {
    const { nodes, pageInfo } = (await ask(question, { first: PAGE, ...args, after }, options)) as Page;
    yield* nodes;
    if (!pageInfo.hasNextPage) return;
    after = pageInfo.endCursor;
  }
}
