/** Names of the catalog entries in a form, and the lookup that its pickers search. */
import type { ReactiveControllerHost } from 'lit';
import type { Entry, Lookup } from '../lookup.js';

export class CatalogNames {
  /** `undefined` where no service is configured. */
  lookup: Lookup | undefined;
  readonly #host: Pick<ReactiveControllerHost, 'requestUpdate'>;
  readonly #names = new Map<string, string>();

  constructor(host: Pick<ReactiveControllerHost, 'requestUpdate'>) {
    this.#host = host;
  }

  /** The name of an entry; its id until the name is known. */
  nameOf(id: string): string {
    return this.#names.get(id) ?? id;
  }

  remember({ id, name }: Pick<Entry, 'id' | 'name'>): void {
    this.#names.set(id, name);
    this.#host.requestUpdate();
  }
}
