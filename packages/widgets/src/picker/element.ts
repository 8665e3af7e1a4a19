/**
 * A picker of catalog entries: a combobox whose list lies over the page, or fills a small screen. It is drawn without a shadow root:
 * labels and styles around it apply.
 */
import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import type { Language } from '../description.js';
import type { Entry, EntryKind, Lookup, Offer } from '../lookup.js';
import { fieldText } from '../views/directives.js';
import { CLOSED, next, type OfferGroup, offersIn, type PickerEvent, type PickerState } from './machine.js';
import type * as Silhouettes from './silhouette.js';
import { pickerStyles } from './styles.js';
import { requestSuggestions } from './suggestions.js';
import { PICKER_TEXTS } from './texts.js';

const SEARCH_DEBOUNCE_MS = 150;
/** Narrower windows show the list as a sheet. */
const SHEET = '(max-width: 44rem)';

/** `detail` of the event `rangefinder-pick`: the chosen entry; without one the field was emptied. */
export interface EntryPick {
  readonly kind: EntryKind;
  /** Empty where all rule sets are searched. */
  readonly system: string;
  readonly entry: Entry | undefined;
}

/**
 * `detail` of the event `rangefinder-add`, before the figures of the chosen entry are there, and of `rangefinder-withdraw`, if they cannot
 * be had.
 */
export type EntryAddition = Pick<Offer, 'id' | 'name'>;

export class PickerElement extends LitElement {
  static override properties = {
    lookup: { attribute: false },
    kind: { attribute: false },
    language: { attribute: false },
    name: { attribute: false },
    field: { attribute: false },
    label: { attribute: false },
    adds: { type: Boolean },
    state: { state: true },
  };

  declare lookup: Lookup | undefined;
  declare kind: EntryKind;
  declare language: Language;
  /** Name of the chosen entry. */
  declare name: string;
  /** Attributes of the text field: its id, its place in the form, its description. */
  declare field: { readonly id: string; readonly place: string; readonly describedBy: string; readonly isBad: boolean };
  declare label: string;
  /** Whether it is emptied after each choice, to add several entries. */
  declare adds: boolean;
  declare private state: PickerState;

  #timer: ReturnType<typeof setTimeout> | undefined;
  #silhouettes: typeof Silhouettes | undefined;

  constructor() {
    super();
    this.kind = 'unit';
    this.language = 'en';
    this.name = '';
    this.field = { id: '', place: '', describedBy: '', isBad: false };
    this.label = '';
    this.adds = false;
    this.state = CLOSED;
  }

  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    const root = this.getRootNode();
    if (root instanceof Document) adoptInDocument(root);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    clearTimeout(this.#timer);
  }

  /** Focuses the field and offers what the page has. */
  ask(): void {
    this.#input?.focus();
    void this.#openSuggestions();
  }

  get #input(): HTMLInputElement | null {
    return this.querySelector('input');
  }

  #send(event: PickerEvent): void {
    const { state, taken } = next(this.state, event);
    this.state = state;
    if (taken) void this.#take(taken);
  }

  protected override updated(changed: PropertyValues): void {
    if (!changed.has('state')) return;
    this.#showSheet(this.state.kind !== 'closed');
    if (this.state.kind !== 'closed' && !this.#silhouettes) void this.#loadSilhouettes();
  }

  async #loadSilhouettes(): Promise<void> {
    this.#silhouettes = await import('./silhouette.js').catch(() => undefined);
    this.requestUpdate();
  }

  /** On a small screen the field and its list fill the window. The page keeps the space of the field, so that nothing moves. */
  #showSheet(isOpen: boolean): void {
    const panel = this.querySelector<HTMLElement>('.picker');
    if (!panel?.showPopover || isOpen === panel.matches(':popover-open')) return;
    if (isOpen && !matchMedia(SHEET).matches) return;
    this.style.minHeight = isOpen ? `${this.offsetHeight}px` : '';
    if (isOpen) panel.showPopover();
    else panel.hidePopover();
  }

  readonly #openSuggestions = async (): Promise<void> => {
    if (!this.lookup || this.state.kind !== 'closed') return;
    const groups = await requestSuggestions(this, this.lookup, this.kind);
    // The user may have left the field in the meantime.
    if (this.#input?.matches(':focus')) this.#send({ kind: 'suggested', groups });
  };

  readonly #typed = ({ target }: Event): void => {
    const { value } = target as HTMLInputElement;
    const text = value.trim();
    clearTimeout(this.#timer);
    if (text === '') {
      if (this.name !== '') this.#emit(undefined);
      this.#send({ kind: 'closed' });
      void this.#openSuggestions();
      return;
    }
    this.#send({ kind: 'typed', text });
    this.#timer = setTimeout(() => void this.#find(text), SEARCH_DEBOUNCE_MS);
  };

  async #find(text: string): Promise<void> {
    const found = await this.lookup?.find(this.kind, text);
    if (found) this.#send({ kind: 'found', text, found });
  }

  readonly #pressed = (event: KeyboardEvent): void => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (event.key === 'Escape' && this.state.kind === 'closed') return;
    if (step === undefined && event.key !== 'Enter' && event.key !== 'Escape') return;
    // The page around it takes the keys only while the list is closed.
    if (this.state.kind !== 'closed' || step !== undefined) {
      event.preventDefault();
      event.stopPropagation();
    }
    if (step !== undefined) void this.#openSuggestions().then(() => this.#send({ kind: 'moved', by: step }));
    else this.#send({ kind: event.key === 'Enter' ? 'enter' : 'closed' });
  };

  readonly #left = (): void => {
    // On a small screen the keyboard of the phone takes the focus away.
    if (this.querySelector(':popover-open')) return;
    // Enter was pressed before the results: the choice still happens.
    if (this.state.kind !== 'loading' || !this.state.isTaking) this.#close();
  };

  #close(): void {
    this.#send({ kind: 'closed' });
    const input = this.#input;
    if (input && !this.adds) input.value = this.name;
  }

  async #take(offer: Offer): Promise<void> {
    const { lookup, kind } = this;
    const { id } = offer;
    const input = this.#input;
    const isSheet = this.querySelector(':popover-open') !== null;
    if (!lookup || !input) return;
    // The next name may be typed before the entry is there.
    if (this.adds) input.value = '';
    // A listener that needs no figures adds the entry at once: a link that is copied right after the choice includes it.
    const isAdded = this.adds && this.#announce('rangefinder-add', offer);
    const entry = await lookup.entry(kind, id);
    if (!entry) {
      if (isAdded) this.#announce('rangefinder-withdraw', offer);
      return this.#send({ kind: 'failed', why: await lookup.missing() });
    }
    if (!this.adds) {
      this.name = entry.name;
      input.value = entry.name;
      if (isSheet) input.blur();
    }
    this.#emit(entry);
  }

  /** Returns true if a listener has taken the event. */
  #announce(name: 'rangefinder-add' | 'rangefinder-withdraw', offer: Offer): boolean {
    const detail: EntryAddition = { id: offer.id, name: offer.name };
    return !this.dispatchEvent(new CustomEvent(name, { bubbles: true, composed: true, cancelable: true, detail }));
  }

  #emit(entry: Entry | undefined): void {
    const detail: EntryPick = { kind: this.kind, system: this.lookup?.system ?? '', entry };
    this.dispatchEvent(new CustomEvent('rangefinder-pick', { bubbles: true, composed: true, detail }));
  }

  protected override render(): TemplateResult {
    const { state, name, label, field, adds } = this;
    const say = (name: keyof typeof PICKER_TEXTS): string => PICKER_TEXTS[name][this.language];
    const list = `offers-${field.id}`;
    const active = state.kind === 'offers' ? state.active : -1;
    const isOpen = state.kind !== 'closed';
    return html`<div class="picker" popover="manual"><div class="picker-field">
      <input type="text" part="input" id=${field.id || nothing} class=${field.isBad ? 'bad' : ''} data-place=${field.place || nothing}
        aria-label=${field.id === '' ? label : nothing} aria-describedby=${field.describedBy || nothing} aria-invalid=${field.isBad}
        placeholder=${say('findByName')} autocomplete="off" autocapitalize="off" spellcheck="false" role="combobox" aria-autocomplete="list"
        aria-expanded=${isOpen} aria-controls=${list} aria-activedescendant=${active >= 0 ? `${list}-${active}` : nothing}
        @input=${this.#typed} @click=${this.#openSuggestions} @focus=${({ target }: Event) => (target as HTMLInputElement).select()}
        @blur=${this.#left} @keydown=${this.#pressed} ${fieldText(adds ? '' : name, (input) => adds || input.matches(':focus'))}>
      ${adds || name === '' ? nothing : html`<span class="picked-name" aria-hidden="true">${name}</span>`}
      <button type="button" part="button" class="picker-close" aria-label=${say('close')} @click=${() => this.#close()}>×</button>
    </div><div class="picker-list" ?hidden=${!isOpen} @mousedown=${(event: Event) => event.preventDefault()}>
      <ul role="listbox" id=${list} aria-label=${label}>${'groups' in state ? this.#options(state.groups, list, active) : nothing}</ul>
      <div role="status">${this.#notice()}</div>
    </div></div>`;
  }

  #options(groups: readonly OfferGroup[], list: string, active: number): readonly TemplateResult[] {
    const all = offersIn(groups);
    return groups.map(
      ({ title, offers }) =>
        html`${title === '' ? nothing : html`<li role="presentation">${title}</li>`}${offers.map((offer) => {
          const at = all.indexOf(offer);
          return html`<li role="option" id="${list}-${at}" aria-selected=${at === active} @click=${() => this.#clicked(offer)}>${offer.drawn && this.#silhouettes ? this.#silhouettes.silhouetteView(offer.drawn) : nothing}<b>${offer.name}</b>${[offer.owner, offer.line].filter(Boolean).map((text) => html`<small>${text}</small>`)}</li>`;
        })}`,
    );
  }

  #clicked(offer: Offer): void {
    this.state = CLOSED;
    void this.#take(offer);
  }

  /** What the state means, where the list does not show it. */
  #notice(): TemplateResult | typeof nothing {
    const say = (name: keyof typeof PICKER_TEXTS): string => PICKER_TEXTS[name][this.language];
    const { state } = this;
    if (state.kind === 'loading') return state.groups.length === 0 || state.isTaking ? html`<p>${say('searching')}</p>` : nothing;
    if (state.kind === 'nothing') return html`<p>${say('nothingFound')}: ${state.text}</p>`;
    if (state.kind === 'notSaved')
      return html`<p>${say('unitsNotSaved')} <a href="/${this.language}/units/#keep-units">${say('saveUnits')}</a></p>`;
    return state.kind === 'offline' ? html`<p>${say('catalogAway')} ${this.adds ? nothing : say('typeFigures')}</p>` : nothing;
  }
}

const adopted = new WeakSet<Document>();

function adoptInDocument(root: Document): void {
  if (adopted.has(root) || !pickerStyles.styleSheet) return;
  adopted.add(root);
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, pickerStyles.styleSheet];
}

/** Registers the element, unless the name is taken. */
export function definePicker(): void {
  if (!customElements.get('rangefinder-picker')) customElements.define('rangefinder-picker', PickerElement);
}
