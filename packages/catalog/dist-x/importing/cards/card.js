/** Alpha Strike cards as drafts, whichever format they were read from: one place for what the sources leave out or misspell. */
import { isComplete } from '../../domain/alpha-strike.js';
import { unitDraft } from '../../domain/drafts.js';
import { jumpOf, MOVE_SUFFIXES, parseMove, tmmOf, tmmOfInches } from '../../domain/move.js';
import { problemsOf } from '../../domain/problems.js';
import { splitSpecials } from '../../domain/specials.js';
import { LONGEST_ABILITY, MOST_ABILITIES } from '../../domain/text-fields.js';
import { proposeId } from '../identity.js';
import { note, tidyName } from '../notes.js';
import { CATEGORIES, hasHeatScale, isCardType, KIND_OF_TYPE } from './types.js';
const SILENT = ['nameRu', 'aliases', 'faction', 'weapons'];
const SKILL = 4;
const NO_ROLE = 'None';
/** A card as a reading: a draft with notes, or what is wrong with it. */
export function readCard(facts, { raw, hash, notes = [] }) {
    const { name, notes: ofName } = tidyName(facts.name);
    const { type, notes: ofType } = typeOf(facts);
    const modes = parseMove(facts.move);
    const { codes, notes: ofSpecials } = specialsOf(facts.specials);
    const stats = statsOf(facts, type, modes ?? [], codes);
    const draft = { ...common(facts, name, stats), abilities: codes, stats, inPlay: isComplete(stats) && modes !== undefined };
    const checked = unitDraft.safeParse(draft);
    if (!checked.success)
        return { kind: 'refused', sourceId: facts.sourceId, problems: problemsOf(checked.error.issues, draft) };
    const ofRow = [...notesOnCard(stats), ...notesOnMove(facts, modes, stats), ...notesOnYear(facts)];
    const all = [...notes, ...ofName, ...ofType, ...ofSpecials, ...ofRow];
    return { kind: 'unit', draft: checked.data, fixedId: false, silent: SILENT, raw, hash, notes: all };
}
function common({ source, sourceId, category }, name, { type, pointValue }) {
    const kind = isCardType(type) ? KIND_OF_TYPE[type] : CATEGORIES[category ?? '']?.kind;
    return {
        system: 'alpha-strike',
        id: proposeId('alpha-strike', name, sourceId),
        kind: kind ?? 'battlemech',
        name,
        nameRu: null,
        aliases: [],
        faction: null,
        cost: pointValue > 0 ? pointValue : null,
        source,
        sourceId,
        weapons: [],
    };
}
function statsOf(facts, type, modes, specials) {
    const { pointValue, size, move, role, damage, damageExtreme, overheatValue, armor, threshold, structure } = facts;
    return {
        ...{
            type,
            pointValue,
            skill: SKILL,
            size,
            tmm: facts.tmm ?? tmmOf(modes, movesAs(facts, type)),
            move: move.trim(),
            role: role?.trim() || NO_ROLE,
        },
        ...{ damage, overheatValue, armor, structure, specials, hasHeatScale: hasHeatScale(type) },
        ...(damageExtreme !== '0' && { damageExtreme }),
        ...(threshold > 0 && { threshold }),
        ...(facts.introduced !== null && isDate(facts.introduced) && { introduced: facts.introduced.trim() }),
        ...(facts.technology !== null && facts.technology !== '' && { technology: facts.technology.trim() }),
        ...(facts.tonnage !== null && facts.tonnage > 0 && { tonnage: facts.tonnage }),
    };
}
/** A missing type follows from the category; where there is a card, it is said that it does. */
function typeOf({ type, category, pointValue }) {
    const printed = type?.trim() ?? '';
    if (printed !== '') {
        const upper = printed.toUpperCase();
        return { type: upper, notes: upper === printed ? [] : [note('TYPE_CASE', printed)] };
    }
    const taken = CATEGORIES[category ?? '']?.type ?? '';
    return { type: taken, notes: pointValue > 0 ? [note('TYPE_MISSING', taken === '' ? '—' : taken)] : [] };
}
/** What moves on foot is told by its category where it has no type. */
const movesAs = ({ category }, type) => type === '' && CATEGORIES[category ?? '']?.kind === 'infantry' ? 'CI' : type;
/** An ability that cannot be kept never costs the unit its place. */
function specialsOf(printed) {
    const text = printed === null || typeof printed === 'string' ? printed : printed.join(',');
    const { codes, oddities } = splitSpecials(text);
    const codeOf = { EMPTY: 'SPECIALS_EMPTY', UNBALANCED: 'SPECIALS_UNBALANCED' };
    const short = codes.filter(({ length }) => length <= LONGEST_ABILITY);
    const beyond = short.slice(MOST_ABILITIES, MOST_ABILITIES + 1);
    return {
        codes: short.slice(0, MOST_ABILITIES),
        notes: [
            ...oddities.map((oddity) => note(codeOf[oddity], text ?? '')),
            ...codes.filter(({ length }) => length > LONGEST_ABILITY).map((code) => note('SPECIALS_TOO_LONG', code)),
            ...beyond.map((code) => note('SPECIALS_TOO_MANY', code)),
        ],
    };
}
/** What a card lacks to be played with, in its own abbreviations. */
function notesOnCard({ pointValue, size, move }) {
    const lacking = [...(pointValue > 0 ? [] : ['PV 0']), ...(size > 0 ? [] : ['SZ 0']), ...(move === '' ? ['MV —'] : [])];
    return lacking.length === 0 ? [] : [note('NO_CARD', lacking.join(', '))];
}
function notesOnMove(facts, modes, { type, specials }) {
    if (facts.pointValue === 0 || facts.move.trim() === '')
        return [];
    if (modes === undefined)
        return [note('MOVE_UNREADABLE', facts.move)];
    const unknown = modes.some(({ suffix }) => !MOVE_SUFFIXES.includes(suffix));
    const tmm = tmmOf(modes, movesAs(facts, type));
    const jump = jumpFromSpecials(specials);
    const inches = jumpOf(modes);
    const agrees = inches === undefined ? jump === 0 : tmmOfInches(inches) === tmmOfInches(modes[0]?.inches ?? 0) + jump;
    return [
        ...(unknown ? [note('MOVE_UNKNOWN', facts.move)] : []),
        ...(agrees ? [] : [note('JUMP_DISAGREES', `${facts.move}, ${jumpCode(jump)}`)]),
        ...(facts.tmm !== null && facts.tmm !== tmm ? [note('TMM_DISAGREES', `${facts.tmm}, ${facts.move}`)] : []),
    ];
}
/** By how much jumping is better (`JMPS`) or worse (`JMPW`) than moving on the ground. */
function jumpFromSpecials(specials) {
    const [, letter, by] = specials.map((code) => /^JMP([SW])(\d)$/.exec(code)).find((match) => match !== null) ?? [];
    return letter === undefined ? 0 : Number(by) * (letter === 'S' ? 1 : -1);
}
const jumpCode = (by) => (by === 0 ? '—' : `${by > 0 ? 'JMPS' : 'JMPW'}${Math.abs(by)}`);
const isDate = (introduced) => introduced.trim() !== '' && introduced.trim().toLowerCase() !== 'unknown';
const notesOnYear = ({ introduced }) => introduced === null || /\b\d{4}\b/.test(introduced) ? [] : [note('YEAR_NOT_GIVEN', introduced)];
//# sourceMappingURL=card.js.map