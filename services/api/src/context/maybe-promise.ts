/** Values that exist at once where nothing has to be waited for: a chain of promises costs as much as a light answer. */
export type MaybePromise<T> = T | Promise<T>;

/**
 * Continues with a value: at once, or when its promise is fulfilled.
 * @example chain(answer(), (reply) => send(response, reply))
 */
export const chain = <T, U>(value: MaybePromise<T>, next: (value: T) => MaybePromise<U>): MaybePromise<U> =>
  value instanceof Promise ? value.then(next) : next(value);
