/** Catalog entries in scripts of pages: names and cards in the language of the page, favorites, unit tables. */
export { type Favorite, loadFavorites, saveFavorites, toggleFavorite } from './favorites.js';
export { cardContext, costUnit, kindText, silhouetteOf, unitName, unitPage, weaponPage } from './page-cards.js';
export { suggestEntries } from './suggested-entries.js';
export { cellOf, orderText, tableOf, type UnitColumn, type UnitTable } from './unit-columns.js';
