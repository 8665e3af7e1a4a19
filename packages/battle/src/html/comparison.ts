/** Content of `<rangefinder-comparison>`. */
import { element, fragment } from '@rangefinder/cards';
import type { Language } from '@rangefinder/rules';
import { CATALOG_TEXTS } from '../texts/catalog.js';
import { COMPARISON } from '../texts/comparison.js';
import { unitPicker } from './parts.js';

/** The page adds `<script type="application/json" data-unit-tables>` with a `UnitTable` by rule set. */
export const comparisonHtml = (language: Language): string =>
  fragment(
    element('div', { class: 'compare-add', 'data-compare-add': true }, unitPicker(COMPARISON.add[language], 'compare-add')),
    element('div', { 'data-comparison': true, 'aria-live': 'polite' }, element('p', {}, CATALOG_TEXTS.loading[language])),
  ).text;
