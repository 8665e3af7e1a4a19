/** How a question for units was understood, beside the units. */
import { Field, Int, registerEnumType } from 'type-graphql';
import type { AnyClass } from '../classes.js';
import { Known } from '../keywords.js';

const MATCHED = { ALL: 'ALL', MOST: 'MOST' } as const;
registerEnumType(MATCHED, {
  name: 'UnitsMatched',
  description: 'How much of what was asked for the units have.',
  valuesConfig: {
    ALL: { description: 'All words and conditions' },
    MOST: { description: 'Nothing has all words: these have most of them, and all conditions' },
  },
});

/** Declares the fields of a connection of units that say how the question was understood. */
export function declareUnderstanding({ prototype }: AnyClass): void {
  Field(() => MATCHED, { description: 'Whether the units have all words of the question, or the most that any has.' })(
    prototype,
    'matched',
  );
  Field(() => String, {
    nullable: true,
    description: 'The query that the question was understood as, ready to be corrected; null where it was taken as it is written.',
  })(prototype, 'understoodAs');
  Known({ examples: ['tech:Clan size:3 special:OMNI pv<40'] })(prototype, 'understoodAs');
  // Counted when it is asked for, as the total is.
  Field(() => Int, {
    simple: false,
    nullable: true,
    description:
      'How many more units there might be, were it known who may field them; null where neither a faction nor an era is asked for.',
  })(prototype, 'unknownAvailability');
}
