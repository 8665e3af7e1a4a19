/** The unit that a parameter names: by its id in any case, also without the rule set and with spaces. */
import { SYSTEMS } from '@rangefinder/query';
import type { Catalog } from '../opening/open.js';
import { findUnits } from '../repositories/units.js';
import { queryUnits } from '../searching/filter-units.js';
import { type Context, complain, inLanguage } from './console.js';
import { TEXTS } from './texts.js';

const MAX_SUGGESTIONS = 5;

/** Id of the unit; undefined after it told which units are similar. */
export async function unitMeant({ db }: Catalog, given: string, context: Context): Promise<string | undefined> {
  const id = given.trim().toLowerCase().replaceAll(/\s+/g, '-');
  const spelled = await findUnits(db, id.includes('/') ? [id] : SYSTEMS.map((system) => `${system}/${id}`));
  const [unit, ...others] = spelled.ok ? spelled.value.found : [];
  if (unit !== undefined && others.length === 0) return unit.id;
  const text = given.replace(/^[^/]*\//, '').replaceAll(/[^\p{L}\p{N}]+/gu, ' ');
  const found = await queryUnits(db, text, { first: MAX_SUGGESTIONS });
  const near = found.ok ? found.value.edges.map(({ node }) => node.id) : [];
  const { language } = context.options;
  const similar = near.length === 0 ? '.' : `. ${inLanguage(TEXTS.didYouMean, language)} ${near.join(', ')}?`;
  complain(context, `${inLanguage(TEXTS.noUnit, language)} ${given}${similar}`);
  return undefined;
}
