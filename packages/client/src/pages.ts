/** Lists that the service gives page by page, walked to their end. */
import type { AskOptions, Caller } from './caller.js';

/** Pages as large as the service gives them. */
const PAGE = 100;

interface Page {
  readonly nodes: readonly unknown[];
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
}

const ENDS = ['pageInfo.hasNextPage', 'pageInfo.endCursor'];

/**
 * The entries of a list, one after another; a page is asked for when the one before it is used up.
 * @param args as the list takes them: `first` is the size of a page, `after` the cursor behind which the walk begins
 * @param call `fields` are those of an entry
 */
export async function* walk(
  ask: Caller['ask'],
  question: string,
  args: Readonly<Record<string, unknown>>,
  { fields, ...call }: AskOptions = {},
): AsyncGenerator<unknown, void, undefined> {
  const asked = { ...call, fields: [...(fields?.map((field) => `nodes.${field}`) ?? ['nodes']), ...ENDS] };
  let after = args.after;
  for (;;) {
    const { nodes, pageInfo } = (await ask(question, { first: PAGE, ...args, after }, asked)) as Page;
    yield* nodes;
    if (!pageInfo.hasNextPage) return;
    after = pageInfo.endCursor;
  }
}
