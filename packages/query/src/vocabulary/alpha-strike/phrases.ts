/** Words and phrases that mean conditions on cards, or an order of them; `#` is a number. */
import { type Comparison, comparedPhrases, superlativePhrases } from '../compared-phrases.js';
import { meaning } from '../meaning.js';
import { ABILITY_PHRASES, INDIRECT_FIRE } from './abilities.js';
import { ORDERS } from './orders.js';

type Words = Readonly<Record<string, string>>;

const FIGURES_IN_ENGLISH: Readonly<Record<string, readonly string[]>> = {
  ...{
    pv: ['pv', 'points', 'pts', 'point value', 'cost', 'price', 'priced'],
    tmm: ['tmm'],
    armor: ['armor', 'armour'],
    structure: ['structure', 'internal structure'],
    ov: ['ov', 'overheat'],
  },
  ...{
    move: ['move', 'mv', 'movement', 'speed'],
    jump: ['jump', 'jumper'],
    size: ['size', 'sz'],
    threshold: ['threshold'],
    thrust: ['thrust'],
  },
  ...{ short: ['short damage', 'short range damage', 'damage at short range'], tons: ['tons', 'tonnage'], bv: ['bv', 'battle value'] },
  ...{ medium: ['medium damage', 'medium range damage', 'damage at medium range'], introduced: ['introduced'] },
  ...{ long: ['long damage', 'long range damage', 'damage at long range'] },
};
const FIGURES_IN_RUSSIAN: Readonly<Record<string, readonly string[]>> = {
  ...{
    pv: ['ос', 'пв', 'очков', 'очки', 'цена', 'ценой', 'стоимость', 'стоимостью', 'стоит', 'стоят'],
    tmm: ['мдц', 'тмм'],
    armor: ['броня', 'брони', 'броней'],
    structure: ['структура', 'структуры', 'структурой', 'вк'],
  },
  ...{
    ov: ['зп', 'перегрев', 'перегревом'],
    move: ['движение', 'движением', 'скорость', 'ход'],
    jump: ['прыжок'],
    size: ['размер', 'рз', 'размерный класс', 'сайз'],
    bv: ['бс'],
    tons: ['тонн'],
  },
  ...{ short: ['урон на ближней', 'урон вблизи', 'ближний урон'], medium: ['урон на средней', 'средний урон'] },
  ...{ long: ['урон на дальней', 'урон вдаль', 'дальний урон'] },
};
/** Words behind a number, with both words that join them. */
const joined = (joining: readonly string[], words: readonly string[]): readonly string[] =>
  joining.flatMap((join) => words.map((word) => `${join} ${word}`));

const OR = ['or', 'and'];
const COMPARISONS_IN_ENGLISH = {
  '>=': {
    before: ['at least', 'from', 'min', 'minimum', 'no less than', 'not less than', 'no lower than'],
    behind: [...joined(OR, ['better', 'more', 'higher', 'up', 'above', 'over', 'faster']), 'up', 'plus', '+', 'at least', 'minimum', 'min'],
  },
  '<=': {
    before: ['at most', 'up to', 'max', 'maximum', 'no more than', 'not more than', 'no higher than', 'not over', 'for', 'within'],
    behind: [...joined(OR, ['less', 'lower', 'fewer', 'below', 'under', 'cheaper', 'slower']), 'tops', 'max', 'maximum', 'at most'],
  },
  '<': { before: ['under', 'below', 'less than', 'fewer than', 'cheaper than'], behind: [] },
  '>': { before: ['over', 'above', 'more than', 'higher than', 'greater than'], behind: [] },
  '≈': { before: ['about', 'around', 'roughly', 'approximately'], behind: ['or so'] },
};
const OR_IN_RUSSIAN = ['или', 'и'];
const COMPARISONS_IN_RUSSIAN = {
  '>=': {
    before: ['от', 'не меньше', 'не менее', 'не ниже', 'не хуже', 'не слабее', 'минимум', 'хотя бы', 'хоть', 'как минимум'],
    behind: [...joined(OR_IN_RUSSIAN, ['больше', 'выше', 'лучше', 'более', 'быстрее', 'дальше']), 'минимум', '+'],
  },
  '<=': {
    before: ['до', 'не больше', 'не более', 'не выше', 'не дороже', 'максимум', 'в пределах'],
    behind: [...joined(OR_IN_RUSSIAN, ['меньше', 'ниже', 'менее', 'дешевле']), 'максимум'],
  },
  '<': { before: ['меньше', 'ниже', 'менее', 'меньше чем', 'дешевле'], behind: [] },
  '>': { before: ['больше', 'выше', 'более', 'больше чем', 'свыше', 'дороже'], behind: [] },
  '≈': { before: ['около', 'примерно', 'где-то', 'в районе', 'порядка'], behind: ['примерно'] },
};

/** Verbs and lengths tell of a card only as the least that it does: “locust walks 6 inches” is what it did. */
const atLeast = (figures: Readonly<Record<string, readonly string[]>>, { before, behind }: Comparison): Words =>
  Object.fromEntries(
    Object.entries(comparedPhrases(figures, { '>=': { before: before.filter((word) => word !== 'from'), behind } })).filter(([, query]) =>
      query.includes('>='),
    ),
  );
const COMPARED: Words = {
  ...comparedPhrases(FIGURES_IN_ENGLISH, COMPARISONS_IN_ENGLISH),
  ...comparedPhrases(FIGURES_IN_RUSSIAN, COMPARISONS_IN_RUSSIAN),
  ...atLeast({ move: ['inches', 'walk'] }, COMPARISONS_IN_ENGLISH['>=']),
  ...atLeast(
    { move: ['дюймов', 'ходит', 'ходят', 'бегает', 'бегают', 'бежит', 'двигается'], jump: ['прыгает', 'прыгают', 'прыжком'] },
    COMPARISONS_IN_RUSSIAN['>='],
  ),
  // “Indirect fire 2” is at least that.
  ...Object.fromEntries(
    [COMPARISONS_IN_ENGLISH, COMPARISONS_IN_RUSSIAN].flatMap((comparisons) =>
      Object.entries(comparedPhrases(INDIRECT_FIRE, { '>=': comparisons['>='] })).map(([phrase, query]) => [
        phrase,
        query.replace(/:#$/, '>=#'),
      ]),
    ),
  ),
};

const SUPERLATIVES_IN_ENGLISH = superlativePhrases(FIGURES_IN_ENGLISH, {
  most: ['most', 'highest', 'best', 'biggest', 'greatest', 'strongest', 'longest', 'high', 'good', 'big', 'lots of'],
  least: ['least', 'lowest', 'smallest', 'low', 'minimum'],
});
const SUPERLATIVES_IN_RUSSIAN = superlativePhrases(FIGURES_IN_RUSSIAN, {
  most: ['наибольшая', 'максимальная', 'самая большая', 'самая высокая', 'самая толстая', 'самая сильная', 'лучшая', 'хорошая'].concat([
    'большая',
    'высокая',
    'толстая',
    'сильная',
    'много',
    'больше всего',
    'самая хорошая',
  ]),
  least: ['наименьшая', 'минимальная', 'самая маленькая', 'самая низкая', 'самая слабая', 'меньше всего'],
});

type Ranges = Readonly<Record<'short' | 'medium' | 'long', readonly string[]>>;
const RANGES_IN_ENGLISH: Ranges = {
  short: ['short range', 'short', 'close range', 'point blank', 'up close'],
  medium: ['medium range', 'medium'],
  long: ['long range', 'long'],
};
const RANGES_IN_RUSSIAN: Ranges = {
  short: ['близко', 'ближней дистанции', 'ближней', 'вблизи', 'в упор', 'вплотную'],
  medium: ['средней дистанции', 'средней'],
  long: ['дальней дистанции', 'дальней', 'вдаль'],
};

/** Phrases about the damage at each range. */
const atRanges =
  (queryOf: (figure: string) => string) =>
  (ranges: Ranges, phrasesOf: (range: string) => readonly string[]): Words =>
    Object.fromEntries(
      Object.entries(ranges).flatMap(([figure, names]) =>
        names.flatMap((range) => phrasesOf(range).map((phrase) => [phrase, queryOf(figure)] as const)),
      ),
    );
const damageAt = atRanges((figure) => `${figure}>=#`);
const armedAt = atRanges((figure) => `${figure}>0`);
const sortedByDamage = atRanges((figure) => `sort:-${figure}`);

/** Sizes by their names. */
const sized = (sizes: Readonly<Record<string, number>>, phrasesOf: (size: string) => readonly string[]): Words =>
  Object.fromEntries(Object.entries(sizes).flatMap(([name, size]) => phrasesOf(name).map((phrase) => [phrase, `size:${size}`] as const)));

/** Numbers of damage in Russian; all of them are at least so much. */
const DAMAGES_IN_RUSSIAN = [
  ...['#', '#+', 'от #', '# и больше', '# и выше', '# и более', '# или больше', 'хотя бы #', 'хоть #', 'не ниже #', 'не меньше #'],
  ...['минимум #', '# минимум'],
];

/** Equipment that a unit carries for others. */
const ELECTRONICS: Words = {
  ...{ ecm: 'special:ECM', tag: 'special:TAG', probe: 'special:PRB', narc: 'special:SNARC', ams: 'special:AMS' },
  ...{ 'c3 master': 'special:C3M', 'c3 slave': 'special:C3S', c3i: 'special:C3I', c3: 'special:C3M,C3S,C3I' },
};
const RUSSIAN_ELECTRONICS: Words = { рэб: 'special:ECM', зонд: 'special:PRB' };

/** “ECM carrier” is any unit with ECM. */
const carriers = (equipment: Words, phraseOf: (name: string) => string): Words =>
  Object.fromEntries(Object.entries(equipment).map(([name, query]) => [phraseOf(name), query]));

export const PHRASES: Words = {
  ...COMPARED,
  ...ORDERS,
  ...ABILITY_PHRASES,
  ...SUPERLATIVES_IN_ENGLISH,
  ...damageAt(RANGES_IN_ENGLISH, (range) => [
    `# damage at ${range}`,
    `# at ${range}`,
    `damage # at ${range}`,
    `hit at ${range} for #`,
    `hit for # at ${range}`,
  ]),
  ...damageAt(RANGES_IN_ENGLISH, (range) => [
    `# or more damage at ${range}`,
    `hit at ${range} for # damage`,
    `hit for # damage at ${range}`,
  ]),
  ...damageAt(RANGES_IN_ENGLISH, (range) => [
    `hit for # or more ${range}`,
    `# or more at ${range}`,
    `${range} damage # or more`,
    `${range} damage # or better`,
  ]),
  ...damageAt(RANGES_IN_ENGLISH, (range) => [`${range} damage #+`, `#+ damage at ${range}`, `#+ at ${range}`, `${range} #+`]),
  ...damageAt(RANGES_IN_ENGLISH, (range) => [
    `at least # at ${range}`,
    `at least # damage at ${range}`,
    `# or better at ${range}`,
    `${range} # or better`,
  ]),
  ...damageAt(RANGES_IN_ENGLISH, (range) => [`${range} # or more`, `damage ${range} #`]),
  // “3 medium” are three medium units.
  ...damageAt(RANGES_IN_ENGLISH, (range) => (range.includes(' ') ? [`# ${range}`, `${range} #`] : [])),
  ...armedAt(RANGES_IN_ENGLISH, (range) => [`with ${range} damage`, `with damage at ${range}`]),
  ...sortedByDamage(RANGES_IN_ENGLISH, (range) => [
    `top damage ${range}`,
    `top # damage ${range}`,
    `most damage at ${range}`,
    `high ${range}`,
  ]),
  ...sortedByDamage(RANGES_IN_ENGLISH, (range) => [`hits hard ${range}`, `hits hardest ${range}`, `heaviest hitter ${range}`]),
  ...sized({ light: 1, medium: 2, heavy: 3, assault: 4 }, (size) => [
    `${size} class`,
    `class ${size}`,
    `${size} size`,
    `${size} weight`,
    `# ${size}`,
  ]),
  ...ELECTRONICS,
  ...carriers(ELECTRONICS, (name) => `${name} carrier`),
  ...SUPERLATIVES_IN_RUSSIAN,
  ...sized({ легкий: 1, средний: 2, тяжелый: 3, штурмовой: 4, первый: 1, второй: 2, третий: 3, четвертый: 4 }, (size) => [
    ...[`${size} размер`, `размер ${size}`, `${size} класс`, `${size} размерный класс`],
    ...(/первый|второй|третий|четвертый/.test(size) ? [] : [`${size} вес`, `${size} масса`]),
  ]),
  ...RUSSIAN_ELECTRONICS,
  ...carriers(RUSSIAN_ELECTRONICS, (name) => `носитель ${name}`),
  ...damageAt(RANGES_IN_RUSSIAN, (range) =>
    DAMAGES_IN_RUSSIAN.flatMap((damage) => [
      ...[`${damage} ${range}`, `${range} ${damage}`, `урон ${damage} ${range}`, `урон ${range} ${damage}`, `${range} урон ${damage}`],
      ...['бьет', 'бьют'].flatMap((hits) => [`${hits} ${damage} ${range}`, `${range} ${hits} ${damage}`, `${hits} ${range} ${damage}`]),
      `${damage} урона ${range}`,
    ]),
  ),
  ...sortedByDamage(RANGES_IN_RUSSIAN, (range) => [`сильнее всех ${range}`]),
  ...armedAt(RANGES_IN_RUSSIAN, (range) =>
    ['с уроном', 'с уроном на', 'бьет', 'бьют', 'стреляет', 'стреляют'].map((hits) => `${hits} ${range}`),
  ),
  ...meaning({
    'motive:hover': 'hover; hovercraft; ховер; на воздушной подушке; хавер',
    'motive:hover type:CV': 'hovertank; hovertanks; hover tank',
    'motive:vtol': 'vtol; vtols; helicopter; helicopters; сввп; вертолет; вертолеты; вертушка',
    'motive:tracked': 'tracked; on tracks; гусеничный; гусеничные; гусеничная; на гусеницах; на гусеничном ходу',
    'motive:wheeled': 'wheeled; on wheels; колесный; колесные; колесная; на колесах; на колесном ходу',
    'motive:wige': 'wige; экраноплан',
    'motive:naval': 'naval',
    'motive:submarine': 'submarine; submarines; подлодка; подлодки; подводная лодка',
    'dmg:#/#/#': '#/#/#; damage #/#/#; #/#/# damage; dmg #/#/#; урон #/#/#',
    'size:1': 'light; легкий; легкие; мелочь; мелкий',
    'size:2': 'medium; средний; средние',
    'size:3': 'heavy; тяжелый; тяжелые; тяжеловес; тяж',
    'size:4': 'assault; ассолт; ассаулт; штурмовой; штурмовые; штурмовик; штурмовики',
    'size:#': 'size class #; # класс; класс #',
    'type:BM': 'mech; mechs; battlemech; battlemechs; bm; боевой мех; бм; батлмех; шагоход; мех; мехи',
    'type:PM': 'protomech; protomechs; протомех; протомехи',
    'type:CV': `
      tank; tanks; vehicle; vehicles; cv; vee; combat vehicle; боевая машина; боевая техника; танк; танки; машина; машины; техника
    `,
    'type:CI': 'infantry; infantry platoon; пехота',
    'type:BA': `
      battle armor; battle armour; ba; battle armor squad; battlesuit; батлармор; бронекостюм; пехота в бронекостюмах; пехота с
      батлармором; боевая броня; боевой доспех
    `,
    'type:IM': 'industrial mech; industrialmech; industrialmechs; промышленный мех; индустриальный мех',
    'type:SV': 'support vehicle; машина поддержки',
    'type:AF,CF': `
      aircraft; aerospace; fighter; fighters; aerospace fighter; авиация; самолет; аэрокосмический истребитель; аэрокосмические бойцы; аэрокосмический; истребитель; истребители
    `,
    'type:AF': 'asf',
    'type:CF': 'conventional fighter',
    'type:CV special:OMNI': 'omnivehicle; омнитехника',
    'role:Dogfighter,"Fast Dogfighter"': 'dogfighter',
    'role:Interceptor': 'interceptor; перехватчик',
    'role:Attack': 'attack fighter',
    'motive:motorized': 'motorized; motorised; моторизованный; мотопехота',
    jump: `
      with jets; jump; jumps; jumping; jumper; jumpers; jump jet; jump capable; jump-capable; прыжок; прыжком; прыгающий; прыгающие;
      прыжковая; прыжковый; прыжковые двигатели; прыгает; прыгать; прыжковые ранцы; прыгун; прыгуны
    `,
    'tech:Clan': 'clan tech; clan; clanner; клана; кланов; клановский; клановый',
    'tech:"Inner Sphere"': 'inner sphere tech; is tech; inner sphere; inner-sphere; внутренней сферы',
    'type:BM,IM,AF': 'heat scale; шкала нагрева',
    'ov:0': `
      without overheat; no overheat; don't overheat; doesn't overheat; runs cool;
      without heat problems; without heat scale problems; heat neutral; без перегрева; нет перегрева; перегрева
      нет; не перегревается; нулевой перегрев
    `,
    'type:DS,DA': 'dropship; дропшип',
    'type:BM special:OMNI': 'omnimech; omnimechs; омнимех; омнимехи',
    'tech:Mixed': 'mixed tech',
    'tech:Primitive': 'primitive',
    'role:Ambusher': 'ambusher; засадник; засадный; из засады',
    'role:Brawler': 'brawler; brawlers; боец; бойцы; браулер; бравлер; задира',
    'role:Juggernaut': 'juggernaut; джаггернаут',
    'role:"Missile Boat"': 'missile boat; ракетоносец; ракетоносцы; ракетчик; ракетная лодка',
    'role:"Missile Boat",Sniper': 'fire support; огневой поддержки; поддержка огнем',
    'role:Scout': 'scout; scouts; разведчик; скаут; скауты; разведка; разведчики',
    'role:Skirmisher': 'skirmisher; skirmishers; скирмишер; застрельщики; застрельщик',
    'role:Sniper': 'sniper; snipers; снайпер; снайперы',
    'role:Striker': 'striker; strikers; ударный мех; страйкер; ударник',
    'rules:Introductory': 'introductory; introtech; intro tech',
    'rules:Experimental': 'experimental',
    'jump>=#': '# inch jump; прыгает на #',
    'move>=#': '# inch move',
    'move>#': 'faster than #; faster than # inches; быстрее #; быстрее # дюймов',
    'move<#': 'slower than #',
    'pv<#': 'under #; below #; less than #; cheaper than #; for under #; дешевле #; дешевле чем #',
    'pv<=#': `
      up to #; fit into # points; fit in # points; # points left; no more than #; not more than #; # tops; for # pv or less; for #
      points or less; have # points; # to spend; не дороже #; до #; за # очков; на # очков; за # пв; на # пв; за # ос; на # ос;
      осталось # очков; осталось # пв; осталось # pv; есть # очков
    `,
    'pv:#..#': 'between # and #; от # до #',
    'pv>#': 'over #; дороже #; свыше #',
    'tons:#': '# ton; # tonner; # тонник',
    'tons>#': 'heavier than # tons; тяжелее # тонн',
    'tons<#': 'lighter than # tons; легче # тонн',
    'jump>#': 'jump farther than #; jump further than #',
    'introduced>#': 'after #; introduced after #; после #',
    'pv≈#': 'for about #',
    'introduced<3050': 'before the clan invasion; before the clans; до вторжения кланов',
    'introduced<#': 'introduced before #; before #; до # года',
    'era:late-succession-wars': 'late succession wars',
    'era:early-succession-wars': 'early succession wars',
    '': `
      exactly; fields; sneaky; with; a; an; the; and; that; can; has; have; of; for; in; at; is; are; which; who; me; my; show;
      find; all; any; some; units; unit; role; roles; best; good; deals; w; w/; era; year; give; list; there; get; got; version;
      variant; versions; variants; card; stats; game; something; anything; everything; every; only; ones; things; stuff; guys; them;
      those; these; other; able; both; together; take; what's; that's; there's; who's; carry; having; doing; available; choices;
      options; overall; special; ability; catalogue; catalog; database; models; looking; using; per; please; what; want; need; i;
      to; do; does; from; by; on; самый; роль; ролью; с; со; и; для; за; в; на; который; которые; которая; у; из; мне; все; кого;
      наносят; вместе; доступно; доступны; список; списком; перечисли; подбери; посоветуй; ищу; умеют; такие; среди; только; эпоха;
      эра; времен; способность; спецспособность; модели; карточек; карточки; вообще; несет; несут; взять; бывают; любой; всех;
      наносит; есть; имеет; может; умеет; нужно; хочу; какой; кто; год; года; году; ровно; по; где; версия; которых; которого; игра;
      игре; варианты; версии; карточка; покажи; найди; нужен; нужны; лучший; лучшие; юнит; юниты; sorted; ordered; ranked; top;
      first; сортируй; отсортируй; отсортировать; сортировка; топ; рейтинг; сначала; сперва; сверху; i'd like; against infantry;
      against tanks; against mechs; heavy weapons; на средней; на средней дистанции; средней дистанции; medium range; против пехоты;
      против танков; против мехов; тяжелое оружие; top #; best #; топ #; # самый
    `,
    'type:CV special:IT': 'transport vehicle for infantry',
    'faction:clan-wolf': 'клана волка',
    'faction:clan-jade-falcon': 'клана нефритового сокола',
    'faction:clan-ghost-bear': 'клана призрачного медведя',
    'faction:clan-smoke-jaguar': 'клана дымчатого ягуара',
    'tons:100': 'стотонник; стотонный; стотонные',
    'long>=#': 'дальним уроном #',
  }),
};
