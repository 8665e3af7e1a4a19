/** `sources`, `history` and `find`. */
import { nameIn } from '@rangefinder/query';
import { problemText } from '@rangefinder/rules';
import { fieldChanges } from '../importing/field-changes.js';
import type { Catalog } from '../opening/open.js';
import { listSources } from '../repositories/sources.js';
import { listRevisions, type UnitRevision } from '../repositories/unit-revisions.js';
import { queryUnits } from '../searching/filter-units.js';
import { type Context, complain, inLanguage, say } from './console.js';
import { TEXTS } from './texts.js';
import { unitMeant } from './unit-meant.js';

const MAX_FOUND_ROWS = 50;

/** Lists the sources. */
export async function sourcesCommand(context: Context, catalog: Catalog): Promise<number> {
  const { language } = context.options;
  for (const { source, units, inPlay, lastChange } of await listSources(catalog.readDb)) {
    const counts = `${units} ${inLanguage(TEXTS.units, language)} (${inPlay} ${inLanguage(TEXTS.inPlay, language)})`;
    say(
      context,
      `${source.id}: ${inLanguage(source.name, language)}, ${counts}, ${inLanguage(TEXTS.last, language)} ${lastChange.toISOString()}`,
    );
  }
  return 0;
}

/** Lists the states of a unit with their changes. */
export async function historyCommand(context: Context, catalog: Catalog): Promise<number> {
  const id = await unitMeant(catalog, context.options.parameters[0] ?? '', context);
  if (id === undefined) return 1;
  const revisions = await listRevisions(catalog.readDb, id);
  for (const [index, revision] of revisions.entries()) tellRevision(context, revision, revisions[index + 1]);
  return 0;
}

function tellRevision(
  context: Context,
  { revision, source, sourceId, readAt, hash, raw, draft }: UnitRevision,
  before: UnitRevision | undefined,
): void {
  const { language, verbose } = context.options;
  const from = `${inLanguage(source.name, language)} (id ${sourceId})`;
  say(
    context,
    `${inLanguage(TEXTS.revision, language)} ${revision}: ${nameIn(draft.names, language)}, ${from}, ${readAt.toISOString()}, sha256 ${hash}`,
  );
  const changes = before === undefined ? [] : fieldChanges(before.draft, draft);
  say(context, ...changes.map(({ field, before: was, after }) => `    ${field}: ${JSON.stringify(was)} → ${JSON.stringify(after)}`));
  if (verbose && raw !== null) say(context, `    ${raw}`);
}

/** Lists the units that match a query. */
export async function findCommand(context: Context, catalog: Catalog): Promise<number> {
  const { language, parameters } = context.options;
  const found = await queryUnits(catalog.readDb, parameters.join(' '), { first: MAX_FOUND_ROWS });
  if (!found.ok) {
    complain(context, ...found.problems.map((problem) => problemText(problem, language)));
    return 1;
  }
  const { edges, hasNextPage } = found.value;
  say(
    context,
    ...edges.map(
      ({ node: { id, names, cost } }) =>
        `${id} — ${nameIn(names, language)}${cost === null ? '' : `, ${inLanguage(TEXTS.cost, language)} ${cost}`}`,
    ),
    ...(edges.length === 0 ? [inLanguage(TEXTS.noFound, language)] : []),
    ...(hasNextPage ? [inLanguage(TEXTS.more, language)] : []),
  );
  return 0;
}
