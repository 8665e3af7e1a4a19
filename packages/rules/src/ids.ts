/** Ids of rule sets and of places in the rulebook, used by calculators, entries and the reference. */

export const SLUGS = ['alpha-strike', 'initiative-deck', 'bronepehota', '5150', 'world-at-war'] as const;
/** The id of a rule set in ids and addresses. */
export type Slug = (typeof SLUGS)[number];

/** The id of a section, table or ruling of the rulebook: `alpha-strike/ruling/woods-once`. */
export type RuleId = `${Slug}/${string}`;
