/** Deprecation headers: `Deprecation` (RFC 9745), `Sunset` (RFC 8594) and a link to the documentation. */
import type { Deprecated } from '../schema/deprecated.js';

const PAGE = '/en/developers/versions/#deprecated';

const momentOf = (day: string): Date => new Date(`${day}T00:00:00Z`);
const secondsOf = (day: string): number => momentOf(day).getTime() / 1_000;

/** The earliest of several dates. */
const earliest = (days: readonly string[]): string => days.toSorted()[0] as string;

/**
 * Returns the deprecations that a request uses.
 * @param isGiven whether the request has a parameter
 * @example metBy(DEPRECATED, 'units', (parameter) => parameter in request.query)
 */
export const metBy = (
  deprecated: readonly Deprecated[],
  question: string,
  isGiven: (parameter: string) => boolean,
): readonly Deprecated[] =>
  deprecated.filter((one) => one.question === question && (one.parameter === undefined || isGiven(one.parameter)));

/**
 * Returns the headers for used deprecations, with the earliest dates. Empty if there are none.
 * @example deprecationHeaders(met, 'https://host') // { Deprecation: '@1795392000', Sunset: 'Mon, 24 May 2027 00:00:00 GMT', … }
 */
export function deprecationHeaders(met: readonly Deprecated[], publicUrl: string): Readonly<Record<string, string>> {
  if (met.length === 0) return {};
  return {
    Deprecation: `@${secondsOf(earliest(met.map(({ since }) => since)))}`,
    Sunset: momentOf(earliest(met.map(({ sunset }) => sunset))).toUTCString(),
    Link: `<${publicUrl}${PAGE}>; rel="deprecation"; type="text/html"`,
  };
}
