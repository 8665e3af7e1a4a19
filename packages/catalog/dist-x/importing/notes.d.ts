/** What an import has to say about a row that it takes: where the source was doubtful, and what was only tidied. */
import type { Text } from '@rangefinder/rules';
/** What a note says of a row: that it is in doubt, that its spelling was only tidied, that it is no card yet. */
export type NoteKind = 'doubtful' | 'tidied' | 'withoutCard';
/** Every note: its kind and the words for it. */
export declare const NOTES: {
    readonly NAME_BLANKS: {
        readonly kind: 'tidied';
        readonly text: () => Text;
    };
    readonly TYPE_CASE: {
        readonly kind: 'tidied';
        readonly text: (given: string) => Text;
    };
    readonly SPECIALS_EMPTY: {
        readonly kind: 'tidied';
        readonly text: (given: string) => Text;
    };
    readonly YEAR_NOT_GIVEN: {
        readonly kind: 'tidied';
        readonly text: (given: string) => Text;
    };
    readonly NO_CARD: {
        readonly kind: 'withoutCard';
        readonly text: (given: string) => Text;
    };
    readonly TYPE_MISSING: {
        readonly kind: 'doubtful';
        readonly text: (given: string) => Text;
    };
    readonly SPECIALS_UNBALANCED: {
        readonly kind: 'doubtful';
        readonly text: (given: string) => Text;
    };
    readonly SPECIALS_TOO_LONG: {
        readonly kind: 'doubtful';
        readonly text: (given: string) => Text;
    };
    readonly SPECIALS_TOO_MANY: {
        readonly kind: 'doubtful';
        readonly text: (given: string) => Text;
    };
    readonly CORRECTION_KEPT: {
        readonly kind: 'doubtful';
        readonly text: (given: string) => Text;
    };
    readonly CORRECTION_UNFIT: {
        readonly kind: 'doubtful';
        readonly text: (given: string) => Text;
    };
    readonly MOVE_UNKNOWN: {
        readonly kind: 'doubtful';
        readonly text: (given: string) => Text;
    };
    readonly MOVE_UNREADABLE: {
        readonly kind: 'doubtful';
        readonly text: (given: string) => Text;
    };
    readonly JUMP_DISAGREES: {
        readonly kind: 'doubtful';
        readonly text: (given: string) => Text;
    };
    readonly TMM_DISAGREES: {
        readonly kind: 'doubtful';
        readonly text: (given: string) => Text;
    };
    readonly MINIMAL_DISAGREES: {
        readonly kind: 'doubtful';
        readonly text: (given: string) => Text;
    };
    readonly MARKUP_IN_NAME: {
        readonly kind: 'doubtful';
        readonly text: (given: string) => Text;
    };
    readonly READ_TWICE: {
        readonly kind: 'doubtful';
        readonly text: (given: string) => Text;
    };
};
/** Code of a note. */
export type NoteCode = keyof typeof NOTES;
/** A note with what it is about. */
export interface Note {
    readonly code: NoteCode;
    readonly given: string;
}
/**
 * A note.
 * @example note('TYPE_CASE', 'bm')
 */
export declare const note: (code: NoteCode, given?: string) => Note;
/** The note in words. */
export declare const noteText: ({ code, given }: Note) => Text;
/** What it says of the row. */
export declare const kindOfNote: ({ code }: Note) => NoteKind;
/** Whether it puts the row in doubt. */
export declare const isDoubt: (said: Note) => boolean;
/** A name without stray blanks, and what is to be said about it. */
export declare function tidyName(printed: string): {
    readonly name: string;
    readonly notes: readonly Note[];
};
