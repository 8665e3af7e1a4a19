/** Every door of the service as one function: a draft in, an answer or problems out. */
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { BadInputError, createClient, RangefinderError } from '@rangefinder/client';
import { armors, placesOf, questionName, systems, weapons } from '@rangefinder/rules';
import { draftToSearch } from '@rangefinder/widgets';
import { createAsk, engineOf } from '@rangefinder/widgets/testing';
import { type ListeningService, startListening } from '../support/listening.js';
import { findCalculator, questionOf } from '../support/question.js';

export type Draft = Readonly<Record<string, unknown>>;

/** What came through a door. */
type Outcome = { readonly answer: unknown } | { readonly code: string; readonly problems: unknown };

/** A way to ask a calculator. */
export type Transport = (slug: string, name: string, draft: Draft) => Promise<Outcome>;

export interface Transports {
  readonly byName: Readonly<Record<string, Transport>>;
  readonly service: ListeningService;
  /** A client of the protocol for language models. */
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

/** The query of the calculator's page is that of REST. */
const get =
  ({ url }: ListeningService): Transport =>
  async (system, name, draft) =>
    fromResponse(
      await fetch(`${url}/v1/${questionName({ system, name })}?lang=EN&${draftToSearch(findCalculator(system, name).calculator, draft)}`),
    );

const post =
  ({ url }: ListeningService): Transport =>
  async (system, name, draft) =>
    fromResponse(
      await fetch(`${url}/v1/${questionName({ system, name })}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ ...draft, lang: 'EN' }),
      }),
    );

const batch =
  ({ url }: ListeningService): Transport =>
  async (system, name, draft) => {
    const body = JSON.stringify([{ question: questionName({ system, name }), arguments: { ...draft, lang: 'EN' } }]);
    const response = await fetch(`${url}/v1/batch`, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
    const [item] = (await response.json()) as [{ answer?: unknown; error?: ErrorBody }];
    return item.error ? failure(item.error) : { answer: item.answer };
  };

const mcp =
  (client: Client): Transport =>
  async (system, name, draft) => {
    const args = { calculator: questionName({ system, name }), arguments: draft, lang: 'EN' };
    const { structuredContent, isError } = await client.callTool({ name: 'calculate', arguments: args });
    return isError ? failure((structuredContent as { error: ErrorBody }).error) : { answer: structuredContent };
  };

/** The typed client, asked by name. */
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

/** A widget: asks the service as one on a page does, and computes in the page when the service is away. */
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

/** What the engine in a page knows besides its calculator. */
const KNOWN = {
  places: Object.fromEntries(systems.flatMap((system) => [...placesOf(system).values()].map(({ id, title }) => [id, title]))),
  entries: [...weapons, ...armors].map(({ id, name }) => ({ id, name })),
};

/** The engine in the page, alone: what a widget falls back to. */
export const inPage: Transport = widget('', 'https://rangefinder.example');

/** Starts the service and opens every door. */
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
