/** `imports` and `undo`. */
import { problemText } from '@rangefinder/rules';
import { type Undone, undoImport } from '../importing/undo.js';
import type { Catalog } from '../opening/open.js';
import { listImports } from '../repositories/imports.js';
import { type Context, complain, inLanguage, oneLine, say } from './console.js';
import { TEXTS } from './texts.js';

/** Lists imports, the last first. */
export async function importsCommand(context: Context, catalog: Catalog): Promise<number> {
  for (const { id, kind, label, counts, finishedAt } of await listImports(catalog.readDb)) {
    const told = Object.entries(counts).filter(([, count]) => count > 0);
    const name = kind === 'starter' ? inLanguage(TEXTS.starter, context.options.language) : label;
    say(context, oneLine(`${id}: ${finishedAt.toISOString()}, ${name} (${told.map(([what, count]) => `${what} ${count}`).join(', ')})`));
  }
  return 0;
}

const OUTCOMES = [
  ['restored', TEXTS.restored],
  ['removed', TEXTS.removed],
  ['leftOut', TEXTS.outOfPlay],
  ['kept', TEXTS.keptSince],
] as const satisfies readonly (readonly [keyof Undone, unknown])[];

/** Undoes an import. */
export async function undoCommand(context: Context, { db }: Catalog): Promise<number> {
  const { language, parameters, dryRun } = context.options;
  const undone = await undoImport(db, Number(parameters[0]), dryRun);
  if (!undone.ok) {
    complain(context, ...undone.problems.map((problem) => problemText({ ...problem, given: parameters[0] }, language)));
    return 1;
  }
  say(
    context,
    dryRun ? inLanguage(TEXTS.dryRun, language) : `${inLanguage(TEXTS.undone, language)}: ${parameters[0]}`,
    ...OUTCOMES.map(([what, text]) => `${String(undone.value[what]).padStart(9)}  ${inLanguage(text, language)}`),
    ...(Object.values(undone.value).every((count) => count === 0) ? [inLanguage(TEXTS.nothingUndone, language)] : []),
  );
  return 0;
}
