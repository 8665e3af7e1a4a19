/** Sizes of the starter catalog, and a small one for tests that read all of it. */
import { ALPHA_STRIKE_UNITS } from '../starter/alpha-strike/units.js';
import { type StarterDrafts, starterDrafts } from '../starter/drafts.js';

const all = starterDrafts();

export const STARTER_UNITS = all.units.length;
export const STARTER_ENTRIES = all.units.length + all.weapons.length + all.armors.length;

const NAMED = new Set(ALPHA_STRIKE_UNITS.map(({ mulId }) => String(mulId)));

/** The starter catalog with the cards of worked examples only. */
export const SMALL_STARTER: StarterDrafts = {
  ...all,
  units: all.units.filter(({ source, sourceId }) => source !== 'mul' || NAMED.has(sourceId)),
};
