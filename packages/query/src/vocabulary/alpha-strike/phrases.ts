/** Words and phrases that mean conditions on cards, or an order of them; `#` is a number. */
import { comparedPhrases, superlativePhrases } from '../compared-phrases.js';

type Words = Readonly<Record<string, string>>;

const FIGURES_IN_ENGLISH: Readonly<Record<string, readonly string[]>> = {
  ...{
    pv: ['pv', 'points', 'point value', 'cost'],
    tmm: ['tmm'],
    armor: ['armor', 'armour'],
    structure: ['structure'],
    ov: ['ov', 'overheat'],
  },
  ...{ move: ['move', 'mv', 'movement', 'speed'], jump: ['jump'], size: ['size', 'sz'], threshold: ['threshold'], thrust: ['thrust'] },
  ...{ short: ['short damage', 'short range damage', 'damage at short range'], tons: ['tons', 'tonnage'], bv: ['bv', 'battle value'] },
  ...{ medium: ['medium damage', 'medium range damage', 'damage at medium range'], introduced: ['introduced'] },
  ...{ long: ['long damage', 'long range damage', 'damage at long range'] },
};
const FIGURES_IN_RUSSIAN: Readonly<Record<string, readonly string[]>> = {
  ...{ pv: ['ос', 'очков', 'очки', 'цена', 'стоимость'], tmm: ['мдц'], armor: ['броня', 'брони'], structure: ['структура', 'структуры'] },
  ...{
    ov: ['зп'],
    move: ['движение', 'движением', 'скорость', 'ход'],
    jump: ['прыжок'],
    size: ['размер', 'рз'],
    bv: ['бс'],
    tons: ['тонн'],
  },
  ...{ short: ['урон на ближней', 'урон вблизи', 'урона вблизи'], medium: ['урон на средней', 'урона на средней'] },
  ...{ long: ['урон на дальней', 'урона на дальней', 'урон вдаль'] },
};
const COMPARED_IN_ENGLISH = comparedPhrases(FIGURES_IN_ENGLISH, {
  '>=': {
    before: ['at least', 'from', 'min', 'minimum'],
    behind: ['or better', 'or more', 'or higher', 'or up', 'or above', 'and up', '+'],
  },
  '<=': {
    before: ['at most', 'up to', 'max', 'maximum', 'no more than', 'for', 'within'],
    behind: ['or less', 'or lower', 'or fewer', 'or below', 'or under', 'and below'],
  },
  '<': { before: ['under', 'below', 'less than', 'fewer than', 'cheaper than'], behind: [] },
  '>': { before: ['over', 'above', 'more than', 'higher than', 'greater than'], behind: [] },
});
const COMPARED_IN_RUSSIAN = comparedPhrases(FIGURES_IN_RUSSIAN, {
  '>=': {
    before: ['от', 'не меньше', 'не менее', 'минимум'],
    behind: ['или больше', 'или выше', 'или лучше', 'или более', 'и больше', 'и выше', 'и лучше', '+'],
  },
  '<=': { before: ['до', 'не больше', 'не более', 'максимум'], behind: ['или меньше', 'или ниже', 'или менее', 'и меньше'] },
  '<': { before: ['меньше', 'ниже', 'менее'], behind: [] },
  '>': { before: ['больше', 'выше', 'более'], behind: [] },
});

const SUPERLATIVES_IN_ENGLISH = superlativePhrases(FIGURES_IN_ENGLISH, {
  most: ['most', 'highest', 'best', 'biggest', 'greatest'],
  least: ['least', 'lowest', 'smallest'],
});
const SUPERLATIVES_IN_RUSSIAN = superlativePhrases(FIGURES_IN_RUSSIAN, {
  most: ['наибольшая', 'максимальная', 'самая большая', 'самая высокая', 'самая толстая', 'лучшая'],
  least: ['наименьшая', 'минимальная', 'самая маленькая', 'самая низкая'],
});

/** Equipment that a unit carries for others. */
const ELECTRONICS: Words = {
  ...{ ecm: 'special:ECM', tag: 'special:TAG', probe: 'special:PRB', narc: 'special:SNARC', ams: 'special:AMS' },
  ...{ 'c3 master': 'special:C3M', 'c3 slave': 'special:C3S' },
};
const RUSSIAN_ELECTRONICS: Words = { рэб: 'special:ECM', зонд: 'special:PRB' };

/** “ECM carrier” is any unit with ECM. */
const carriers = (equipment: Words, phraseOf: (name: string) => string): Words =>
  Object.fromEntries(Object.entries(equipment).map(([name, query]) => [phraseOf(name), query]));

export const ENGLISH: Words = {
  ...COMPARED_IN_ENGLISH,
  ...SUPERLATIVES_IN_ENGLISH,
  ...{ cheap: 'sort:pv', cheapest: 'sort:pv', cheaper: 'sort:pv', expensive: 'sort:-pv', 'most expensive': 'sort:-pv', costly: 'sort:-pv' },
  ...{ fast: 'sort:-move', fastest: 'sort:-move', quick: 'sort:-move', quickest: 'sort:-move', slow: 'sort:move', slowest: 'sort:move' },
  ...{
    toughest: 'sort:-armor',
    tough: 'sort:-armor',
    'best armored': 'sort:-armor',
    'heaviest armor': 'sort:-armor',
    oldest: 'sort:introduced',
  },
  ...{ newest: 'sort:-introduced', 'hardest to hit': 'sort:-tmm', heaviest: 'sort:-tons', lightest: 'sort:tons' },
  ...{ hover: 'motive:hover', hovercraft: 'motive:hover', hovertank: 'motive:hover type:CV', hovertanks: 'motive:hover type:CV' },
  ...{ vtol: 'motive:vtol', vtols: 'motive:vtol', helicopter: 'motive:vtol', helicopters: 'motive:vtol', tracked: 'motive:tracked' },
  ...{
    wheeled: 'motive:wheeled',
    wige: 'motive:wige',
    naval: 'motive:naval',
    submarine: 'motive:submarine',
    submarines: 'motive:submarine',
  },
  ...{ 'deals # damage at long range': 'long>=#', 'deal # damage at long range': 'long>=#', '# damage at long range': 'long>=#' },
  ...{ 'deals # damage at medium range': 'medium>=#', '# damage at medium range': 'medium>=#' },
  ...{ 'deals # damage at short range': 'short>=#', '# damage at short range': 'short>=#' },
  ...{ light: 'size:1', medium: 'size:2', heavy: 'size:3', assault: 'size:4', 'size #': 'size:#' },
  ...{ mech: 'type:BM', mechs: 'type:BM', battlemech: 'type:BM', battlemechs: 'type:BM', protomech: 'type:PM', protomechs: 'type:PM' },
  ...{ tank: 'type:CV', tanks: 'type:CV', vehicle: 'type:CV', vehicles: 'type:CV', infantry: 'type:CI', 'battle armor': 'type:BA' },
  ...{ fighter: 'type:AF,CF', fighters: 'type:AF,CF', 'aerospace fighter': 'type:AF,CF', dropship: 'type:DS,DA' },
  ...{ omni: 'special:OMNI', omnis: 'special:OMNI', omnimech: 'type:BM special:OMNI', omnimechs: 'type:BM special:OMNI' },
  ...{
    clan: 'tech:Clan',
    clanner: 'tech:Clan',
    'inner sphere': 'tech:"Inner Sphere"',
    'mixed tech': 'tech:Mixed',
    primitive: 'tech:Primitive',
  },
  ...{ ambusher: 'role:Ambusher', brawler: 'role:Brawler', juggernaut: 'role:Juggernaut', 'missile boat': 'role:"Missile Boat"' },
  ...{ scout: 'role:Scout', skirmisher: 'role:Skirmisher', sniper: 'role:Sniper', striker: 'role:Striker' },
  ...{ brawlers: 'role:Brawler', snipers: 'role:Sniper', scouts: 'role:Scout', strikers: 'role:Striker', skirmishers: 'role:Skirmisher' },
  ...{ introductory: 'rules:Introductory', experimental: 'rules:Experimental' },
  ...ELECTRONICS,
  ...carriers(ELECTRONICS, (name) => `${name} carrier`),
  ...{ stealth: 'special:STL', flak: 'special:FLK' },
  ...{ lrm: 'special:LRM', 'indirect fire': 'special:IF', melee: 'special:MEL', tsm: 'special:TSM' },
  ...{ artillery: 'special:ART*', mimetic: 'special:MAS', 'mine dispenser': 'special:MDS' },
  ...{ jump: 'jump', jumps: 'jump', jumping: 'jump', jumper: 'jump', jumpers: 'jump', 'jump #': 'jump:#', 'jump #+': 'jump>=#' },
  ...{ 'tmm #': 'tmm:#', 'tmm #+': 'tmm>=#', 'ov #': 'ov:#', 'ov #+': 'ov>=#', 'armor #': 'armor:#', 'armor #+': 'armor>=#' },
  ...{ 'move #': 'move:#', 'move #+': 'move>=#', 'faster than #': 'move>#', 'faster than # inches': 'move>#', 'slower than #': 'move<#' },
  ...{ 'short damage #': 'short:#', 'medium damage #': 'medium:#', 'long damage #': 'long:#', 'long range damage #': 'long:#' },
  ...{ 'short range damage #': 'short:#', 'long range damage # or more': 'long>=#', 'short damage # or more': 'short>=#' },
  ...{
    'under #': 'pv<#',
    'under # pv': 'pv<#',
    'under # points': 'pv<#',
    'below #': 'pv<#',
    'below # pv': 'pv<#',
    'less than # pv': 'pv<#',
  },
  ...{ 'over #': 'pv>#', 'over # pv': 'pv>#', 'over # points': 'pv>#', 'above # pv': 'pv>#', 'more than # pv': 'pv>#' },
  ...{ 'up to # pv': 'pv<=#', 'at most # pv': 'pv<=#', 'at least # pv': 'pv>=#', 'for # pv': 'pv<=#', '# pv': 'pv:#', 'pv #': 'pv:#' },
  ...{ '#-# pv': 'pv:#..#', 'pv #-#': 'pv:#..#', 'pv # to #': 'pv:#..#', '# to # pv': 'pv:#..#', 'between # and # pv': 'pv:#..#' },
  ...{ '# ton': 'tons:#', '# tons': 'tons:#', 'after #': 'introduced>#', 'before #': 'introduced<#' },
  ...{ 'late succession wars': 'era:late-succession-wars', 'early succession wars': 'era:early-succession-wars' },
  ...{ with: '', a: '', an: '', the: '', and: '', that: '', can: '', has: '', have: '', of: '', for: '', in: '', at: '', is: '', are: '' },
  ...{
    which: '',
    who: '',
    me: '',
    my: '',
    show: '',
    find: '',
    all: '',
    any: '',
    some: '',
    units: '',
    unit: '',
    best: '',
    good: '',
    deals: '',
  },
  ...{
    'heavily armored': 'sort:-armor',
    'most heavily armored': 'sort:-armor',
    'on tracks': 'motive:tracked',
    'on wheels': 'motive:wheeled',
  },
  ...{ 'jump jet': 'jump', 'jump capable': 'jump', 'inner-sphere': 'tech:"Inner Sphere"', '# tonner': 'tons:#' },
  ...{ 'between # and # points': 'pv:#..#', '# to # points': 'pv:#..#', '#-# points': 'pv:#..#' },
  ...{ srm: 'special:SRM', 'anti-aircraft': 'special:FLK', amphibious: 'special:AMP', turret: 'special:TUR' },
  ...{
    inch: '',
    inches: '',
    w: '',
    'w/': '',
    era: '',
    year: '',
    give: '',
    list: '',
    are: '',
    there: '',
    get: '',
    got: '',
    version: '',
    variant: '',
  },
  ...{ please: '', what: '', want: '', need: '', i: '', to: '', do: '', does: '', from: '', by: '', on: '' },
};

export const RUSSIAN: Words = {
  ...COMPARED_IN_RUSSIAN,
  ...SUPERLATIVES_IN_RUSSIAN,
  ...{
    дешевый: 'sort:pv',
    дешевые: 'sort:pv',
    дешевая: 'sort:pv',
    'самый дешевый': 'sort:pv',
    'самые дешевые': 'sort:pv',
    недорогой: 'sort:pv',
  },
  ...{ дорогой: 'sort:-pv', дорогие: 'sort:-pv', 'самый дорогой': 'sort:-pv', 'самые дорогие': 'sort:-pv' },
  ...{ быстрый: 'sort:-move', быстрые: 'sort:-move', быстрая: 'sort:-move', 'самый быстрый': 'sort:-move', 'самые быстрые': 'sort:-move' },
  ...{ медленный: 'sort:move', медленные: 'sort:move', 'самый медленный': 'sort:move', 'самые медленные': 'sort:move' },
  ...{
    'самый старый': 'sort:introduced',
    'самый новый': 'sort:-introduced',
    'самый бронированный': 'sort:-armor',
    'самый крепкий': 'sort:-armor',
  },
  ...{ ховер: 'motive:hover', 'на воздушной подушке': 'motive:hover', гусеничный: 'motive:tracked', гусеничные: 'motive:tracked' },
  ...{ гусеничная: 'motive:tracked', колесный: 'motive:wheeled', колесные: 'motive:wheeled', колесная: 'motive:wheeled' },
  ...{ сввп: 'motive:vtol', вертолет: 'motive:vtol', вертолеты: 'motive:vtol', подлодка: 'motive:submarine' },
  ...{ подлодки: 'motive:submarine', экраноплан: 'motive:wige', 'подводная лодка': 'motive:submarine' },
  ...{ легкий: 'size:1', легкие: 'size:1', средний: 'size:2', средние: 'size:2', тяжелый: 'size:3', тяжелые: 'size:3' },
  ...{ штурмовой: 'size:4', штурмовые: 'size:4', 'размер #': 'size:#', 'рз #': 'size:#' },
  ...{ мех: 'type:BM', мехи: 'type:BM', протомех: 'type:PM', протомехи: 'type:PM', танк: 'type:CV', танки: 'type:CV' },
  ...{ пехота: 'type:CI', 'боевая броня': 'type:BA', истребитель: 'type:AF,CF', истребители: 'type:AF,CF' },
  ...{ омни: 'special:OMNI', омнимех: 'type:BM special:OMNI', омнимехи: 'type:BM special:OMNI' },
  ...{ клана: 'tech:Clan', кланов: 'tech:Clan', клановский: 'tech:Clan', 'внутренней сферы': 'tech:"Inner Sphere"' },
  ...{ боец: 'role:Brawler', джаггернаут: 'role:Juggernaut', ракетоносец: 'role:"Missile Boat"', разведчик: 'role:Scout' },
  ...{ застрельщик: 'role:Skirmisher', снайпер: 'role:Sniper', снайперы: 'role:Sniper', разведчики: 'role:Scout' },
  ...{ прыжок: 'jump', прыжком: 'jump', прыгающий: 'jump', прыгающие: 'jump', прыжковая: 'jump', прыжковый: 'jump', 'прыжок #': 'jump:#' },
  ...{ 'мдц #': 'tmm:#', 'броня #': 'armor:#', 'зп #': 'ov:#', 'быстрее #': 'move>#', 'быстрее # дюймов': 'move>#' },
  ...{ 'дешевле #': 'pv<#', 'дешевле # ос': 'pv<#', 'дешевле # очков': 'pv<#', 'дороже #': 'pv>#', 'дороже # ос': 'pv>#' },
  ...{ 'до # ос': 'pv<=#', 'до # очков': 'pv<=#', 'ос до #': 'pv<=#', 'от # ос': 'pv>=#', 'ос #': 'pv:#', '# ос': 'pv:#' },
  ...{ '#-# ос': 'pv:#..#', 'ос #-#': 'pv:#..#', 'от # до # ос': 'pv:#..#', '# тонн': 'tons:#', '# тонны': 'tons:#' },
  ...{ 'после #': 'introduced>#', 'до # года': 'introduced<#' },
  ...{ 'клана волка': 'faction:clan-wolf', 'клана нефритового сокола': 'faction:clan-jade-falcon' },
  ...{ 'клана призрачного медведя': 'faction:clan-ghost-bear', 'клана дымчатого ягуара': 'faction:clan-smoke-jaguar' },
  ...{ с: '', со: '', и: '', для: '', за: '', в: '', на: '', который: '', которые: '', которая: '', у: '', из: '', мне: '', все: '' },
  ...{
    'прыжковые двигатели': 'jump',
    прыгает: 'jump',
    прыгать: 'jump',
    артиллерия: 'special:ART*',
  },
  ...RUSSIAN_ELECTRONICS,
  ...carriers(RUSSIAN_ELECTRONICS, (name) => `носитель ${name}`),
  ...{ 'непрямой огонь': 'special:IF', рукопашный: 'special:MEL', зенитный: 'special:FLK', клановый: 'tech:Clan', '# тонник': 'tons:#' },
  ...{ стотонник: 'tons:100' },
  ...{ '# на средней': 'medium>=#', '# на средней дистанции': 'medium>=#', '# урона на средней дистанции': 'medium>=#' },
  ...{ '# на дальней': 'long>=#', '# на дальней дистанции': 'long>=#', '# урона на дальней дистанции': 'long>=#' },
  ...{ '# на ближней': 'short>=#', '# на ближней дистанции': 'short>=#', '# урона на ближней дистанции': 'short>=#' },
  ...{ наносит: '', есть: '', имеет: '', может: '', умеет: '', нужно: '', хочу: '', какой: '', кто: '', год: '', года: '', году: '' },
  ...{ дюймов: '', дюйма: '', который: '', по: '', где: '', версия: '' },
  ...{ покажи: '', найди: '', нужен: '', нужны: '', лучший: '', лучшие: '', юнит: '', юниты: '' },
};
