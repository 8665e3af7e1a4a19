export {};
//# sourceMappingURL=input.js.map