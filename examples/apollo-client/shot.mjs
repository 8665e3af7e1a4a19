/**
 * Apollo Client: a unit and a shot, from a cache that knows the types of the service.
 *
 *   npm install @apollo/client graphql rxjs
 *   node shot.mjs 4 10
 */
import { ApolloClient, gql, HttpLink, InMemoryCache } from '@apollo/client';

const SERVER = process.env.RANGEFINDER ?? 'http://localhost:4000';

const SHOT = gql`
  query Shot($skill: Int!, $inches: Float) {
    alphaStrike { targetNumber(skill: $skill, inches: $inches) { summary target } }
    unit(id: "alpha-strike/atlas-as7-d") { id name stats { ... on AlphaStrikeStats { move } } }
  }
`;
const TABLE = gql`
  { alphaStrike { criticalHits { summary } } }
`;

const read = async (name) => (await fetch(`${SERVER}/${name}`)).json();

/** Distinguishes the members of unions, and merges what has no id, by the documents of the service. */
const createCache = async () =>
  new InMemoryCache({ possibleTypes: await read('possible-types.json'), typePolicies: await read('type-policies.json') });

const client = new ApolloClient({ link: new HttpLink({ uri: `${SERVER}/graphql` }), cache: await createCache() });
const [skill, inches] = process.argv.slice(2).map(Number);

try {
  const { data } = await client.query({ query: SHOT, variables: { skill, inches } });
  console.log(data.alphaStrike.targetNumber.summary);
  console.log(`${data.unit.name} moves ${data.unit.stats.move}.`);
  await client.query({ query: TABLE });
  const kept = client.cache.readQuery({ query: SHOT, variables: { skill, inches } });
  console.log(`Kept: ${kept.alphaStrike.targetNumber.target}`);
} catch (error) {
  // The extensions of an error describe a wrong argument.
  for (const { message, extensions } of error.errors ?? [error]) {
    console.error(extensions?.problems?.map((problem) => problem.message).join('; ') ?? message);
  }
  process.exitCode = 1;
}
