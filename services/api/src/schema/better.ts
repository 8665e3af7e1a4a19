/** Enums of the better direction of a figure, for rankings and sweeps. */
import type { Direction, Party } from '@rangefinder/rules';
import { registerEnumType } from 'type-graphql';

export const BETTER = { HIGHER: 'HIGHER', LOWER: 'LOWER' } as const satisfies Readonly<Record<NonNullable<Direction['better']>, string>>;
registerEnumType(BETTER, {
  name: 'BetterDirection',
  description: 'Better direction of a figure.',
  valuesConfig: { HIGHER: { description: 'More is better' }, LOWER: { description: 'Less is better' } },
});

export const PARTY = {
  ATTACKER: 'ATTACKER',
  ACTOR: 'ACTOR',
  FIRST: 'FIRST',
  SECOND: 'SECOND',
  BOTH: 'BOTH',
} as const satisfies { readonly [P in Party]: P };
registerEnumType(PARTY, {
  name: 'Party',
  description: 'The side for which a figure is better.',
  valuesConfig: {
    ATTACKER: { description: 'Attacks, shoots or throws' },
    ACTOR: { description: 'Moves, rolls or is tested' },
    FIRST: { description: 'The first side of the question' },
    SECOND: { description: 'The second side of the question' },
    BOTH: { description: 'Both sides: a fair game' },
  },
});
