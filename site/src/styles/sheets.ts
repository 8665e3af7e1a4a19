/** The printed size of each rule set's sheet. Imported behind `sheet.css`, which it refines. */
import.meta.glob('../systems/*/sheet.css', { eager: true });
