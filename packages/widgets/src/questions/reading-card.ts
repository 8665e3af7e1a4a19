/** The card of a reading: its figures, chips for its arguments with a control each, what was not used, and links. */
import { css, html, nothing, render, type TemplateResult } from 'lit';
import type { Language, Text } from '../description.js';
import type { Chip, ReadingView } from './reading-view.js';

const TEXTS = {
  assumed: { en: 'Assumed', ru: 'Принято' },
  missing: { en: 'Still needed', ru: 'Не хватает' },
  unread: { en: 'Not used:', ru: 'Не учтено:' },
  remove: { en: 'Remove', ru: 'Убрать' },
  choose: { en: 'Choose', ru: 'Выберите' },
  rule: { en: 'Rule:', ru: 'Правило:' },
  or: { en: 'Or did you mean:', ru: 'Или имелось в виду:' },
} as const satisfies Readonly<Record<string, Text>>;

/** Does not begin a line. */
const SEPARATOR = '\u00A0· ';

/** What a user does with a chip. */
export interface CardHandlers {
  correct(chip: Chip, value: string): void;
  remove(chip: Chip): void;
}

const nameOf = ({ label, text }: Chip): string => (label === '' ? text : label);

function control(chip: Chip, language: Language, on: CardHandlers): TemplateResult | string {
  const { control: kind, value, text } = chip;
  const name = nameOf(chip);
  const change = ({ target }: Event): void => {
    const input = target as HTMLInputElement | HTMLSelectElement;
    if (input.value !== '' && input.checkValidity()) on.correct(chip, input.value);
  };
  if (kind?.kind === 'number')
    return html`<input type="number" aria-label=${name} inputmode="decimal" min=${kind.min} max=${kind.max} step=${kind.isWhole ? '1' : 'any'} .value=${value} @change=${change} />`;
  if (kind?.kind === 'text') return html`<input type="text" aria-label=${name} autocomplete="off" .value=${value} @change=${change} />`;
  if (kind === undefined) return html`<b>${text}</b>`;
  return html`<select aria-label=${name} @change=${change}>
    ${value === '' ? html`<option value="" selected>${TEXTS.choose[language]}</option>` : nothing}
    ${kind.options.map((option) => html`<option value=${option.value} ?selected=${option.value === value}>${option.label}</option>`)}
  </select>`;
}

function chipItem(chip: Chip, language: Language, on: CardHandlers): TemplateResult {
  const name = `${TEXTS.remove[language]}: ${[chip.label, chip.text].filter(Boolean).join(' ')}`;
  return html`<li class="chip ${chip.state}">
    ${chip.label === '' ? nothing : html`<span class="label" aria-hidden=${chip.control ? 'true' : 'false'}>${chip.label}</span>`}
    ${control(chip, language, on)}
    ${chip.state === 'understood' ? html`<button type="button" aria-label=${name} title=${name} @click=${() => on.remove(chip)}>×</button>` : nothing}
  </li>`;
}

function chips(view: ReadingView, state: Chip['state'], language: Language, on: CardHandlers): TemplateResult | typeof nothing {
  const own = view.chips.filter((chip) => chip.state === state);
  if (own.length === 0) return nothing;
  const list = html`<ul class="chips">${own.map((chip) => chipItem(chip, language, on))}</ul>`;
  if (state === 'understood') return list;
  if (state === 'missing') return html`<p class="chips-title">${TEXTS.missing[language]}</p>${list}`;
  // Assumptions are often many, and rarely changed.
  const named = own.map(({ label, text }) => `${label}: ${text}`).join(SEPARATOR);
  return html`<details class="assumed"><summary><b>${TEXTS.assumed[language]}</b> ${named}</summary>${list}</details>`;
}

/** The sentence of a reading; what it lacks, by the names of its fields. */
function sentenceOf({ chips: own, reading: { summary, answer } }: ReadingView, language: Language): string {
  const missing = own.filter(({ state }) => state === 'missing').map(({ label }) => label);
  return answer === null && missing.length > 0 ? `${TEXTS.missing[language]}: ${missing.join(', ')}` : summary;
}

/** The figures and the sentence of a reading. */
export const readingHead = (view: ReadingView, language: Language): TemplateResult => html`
  <small class="reading-kind">${[view.game, view.title].filter(Boolean).join(SEPARATOR)}</small>
  ${view.figures.length === 0 ? nothing : html`<span class="reading-figures">${view.figures.slice(0, MAX_FIGURES).map(({ label, text }) => html`<span><b>${text}</b><small>${label}</small></span>`)}</span>`}
  <span class="reading-summary">${sentenceOf(view, language)}</span>`;

const MAX_FIGURES = 3;
const QUOTED: Readonly<Record<Language, (word: string) => string>> = { en: (word) => `“${word}”`, ru: (word) => `«${word}»` };

/** The arguments of a reading with their controls, what was not used, the rule, and other readings. */
export function readingParts(
  view: ReadingView,
  others: readonly ReadingView[],
  { language, on }: { readonly language: Language; readonly on: CardHandlers },
): TemplateResult {
  const { rule } = view;
  const { unread } = view.reading;
  return html`
    ${chips(view, 'missing', language, on)}
    ${chips(view, 'understood', language, on)}
    ${chips(view, 'assumed', language, on)}
    ${unread.length === 0 ? nothing : html`<p class="unread">${TEXTS.unread[language]} ${unread.map((word) => QUOTED[language](word)).join(', ')}</p>`}
    ${rule === null ? nothing : html`<p class="reading-links">${TEXTS.rule[language]} <a href=${rule.url}>${rule.title}</a></p>`}
    ${others.length === 0 ? nothing : html`<p class="reading-links">${TEXTS.or[language]} ${others.map((other, at) => html`${at === 0 ? '' : SEPARATOR}<a href=${other.reading.url}>${[other.game, other.title].filter(Boolean).join(SEPARATOR)}</a>`)}</p>`}`;
}

/** Draws the figures and the sentence of a reading into an element. */
export const showHead = (view: ReadingView, language: Language, place: HTMLElement): void =>
  void render(readingHead(view, language), place);

/** Draws the arguments of a reading into an element. */
export const showParts = (...[view, others, options, place]: [...Parameters<typeof readingParts>, HTMLElement]): void =>
  void render(readingParts(view, others, options), place);

/** Rules for both places where readings are shown: the element and the site. */
export const readingStyles = css`
.reading-kind{display:block}
.reading-figures{display:flex;flex-wrap:wrap;gap:.25rem 1.25rem;margin-block:.25rem}
.reading-figures b{display:block;font-size:1.75rem;line-height:1.15;font-variant-numeric:tabular-nums}
.reading-figures small,.reading-summary{display:block}
.chips{container-type:inline-size;display:flex;flex-wrap:wrap;gap:.4rem;margin:.5rem 0;padding:0;list-style:none}
.chips-title{margin:.5rem 0 0;font-weight:600}
details.assumed{margin-block:.5rem}
details.assumed>summary{padding-block:.35rem;cursor:pointer}
.chip{display:inline-flex;align-items:center;gap:.35rem;min-height:2.75rem;max-width:100%;padding-inline-start:.75rem;border:1px solid;border-radius:1.375rem}
.chip:not(:has(button)){padding-inline-end:.75rem}
.chip.assumed{border-style:dashed}
.chip.missing{border-width:2px}
.chip>*{min-width:0;overflow-wrap:break-word}
.chip .label{flex:none;max-width:60%}
@container (max-width:12rem){.chip .label{flex:0 1 auto;overflow-wrap:anywhere}}
.chip :is(input,select){field-sizing:content;flex:0 1 auto;min-width:2rem;max-width:13rem;min-height:2.25rem;padding:0 .35rem;border:0;border-bottom:1px solid;border-radius:0;background:none;color:inherit;font:inherit;font-weight:600}
.chip input[type=number]{min-width:3rem}
.chip button{flex:none;width:2.75rem;min-height:2.75rem;padding:0;border:0;border-radius:50%;background:none;color:inherit;font:inherit;font-size:1.25rem;line-height:1;cursor:pointer}
`;
