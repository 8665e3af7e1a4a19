/** Current status of the service. */
import type { Services } from '../../context/resolver-context.js';
import { API_VERSION, PROGRAM_VERSION, RULES_RELEASE, RULES_VERSION } from '../../context/versions.js';

/** Services whose status is shown. */
export type StatusSources = Pick<Services, 'catalog' | 'logger'>;

/** Status of the service. */
export interface Status {
  readonly status: 'ok' | 'catalog unavailable';
  readonly calculators: true;
  readonly catalog: { readonly reachable: boolean; readonly revision: number | null };
  readonly versions: { readonly api: string; readonly rules: string; readonly rulesPinned: string; readonly program: string };
  /** Start of this process, in ISO 8601. */
  readonly startedAt: string;
  readonly uptimeSeconds: number;
}

/** Reads the current status. */
export async function statusNow({ catalog }: StatusSources, isReachable: () => Promise<boolean>): Promise<Status> {
  const reachable = await isReachable();
  const state = reachable ? await catalog.state().catch(() => undefined) : undefined;
  const uptimeSeconds = Math.floor(process.uptime());
  return {
    status: reachable ? 'ok' : 'catalog unavailable',
    calculators: true,
    catalog: { reachable, revision: state?.revision ?? null },
    versions: { api: API_VERSION, rules: RULES_RELEASE, rulesPinned: RULES_VERSION, program: PROGRAM_VERSION },
    startedAt: new Date(Date.now() - uptimeSeconds * 1_000).toISOString(),
    uptimeSeconds,
  };
}
