/** Headers that announce what goes: `Deprecation` (RFC 9745), `Sunset` (RFC 8594), and a link to what is said about it. */
import type { Deprecated } from './deprecated.js';

const PAGE = '/en/developers/versions/#deprecated';

const momentOf = (day: string): Date => new Date(`${day}T00:00:00Z`);
const secondsOf = (day: string): number => momentOf(day).getTime() / 1_000;

/** The first of several days. */
const earliest = (days: readonly string[]): string => days.toSorted()[0] as string;

/**
 * The headers of an answer to a question with these parameters; nothing where none of it goes. Where several things go, the days are the
 * first of each.
 * @example deprecationHeaders(DEPRECATED, 'units', ['old'], 'https://host') // { Deprecation: '@1795392000', Sunset: 'Mon, 24 May 2027 00:00:00 GMT', … }
 */
export function deprecationHeaders(
  deprecated: readonly Deprecated[],
  question: string,
  parameters: readonly string[],
  publicUrl: string,
): Readonly<Record<string, string>> {
  const met = deprecated.filter((one) => one.question === question && (one.parameter === undefined || parameters.includes(one.parameter)));
  if (met.length === 0) return {};
  return {
    Deprecation: `@${secondsOf(earliest(met.map(({ since }) => since)))}`,
    Sunset: momentOf(earliest(met.map(({ sunset }) => sunset))).toUTCString(),
    Link: `<${publicUrl}${PAGE}>; rel="deprecation"; type="text/html"`,
  };
}
