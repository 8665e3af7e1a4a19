export {};
//# sourceMappingURL=unit.js.map