export {};
//# sourceMappingURL=format.js.map