/** Search for catalog entries while the user types: the results at a field, and the names of chosen entries. */
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { Path } from '../description.js';
import type { Entry, EntryKind, Lookup, Offer } from '../lookup.js';

const SEARCH_DEBOUNCE_MS = 200;

/** Search results below a field. */
export interface Offers {
  readonly place: string;
  readonly all: readonly Offer[];
  /** Index of the offer that Enter takes. */
  readonly active: number;
}

/** A field that takes an entry. */
export interface CatalogField {
  readonly path: Path;
  readonly of: EntryKind;
}

export class CatalogSearch implements ReactiveController {
  /** `undefined` where no service is configured. */
  lookup: Lookup | undefined;
  readonly #host: ReactiveControllerHost;
  readonly #choose: (path: Path, entry: Entry | undefined) => void;
  readonly #names = new Map<string, string>();
  #offers: Offers | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(host: ReactiveControllerHost, choose: (path: Path, entry: Entry | undefined) => void) {
    this.#host = host;
    this.#choose = choose;
    host.addController(this);
  }

  hostDisconnected(): void {
    clearTimeout(this.#timer);
  }

  /** The name of an entry; its id until the name is known. */
  nameOf(id: string): string {
    return this.#names.get(id) ?? id;
  }

  remember({ id, name }: Pick<Entry, 'id' | 'name'>): void {
    this.#names.set(id, name);
    this.#host.requestUpdate();
  }

  offersAt(place: string): Offers {
    return this.#offers?.place === place ? this.#offers : { place, all: [], active: 0 };
  }

  /** Searches for the text of a field. An empty field removes its entry. */
  find(field: CatalogField, input: HTMLInputElement): void {
    clearTimeout(this.#timer);
    if (input.value.trim() === '') this.#choose(field.path, undefined);
    this.#timer = setTimeout(() => void this.#find(field, input), SEARCH_DEBOUNCE_MS);
  }

  async #find({ path, of }: CatalogField, input: HTMLInputElement): Promise<void> {
    const text = input.value.trim();
    const all = text === '' ? [] : ((await this.lookup?.find(of, text)) ?? []);
    if (input.value.trim() === text && input.matches(':focus')) this.#show({ place: path.join('.'), all, active: 0 });
  }

  /** Takes a result: its name goes into the field, its figures into the draft. */
  async take({ path, of }: CatalogField, id: string, input: HTMLInputElement): Promise<void> {
    this.close();
    const entry = await this.lookup?.entry(of, id);
    if (!entry) return;
    input.value = entry.name;
    this.remember(entry);
    this.#choose(path, entry);
  }

  /** Moves the active result. */
  move(by: number): void {
    const offers = this.#offers;
    if (offers) this.#show({ ...offers, active: (offers.active + by + offers.all.length) % offers.all.length });
  }

  close(): void {
    if (this.#offers) this.#show(undefined);
  }

  #show(offers: Offers | undefined): void {
    this.#offers = offers;
    this.#host.requestUpdate();
  }
}
