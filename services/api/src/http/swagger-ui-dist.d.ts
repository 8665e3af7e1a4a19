/** The part of swagger-ui-dist that we use; it ships no types. */
declare module 'swagger-ui-dist' {
  /** Folder of its files. */
  export function absolutePath(): string;
}
