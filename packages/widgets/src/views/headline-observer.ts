/** Observes whether the headline is on screen: the summary bar repeats it only until then. */
import type { LitElement, ReactiveController } from 'lit';

/** Height of the headline figures. */
const HEADLINE_PX = 64;

export class HeadlineObserver implements ReactiveController {
  readonly #host: LitElement;
  readonly #observer: IntersectionObserver;
  #observed: Element | null = null;

  constructor(host: LitElement, changed: (isSeen: boolean) => void) {
    this.#host = host;
    this.#observer = new IntersectionObserver((entries) => changed(entries.at(-1)?.isIntersecting ?? false), {
      rootMargin: `0px 0px -${HEADLINE_PX}px`,
    });
  }

  hostUpdated(): void {
    const headline = this.#host.renderRoot.querySelector('.live');
    if (headline === this.#observed) return;
    this.#observer.disconnect();
    if (headline) this.#observer.observe(headline);
    this.#observed = headline;
  }
}
