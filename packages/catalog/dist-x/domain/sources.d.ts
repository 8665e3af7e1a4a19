/** Where entries come from, and whose game it is. Operators' imports may name sources that are not listed here. */
import type { Text } from '@rangefinder/rules';
/** Where an entry was read. */
export interface Source {
    /** Stable key, kept beside every entry: `mul`. */
    readonly id: string;
    readonly name: Text;
    /** Whose trademarks they are, and that this project is neither official nor for sale. */
    readonly notice: Text;
}
declare const LISTED: {
    readonly mul: {
        readonly id: 'mul';
        readonly name: {
            readonly en: 'Master Unit List';
            readonly ru: 'Master Unit List';
        };
        readonly notice: Text;
    };
    readonly 'tekhnolog-armlists': {
        readonly id: 'tekhnolog-armlists';
        readonly name: {
            readonly en: 'Tekhnolog army sheets, 2008';
            readonly ru: 'Армлисты «Технолога», 2008';
        };
        readonly notice: Text;
    };
    readonly '5150-basic-rules': {
        readonly id: '5150-basic-rules';
        readonly name: {
            readonly en: '5150, basic rules';
            readonly ru: '5150, базовые правила';
        };
        readonly notice: Text;
    };
    readonly 'world-at-war-player-aid': {
        readonly id: 'world-at-war-player-aid';
        readonly name: {
            readonly en: 'World at War: America Conquered, player aid';
            readonly ru: 'World at War: America Conquered, памятка игрока';
        };
        readonly notice: Text;
    };
};
/** A source of the starter catalog. */
export type ListedSource = keyof typeof LISTED;
/**
 * The source with this id; one that is not listed is named by its id.
 * @example sourceOf('mul').name.en // 'Master Unit List'
 */
export declare function sourceOf(id: string): Source;
export {};
