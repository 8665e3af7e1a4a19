export {};
//# sourceMappingURL=weapon.js.map