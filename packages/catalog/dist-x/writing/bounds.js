/** Keeps the bounds of figures while units are written: they only ever widen. */
import { sql } from 'kysely';
import { BOUND_FACETS, BOUNDED_FIGURES, kindFacet } from '../domain/bounds.js';
/** Facets that are figures, as places among all figures. */
const FACET_PLACES = BOUND_FACETS.map((facet) => BOUNDED_FIGURES.indexOf(facet));
/**
 * A keeper; it writes only what is wider than what it has written.
 * @example const bounds = boundsKeeper(writer); bounds.add(units); await bounds.finish()
 */
export function boundsKeeper({ trx }) {
    const ofKinds = new Map();
    const ofFigures = BOUNDED_FIGURES.map(() => new Map());
    const wider = new Set();
    const ofKind = (kind) => known(ofKinds, kind, () => unbounded(kindFacet(kind), 0));
    const ofFigure = (place, value) => known(ofFigures[place], value, () => unbounded(BOUNDED_FIGURES[place], value));
    // The figures of one unit after another: an array of each would be a million of them.
    const values = new Float64Array(BOUNDED_FIGURES.length);
    const addUnit = ({ draft, figures }) => {
        for (let place = 0; place < values.length; place++) {
            const figure = BOUNDED_FIGURES[place];
            // What a unit does not have is no number, which lies neither below nor above anything.
            values[place] = (figure === 'cost' ? draft.cost : figures[figure]) ?? Number.NaN;
        }
        include(ofKind(draft.kind), values, wider);
        for (const place of FACET_PLACES) {
            const value = values[place];
            if (!Number.isNaN(value))
                include(ofFigure(place, value), values, wider);
        }
    };
    return {
        add: (units) => units.forEach(addUnit),
        finish: async () => {
            const all = [...wider];
            wider.clear();
            if (all.length > 0)
                await upsert(all).execute(trx);
        },
    };
}
function known(all, key, make) {
    const before = all.get(key);
    if (before !== undefined)
        return before;
    const made = make();
    all.set(key, made);
    return made;
}
const unbounded = (facet, value) => ({
    facet,
    value,
    least: new Float64Array(BOUNDED_FIGURES.length).fill(Number.POSITIVE_INFINITY),
    most: new Float64Array(BOUNDED_FIGURES.length).fill(Number.NEGATIVE_INFINITY),
});
/** Takes the figures in, and remembers bounds that had to give way. */
function include(bounds, figures, wider) {
    const { least, most } = bounds;
    for (let index = 0; index < figures.length; index++) {
        const value = figures[index];
        if (value < least[index]) {
            least[index] = value;
            wider.add(bounds);
        }
        if (value > most[index]) {
            most[index] = value;
            wider.add(bounds);
        }
    }
}
function upsert(all) {
    const rows = all.flatMap(({ facet, value, least, most }) => BOUNDED_FIGURES.flatMap((figure, index) => {
        const [low, high] = [least[index], most[index]];
        return low <= high ? [{ facet, value, figure, low, high }] : [];
    }));
    const column = (name) => rows.map((row) => row[name]);
    return sql `insert into figure_bounds as known (facet, value, figure, least, most)
    select * from unnest(${column('facet')}::text[], ${column('value')}::real[], ${column('figure')}::text[], ${column('low')}::real[], ${column('high')}::real[])
    on conflict (facet, value, figure) do update set least = least(known.least, excluded.least), most = greatest(known.most, excluded.most)
    where excluded.least < known.least or excluded.most > known.most`;
}
//# sourceMappingURL=bounds.js.map