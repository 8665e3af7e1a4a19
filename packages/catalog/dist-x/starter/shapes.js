export {};
//# sourceMappingURL=shapes.js.map