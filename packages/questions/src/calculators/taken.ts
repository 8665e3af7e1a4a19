/** The arguments that a text gives a calculator, with the words that give them. */
import type { Understood } from '../reading.js';
import type { Token } from '../text/tokens.js';
import { DraftTree } from './draft-tree.js';
import type { Leaf } from './leaves.js';

export class Taken {
  readonly draft = new DraftTree();
  readonly understood: Understood[] = [];
  /** Places of the tokens that were used. */
  readonly used = new Set<number>();
  /** Fields of which a part of the value is assumed: cards whose suits the text does not say. */
  readonly assumed = new Set<string>();
  readonly #tokens: readonly Token[];
  /** The place of the last token that gave a field its value. */
  readonly #placeOf = new Map<string, number>();

  constructor(tokens: readonly Token[]) {
    this.#tokens = tokens;
  }

  /** Gives a field a value, which some tokens name, and returns the address of the field. */
  put(leaf: Leaf, value: unknown, places: readonly number[]): string {
    const address = this.draft.put(leaf, value);
    this.note(places, address, value);
    return address;
  }

  /** Notes what the words at places mean. */
  note(places: readonly number[], field: string, value: unknown): void {
    this.use(places);
    const text = this.#tokens
      .slice(places[0], (places.at(-1) as number) + 1)
      .flatMap((token) => (token.text === '' ? [] : [token.text]))
      .join(' ')
      .replaceAll(/(?<=\d) (?=["″”])/g, '');
    this.#placeOf.set(field, places.at(-1) as number);
    if (places.some((place) => this.#tokens[place]?.isAssumed)) this.assumed.add(field);
    this.understood.push({ text, field, value });
  }

  /** The tokens at places are read. */
  use(places: readonly number[]): void {
    for (const place of places) this.used.add(place);
  }

  /** The value that a part gave to a field is not understood any more. */
  forget(name: string): void {
    this.understood.splice(0, Infinity, ...this.understood.filter(({ field }) => field !== name));
  }

  /** Fields have other addresses now. */
  move(moved: (address: string) => string): void {
    for (const [at, one] of this.understood.entries()) this.understood[at] = { ...one, field: moved(one.field) };
  }

  /** The place of the last token that gave a field its value. */
  placeOf(field: string): number | undefined {
    return this.#placeOf.get(field);
  }
}
