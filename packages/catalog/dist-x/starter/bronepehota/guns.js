// biome-ignore format: figures of a gun in one line
export const GUNS = [
    {
        name: { en: 'Mortar', ru: 'Миномёт' },
        faction: 'both',
        cost: 20,
        stats: { kind: 'gun', mobility: 'mobile', rank: 1, rateOfFire: 1, ammunition: 12, durability: 4 },
        weapons: [['mortar', 1]],
    },
    {
        name: { en: 'Twin Cannon', ru: 'Спаренная пушка' },
        faction: 'both',
        cost: 45,
        stats: { kind: 'gun', mobility: 'fixed', rank: 2, rateOfFire: 2, ammunition: 16, durability: 8 },
        weapons: [['twin-cannon', 1]],
    },
];
//# sourceMappingURL=guns.js.map