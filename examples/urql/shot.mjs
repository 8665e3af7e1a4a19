/**
 * urql: the odds of a shot, and the error of a wrong argument.
 *
 *   npm install @urql/core graphql
 *   node shot.mjs 4 10
 */
import { Client, cacheExchange, fetchExchange, gql } from '@urql/core';

const SERVER = process.env.RANGEFINDER ?? 'http://localhost:4000';

const SHOT = gql`
  query Shot($skill: Int!, $inches: Float) {
    alphaStrike { targetNumber(skill: $skill, inches: $inches) { summary steps { text rule { title url } } } }
  }
`;

const client = new Client({ url: `${SERVER}/graphql`, exchanges: [cacheExchange, fetchExchange], preferGetMethod: false });
const [skill, inches] = process.argv.slice(2).map(Number);
const { data, error } = await client.query(SHOT, { skill, inches });

if (error) {
  // The extensions of an error describe a wrong argument.
  for (const { message, extensions } of error.graphQLErrors) {
    console.error(extensions.problems?.map((problem) => problem.message).join('; ') ?? message);
  }
  process.exitCode = 1;
} else {
  const { summary, steps } = data.alphaStrike.targetNumber;
  console.log(summary);
  for (const { text, rule } of steps) console.log(`- ${text} (${rule.title}, ${rule.url})`);
}
