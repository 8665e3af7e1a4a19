/** Startup message: addresses of the service. */
import type { Settings } from '../context/settings.js';

const LOOPBACK = /^(127\.|localhost$|::1$)/;

export function banner({ publicUrl, host }: Settings): string {
  const others = LOOPBACK.test(host) ? '  Only this machine reaches it; HOST=0.0.0.0 opens it to the network.\n' : '';
  return `
Rangefinder answers at ${publicUrl}
  GraphQL   ${publicUrl}/graphql
  GraphiQL  ${publicUrl}/graphiql
  REST      ${publicUrl}/v1, described by ${publicUrl}/openapi.json
${others}
`;
}
