/** `correct`: overrides an imported value. */
import { problemText } from '@rangefinder/rules';
import type { Catalog } from '../opening/open.js';
import { correctUnit } from '../writing/corrections.js';
import { type Context, complain, inLanguage, say } from './console.js';
import { TEXTS } from './texts.js';
import { unitMeant } from './unit-meant.js';

/** Corrects one field of a unit. */
export async function correctCommand(context: Context, catalog: Catalog): Promise<number> {
  const { language, parameters, note } = context.options;
  const [given = '', field = '', ...words] = parameters;
  const unitId = await unitMeant(catalog, given, context);
  if (unitId === undefined) return 1;
  const value = parsedValue(words.join(' '));
  const corrected = await correctUnit(catalog.db, { unitId, field, value, ...(note !== undefined && { note }) });
  if (!corrected.ok) {
    complain(context, ...corrected.problems.map((problem) => problemText(problem, language)));
    return 1;
  }
  say(context, `${inLanguage(TEXTS.corrected, language)}: ${unitId}, ${field} = ${JSON.stringify(value)}`);
  return 0;
}

/** Parses numbers, lists and so on as JSON; anything else is a text. */
function parsedValue(given: string): unknown {
  try {
    return JSON.parse(given);
  } catch {
    return given;
  }
}
