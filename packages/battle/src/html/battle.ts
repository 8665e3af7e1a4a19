/** Content of `<rangefinder-battle>`. */
import { element, fragment, type Markup } from '@rangefinder/cards';
import type { Language } from '@rangefinder/rules';
import { BATTLE } from '../texts/battle.js';
import { CATALOG_TEXTS } from '../texts/catalog.js';
import { button, field, fileButton, savePlace, unitPicker } from './parts.js';

/** A rule set that has units. */
interface SystemOption {
  readonly slug: string;
  readonly title: string;
}

const SIDES = [BATTLE.first, BATTLE.second] as const;

function sideForm(title: string, side: number, language: Language): Markup {
  return element(
    'fieldset',
    { 'data-side-form': true },
    element('legend', {}, title),
    field(BATTLE.name[language], element('input', { type: 'text', maxlength: 60, autocomplete: 'off', 'data-side-name': true })),
    field(BATTLE.fromForce[language], element('select', { 'data-side-force': true })),
    unitPicker(CATALOG_TEXTS.addUnit[language], `side-${side}-add`),
    element('div', { class: 'side-figure', 'data-side-figure': true, hidden: true }),
    element('ul', { class: 'side-units', 'data-side-units': true }),
  );
}

function setup(systems: readonly SystemOption[], language: Language): Markup {
  const options = systems.map(({ slug, title }) => element('option', { value: slug }, title));
  return element(
    'section',
    { class: 'battle-setup', 'data-battle-setup': true, hidden: true },
    element(
      'div',
      { 'data-battle-saved': true, hidden: true },
      element('h2', {}, BATTLE.saved[language]),
      element('ul', { class: 'saved-battles', 'data-battle-list': true }),
    ),
    element('h2', {}, BATTLE.setUp[language]),
    field(BATTLE.system[language], element('select', { 'data-battle-system': true }, ...options)),
    element(
      'div',
      { 'data-battle-ready': true },
      element('p', { class: 'side-title' }, BATTLE.scenarios[language]),
      element('p', { class: 'actions', 'data-battle-scenarios': true }),
    ),
    element('div', { class: 'battle-sides' }, ...SIDES.map((title, side) => sideForm(title[language], side, language))),
    element(
      'p',
      { class: 'actions' },
      button(BATTLE.start[language], { class: 'button button-main', 'data-battle-start': true }),
      element('a', { class: 'button', href: `/${language}/forces/` }, BATTLE.forces[language]),
      fileButton(BATTLE.open[language], 'application/json,.json', { 'data-battle-file': true }),
    ),
  );
}

/** The bar that stays in sight: turn and phase, undo, next, order, status. */
const top = (language: Language): Markup =>
  element(
    'div',
    { class: 'battle-top' },
    element(
      'div',
      { class: 'battle-bar', 'data-battle-bar': true, hidden: true },
      element('p', {}, element('b', { 'data-battle-turn': true }), ' ', element('span', { 'data-battle-phase': true })),
      button(BATTLE.undo[language], { 'data-battle-undo': true }),
      button(BATTLE.nextPhase[language], { class: 'button button-main', 'data-battle-next': true }),
    ),
    element('ol', { class: 'battle-order', 'aria-label': BATTLE.order[language], 'data-battle-order': true, hidden: true }),
    element('p', { class: 'battle-status', role: 'status', 'data-battle-status': true }),
  );

const sharePanel = (language: Language): Markup =>
  element(
    'details',
    { class: 'battle-part', 'data-share-panel': true },
    element('summary', {}, BATTLE.share[language]),
    element('p', {}, BATTLE.shareHow[language]),
    element('div', { class: 'battle-code', 'data-share-code': true }),
    element(
      'p',
      { class: 'actions' },
      button(BATTLE.send[language], { 'data-share-with': 'send', hidden: true }),
      button(BATTLE.copyLink[language], { 'data-share-with': 'link' }),
      button(BATTLE.file[language], { 'data-share-with': 'file' }),
    ),
  );

/** One battle on two phones; also for a phone without a battle, which joins. */
const livePanel = (language: Language): Markup =>
  element(
    'details',
    { class: 'battle-part battle-live', 'data-live': '', hidden: true },
    element('summary', {}, BATTLE.live[language]),
    element('p', {}, BATTLE.liveHow[language]),
    element('p', { role: 'status', 'data-live-state': true }),
    element('p', { class: 'actions' }, button(BATTLE.liveInvite[language], { 'data-live-invite': true })),
    element('div', { class: 'battle-code', 'data-live-out': true }),
    field(BATTLE.liveIn[language], element('textarea', { rows: 3, autocomplete: 'off', spellcheck: 'false', 'data-live-in': true })),
    element('p', { class: 'actions' }, button(BATTLE.liveUse[language], { 'data-live-use': true })),
  );

function table(language: Language): Markup {
  const sides = SIDES.map((name, side) =>
    element(
      'section',
      { 'data-side': side },
      element('header', {}, element('h2', {}, name[language]), element('p', { 'data-side-tests': true })),
      element('div', { class: 'fighters', 'data-fighters': true }),
    ),
  );
  return element(
    'div',
    { 'data-battle': true, hidden: true },
    element('p', { class: 'battle-about', 'data-battle-about': true }),
    element(
      'div',
      { 'data-battle-initiative': true, hidden: true },
      element('p', { class: 'side-title' }, BATTLE.initiative[language]),
      element('p', { class: 'actions', 'data-initiative-methods': true }),
    ),
    element('div', { class: 'battle-sides' }, ...sides),
    element(
      'details',
      { class: 'battle-part' },
      element('summary', {}, BATTLE.history[language]),
      element('ol', { class: 'battle-log', reversed: true, 'data-battle-log': true }),
    ),
    sharePanel(language),
    element(
      'p',
      { class: 'actions' },
      element(
        'label',
        { class: 'check', 'data-awake-field': true, hidden: true },
        element('input', { type: 'checkbox', 'data-awake': true }),
        ` ${BATTLE.awake[language]}`,
      ),
      button(BATTLE.newOrSaved[language], { 'data-battle-new': true }),
    ),
  );
}

const attackDialog = (language: Language): Markup =>
  element(
    'dialog',
    { class: 'attack-dialog', 'data-attack': true, 'aria-labelledby': 'attack-title' },
    element(
      'header',
      {},
      element('h2', { id: 'attack-title', 'data-attack-title': true }, BATTLE.attack[language]),
      element('a', { class: 'button', href: '#outcomes', 'data-attack-down': true }, BATTLE.outcome[language]),
      button(BATTLE.close[language], { 'data-attack-close': true }),
    ),
    element('div', { class: 'attack-parts', 'data-attack-parts': true }),
    element('div', { 'data-attack-widget': true }),
    element(
      'section',
      { class: 'outcomes', id: 'outcomes' },
      element('h3', {}, BATTLE.outcome[language]),
      element('p', {}, BATTLE.outcomeHow[language]),
      element('div', { 'data-attack-outcomes': true }),
    ),
  );

/** The page adds `<script type="application/json" data-battle-words>` with `BattleWords`. */
export const battleHtml = (systems: readonly SystemOption[], language: Language): string =>
  fragment(savePlace(), setup(systems, language), top(language), table(language), livePanel(language), attackDialog(language)).text;
