/** Examples of the reference page. A test runs each of them in both languages. */
import type { Text } from '@rangefinder/rules';

/** A section of the page. */
export interface ReferencePart {
  readonly title: Text;
  readonly about: Text;
  /** A query in both languages, and what it finds. */
  readonly examples: readonly (readonly [query: Text, finds: Text])[];
}

const both = (query: string): Text => ({ en: query, ru: query });

// biome-ignore format: one a line, as in a table
export const REFERENCE: readonly ReferencePart[] = [
  {
    title: { en: 'Words', ru: 'Слова' },
    about: {
      en: 'Words are looked for in all names, in both languages, whole or begun; slips are forgiven. The best match comes first. A faction, an era and plain words for conditions are understood among them; `understoodAs` says as what.',
      ru: 'Слова ищутся во всех названиях на обоих языках, целиком или по началу; опечатки прощаются. Лучшее совпадение первым. Фракция, эпоха и обычные слова вместо условий среди них понимаются; как именно — говорит `understoodAs`.',
    },
    examples: [
      [{ en: 'marauder', ru: 'мародёр' }, { en: 'the base variant first, the others behind it', ru: 'сперва основной вариант, за ним остальные' }],
      [both('"mad cat"'), { en: 'these words side by side, as they are written', ru: 'эти слова рядом, как написаны' }],
      [both('marauder2'), { en: 'a Marauder II: numbers of models in Arabic digits', ru: 'Marauder II: номер модели арабскими цифрами' }],
      [both('atl*'), { en: 'a word that begins so', ru: 'слово с таким началом' }],
      [both('name:atlas,locust'), { en: 'one of these words, without a guess', ru: 'одно из этих слов, без догадок' }],
      [{ en: 'clan heavy omni under 40 pv', ru: 'тяжёлый омни клана дешевле 40' }, { en: 'understood as `tech:Clan size:3 special:OMNI pv<40`', ru: 'понимается как `tech:Clan size:3 special:OMNI pv<40`' }],
      [{ en: 'cheap scout', ru: 'дешёвый разведчик' }, { en: 'understood as `sort:pv role:Scout`', ru: 'понимается как `sort:pv role:Scout`' }],
      [both('mul 140'), { en: 'its number in the Master Unit List, as would be `#140` or the address of its page', ru: 'номер в Master Unit List; так же — `#140` и адрес страницы' }],
      [{ en: 'davion centurion', ru: 'дэвион центурион' }, { en: 'understood as `centurion faction:davion`', ru: 'понимается как имя и `faction:davion`' }],
    ],
  },
  {
    title: { en: 'Figures', ru: 'Характеристики' },
    about: {
      en: '`=` or `:`, `<`, `>`, `<=` or `≤`, `>=` or `≥`, `!=` or `≠`; lists with commas, ranges with `..` or a hyphen. An inch mark does no harm; `0*` is minimal damage. A unit without the figure fulfills no condition on it.',
      ru: '`=` или `:`, `<`, `>`, `<=` или `≤`, `>=` или `≥`, `!=` или `≠`; списки через запятую, промежутки через `..` или дефис. Знак дюйма не мешает; `0*` — минимальный урон. Без характеристики условие на неё не выполнено.',
    },
    examples: [
      [{ en: 'pv<=30 size:3,4', ru: 'ос<=30 размер:3,4' }, { en: 'at most 30 points, size 3 or 4', ru: 'не дороже 30 очков, размера 3 или 4' }],
      [{ en: 'pv:20-30 move>=10"', ru: 'ос:20-30 движение>=10"' }, { en: 'from 20 to 30 points, 10 inches or more', ru: 'от 20 до 30 очков, от 10 дюймов' }],
      [{ en: 'introduced:3050.. tonnage≠100', ru: 'появление:3050.. масса≠100' }, { en: 'introduced in 3050 or later, not of 100 tons', ru: 'появились в 3050 году или позже, не стотонные' }],
      [{ en: 'dmg:3/3/2', ru: 'урон:3/3/2' }, { en: 'this damage at short, medium and long range', ru: 'такой урон на ближней, средней и дальней дистанции' }],
      [{ en: 'short>long armor<structure', ru: 'блж>дал броня<структура' }, { en: 'one figure compared with another', ru: 'один показатель сравнивается с другим' }],
      [{ en: 'dmg>=5/5/-', ru: 'урон>=5/5/-' }, { en: 'at least 5 at short and medium range', ru: 'не меньше 5 на ближней и средней' }],
      [{ en: 'short:0* type:CI', ru: 'блж:0* тип:CI' }, { en: 'infantry with minimal damage at short range', ru: 'пехота с минимальным уроном на ближней дистанции' }],
      [{ en: 'jump tmm>=3', ru: 'прыжок мдц>=3' }, { en: 'whatever can jump: the name alone', ru: 'всё, что прыгает: одно название без числа' }],
      [{ en: 'extreme>=3', ru: 'пред>=3' }, { en: 'damage at extreme range', ru: 'урон на предельной дистанции' }],
    ],
  },
  {
    title: { en: 'Texts and lists', ru: 'Тексты и списки' },
    about: {
      en: 'A colon and a value, in either language; in quotation marks where it has blanks. With commas, one of the values is enough. A star is any letters, at either end or within.',
      ru: 'Двоеточие и значение на любом из двух языков; с пробелами — в кавычках. Через запятую — достаточно одного из значений. Звёздочка — любые буквы с любого конца или внутри.',
    },
    examples: [
      [{ en: 'type:BM,CV role:sniper,"missile boat"', ru: 'тип:BM,CV роль:снайпер,ракетоносец' }, { en: 'a ’Mech or a vehicle, a sniper or a missile boat', ru: 'мех или машина, снайпер или ракетоносец' }],
      [{ en: 'kind:infantry tech:clan', ru: 'вид:пехота технология:clan' }, { en: 'Clan infantry', ru: 'пехота Кланов' }],
      [{ en: 'chassis:*crab', ru: 'шасси:*crab' }, { en: 'every chassis that ends so', ru: 'все шасси с таким концом' }],
      [{ en: 'motive:hover,VTOL', ru: 'ход:"на воздушной подушке",СВВП' }, { en: 'hovercraft and VTOLs', ru: 'ховеры и СВВП' }],
      [{ en: 'chassis:mad*', ru: 'шасси:mad*' }, { en: 'every chassis that begins so', ru: 'все шасси с таким началом' }],
      [{ en: 'rules:introductory is:base', ru: 'правила:вводные это:основной' }, { en: 'base variants of the introductory rules', ru: 'основные варианты вводных правил' }],
      [both('mul:140..150'), { en: 'numbers from 140 to 150', ru: 'номера от 140 до 150' }],
      [both('mul:140,2038'), { en: 'by their numbers in the Master Unit List', ru: 'по номерам в Master Unit List' }],
      [{ en: 'is:omni is:heavy', ru: 'это:омни это:тяжёлый' }, { en: 'words that stand for conditions', ru: 'слова вместо условий' }],
    ],
  },
  {
    title: { en: 'And, or, not', ru: 'И, или, не' },
    about: {
      en: 'What stands side by side must all hold, and holds closer together than `or`. A minus, `!` or `not` excludes what follows it directly. `AND` in capitals, `&` and `&&` require the words on both sides. Names with commas between them are alternatives if no unit has all of their words. A word with a sign of a condition is a condition or an error.',
      ru: 'Что стоит рядом, должно выполняться всё вместе и связано теснее, чем «или». Минус, `!` или «не» исключает то, перед чем стоит вплотную. `И` или `AND` заглавными, `&` и `&&` требуют слов с обеих сторон. Названия через запятую — варианты, если всех слов сразу нет ни у кого. Слово со знаком условия — это условие или ошибка.',
    },
    examples: [
      [{ en: 'atlas -"atlas ii"', ru: 'атлас -"atlas ii"' }, { en: 'an Atlas, but no Atlas II', ru: 'Atlas, но не Atlas II' }],
      [{ en: 'name:atlas or name:locust', ru: 'название:atlas или название:locust' }, { en: 'one or the other', ru: 'тот или другой' }],
      [{ en: '(special:ECM or jump) size:4', ru: '(особенность:ECM или прыжок) размер:4' }, { en: 'size 4, with ECM or a jump', ru: 'размера 4, с ECM или прыжком' }],
      [{ en: 'type:BM -role:sniper,scout not jump', ru: 'тип:BM -роль:снайпер,разведчик не прыжок' }, { en: 'neither a sniper nor a scout, and no jump', ru: 'ни снайпер, ни разведчик, и не прыгает' }],
    ],
  },
  {
    title: { en: 'Abilities', ru: 'Особенности' },
    about: {
      en: 'Whole or without their figures; those in a turret count. A code that no unit has by itself is taken as a beginning: `C3` finds `C3M`, `C3S`, `C3I`. A figure is compared behind the code; of several (`LRM1/1/2`) one will do. With slashes, figures are compared by place, and a star is any figure.',
      ru: 'Целиком или без чисел; башенные считаются. Код, которого нет ни у кого, понимается как начало: `C3` находит `C3M`, `C3S`, `C3I`. Число сравнивается после кода; из нескольких (`LRM1/1/2`) достаточно одного. С косой чертой числа сравниваются по местам, звёздочка — любое.',
    },
    examples: [
      [{ en: 'special:ECM special:TAG', ru: 'особенность:ECM особенность:TAG' }, { en: 'both', ru: 'обе сразу' }],
      [{ en: 'special:ECM,PRB', ru: 'особенность:ECM,PRB' }, { en: 'one of them', ru: 'хотя бы одна' }],
      [{ en: 'special:IF>=2 -special:CASE', ru: 'особенность:IF>=2 -особенность:CASE' }, { en: 'indirect fire of 2 or more, no CASE', ru: 'стрельба с закрытых позиций от 2, без CASE' }],
      [{ en: 'special:AC*/3/*', ru: 'особенность:AC*/3/*' }, { en: 'autocannons of 3 at medium range', ru: 'автопушки с 3 на средней дистанции' }],
      [{ en: 'special:ART*', ru: 'особенность:ART*' }, { en: 'artillery of any sort', ru: 'любая артиллерия' }],
      [{ en: 'special:C3', ru: 'особенность:C3' }, { en: 'any part of a C3 network', ru: 'любая часть сети C3' }],
    ],
  },
  {
    title: { en: 'Who and when', ru: 'Кому и когда' },
    about: {
      en: 'Factions and eras by any name or abbreviation, or a year in the place of an era; general lists that a faction draws on count. A year is that of the era it lies in; the year of introduction is `introduced`. Of some units it is not known who may field them. They come last, their `availability` is null, and `unknownAvailability` counts them; `availability:known` leaves them out.',
      ru: 'Фракции и эпохи под любым названием и сокращением, вместо эпохи можно год; общие списки фракции входят. Год — это эпоха, в которой он лежит; год появления — `появление`. О части единиц неизвестно, кому они доступны. Они идут последними, их `availability` — null, их считает `unknownAvailability`; `доступность:известна` их убирает.',
    },
    examples: [
      [{ en: 'faction:kurita era:3025 pv<=40', ru: 'фракция:курита эпоха:3025 ос<=40' }, { en: 'what the Combine may field in 3025', ru: 'что доступно Синдикату в 3025 году' }],
      [{ en: 'faction:CJF,CW year:3050..3067', ru: 'фракция:CJF,CW год:3050..3067' }, { en: 'one of two Clans, in the eras of these years', ru: 'одному из двух Кланов в эпохи этих лет' }],
      [{ en: 'faction:clan year:3060', ru: 'фракция:клан год:3060' }, { en: 'any Clan; any state is `faction:"inner sphere"`', ru: 'любой Клан; любое государство — `фракция:"внутренняя сфера"`' }],
      [{ en: 'faction:davion faction:liao era:jihad', ru: 'фракция:дэвион фракция:ляо эпоха:джихад' }, { en: 'both of them may', ru: 'обеим сразу' }],
      [{ en: 'era:star-league -era:jihad', ru: 'эпоха:star-league -эпоха:jihad' }, { en: 'then, and no more', ru: 'тогда, но не позже' }],
      [{ en: 'availability:unknown type:BM', ru: 'доступность:неизвестна тип:BM' }, { en: 'those of which it is not known', ru: 'о которых неизвестно' }],
    ],
  },
  {
    title: { en: 'Order', ru: 'Порядок' },
    about: {
      en: 'By any figure or the name, with a minus falling; the next one decides where units are alike. Units without the figure come last. Without an order, base variants come first, and names joined by `or` are ranked by the best match. `play:any` adds units whose card is not complete.',
      ru: 'По любой характеристике или названию, с минусом — по убыванию; следующая решает, где предыдущая равна. Без характеристики единицы идут последними. Без порядка сперва идут основные варианты, а названия через «или» — по лучшему совпадению. `игра:все` добавляет тех, чья карточка неполна.',
    },
    examples: [
      [{ en: 'type:BM sort:-pv,name', ru: 'тип:BM порядок:-ос,название' }, { en: 'the dearest first, then by name', ru: 'дорогие сперва, затем по названию' }],
      [{ en: 'jump sort:-move sort:pv', ru: 'прыжок порядок:-движение порядок:ос' }, { en: 'the fastest first, the cheap ones first among them', ru: 'быстрые сперва, среди них — дешёвые' }],
    ],
  },
];
