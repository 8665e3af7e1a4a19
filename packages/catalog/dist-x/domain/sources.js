const notice = (owners) => ({
    en: `${owners.en} Rangefinder is unofficial and free.`,
    ru: `${owners.ru} Rangefinder — неофициальный и бесплатный проект.`,
});
const LISTED = {
    mul: {
        id: 'mul',
        name: { en: 'Master Unit List', ru: 'Master Unit List' },
        notice: notice({
            en: "BattleTech and Alpha Strike are their owners' trademarks.",
            ru: 'BattleTech и Alpha Strike — товарные знаки их владельцев.',
        }),
    },
    'tekhnolog-armlists': {
        id: 'tekhnolog-armlists',
        name: { en: 'Tekhnolog army sheets, 2008', ru: 'Армлисты «Технолога», 2008' },
        notice: notice({ en: "Bronepehota is its owner's trademark.", ru: '«Бронепехота» — товарный знак её владельца.' }),
    },
    '5150-basic-rules': {
        id: '5150-basic-rules',
        name: { en: '5150, basic rules', ru: '5150, базовые правила' },
        notice: notice({ en: "5150 is its owner's trademark.", ru: '5150 — товарный знак его владельца.' }),
    },
    'world-at-war-player-aid': {
        id: 'world-at-war-player-aid',
        name: { en: 'World at War: America Conquered, player aid', ru: 'World at War: America Conquered, памятка игрока' },
        notice: notice({ en: "World at War is its owner's trademark.", ru: 'World at War — товарный знак его владельца.' }),
    },
};
/**
 * The source with this id; one that is not listed is named by its id.
 * @example sourceOf('mul').name.en // 'Master Unit List'
 */
export function sourceOf(id) {
    if (Object.hasOwn(LISTED, id))
        return LISTED[id];
    return {
        id,
        name: { en: id, ru: id },
        notice: notice({ en: 'Names are trademarks of their owners.', ru: 'Названия — товарные знаки их владельцев.' }),
    };
}
//# sourceMappingURL=sources.js.map