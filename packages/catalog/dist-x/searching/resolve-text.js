/**
 * What was typed, as a question to the word index: every word as it is, as the beginning of a longer one, as another form of a
 * word; and a word that no name has as those that sound like it, and two words that were written in one, or one in two.
 */
import { sql } from 'kysely';
import { stemOf } from '../database/stem.js';
import { lexeme } from '../repositories/unit-conditions.js';
import { isSpelled, soundOf, wordsOf } from '../text/words.js';
import { editDistance, forgiven } from './edit-distance.js';
const MOST_WORDS = 12;
const ASKED_FOR = 64;
const MOST_LIKE = 8;
const MOST_BEGUN = 12;
const MOST_FORMS = 12;
const SHORTEST_LIKE = 3;
const SHORTEST_PART = 3;
/**
 * Resolves a text; undefined when there is no word in it. `forgiving` looks for like words of words that are known, too.
 * @example await resolveText(db, 'хельбрингер') // { match: "('hellbringer' | 'хеллбрингер')", meant: 'hellbringer', … }
 */
export async function resolveText(db, text, forgiving = false) {
    const words = [...new Set(wordsOf(text))].slice(0, MOST_WORDS);
    if (words.length === 0)
        return undefined;
    const resolved = (await lookUp(db, words, forgiving)).map((word, index) => ({
        ...word,
        like: closest(word),
        // The last word may still be being typed; one before it that is a whole word is not the beginning of another.
        mayGoOn: !word.whole || index === words.length - 1,
    }));
    // A word that nothing is like is left out as long as a word of some length is left.
    const groups = groupsOf(resolved);
    const useful = groups.filter(([word, next]) => next !== undefined || isUseful(word));
    const isEnough = useful.length === groups.length || useful.flat().some(({ word }) => word.length >= SHORTEST_LIKE);
    const meant = useful.flatMap(meantBy);
    const terms = useful.map(termOf);
    return {
        match: isEnough ? matchOf(terms) : undefined,
        parts: terms.length === 1 ? terms[0] : [matchOf(terms)],
        close: matchOf(useful.map(closeOf).map(termOf)),
        whole: meant.map(lexeme).join(' & '),
        meant: meant.join(' '),
    };
}
async function lookUp(db, words, forgiving) {
    const beginsWith = (start) => sql `words.word >= ${sql.raw(start)} and words.word < ${sql.raw(start)} || chr(1114111)`;
    const { rows } = await sql `
    select typed.word, forms, known, whole, coalesce((
      select json_agg(json_build_object('word', word, 'likeness', likeness)) from like_words(sound, ${ASKED_FOR})
      where spelled and length(sound) >= ${SHORTEST_LIKE} and (${forgiving} or foreign_script or not known)
    ), '[]') as "like", (
      select array_agg(word) from (
        select word from words where ${words.length === 1} and spelled and ${beginsWith('typed.word')} order by length(word), word limit ${MOST_BEGUN}
      ) as shortest
    ) as begun, (
      select array[left(typed.word, place), substr(typed.word, place + 1)]
      from generate_series(${SHORTEST_PART}, length(typed.word) - ${SHORTEST_PART}) as place
      where spelled and (select true from words where word = left(typed.word, place))
        and (select true from words where word = substr(typed.word, place + 1))
      order by place desc limit 1
    ) as apart, (select word from words where word = typed.word || next) as "inOne"
    from unnest(${words}::text[], ${[...words.slice(1), null]}::text[], ${words.map(soundOf)}::text[], ${words.map(isCyrillic)}::boolean[], ${words.map(isSpelled)}::boolean[])
        with ordinality as typed (word, next, sound, foreign_script, spelled, place),
      lateral (select ${stemOf(sql `typed.word`)} as stem) as stems,
      lateral (select array_agg(word) as forms from (
        select word from words where words.stem = stems.stem and stems.stem <> '' order by length(word), word limit ${MOST_FORMS}
      ) as shortest) as other,
      lateral (select exists (select from words where words.word = typed.word) as whole) as existing,
      lateral (select not spelled or length(typed.word) < ${SHORTEST_LIKE} or exists (select from words where ${beginsWith('typed.word')})
        or forms is not null as known) as knowing
    order by place`.execute(db);
    return rows;
}
/** Imported names are English: a Russian word is looked for by its sound too, even where somebody has written it so. */
const isCyrillic = (word) => /\p{Script=Cyrillic}/u.test(word);
/** Those that few slips of the hand lie between, the closest first. */
function closest({ word, like }) {
    const sound = soundOf(word);
    return like
        .map((each) => ({ ...each, slips: editDistance(sound, soundOf(each.word)) }))
        .filter(({ slips }) => slips <= forgiven(sound.length))
        .toSorted((a, b) => a.slips - b.slips || b.likeness - a.likeness)
        .slice(0, MOST_LIKE);
}
const isUseful = ({ known, like, apart }) => known || like.length > 0 || apart !== null;
function groupsOf([first, second, ...others]) {
    if (first === undefined)
        return [];
    if (second === undefined)
        return [[first]];
    return first.inOne === null ? [[first], ...groupsOf([second, ...others])] : [[first, second], ...groupsOf(others)];
}
/** The words that were probably meant. */
function meantBy([first, second]) {
    if (second === undefined)
        return meantByOne(first);
    return first.inOne === null || (first.whole && second.whole) ? [first, second].flatMap(meantByOne) : [first.inOne];
}
function meantByOne({ word, known, like: [likest], apart }) {
    if (known)
        return [word];
    // A slip is likelier than a blank left out, several slips are not.
    return apart !== null && (likest === undefined || likest.slips > 1) ? apart : [likest?.word ?? word];
}
/** Without the words that are like only from afar. */
const closeOf = (group) => group.map((word) => ({ ...word, like: word.like.filter(({ slips }) => slips <= (word.like[0]?.slips ?? 0) + 1) }));
function termOf([first, second]) {
    if (second === undefined || first.inOne === null)
        return alternatives(first);
    const apart = isUseful(first) && isUseful(second) ? [matchOf([alternatives(first), alternatives(second)])] : [];
    return [lexeme(first.inOne), ...apart];
}
const matchOf = (terms) => terms.map((term) => `(${term.join(' | ')})`).join(' & ');
function alternatives(found) {
    const { forms, known, like, apart } = found;
    const asTyped = known ? [...new Set([...beginnings(found), ...(forms ?? []).map(lexeme)])] : [];
    const inTwo = apart === null ? [] : [apart.map(lexeme).join(' & ')];
    return [...asTyped, ...inTwo, ...like.map((each) => lexeme(each.word))];
}
function beginnings({ word, begun, mayGoOn }) {
    if (!mayGoOn)
        return [lexeme(word)];
    return begun === null ? [`${lexeme(word)}:*`] : begun.map(lexeme);
}
//# sourceMappingURL=resolve-text.js.map