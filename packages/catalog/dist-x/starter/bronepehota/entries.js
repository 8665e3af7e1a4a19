/** Whose sheet it is; guns have a sheet that both armies use. */
export const FACTIONS = {
    polaris: { en: 'Polaris Empire', ru: 'Империя Полярис' },
    protectorate: { en: 'Trade Protectorate', ru: 'Торговый Протекторат' },
    both: { en: 'Both armies', ru: 'Обе армии' },
};
//# sourceMappingURL=entries.js.map