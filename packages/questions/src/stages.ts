/** Work in stages of a few milliseconds, between which a service answers others. A generator yields at the end of each stage. */
export type Stages<T> = Generator<void, T>;

/** Runs all stages at once. */
export function finish<T>(stages: Stages<T>): T {
  for (;;) {
    const { done, value } = stages.next();
    if (done) return value;
  }
}

/** Waits between the stages. */
export async function finishInTurns<T>(stages: Stages<T>, wait: (() => Promise<void>) | undefined): Promise<T> {
  for (;;) {
    const { done, value } = stages.next();
    if (done) return value;
    await wait?.();
  }
}
