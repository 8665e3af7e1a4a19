/** `import` and `diff`. */
import { resolve } from 'node:path';
import { type Language, type Problem, problemText } from '@rangefinder/rules';
import { type ImportOptions, importCatalog } from '../importing/import.js';
import { inputsOf, STANDARD_INPUT } from '../importing/inputs/inputs.js';
import { isDoubt } from '../importing/notes.js';
import type { Place } from '../importing/parsed-rows.js';
import { type Change, COUNTED, type ImportReport, type Issue, type MissingUnits } from '../importing/report.js';
import type { Catalog } from '../opening/open.js';
import { installStarter } from '../starter/install.js';
import { type Context, complain, inLanguage, oneLine, say } from './console.js';
import { progressBar } from './progress.js';
import { COUNT_TEXTS, TEXTS } from './texts.js';

/**
 * Imports files, or reports what an import would change. The starter catalog is installed first, since imports use its Russian
 * names.
 */
export async function importCommand(context: Context, catalog: Catalog): Promise<number> {
  await installStarter(catalog.db);
  return importPaths(context, catalog, pathsOf(context));
}

/** Imports paths with the given options. */
export function importPaths(context: Context, catalog: Catalog, paths: readonly string[], label?: string): Promise<number> {
  const { dryRun, strict, prune, verbose } = context.options;
  return bringIn(context, catalog, paths, { dryRun, strict, prune, label, onChange: verbose ? tellChange(context) : undefined });
}

const pathsOf = (context: Context): readonly string[] => context.options.parameters.map((path) => absolute(context, path));

/** Lists the fields that an import would change. */
export const diffCommand = (context: Context, catalog: Catalog): Promise<number> =>
  bringIn(context, catalog, pathsOf(context), { dryRun: true, onChange: tellChange(context) });

async function bringIn(context: Context, catalog: Catalog, paths: readonly string[], how: ImportOptions): Promise<number> {
  const bar = await progressBar(context, paths);
  const imported = await importCatalog(catalog, inputsOf(paths, context.terminal.input), {
    ...how,
    label: context.options.label ?? how.label,
    onIssue: bar.aside(tellIssue(context)),
    onProgress: bar.update,
    onWaiting: () => complain(context, inLanguage(TEXTS.waiting, context.options.language)),
  }).finally(bar.stop);
  if (imported.ok) tellReport(context, imported.value);
  else tellProblems(context, imported.problems);
  return imported.ok ? exitCodeOf(imported.value) : NOT_DONE;
}

const NOT_DONE = 1;
/** Exit code: accepted in part, or nothing to read. */
const IN_PART = 3;

const exitCodeOf = ({ counts, written, dryRun }: ImportReport): number => {
  if (!written && !dryRun) return NOT_DONE;
  return counts.refused > 0 || counts.read === 0 ? IN_PART : 0;
};

/** Resolves a path relative to the operator's working directory, since npm runs in the root of the checkout. */
const absolute = ({ terminal }: Context, path: string): string =>
  path === STANDARD_INPUT ? path : resolve(terminal.environment.INIT_CWD ?? process.cwd(), path);

function tellProblems(context: Context, problems: readonly Problem[]): void {
  const { language } = context.options;
  complain(
    context,
    inLanguage(TEXTS.nothingWritten, language),
    ...problems.map((problem) => `  ${oneLine(problemText(problem, language))}`),
  );
}

const MAX_LISTED = 20;

/** Reports missing units. Partial imports are common, so they are named only on request, or if they were put out of play. */
function tellMissing(context: Context, { source, ids, leftOut }: MissingUnits): void {
  const { language, verbose } = context.options;
  const named = verbose ? ids : leftOut ? ids.slice(0, MAX_LISTED) : [];
  const what = inLanguage(leftOut ? TEXTS.leftOut : TEXTS.missing, language);
  say(context, oneLine(`${source}: ${ids.length} ${what}`), ...named.map((id) => `    ${id}`));
  if (named.length < ids.length) say(context, `    … ${inLanguage(TEXTS.verboseLists, language)}`);
}

const MORE = {
  en: (more: number) => `… and ${more} more ${more === 1 ? 'problem' : 'problems'}`,
  ru: (more: number) => `… и ещё проблем: ${more}`,
};
const moreText = (more: number | undefined, language: Language): readonly string[] => (more ? [MORE[language](more)] : []);

const tellIssue =
  (context: Context) =>
  (issue: Issue): void => {
    const { language, verbose } = context.options;
    const place = placeText(context, issue.place);
    if (issue.kind === 'refused') {
      const label = inLanguage(TEXTS.refused, language);
      const texts = [...issue.problems.map((problem) => problemText(problem, language)), ...moreText(issue.more, language)];
      say(context, ...texts.map((text) => oneLine(`${label}: ${place}: ${text}`)));
      return;
    }
    const shown = issue.notes.filter((note) => verbose || isDoubt(note));
    say(
      context,
      ...shown.map((note) => {
        const label = inLanguage(TEXTS[note.kind], language);
        return oneLine(`${label}: ${place}, ${issue.name}: ${inLanguage(note.text, language)}`);
      }),
    );
  };

/** `units.json, line 3, row 12 (id 140)`. */
function placeText({ options: { language } }: Context, { input, line, item, sourceId }: Place): string {
  const id = sourceId === undefined ? '' : ` (id ${sourceId})`;
  return `${input}, ${inLanguage(TEXTS.line, language)} ${line}, ${inLanguage(TEXTS.row, language)} ${item}${id}`;
}

const tellChange =
  (context: Context) =>
  (change: Change): void => {
    const label = inLanguage(TEXTS[change.kind], context.options.language);
    const fields = change.kind === 'changed' ? change.fields : [];
    say(
      context,
      `${label}: ${change.id} — ${change.name}`,
      ...fields.map(({ field, before, after }) => `    ${field}: ${JSON.stringify(before)} → ${JSON.stringify(after)}`),
    );
  };

function tellReport(context: Context, { counts, files, passedOver, missing, milliseconds, dryRun, written }: ImportReport): void {
  const { language } = context.options;
  const seconds = milliseconds / 1_000;
  const rate = Math.round(counts.read / Math.max(seconds, 0.001));
  if (dryRun) say(context, inLanguage(TEXTS.dryRun, language));
  else if (!written) say(context, inLanguage(TEXTS.strict, language));
  // Line by line, since a call has a limited number of arguments.
  for (const { name, format, rows } of files)
    say(context, oneLine(`${name}: ${inLanguage(format, language)}, ${rows} ${inLanguage(TEXTS.rows, language)}`));
  for (const name of passedOver) say(context, oneLine(`${name}: ${inLanguage(TEXTS.passedOver, language)}`));
  if (counts.read === 0) say(context, inLanguage(TEXTS.nothingToRead, language));
  say(
    context,
    ...COUNTED.map((count) => `${String(counts[count]).padStart(9)}  ${inLanguage(COUNT_TEXTS[count], language)}`),
    `${seconds.toFixed(1)} ${inLanguage(TEXTS.seconds, language)}, ${rate} ${inLanguage(TEXTS.perSecond, language)}`,
  );
  for (const each of missing) tellMissing(context, each);
}
