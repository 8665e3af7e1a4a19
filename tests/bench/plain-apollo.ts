/** A typical GraphQL service: Apollo Server on its own HTTP server with one resolver and default settings. */
import { ApolloServer } from '@apollo/server';
import { startStandaloneServer } from '@apollo/server/standalone';

const typeDefs = `
  enum Movement { GROUND JUMPED }
  type Chance { fraction: String! decimal: Float! }
  type TargetNumber { target: Int! chance: Chance! summary: String! }
  type AlphaStrike { targetNumber(skill: Int!, inches: Float, targetMoved: Movement, tmm: Int): TargetNumber! }
  type Query { alphaStrike: AlphaStrike! }
`;
const resolvers = {
  Query: { alphaStrike: () => ({}) },
  AlphaStrike: {
    targetNumber: (_: unknown, { skill }: { readonly skill: number }) => ({
      target: skill,
      chance: { fraction: '7/12', decimal: 7 / 12 },
      summary: `Target number ${skill} on 2D6, odds 7/12 (58.3%).`,
    }),
  },
};

const server = new ApolloServer({ typeDefs, resolvers });
await startStandaloneServer(server, { listen: { port: Number(process.env.PORT), host: '127.0.0.1' } });
