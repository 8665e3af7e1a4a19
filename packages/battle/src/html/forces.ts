/** Content of `<rangefinder-forces>`. */
import { element, fragment, type Markup } from '@rangefinder/cards';
import type { Language } from '@rangefinder/rules';
import { CATALOG_TEXTS } from '../texts/catalog.js';
import { FORCE } from '../texts/forces.js';
import { button, field, fileButton, savePlace, unitPicker } from './parts.js';

const picker = (language: Language): Markup =>
  element(
    'div',
    { class: 'force-picker no-print' },
    field(FORCE.saved[language], element('select', { 'data-force-picker': true })),
    button(FORCE.create[language], { 'data-force-new': true }),
    button(FORCE.delete[language], { 'data-force-delete': true }),
  );

/** The placeholder of a space lets styles recognize an empty field. */
const head = (language: Language): Markup =>
  element(
    'div',
    { class: 'force-head' },
    field(FORCE.name[language], element('input', { type: 'text', maxlength: 80, placeholder: ' ', 'data-force-name': true })),
    field(
      FORCE.limit[language],
      element('input', { type: 'number', min: 1, max: 100000, inputmode: 'numeric', placeholder: ' ', 'data-force-limit': true }),
    ),
  );

function table(title: string, language: Language): Markup {
  const heads = [FORCE.unit, FORCE.count, FORCE.each, FORCE.sum].map((text) => element('th', { scope: 'col' }, text[language]));
  const noPrint = element('td', { class: 'no-print' });
  const foot = element(
    'tr',
    {},
    element('th', { scope: 'row', colspan: 3 }, FORCE.total[language]),
    element('td', { 'data-force-total': true }, '0'),
    noPrint,
  );
  return element(
    'div',
    { class: 'table', role: 'region', 'aria-label': title, tabindex: 0 },
    element(
      'table',
      { class: 'force' },
      element('thead', {}, element('tr', {}, ...heads, noPrint)),
      element('tbody', { 'data-force-rows': true }),
      element('tfoot', {}, foot),
    ),
  );
}

const actions = (language: Language): Markup =>
  element(
    'p',
    { class: 'actions no-print' },
    element('a', { class: 'button button-main', href: `/${language}/battle/`, 'data-force-battle': true }, FORCE.toBattle[language]),
    button(FORCE.share[language], { 'data-force-share': true, hidden: true }),
    button(CATALOG_TEXTS.copyLink[language], { 'data-force-link': true }),
    button(FORCE.asText[language], { 'data-force-text': true }),
    button(FORCE.csv[language], { 'data-force-csv': true }),
    button(CATALOG_TEXTS.print[language], { 'data-force-print': true }),
  );

const importPanel = (language: Language): Markup =>
  element(
    'details',
    { class: 'force-import no-print', 'data-force-import': true },
    element('summary', {}, FORCE.import[language]),
    element('p', {}, FORCE.importHow[language]),
    field(FORCE.list[language], element('textarea', { rows: 5, autocapitalize: 'none', spellcheck: 'false' })),
    element(
      'p',
      { class: 'actions' },
      button(FORCE.runImport[language], { 'data-import-run': true }),
      fileButton(FORCE.openFile[language], '.csv,.json,.mul,.txt,application/json,text/csv,text/plain'),
    ),
  );

const select = (label: string, name: string): Markup => field(label, element('select', { [`data-budget-${name}`]: true }));

const budgetPanel = (language: Language): Markup =>
  element(
    'details',
    { class: 'force-budget no-print', 'data-force-budget': true },
    element('summary', {}, FORCE.budget[language]),
    element('p', {}, FORCE.budgetHow[language]),
    element(
      'div',
      { class: 'budget-fields' },
      field(
        FORCE.unitsToAdd[language],
        element('input', { type: 'number', min: 1, max: 12, inputmode: 'numeric', 'data-budget-count': true }),
      ),
      select(FORCE.era[language], 'era'),
      select(FORCE.faction[language], 'faction'),
      select(FORCE.against[language], 'against'),
    ),
    element('p', { class: 'actions' }, button(FORCE.propose[language], { class: 'button button-main', 'data-budget-propose': true })),
    element('ol', { class: 'budget-offers', 'data-budget-offers': true }),
    element('p', { 'data-budget-proposed': true, 'data-budget-sum': true, hidden: true }),
    element(
      'p',
      { class: 'actions', 'data-budget-proposed': true, hidden: true },
      button(FORCE.takeAll[language], { class: 'button button-main', 'data-budget-all': true }),
      button(FORCE.proposeOthers[language], { 'data-budget-others': true }),
    ),
    element('div', { class: 'table', 'data-budget-balance': true }),
  );

/** @param title heading of the page, which also names the table */
export const forcesHtml = (title: string, language: Language): string =>
  fragment(
    picker(language),
    head(language),
    unitPicker(CATALOG_TEXTS.addUnit[language], 'force-add'),
    table(title, language),
    element('p', { class: 'force-left', 'data-force-left': true }),
    element('p', { class: 'table-note', 'data-force-unpriced': true, hidden: true }, FORCE.unpriced[language]),
    actions(language),
    element('p', { role: 'status', 'data-force-status': true }),
    savePlace(),
    budgetPanel(language),
    importPanel(language),
    element('div', { class: 'force-cards', 'data-force-cards': true }),
  ).text;
