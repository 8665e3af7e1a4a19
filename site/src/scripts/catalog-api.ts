/** The catalog as pages ask for it. */

export interface CatalogUnit {
  readonly id: string;
  readonly system: string;
  readonly kind: string;
  readonly name: string;
  readonly nameRu: string | null;
  readonly aliases: readonly string[];
  readonly cost: number | null;
  readonly faction?: string | null;
  readonly factionRu?: string | null;
  readonly stats?: Readonly<Record<string, unknown>>;
  readonly weapons?: readonly MountedWeapon[];
  readonly source?: { readonly name: string; readonly nameRu: string; readonly notice: string; readonly noticeRu: string };
}

/** A weapon as a unit carries it. */
export interface MountedWeapon {
  readonly count?: number;
  readonly weapon: {
    readonly system: string;
    readonly name: string;
    readonly nameRu?: string | null;
    readonly stats?: Readonly<Record<string, unknown>>;
  };
}

export interface UnitPage {
  readonly units: readonly CatalogUnit[];
  readonly total: number | null;
  readonly next: string | null;
}

/** One thing that is wrong with a question. */
export interface Problem {
  readonly code: string;
  /** `query.12`: the place of a word in the query. */
  readonly path: string;
  readonly given: unknown;
  readonly allowed: string;
}

/** What the API said was wrong, in the reader’s language. */
export class ApiProblem extends Error {
  readonly problems: readonly Problem[];

  constructor(message: string, problems: readonly Problem[]) {
    super(message);
    this.problems = problems;
  }
}

interface ProblemBody {
  readonly detail?: string;
  readonly problems?: readonly Problem[];
}

/** Asks an address of the API for JSON. Rejects with `ApiProblem` when the API says what is wrong, with `TypeError` without a connection. */
export async function askApi(path: string, language: string): Promise<unknown> {
  const response = await fetch(path, { headers: { accept: 'application/json', 'accept-language': language } });
  const body = (await response.json()) as ProblemBody;
  if (response.ok) return body;
  throw new ApiProblem(body.detail ?? String(response.status), body.problems ?? []);
}

interface Connection {
  readonly totalCount?: number;
  readonly nodes?: readonly CatalogUnit[];
  readonly pageInfo?: { readonly hasNextPage: boolean; readonly endCursor: string | null };
}

/** What lists show; cards ask for everything. */
const LISTED = ['id', 'system', 'kind', 'name', 'nameRu', 'aliases', 'cost', 'faction', 'factionRu', 'stats'].map(
  (name) => `nodes.${name}`,
);
const FIELDS = [...LISTED, 'totalCount', 'pageInfo'].join(',');

/** Units by query parameters of `/v1/units`. */
export async function askUnits(parameters: URLSearchParams, language: string): Promise<UnitPage> {
  const page = (await askApi(`/v1/units?${parameters}&fields=${FIELDS}`, language)) as Connection;
  return {
    units: page.nodes ?? [],
    total: page.totalCount ?? null,
    next: page.pageInfo?.hasNextPage ? page.pageInfo.endCursor : null,
  };
}
