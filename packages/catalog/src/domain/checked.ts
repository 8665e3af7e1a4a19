/** What passed a check. */
import type * as z from 'zod';

/**
 * What a schema lets through, read only all the way down. By its type alone: freezing the lists of a unit, as `readonly()` does,
 * takes a seventh of its check, and there are units by the million.
 */
export type Checked<S extends z.ZodType> = Unchanging<z.infer<S>>;

/** A type, read only all the way down. */
export type Unchanging<T> = T extends object ? { readonly [K in keyof T]: Unchanging<T[K]> } : T;
