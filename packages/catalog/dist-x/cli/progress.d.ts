import type { Progress } from '../importing/import.js';
import { type Context } from './console.js';
/** A bar that follows an import. */
export interface Bar {
    update(progress: Progress): void;
    /** Wraps what writes lines, so that the bar makes room for them. */
    aside<A extends readonly unknown[]>(write: (...args: A) => void): (...args: A) => void;
    stop(): void;
}
/** A bar over everything behind the paths; none where nobody watches. */
export declare function progressBar({ terminal: { errors }, options: { language } }: Context, paths: readonly string[]): Promise<Bar>;
