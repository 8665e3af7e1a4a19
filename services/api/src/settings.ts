/** Settings from the environment, checked at the start: a wrong one is told by name, with what is allowed. */
import { z } from 'zod';

const schema = z.object({
  PORT: z.coerce.number('a port number').int().min(0).max(65_535).default(4000),
  HOST: z.string().min(1).default('0.0.0.0'),
  /** Where players reach the service; links into the rulebook begin with it. */
  PUBLIC_URL: z.url({ protocol: /^https?$/, error: 'an http or https address' }).optional(),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/, error: 'a postgres:// address' }).optional(),
  DATABASE_READ_URL: z.url({ protocol: /^postgres(ql)?$/, error: 'a postgres:// address' }).optional(),
  /** Folder of the embedded catalog. */
  CATALOG_FOLDER: z.string().min(1).default('.rangefinder/catalog'),
  /** Folder of the built site. */
  SITE_FOLDER: z.string().min(1).default('site/dist'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  /** Requests a minute from one address. 0 switches the limit off. */
  RATE_LIMIT: z.coerce.number('a number of requests').int().min(0).max(1_000_000).default(1200),
});

export interface Settings {
  readonly port: number;
  readonly host: string;
  readonly publicUrl: string;
  readonly databaseUrl: string | undefined;
  readonly databaseReadUrl: string | undefined;
  readonly catalogFolder: string;
  readonly siteFolder: string;
  readonly logLevel: string;
  readonly rateLimit: number;
}

/** Settings, or one readable line for each that is wrong. */
export type SettingsResult =
  | { readonly ok: true; readonly settings: Settings }
  | { readonly ok: false; readonly messages: readonly string[] };

/** Reads settings from an environment. An empty variable counts as absent. */
export function readSettings(environment: NodeJS.ProcessEnv): SettingsResult {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = schema.safeParse(given);
  if (!parsed.success) return { ok: false, messages: parsed.error.issues.map((issue) => complaint(issue, given)) };
  const { data } = parsed;
  return {
    ok: true,
    settings: {
      port: data.PORT,
      host: data.HOST,
      publicUrl: (data.PUBLIC_URL ?? `http://localhost:${data.PORT}`).replace(/\/+$/, ''),
      databaseUrl: data.DATABASE_URL,
      databaseReadUrl: data.DATABASE_READ_URL,
      catalogFolder: data.CATALOG_FOLDER,
      siteFolder: data.SITE_FOLDER,
      logLevel: data.LOG_LEVEL,
      rateLimit: data.RATE_LIMIT,
    },
  };
}

function complaint({ path, message }: z.core.$ZodIssue, given: Record<string, string | undefined>): string {
  const name = String(path[0]);
  // An address may hold a password: never shown.
  const shown = name.startsWith('DATABASE') ? '' : ` is "${given[name]}"`;
  return `${name}${shown}: expected ${message.replace(/^Invalid (input|option): expected /, '')}`;
}
