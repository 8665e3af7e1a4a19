/** The part of negotiator that we use; it ships no types. */
declare module 'negotiator' {
  export default class Negotiator {
    constructor(request: { readonly headers: Readonly<Record<string, string | undefined>> });
    languages(available: readonly string[]): string[];
    mediaType(available: readonly string[]): string | undefined;
    encodings(available: readonly string[], options?: { readonly preferred: readonly string[] }): string[];
  }
}
