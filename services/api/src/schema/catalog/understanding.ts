/** Interpretation of a search text, next to its results. */
import { Field, Int, registerEnumType } from 'type-graphql';
import type { AnyClass } from '../classes.js';
import { Known } from '../keywords.js';

const MATCHED = { ALL: 'ALL', MOST: 'MOST' } as const;
registerEnumType(MATCHED, {
  name: 'Matched',
  description: 'How much of what was asked for was found.',
  valuesConfig: {
    ALL: { description: 'All words and conditions' },
    MOST: { description: 'Nothing has all words: what was found has most of them, and fulfills all conditions' },
  },
});

/** Declares the fields of a connection that describe how the text was interpreted. */
export function declareUnderstanding({ prototype }: AnyClass): void {
  Field(() => MATCHED, { description: 'Whether what was found has all words of the question, or the most that anything has.' })(
    prototype,
    'matched',
  );
  Field(() => String, {
    nullable: true,
    description: 'The query that the question was understood as, ready to be corrected; null where it was taken as it is written.',
  })(prototype, 'understoodAs');
  Known({ examples: ['tech:Clan size:3 special:OMNI pv<40'] })(prototype, 'understoodAs');
}

/** Declares the number of further units whose availability is unknown. */
export function declareUnknown({ prototype }: AnyClass): void {
  // Counted on demand, like the total.
  Field(() => Int, {
    simple: false,
    nullable: true,
    description:
      'How many more units there might be, were it known who may field them; null where neither a faction nor an era is asked for.',
  })(prototype, 'unknownAvailability');
}
