/** Defines `<rangefinder-comparison>`. */
import { ComparisonElement } from '../comparison/element.js';

customElements.define('rangefinder-comparison', ComparisonElement);
