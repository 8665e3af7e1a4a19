/** Loads a tool of this folder for whoever stands elsewhere. @param {string} name */
export const load = (name) => import(name);
