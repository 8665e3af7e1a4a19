/** Every transport of the service as a function from a draft to an answer or problems. */
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { BadInputError, createClient, RangefinderError } from '@rangefinder/client';
import { armors, placesOf, questionName, systems, weapons } from '@rangefinder/rules';
import { draftToSearch } from '@rangefinder/widgets';
import { createAsk, engineOf } from '@rangefinder/widgets/testing';
import { type ListeningService, startListening } from '../support/listening.js';
import { findCalculator, questionOf } from '../support/question.js';

export type Draft = Readonly<Record<string, unknown>>;

/** Answer or problems of a request. */
type Outcome = { readonly answer: unknown } | { readonly code: string; readonly problems: unknown };

/** A request to a calculator by one transport. */
export type Transport = (slug: string, name: string, draft: Draft) => Promise<Outcome>;

export interface Transports {
  readonly byName: Readonly<Record<string, Transport>>;
  readonly service: ListeningService;
  /** MCP client. */
  readonly protocol: Client;
  close(): Promise<void>;
}

interface ErrorBody {
  readonly code: string;
  readonly problems?: unknown;
}
const failure = ({ code, problems = [] }: ErrorBody): Outcome => ({ code, problems });

const graphql =
  (service: ListeningService): Transport =>
  async (slug, name, draft) => {
    const { data, errors } = await service.ask(questionOf(slug, name, draft));
    if (errors?.[0]) return failure(errors[0].extensions as never);
    return { answer: (data as Record<string, Record<string, unknown>> | undefined)?.[findCalculator(slug, name).namespace]?.[name] };
  };

async function fromResponse(response: Response): Promise<Outcome> {
  const body = (await response.json()) as ErrorBody;
  return response.ok ? { answer: body } : failure(body);
}

/** The query of a calculator's page is that of REST. */
const get =
  ({ url }: ListeningService): Transport =>
  async (system, name, draft) =>
    fromResponse(
      await fetch(`${url}/v1/${questionName({ system, name })}?lang=en&${draftToSearch(findCalculator(system, name).calculator, draft)}`),
    );

const post =
  ({ url }: ListeningService): Transport =>
  async (system, name, draft) =>
    fromResponse(
      await fetch(`${url}/v1/${questionName({ system, name })}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ ...draft, lang: 'en' }),
      }),
    );

const batch =
  ({ url }: ListeningService): Transport =>
  async (system, name, draft) => {
    const body = JSON.stringify([{ question: questionName({ system, name }), arguments: { ...draft, lang: 'en' } }]);
    const response = await fetch(`${url}/v1/batch`, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
    const [item] = (await response.json()) as [{ answer?: unknown; error?: ErrorBody }];
    return item.error ? failure(item.error) : { answer: item.answer };
  };

const mcp =
  (client: Client): Transport =>
  async (system, name, draft) => {
    const args = { calculator: questionName({ system, name }), arguments: draft, lang: 'en' };
    const { structuredContent, isError } = await client.callTool({ name: 'calculate', arguments: args });
    return isError ? failure((structuredContent as { error: ErrorBody }).error) : { answer: structuredContent };
  };

/** The typed client, by the names of its methods. */
function client(url: string): Transport {
  const made = createClient({ url, language: 'en', retries: 0 }) as unknown as Record<
    string,
    Record<string, (draft: Draft) => Promise<unknown>>
  >;
  return async (slug, name, draft) => {
    try {
      return { answer: await made[findCalculator(slug, name).namespace]?.[name]?.(draft) };
    } catch (error) {
      if (error instanceof RangefinderError)
        return failure({ code: error.code, problems: error instanceof BadInputError ? error.problems : [] });
      throw error;
    }
  };
}

/** A widget: sends its question to the service, and computes in the page if the service is unreachable. */
function widget(api: string, site: string): Transport {
  return async (system, name, draft) => {
    const { calculator } = findCalculator(system, name);
    const ask = createAsk({ api, site, engine: async () => engineOf(calculator, KNOWN) });
    const { outcome } = await ask({
      question: questionName({ system, name }),
      draft,
      complete: true,
      language: 'en',
      signal: new AbortController().signal,
    });
    return outcome.ok ? { answer: outcome.answer } : failure({ code: 'BAD_INPUT', problems: outcome.problems });
  };
}

/** Further context of the engine in the page. */
const KNOWN = {
  places: Object.fromEntries(systems.flatMap((system) => [...placesOf(system).values()].map(({ id, title }) => [id, title]))),
  entries: [...weapons, ...armors].map(({ id, name }) => ({ id, name })),
};

/** The engine in the page without a service. */
export const inPage: Transport = widget('', 'https://rangefinder.example');

/** Starts the service and connects every transport. */
export async function openTransports(): Promise<Transports> {
  const service = await startListening();
  const protocol = new Client({ name: 'transports', version: '1' });
  await protocol.connect(new StreamableHTTPClientTransport(new URL(`${service.url}/mcp`)) as never);
  return {
    byName: {
      GraphQL: graphql(service),
      GET: get(service),
      POST: post(service),
      batch: batch(service),
      MCP: mcp(protocol),
      client: client(service.url),
      widget: widget(service.url, ''),
    },
    service,
    protocol,
    close: async () => {
      await protocol.close();
      await service.close();
    },
  };
}
