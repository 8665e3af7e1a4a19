/** Defines `<rangefinder-battle>`. */
import { BattleElement } from '../battle/element.js';

customElements.define('rangefinder-battle', BattleElement);
