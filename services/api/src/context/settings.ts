/** Settings from environment variables, validated at startup. Errors name the variable and the allowed values. */
import { availableParallelism } from 'node:os';
import proxyaddr from 'proxy-addr';
import { z } from 'zod';
import type { TracingOptions } from '../telemetry/tracing.js';

/** Whether Express accepts a value of `trust proxy`. */
function isTrustable(text: string): boolean {
  if (/^\d{1,2}$/.test(text)) return true;
  try {
    proxyaddr.compile(text.split(',').map((part) => part.trim()));
    return true;
  } catch {
    return false;
  }
}

const MAX_PORT = 65_535;
const METRICS_PLACE = /^(?:(\[[\da-f:.]+\]|[\w.-]+):)?(\d{1,5})$/i;
const isPlace = (text: string): boolean => Number(METRICS_PLACE.exec(text)?.[2]) <= MAX_PORT;

/** A number within limits, with one message for every invalid value. */
function number(what: string, min: number, max: number) {
  const error = `${what} from ${min} to ${max}`;
  return z.coerce.number(error).min(min, error).max(max, error);
}
const whole = (what: string, min: number, max: number) => number(what, min, max).int(`${what} from ${min} to ${max}`);

const oneOf = <const Names extends readonly [string, ...string[]]>(names: Names) => z.enum(names, `one of ${names.join(', ')}`);

const MAX_PROCESSES = 256;
const PROCESSES = `auto, or a number of processes from 1 to ${MAX_PROCESSES}`;

const schema = z.object({
  PORT: whole('a port number', 0, MAX_PORT).default(4000),
  /** Loopback by default: a laptop exposes nothing to its network. */
  HOST: z.string().min(1).default('127.0.0.1'),
  /** Public URL of the site. Links into the rulebook start with it. */
  PUBLIC_URL: z.url({ protocol: /^https?$/, error: 'an http or https address' }).optional(),
  /** Contact for vulnerability reports: a mailbox or a page. */
  SECURITY_CONTACT: z.url({ protocol: /^(mailto|https)$/, error: 'a mailto: or https:// address' }).optional(),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/, error: 'a postgres:// address' }).optional(),
  DATABASE_READ_URL: z.url({ protocol: /^postgres(ql)?$/, error: 'a postgres:// address' }).optional(),
  /** Maximum replication lag in seconds. A replica further behind is not read. */
  REPLICA_MAX_LAG_SECONDS: number('a number of seconds', 0.1, 3_600).default(5),
  /** Data folder of the embedded database. */
  CATALOG_FOLDER: z.string().min(1).default('.rangefinder/catalog'),
  /** Folder for the files of `/v1/downloads`, shared by all processes of a machine. */
  DOWNLOADS_FOLDER: z.string().min(1).default('.rangefinder/downloads'),
  /** Folder of the built site, with `client` and `server`. */
  SITE_FOLDER: z.string().min(1).default('site/dist'),
  LOG_LEVEL: oneOf(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  /** Milliseconds of computing per minute and address. 0 disables the rate limit. */
  RATE_LIMIT: whole('a whole number of milliseconds', 0, 600_000).default(6_000),
  /** Proxies whose `X-Forwarded-For` is trusted: addresses, networks, or the number of proxies. */
  TRUST_PROXY: z.string().refine(isTrustable, 'addresses or networks with commas between, `loopback`, or a number of proxies').optional(),
  /** Number of processes; `auto` for one per core. */
  WEB_CONCURRENCY: z
    .union([z.literal('auto'), z.coerce.number(PROCESSES).int(PROCESSES).min(1, PROCESSES).max(MAX_PROCESSES, PROCESSES)], PROCESSES)
    .default(1),
  /** Access to `/metrics`: no client, every client, or a separate port. */
  METRICS: z
    .string()
    .refine((text) => isAccess(text) || isPlace(text), 'off, open, a port, or an address with a port, such as 127.0.0.1:9464')
    .default('off'),
  /** Whether to log each request. */
  ACCESS_LOG: oneOf(['on', 'off']).default('off'),
  /** Requests that take at least this many milliseconds are logged as slow. 0 disables the log. */
  SLOW_MS: number('a number of milliseconds', 0, 600_000).default(0),
  /** OpenTelemetry collector. Tracing is off without it. */
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/, error: 'an http or https address' }).optional(),
  OTEL_SERVICE_NAME: z.string().min(1).default('rangefinder'),
  /** Share of requests that are traced if the client has not decided. */
  OTEL_TRACES_SAMPLER_ARG: number('a share', 0, 1).default(1),
  /** Seconds between SIGTERM and the end of listening, in which load balancers and clients switch to other instances. */
  DRAIN_SECONDS: number('a number of seconds', 0, 600).default(2),
});

/** Names of all settings. */
export const SETTING_NAMES: readonly string[] = Object.keys(schema.shape);

/** Port of the metrics: that of the service, or a separate one. */
type MetricsPlace = 'off' | 'open' | { readonly host: string; readonly port: number };

export interface Settings {
  readonly port: number;
  readonly host: string;
  readonly publicUrl: string;
  readonly securityContact: string | undefined;
  readonly databaseUrl: string | undefined;
  readonly databaseReadUrl: string | undefined;
  readonly replicaMaxLagMs: number;
  readonly catalogFolder: string;
  readonly downloadsFolder: string;
  readonly siteFolder: string;
  readonly logLevel: string;
  readonly rateLimit: number;
  readonly trustProxy: string | number | undefined;
  readonly processes: number;
  readonly drainMs: number;
  readonly metrics: MetricsPlace;
  readonly logsRequests: boolean;
  readonly slowMs: number | undefined;
  /** Undefined without a collector. */
  readonly tracing: TracingOptions | undefined;
}

/** Settings, or a message for each invalid variable. */
export type SettingsResult =
  | { readonly ok: true; readonly settings: Settings }
  | { readonly ok: false; readonly messages: readonly string[] };

/** Reads settings from environment variables. An empty variable counts as absent. */
export function readSettings(environment: NodeJS.ProcessEnv): SettingsResult {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value?.trim() !== ''));
  const parsed = schema.safeParse(given);
  if (!parsed.success) return { ok: false, messages: parsed.error.issues.map((issue) => complaint(issue, given)) };
  const { data } = parsed;
  return {
    ok: true,
    settings: {
      port: data.PORT,
      host: data.HOST,
      publicUrl: (data.PUBLIC_URL ?? `http://localhost:${data.PORT}`).replace(/\/+$/, ''),
      securityContact: data.SECURITY_CONTACT,
      databaseUrl: data.DATABASE_URL,
      databaseReadUrl: data.DATABASE_READ_URL,
      replicaMaxLagMs: data.REPLICA_MAX_LAG_SECONDS * 1_000,
      catalogFolder: data.CATALOG_FOLDER,
      downloadsFolder: data.DOWNLOADS_FOLDER,
      siteFolder: data.SITE_FOLDER,
      logLevel: data.LOG_LEVEL,
      rateLimit: data.RATE_LIMIT,
      trustProxy: data.TRUST_PROXY !== undefined && /^\d+$/.test(data.TRUST_PROXY) ? Number(data.TRUST_PROXY) : data.TRUST_PROXY,
      processes: data.WEB_CONCURRENCY === 'auto' ? availableParallelism() : data.WEB_CONCURRENCY,
      drainMs: data.DRAIN_SECONDS * 1_000,
      metrics: metricsPlace(data.METRICS, data.HOST),
      logsRequests: data.ACCESS_LOG === 'on',
      slowMs: data.SLOW_MS > 0 ? data.SLOW_MS : undefined,
      tracing: data.OTEL_EXPORTER_OTLP_ENDPOINT ? { ratio: data.OTEL_TRACES_SAMPLER_ARG, serviceName: data.OTEL_SERVICE_NAME } : undefined,
    },
  };
}

function isAccess(text: string): text is 'off' | 'open' {
  return text === 'off' || text === 'open';
}

/** A port without an address uses the host of the service. */
function metricsPlace(text: string, ownHost: string): MetricsPlace {
  if (isAccess(text)) return text;
  const [, host = ownHost, port] = METRICS_PLACE.exec(text) ?? [];
  return { host: host.replace(/^\[|\]$/g, ''), port: Number(port) };
}

function complaint({ path, message }: z.core.$ZodIssue, given: Record<string, string | undefined>): string {
  const name = String(path[0]);
  // A URL may contain a password: never printed.
  const shown = /^(DATABASE|OTEL_EXPORTER)/.test(name) ? '' : ` is "${given[name]}"`;
  return `${name}${shown}: expected ${message}`;
}
