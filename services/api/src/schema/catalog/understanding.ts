/** Interpretation of a search text, next to its results. */
import { Field, Int, registerEnumType } from 'type-graphql';
import type { AnyClass } from '../classes.js';
import { Known } from '../keywords.js';

const MATCHED = { ALL: 'ALL', MOST: 'MOST' } as const;
registerEnumType(MATCHED, {
  name: 'Matched',
  description: 'How completely the results match the query.',
  valuesConfig: {
    ALL: { description: 'All words and conditions match' },
    MOST: { description: 'No entry contains all words; the results contain most of them and meet all conditions' },
  },
});

/** Declares the fields of a connection that describe how the text was interpreted. */
export function declareUnderstanding({ prototype }: AnyClass): void {
  Field(() => MATCHED, { description: 'Whether the results contain all words of the query, or only most of them.' })(prototype, 'matched');
  Field(() => String, {
    nullable: true,
    description: 'Query after correction of words, in the query language; null if the query was used as written.',
  })(prototype, 'understoodAs');
  Known({ examples: ['tech:Clan size:3 special:OMNI pv<40'] })(prototype, 'understoodAs');
}

/** Declares the query that words of names may also mean. */
export function declareAlternative({ prototype }: AnyClass): void {
  Field(() => String, {
    nullable: true,
    description: 'Another query that the words may mean, where they were found in names: `special:ECM` for `ECM`; null if there is none.',
  })(prototype, 'alternative');
  Known({ examples: ['special:ECM'] })(prototype, 'alternative');
}

/** Declares the number of units whose availability is unknown. */
export function declareUnknown({ prototype }: AnyClass): void {
  // Counted on demand, like the total.
  Field(() => Int, {
    simple: false,
    nullable: true,
    description:
      'Number of units at the end of the list that may match but whose `availability` is unknown (null); null unless the query names a faction or an era.',
  })(prototype, 'unknownAvailability');
}
