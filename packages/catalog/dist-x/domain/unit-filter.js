export {};
//# sourceMappingURL=unit-filter.js.map