/** Loads a tool of this folder for modules elsewhere. @param {string} name */
export const load = (name) => import(name);
