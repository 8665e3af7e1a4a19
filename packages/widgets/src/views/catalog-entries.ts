/** Catalog entries in a form: the picker, the catalog that it searches, and the names and figures of chosen entries. */
import type { ReactiveControllerHost } from 'lit';
import type { Description, Draft, Path } from '../description.js';
import type { Entry, Lookup, LookupOptions } from '../lookup.js';
import { cardLine } from '../model/lines.js';
import type * as Picker from '../picker/index.js';

export class CatalogEntries {
  /** `undefined` where no service is configured, and for questions without entries. */
  lookup: Lookup | undefined;
  #picker: typeof Picker | undefined;
  readonly #host: Pick<ReactiveControllerHost, 'requestUpdate'>;
  readonly #names = new Map<string, string>();

  constructor(host: Pick<ReactiveControllerHost, 'requestUpdate'>) {
    this.#host = host;
  }

  get styles(): (typeof Picker)['pickerStyles'] | undefined {
    return this.#picker?.pickerStyles;
  }

  /** Loads the picker for questions that take entries of the catalog. */
  async connect(description: Description, options: LookupOptions): Promise<void> {
    this.lookup = undefined;
    if (options.api === '' || Object.keys(description.fillers).length === 0) return;
    const picker = await import('../picker/index.js').catch(() => undefined);
    if (!picker) return;
    picker.definePicker();
    this.#picker = picker;
    this.lookup = picker.createLookup({
      ...options,
      lineOf: (entry) => picker.entryLine(description, entry, options.language, cardLine),
    });
  }

  /** The name of an entry; its id until the name is known. */
  nameOf(id: string): string {
    return this.#names.get(id) ?? id;
  }

  remember({ id, name }: Pick<Entry, 'id' | 'name'>): void {
    this.#names.set(id, name);
    this.#host.requestUpdate();
  }

  /**
   * The draft with the figures of entries that it only names, so that the form shows them and the page can answer without the
   * service.
   */
  async filled(description: Description, draft: Draft): Promise<Draft> {
    const picker = this.#picker;
    if (!picker) return draft;
    const found = await picker.findEntries(this.lookup, description.input, draft);
    return found.reduce((all, { path, entry }) => {
      this.remember(entry);
      return picker.withEntry(description, all, path, entry);
    }, draft);
  }

  /** The draft with the figures of a chosen entry, where the user can change them; without an entry its place is emptied. */
  chosen(description: Description, draft: Draft, path: Path, entry: Entry | undefined): Draft {
    const picker = this.#picker;
    if (!picker) return draft;
    const held = picker.withoutEntry(draft, path);
    return entry ? picker.withEntry(description, held, path, entry, { over: true }) : held;
  }
}
