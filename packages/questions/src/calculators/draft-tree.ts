/** Arguments that are being filled in: nested objects and lists, addressed by the paths of their fields. */
import type { Field } from '@rangefinder/rules';
import type { Leaf } from './leaves.js';

export type Branch = { [name: string]: unknown };

/** The value at a path; undefined where there is none. @example valueAt({ target: { armor: 3 } }, ['target', 'armor']) // 3 */
export const valueAt = (branch: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>((now, step) => (typeof now === 'object' && now !== null ? (now as Branch)[step] : undefined), branch);

/** The object or list of a name, made on first use. */
function made<T extends object>(branch: Branch, name: string, empty: T): T {
  branch[name] ??= empty;
  return branch[name] as T;
}

/** Sets a value, with the objects around it. */
export function putAt(draft: Branch, path: readonly string[], value: unknown): void {
  const around = path.slice(0, -1).reduce<Branch>((branch, step) => made<Branch>(branch, step, {}), draft);
  around[path.at(-1) as string] = value;
}

/** The objects at a path, with their addresses: those of every item where the path has `*`. */
export function branchesAt(
  root: unknown,
  [step, ...rest]: readonly string[],
  address: readonly string[] = [],
): readonly { readonly branch: Branch; readonly address: readonly string[] }[] {
  if (typeof root !== 'object' || root === null) return [];
  if (step === undefined) return [{ branch: root as Branch, address }];
  const names = step === '*' ? Object.keys(root) : [step];
  return names.flatMap((name) => branchesAt((root as Branch)[name], rest, [...address, name]));
}

/** Removes a value, and leaves the objects around it. */
export function removeAt(draft: Branch, path: readonly string[]): void {
  const around = valueAt(draft, path.slice(0, -1));
  if (typeof around === 'object' && around !== null) delete (around as Branch)[path.at(-1) as string];
}

export class DraftTree {
  readonly root: Branch = {};
  /** The item of each list that is being described. */
  readonly #items = new Map<string, number>();
  /** Lists whose next value begins an item. */
  readonly #begun = new Set<string>();

  /** The items of a list outside of other lists, by the path of the list. */
  itemsOf(path: readonly string[]): Branch[] {
    const holder = path.slice(0, -1).reduce<Branch>((branch, step) => made<Branch>(branch, step, {}), this.root);
    return made<Branch[]>(holder, path.at(-1) as string, []);
  }

  /** Sets an item of a list, which is described from now on. */
  putItem(list: string, place: number, item: Branch): void {
    this.itemsOf([list])[place] = item;
    this.#items.set(list, place);
  }

  /** The next value of a field in a list begins an item, unless the last one is empty. */
  beginItem(path: readonly string[]): void {
    this.#begun.add(path.slice(0, path.lastIndexOf('*')).join('.'));
  }

  /** Whether a field can take a value: it is empty, has the same one, or is a list with room. Lists of objects grow. */
  isFree({ field, path }: Leaf, value: unknown): boolean {
    if (path.includes('*')) return true;
    const now = valueAt(this.root, path);
    return now === undefined || now === value || (field.kind === 'list' && Array.isArray(now) && now.length < field.max && !field.by);
  }

  /** The last item of a list. */
  lastItem(path: readonly string[]): Branch | undefined {
    const items = valueAt(this.root, path.slice(0, path.lastIndexOf('*')));
    return Array.isArray(items) ? (items.at(-1) as Branch | undefined) : undefined;
  }

  /** The items of the list that a field is in; none where it is in none. */
  itemsIn(path: readonly string[]): readonly Branch[] {
    const items = valueAt(this.root, path.slice(0, path.lastIndexOf('*')));
    return Array.isArray(items) ? items : [];
  }

  /** Gives the items of a list outside of other lists a value, unless they have one. */
  spread(path: readonly string[], value: unknown): void {
    const at = path.indexOf('*');
    if (at < 0 || at !== path.lastIndexOf('*')) return;
    const name = path.at(-1) as string;
    for (const { branch } of branchesAt(this.root, path.slice(0, -1))) branch[name] ??= structuredClone(value);
  }

  /** The list of values that the described item of a list has. */
  lastIn(path: readonly string[]): readonly unknown[] | undefined {
    const at = path.lastIndexOf('*');
    const items = valueAt(this.root, path.slice(0, at));
    const list = Array.isArray(items) ? valueAt(items.at(-1), path.slice(at + 1)) : undefined;
    return Array.isArray(list) ? list : undefined;
  }

  /** Gives a field a value and returns its address: `targets.0.armor`. Values of a list are added. */
  put({ path, field }: Leaf, value: unknown): string {
    const { branch, name, address } = this.#branchOf(path, field, value);
    const now = branch[name];
    branch[name] = field.kind === 'list' && Array.isArray(now) && Array.isArray(value) ? [...now, ...value] : value;
    return address;
  }

  /** The last value of a list goes before the others: the hole card. */
  moveFirst(path: readonly string[]): void {
    const list = valueAt(this.root, path);
    if (Array.isArray(list) && list.length > 1) list.unshift(list.pop());
  }

  /** The object that holds a field. A value for a field that the item of a list has already begins the next item. */
  #branchOf(path: readonly string[], field: Field, value: unknown): { branch: Branch; name: string; address: string } {
    let branch = this.root;
    const address: string[] = [];
    for (const [at, step] of path.slice(0, -1).entries()) {
      if (step === '*') continue;
      address.push(step);
      if (path[at + 1] === '*') {
        const item = this.#itemOf(branch, path, at, field, value);
        address.push(String(item.place));
        branch = item.branch;
      } else branch = made<Branch>(branch, step, {});
    }
    const name = path.at(-1) as string;
    return { branch, name, address: [...address, name].join('.') };
  }

  #itemOf(branch: Branch, path: readonly string[], at: number, field: Field, value: unknown): { branch: Branch; place: number } {
    const step = path[at] as string;
    const key = path.slice(0, at + 1).join('.');
    const items = made<Branch[]>(branch, step, []);
    let place = this.#items.get(key) ?? 0;
    const now =
      items[place] &&
      valueAt(
        items[place],
        path.slice(at + 2).filter((one) => one !== '*'),
      );
    const isFull =
      now !== undefined && (field.kind !== 'list' || (Array.isArray(now) && Array.isArray(value) && now.length + value.length > field.max));
    const isBegun = this.#begun.delete(key) && Object.keys(items[place] ?? {}).length > 0;
    if (isFull || isBegun) place = items.length;
    if (isBegun) for (const inner of this.#items.keys()) if (inner.startsWith(`${key}.*`)) this.#items.delete(inner);
    this.#items.set(key, place);
    while (items.length <= place) items.push({});
    return { branch: items[place] as Branch, place };
  }
}
