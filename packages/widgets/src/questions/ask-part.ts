/** The lazy part of `<rangefinder-ask>`: its field, the card of the first reading, and their styles. */
import { adoptStyles, css, html, nothing, render, type TemplateResult, unsafeCSS } from 'lit';
import { live } from 'lit/directives/live.js';
import type { Text } from '../description.js';
import { addressIn, languageAt } from '../host.js';
import { colorRules } from '../views/theme.js';
import type { RangefinderAskElement } from './ask-api.js';
import { corrected } from './corrections.js';
import type { QuestionSettings } from './question-engine.js';
import { Questions } from './questions.js';
import { readingHead, readingParts, readingStyles } from './reading-card.js';
import type { Chip, ReadingView } from './reading-view.js';

const TEXTS = {
  label: { en: 'Ask in your own words', ru: 'Спросите своими словами' },
  example: { en: 'skill 4, 24 inches, target jumped', ru: 'навык 4, 24 дюйма, цель прыгнула' },
  open: { en: 'Open', ru: 'Открыть' },
} as const satisfies Readonly<Record<string, Text>>;

/** The script that reads questions, next to the bundle of this module. */
const ENGINE = new URL('./ask-engine.js', import.meta.url);
const MAX_TEXT_CHARACTERS = 4_000;

const styles = css`
:host{${unsafeCSS(colorRules)}display:block;color-scheme:light dark;font:var(--rangefinder-font,1rem/1.45 system-ui,sans-serif);color:var(--text)}
:host([theme=light]){color-scheme:light}
:host([theme=dark]){color-scheme:dark}
:host([hidden]){display:none}
*{box-sizing:border-box}
.card{background:var(--surface);border:1px solid color-mix(in srgb,var(--line) 45%,transparent);border-radius:var(--rangefinder-radius,.75rem);padding:1rem}
label{font-weight:600}
label>input{display:block;width:100%;min-height:2.75rem;margin-top:.35rem;padding:.35rem .6rem;border:1px solid var(--line);border-radius:.5rem;background:var(--surface);color:inherit;font:inherit}
.reading{margin-top:1rem}
.chip{border-color:var(--line)}
.chip.missing{border-color:var(--accent)}
small,.unread,.label,.chips-title{color:var(--muted)}
p{margin:.5rem 0}
a{color:var(--accent)}
:focus-visible{outline:3px solid var(--accent);outline-offset:2px}
`;

const connected = new WeakSet<RangefinderAskElement>();

/** Connects an element, once. */
export function connect(host: RangefinderAskElement): void {
  if (connected.has(host)) return;
  connected.add(host);
  new AskPart(host).start();
}

class AskPart {
  readonly #host: RangefinderAskElement;
  readonly #root: ShadowRoot;
  readonly #questions: Questions;
  #text: string;
  #views: readonly ReadingView[] = [];

  constructor(host: RangefinderAskElement) {
    this.#host = host;
    this.#root = host.attachShadow({ mode: 'open' });
    // A text that was set before is an own property.
    this.#text = host.text ?? host.getAttribute('text') ?? '';
    adoptStyles(this.#root, [styles, readingStyles]);
    this.#questions = new Questions(ENGINE, ({ readings, isFinal }) => {
      this.#views = readings;
      this.#render();
      if (isFinal) host.dispatchEvent(new CustomEvent('rangefinder-reading', { detail: host.readings, bubbles: true, composed: true }));
    });
  }

  start(): void {
    Object.defineProperties(this.#host, {
      text: { configurable: true, get: () => this.#text, set: (text: unknown) => this.#ask(String(text ?? '')) },
      readings: { configurable: true, get: () => this.#views.map(({ reading }) => reading) },
    });
    new MutationObserver((changes) => {
      const isText = changes.some(({ attributeName }) => attributeName === 'text');
      this.#ask(isText ? (this.#host.getAttribute('text') ?? '') : this.#text);
    }).observe(this.#host, { attributeFilter: ['text', 'lang', 'api', 'site', 'system'] });
    this.#ask(this.#text);
  }

  #ask(text: string): void {
    this.#text = text;
    this.#render();
    this.#questions.read(text, this.#settings());
  }

  #settings(): QuestionSettings {
    const host = this.#host;
    const api = addressIn(host, 'api');
    return {
      language: languageAt(host),
      system: host.getAttribute('system') ?? '',
      api,
      site: (addressIn(host, 'site') || api).replace(/\/+$/, ''),
    };
  }

  #render(): void {
    const language = languageAt(this.#host);
    const type = ({ target }: Event): void => this.#ask((target as HTMLInputElement).value);
    render(
      html`<div class="card" part="card">
        <label part="label">${TEXTS.label[language]}<input part="input" type="text" maxlength=${MAX_TEXT_CHARACTERS} placeholder=${TEXTS.example[language]} autocomplete="off" .value=${live(this.#text)} @input=${type} /></label>
        ${this.#reading()}
      </div>`,
      this.#root,
    );
  }

  #reading(): TemplateResult | typeof nothing {
    const [view, ...others] = this.#views;
    if (!view || this.#text.trim() === '') return nothing;
    const language = languageAt(this.#host);
    const answer = (chip: Chip, value?: string) => this.#questions.answer(corrected(view, chip, value), this.#settings());
    const { url } = view.reading;
    return html`<section class="reading" part="answer" aria-label=${view.title}>
      <div role="status">${readingHead(view, language)}</div>
      ${readingParts(view, others, { language, on: { correct: answer, remove: (chip) => answer(chip) } })}
      ${/^https?:/.test(url) ? html`<p><a href=${url}>${TEXTS.open[language]}: ${view.title}</a></p>` : nothing}
    </section>`;
  }
}
