/** Defines `<rangefinder-forces>`. */
import { ForcesElement } from '../forces/element.js';

customElements.define('rangefinder-forces', ForcesElement);
