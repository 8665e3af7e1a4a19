/** API changelog, newest first. The page of changes and its feed are generated from it. */
import type { Text } from '../text/language.js';

export interface ApiChange {
  /** Permanent: the page uses it as an anchor. */
  readonly id: string;
  /** @example '2026.11' */
  readonly version: string;
  /** Release date, ISO 8601. */
  readonly date: string;
  /** Whether existing programs may need to be adapted. */
  readonly breaks: boolean;
  /** The affected addresses, types or headers. */
  readonly where: Text;
  readonly what: Text;
}

const V2026_11 = { version: '2026.11', date: '2026-11-23' } as const;
const V2026_11_2 = { version: '2026.11.2', date: '2026-11-25' } as const;
const V2026_11_3 = { version: '2026.11.3', date: '2026-11-28' } as const;
const alike = (text: string): Text => ({ en: text, ru: text });

export const apiChanges: readonly [ApiChange, ...ApiChange[]] = [
  {
    ...V2026_11_3,
    id: 'surrender',
    breaks: false,
    where: alike('figureState'),
    what: {
      en: 'New: enemyInches, the distance from a figure in panic to an armed enemy in sight, and surrenders.',
      ru: 'Новое: enemyInches — расстояние от фигурки в панике до вооружённого противника на виду — и surrenders.',
    },
  },
  {
    ...V2026_11_3,
    id: 'machine-or-gun',
    breaks: true,
    where: { en: 'unitState of Bronepehota', ru: 'unitState «Бронепехоты»' },
    what: {
      en: 'Changed: nothing is taken for a gun any more because it has no speed. A capture needs gun, a speed or a unit.',
      ru: 'Изменено: то, у чего нет скорости, больше не считается орудием. Для захвата нужны gun, скорость или юнит.',
    },
  },
  {
    ...V2026_11_3,
    id: 'shots-for-odds',
    breaks: false,
    where: { en: 'shotsToDestroy of Bronepehota', ru: 'shotsToDestroy «Бронепехоты»' },
    what: {
      en: 'Changed: evenShots and sureShots are counted as far as the odds need. They had no value above 12.',
      ru: 'Изменено: evenShots и sureShots считаются, пока не наберётся шанс. Больше 12 их раньше не было.',
    },
  },
  {
    ...V2026_11_3,
    id: 'thresholds-alone',
    breaks: false,
    where: { en: 'stayOrRun of 5150', ru: 'stayOrRun системы 5150' },
    what: {
      en: 'Changed: figures alone are enough for thresholds and every. losses is 0 if left out, and nothing is refused then; motivation and reps are needed when a test is due.',
      ru: 'Изменено: для thresholds и every хватает figures. losses без значения — 0, и отказа тогда нет; motivation и reps нужны, когда пора проходить тест.',
    },
  },
  {
    ...V2026_11_3,
    id: 'state-without-durability',
    breaks: false,
    where: { en: 'unitState of Bronepehota', ru: 'unitState «Бронепехоты»' },
    what: {
      en: 'Changed: durability may be left out where armor is given, or speedSectors, whose top it is. With the armor alone repairTurns is null.',
      ru: 'Изменено: durability можно не указывать, если дана armor или speedSectors, верх которых ей равен. При одной armor repairTurns — null.',
    },
  },
  {
    ...V2026_11_3,
    id: 'real-shot-armor',
    breaks: false,
    where: { en: 'realShot of Bronepehota', ru: 'realShot «Бронепехоты»' },
    what: {
      en: 'Changed: armor is optional in the schema. Infantry that fell, and a hit that does not count, need none; everything else still does.',
      ru: 'Изменено: armor в схеме не обязательна. Упавшему пехотинцу и попаданию, которое не в счёт, она не нужна, остальным нужна по-прежнему.',
    },
  },
  {
    ...V2026_11_3,
    id: 'points-needed',
    breaks: false,
    where: { en: 'movementCost of Bronepehota', ru: 'movementCost «Бронепехоты»' },
    what: {
      en: 'New: needed, the points that the whole path takes. Refusals of a path that is too long tell it.',
      ru: 'Новое: needed — сколько очков нужно на весь путь. Отказ, когда путь слишком длинный, его называет.',
    },
  },
  {
    ...V2026_11_3,
    id: 'only-weapon',
    breaks: false,
    where: { en: 'unitFire of Bronepehota', ru: 'unitFire «Бронепехоты»' },
    what: {
      en: 'Changed: a unit with one weapon needs no shots: a machine fires each such weapon once, a gun as often as its rate of fire.',
      ru: 'Изменено: юниту с одним оружием shots не нужны: машина стреляет из каждого такого ствола по разу, орудие — по своей скорострельности.',
    },
  },
  {
    ...V2026_11_3,
    id: 'path-of-a-figure',
    breaks: false,
    where: { en: 'movementCost of 5150', ru: 'movementCost системы 5150' },
    what: {
      en: 'Changed: rep is optional without fast. A path that ends with FORD takes a turn more.',
      ru: 'Изменено: rep без fast не обязателен. Путь, который кончается FORD, длиннее на ход.',
    },
  },
  {
    ...V2026_11_3,
    id: 'charged-from-behind',
    breaks: false,
    where: { en: 'reaction and groupReaction of 5150', ru: 'reaction и groupReaction системы 5150' },
    what: {
      en: 'Changed: in the test BEING_CHARGED a flanked figure cannot fire unless canFire is true. It could.',
      ru: 'Изменено: в тесте BEING_CHARGED фигурка с flanked без canFire: true стрелять не может, а раньше могла.',
    },
  },
  {
    ...V2026_11_3,
    id: 'one-poker-hand',
    breaks: false,
    where: alike('pokerOdds'),
    what: {
      en: 'New: category, the hand whose odds are asked for, and chance, these odds.',
      ru: 'Новое: category — комбинация, шанс которой нужен, — и chance, этот шанс.',
    },
  },
  {
    ...V2026_11_3,
    id: 'destroyed-units',
    breaks: false,
    where: alike('attack, advice, duel, fireAssignment, unitState, heat, criticalHits'),
    what: {
      en: 'Changed: critical hits that have destroyed a unit are answered, with the refusal DESTROYED; they were bad input. unitState has a new figure, destroyed.',
      ru: 'Изменено: если критические попадания уже уничтожили БЕ, приходит ответ с отказом DESTROYED, а не ошибка ввода. У unitState новый показатель destroyed.',
    },
  },
  {
    ...V2026_11_3,
    id: 'initiative-odds',
    breaks: false,
    where: { en: 'initiative of Alpha Strike', ru: 'initiative «Альфа-удара»' },
    what: {
      en: 'Changed: first and second are optional. Without both the answer has the odds alone.',
      ru: 'Изменено: first и second необязательны. Без обоих в ответе только шансы.',
    },
  },
  {
    ...V2026_11_3,
    id: 'critical-odds',
    breaks: false,
    where: alike('criticalHits, chaosOfWar'),
    what: {
      en: 'New: effect of criticalHits, the critical hit whose odds are asked for, and chance, these odds. A roll above 12 in chaosOfWar is of three dice without dice.',
      ru: 'Новое: effect у criticalHits — попадание, шанс которого нужен, — и chance, этот шанс. Бросок больше 12 в chaosOfWar — на трёх кубиках и без dice.',
    },
  },
  {
    ...V2026_11_3,
    id: 'attacking-soldier',
    breaks: false,
    where: { en: 'closeCombat of Bronepehota', ru: 'closeCombat «Бронепехоты»' },
    what: {
      en: 'Changed: armor of a fighter is optional in the schema. An attacking soldier needs none; everybody else still does.',
      ru: 'Изменено: armor у участника в схеме необязательна. Атакующему пехотинцу она не нужна, остальным нужна по-прежнему.',
    },
  },
  {
    ...V2026_11_3,
    id: 'helix-repairs',
    breaks: false,
    where: { en: 'unitState of Bronepehota', ru: 'unitState «Бронепехоты»' },
    what: {
      en: 'Changed: without repairers one soldier repairs, but none next to a HELIX. The input has no default of 1.',
      ru: 'Изменено: без repairers чинит один боец, но рядом с HELIX — никто. Значения 1 по умолчанию больше нет.',
    },
  },
  {
    ...V2026_11_2,
    id: 'alternative',
    breaks: false,
    where: alike('/v1/units, units'),
    what: {
      en: 'New: alternative, another query that the words may mean, where they were found in names: special:ECM for ECM.',
      ru: 'Новое: alternative — другой запрос, который могут означать слова, найденные в названиях: special:ECM для ECM.',
    },
  },
  {
    ...V2026_11_2,
    id: 'dice-rows',
    breaks: true,
    where: alike('/v1/dice, text/csv'),
    what: {
      en: 'As CSV, a row for each outcome: value, chance, atLeast. Spellings of other programs are refused with the spelling here.',
      ru: 'В CSV строка на каждый исход: value, chance, atLeast. Запись других программ отклоняется с подсказкой, как это пишется здесь.',
    },
  },
  {
    ...V2026_11_2,
    id: 'as-of',
    breaks: false,
    where: { en: 'Units, /v1/downloads', ru: 'Боевые единицы, /v1/downloads' },
    what: {
      en: 'New: asOf, when figures were read from their source; sources in /v1/downloads.',
      ru: 'Новое: asOf — когда данные прочитаны из источника; sources в /v1/downloads.',
    },
  },
  {
    ...V2026_11_2,
    id: 'badge',
    breaks: false,
    where: { en: 'Units', ru: 'Боевые единицы' },
    what: {
      en: 'New: badge, the name of the source of a unit that is not official.',
      ru: 'Новое: badge — название источника у неофициальной единицы.',
    },
  },
  {
    ...V2026_11_2,
    id: 'one-shape-of-lists',
    breaks: true,
    where: { en: 'Lists', ru: 'Списки' },
    what: {
      en: 'Every list is a page with first, after, nodes, pageInfo and totalCount: now also systems, tables, rulings, eras, factions, armors, unit-values and unit-revisions. Calculators and glossary terms have lists of their own, /v1/calculators and /v1/terms, and are no longer part of systems. /v1/armors needs no system. unitRevisions of an unknown unit is null.',
      ru: 'Любой список — страница с first, after, nodes, pageInfo и totalCount: теперь и systems, tables, rulings, eras, factions, armors, unit-values и unit-revisions. У калькуляторов и терминов свои списки, /v1/calculators и /v1/terms; внутри systems их больше нет. Для /v1/armors не нужен system. unitRevisions неизвестного юнита — null.',
    },
  },
  {
    ...V2026_11_2,
    id: 'read-force',
    breaks: false,
    where: alike('/v1/forces/read, readForce'),
    what: {
      en: 'New: reads forces of MegaMek, MekBay and battletech-tools, and lists, to units with skill, damage and points.',
      ru: 'Новое: отряды из MegaMek, MekBay и battletech-tools, а также списки читаются в юниты с навыком, повреждениями и очками.',
    },
  },
  {
    ...V2026_11_2,
    id: 'fields-once',
    breaks: true,
    where: { en: 'Units, weapons, armor; downloads, CSV', ru: 'Юниты, оружие, броня; скачивание, CSV' },
    what: {
      en: 'A unit has the same fields in REST, JSON lines and CSV, each once. Source, era and factions are ids; /v1/sources, /v1/eras and /v1/factions have their names. cost and abilities replace stats.pointValue and stats.specials. names, factions, notices and abbreviations by language are gone: name, nameRu and so on stay. CSV has the columns of catalog.csv, without stats., and lists separated by " | ". Files in the former form are still imported.',
      ru: 'У юнита одни и те же поля в REST, JSON Lines и CSV, каждое один раз. Источник, эпоха и фракции — коды; названия дают /v1/sources, /v1/eras и /v1/factions. cost и abilities заменяют stats.pointValue и stats.specials. Списков names, factions, notices и abbreviations по языкам больше нет, остались name, nameRu и так далее. В CSV столбцы как в catalog.csv, без stats., списки разделены знаками « | ». Файлы в прежнем виде по-прежнему загружаются.',
    },
  },
  {
    ...V2026_11_2,
    id: 'language-names',
    breaks: true,
    where: { en: 'GraphQL, generated clients', ru: 'GraphQL, сгенерированные клиенты' },
    what: {
      en: 'Languages are spelled en and ru everywhere, also in the enum Language, which was EN and RU. Any case is still read.',
      ru: 'Языки везде пишутся en и ru, в том числе в перечислении Language, где были EN и RU. Любой регистр по-прежнему читается.',
    },
  },
  {
    ...V2026_11_2,
    id: 'better-first',
    breaks: true,
    where: alike('/v1/ranking, sweep'),
    what: {
      en: 'Rankings put the better entry first: without direction, the lowest where less is better. The default figure is the principal one of the calculator, for the side that varies: expectedDamage of an attack, the odds to win of a duel. Equal scores share a rank. The answer names the figure, direction, better and betterFor. Queries and perPoint also work for weapons and armor of closed lists.',
      ru: 'Рейтинги ставят лучшее первым: без direction там, где лучше меньше, — наименьшее. Показатель по умолчанию — главный показатель калькулятора для той стороны, которая меняется: expectedDamage атаки, шанс победить в дуэли. Равные оценки делят место. В ответе названы показатель, direction, better и betterFor. Запросы и perPoint работают и для оружия и брони из закрытых списков.',
    },
  },
  {
    ...V2026_11,
    id: 'graphql-partial-answers',
    breaks: true,
    where: alike('/graphql'),
    what: {
      en: 'Calculators and the fields of Query are nullable: one that fails is null, with its error in errors, and the others are answered. Introspection has only directives and locations of October 2021. New: node(id), /type-policies.json, enum values in any case.',
      ru: 'Калькуляторы и поля Query могут быть null: неудачное поле равно null, его ошибка — в errors, остальные отвечены. В интроспекции только директивы и места октября 2021 года. Новое: node(id), /type-policies.json, значения перечислений в любом регистре.',
    },
  },
  {
    ...V2026_11,
    id: 'calculator-ids',
    breaks: true,
    where: { en: 'Ids of calculators', ru: 'Коды калькуляторов' },
    what: {
      en: 'A calculator has one id everywhere, that of its address: alpha-strike/target-number. calculator(id), /v1/calculators and search return it; alpha-strike/calculator/target-number is still read.',
      ru: 'У калькулятора везде один код, как в его адресе: alpha-strike/target-number. Его возвращают calculator(id), /v1/calculators и поиск; alpha-strike/calculator/target-number по-прежнему читается.',
    },
  },
  {
    ...V2026_11,
    id: 'spellings',
    breaks: false,
    where: { en: 'All transports', ru: 'Все интерфейсы' },
    what: {
      en: 'Languages are BCP 47 tags (ru-RU). Choices, ids and addresses are read in any case; objects and lists also as JSON text; names with dots or brackets as paths. Addresses and ids that are nearly right are redirected with 308, or refused with suggestions. Units and weapons go by their exact name wherever an id is taken. An unknown argument is refused with the nearest name.',
      ru: 'Язык — метка BCP 47 (ru-RU). Варианты, коды и адреса читаются в любом регистре, объекты и списки — и как текст JSON, имена с точками и скобками — как пути. Почти верные адреса и коды перенаправляются с состоянием 308 или отклоняются с подсказками. Вместо кода единицы или оружия годится точное название. Неизвестный аргумент отклоняется с ближайшим именем.',
    },
  },
  {
    ...V2026_11,
    id: 'mcp-lists',
    breaks: true,
    where: alike('/mcp'),
    what: {
      en: 'Lists in the text of a tool are CSV, and figures without a value are left out. Tools have output schemas; completions, progress and cancellation are supported; /mcp/<rule set> lists that rule set only. Errors have the codes of JSON-RPC, a batch is answered with a list, and Accept may be application/json alone.',
      ru: 'Списки в тексте инструментов — CSV, показатели без значения опущены. У инструментов есть схемы ответов; поддерживаются дополнение, ход выполнения и отмена; /mcp/<набор правил> перечисляет только этот набор. Ошибки имеют коды JSON-RPC, на пакет приходит список, в Accept достаточно application/json.',
    },
  },
  {
    ...V2026_11,
    id: 'dice-comparisons',
    breaks: true,
    where: alike('/v1/dice'),
    what: {
      en: 'A comparison after arithmetic is of the whole sum, wherever the dice stand: 5+1d20>=15 is (5+1d20)>=15. A count of dice inside a sum needs parentheses; ambiguous text such as 4d12>7+1 or d66 is refused with the spelling of each interpretation. New: !=, 4d6k3, 4d6d1, 8d6 keep 3, 4dF, comments.',
      ru: 'Сравнение после арифметики относится ко всей сумме, где бы ни стояли кубики: 5+1d20>=15 — это (5+1d20)>=15. Чтобы считать кубики внутри суммы, нужны скобки; неоднозначный текст вроде 4d12>7+1 или d66 отклоняется с записью каждого толкования. Новое: !=, 4d6k3, 4d6d1, 8d6 keep 3, 4dF, комментарии.',
    },
  },
  {
    ...V2026_11,
    id: 'one-mcp-tool-set',
    breaks: true,
    where: alike('/mcp'),
    what: {
      en: 'Each MCP answer has structuredContent, the same object as over REST; errors have the problem document in it. Unknown arguments of a tool are refused by name. /mcp/full is gone: call calculate with the id of the calculator. Over standard input and output use the package @rangefinder/mcp.',
      ru: 'В каждом ответе MCP есть structuredContent — тот же объект, что и по REST; при ошибке в нём её описание. Неизвестные аргументы инструментов отклоняются с указанием имени. Адреса /mcp/full больше нет: вызывайте calculate с кодом калькулятора. Для стандартного ввода и вывода есть пакет @rangefinder/mcp.',
    },
  },
  {
    ...V2026_11,
    id: 'metrics-by-transport',
    breaks: true,
    where: alike('/metrics'),
    what: {
      en: 'The label door is now transport; rangefinder_kept_answers_* are now rangefinder_response_cache_*; queues are workers and main_thread. The access log and traces follow: transport, cache, rangefinder.transport.',
      ru: 'Метка door теперь называется transport, показатели rangefinder_kept_answers_* — rangefinder_response_cache_*, очереди — workers и main_thread. Так же в журнале и трассировках: transport, cache, rangefinder.transport.',
    },
  },
  {
    ...V2026_11,
    id: 'graphql-status',
    breaks: true,
    where: { en: 'Status of GraphQL', ru: 'Состояние HTTP в GraphQL' },
    what: {
      en: 'Answers in application/json, which Accept: */* gets too, are 200 whenever the request could be read, errors included. Accept application/graphql-response+json for the status of the error. An unknown persisted query has a code of its own, PERSISTED_QUERY_NOT_FOUND.',
      ru: 'Ответы в application/json — их получает и Accept: */* — приходят с 200, если запрос удалось прочитать, даже когда в них ошибки. Состояние ошибки даёт application/graphql-response+json. У неизвестного сохранённого запроса свой код — PERSISTED_QUERY_NOT_FOUND.',
    },
  },
  {
    ...V2026_11,
    id: 'conditions-as-json',
    breaks: false,
    where: alike('/v1/units, /v1/weapons, /v1/ranking, /v1/sweep'),
    what: {
      en: 'What is asked with conditions can be posted as JSON. Weapons are found by text and sorted by orderBy, over GraphQL too. Every list has its next page in the header Link, whatever its fields and form; fields is checked below unions.',
      ru: 'Вопросы с условиями можно отправлять в JSON методом POST. Оружие ищется по text и сортируется по orderBy, в GraphQL тоже. У каждого списка адрес следующей страницы — в заголовке Link, с любыми полями и в любой форме; fields проверяется и внутри объединений.',
    },
  },
  {
    ...V2026_11,
    id: 'no-such-entry',
    breaks: true,
    where: alike('/v1/unit-revisions/{id}'),
    what: {
      en: 'A unit that there is none of is 404, as everywhere, and no empty list. Numbers in addresses are decimal: 0x4 is none.',
      ru: 'Для несуществующей боевой единицы — 404, как везде, а не пустой список. Числа в адресах — десятичные: 0x4 не число.',
    },
  },
  {
    ...V2026_11,
    id: 'lists-have-nodes',
    breaks: true,
    where: { en: 'Lists over REST', ru: 'Списки в REST' },
    what: {
      en: 'Every entry comes once, under nodes, with pageInfo and totalCount. edges are only in GraphQL; go on with pageInfo.endCursor or the header Link.',
      ru: 'Каждая запись приходит один раз, в nodes, рядом с pageInfo и totalCount. edges есть только в GraphQL; дальше — по pageInfo.endCursor или заголовку Link.',
    },
  },
  {
    ...V2026_11,
    id: 'problem-types',
    breaks: true,
    where: alike('problem+json'),
    what: {
      en: 'type is the address of a page about the code, and title a phrase. Tell errors apart by code.',
      ru: 'type — адрес страницы об этом коде, title — фраза. Различайте ошибки по code.',
    },
  },
  {
    ...V2026_11,
    id: 'flat-paths',
    breaks: true,
    where: { en: 'Paths of problems', ru: 'Пути в замечаниях' },
    what: {
      en: 'An address that is wrong is answered with the names of its parameters: system, not filter.system. A word that is not in a closed list is UNKNOWN_VALUE, with the nearest.',
      ru: 'В ответе на неверный адрес названы его параметры: system, а не filter.system. Слово не из списка — UNKNOWN_VALUE, и предложено ближайшее.',
    },
  },
  {
    ...V2026_11,
    id: 'type-names',
    breaks: true,
    where: { en: 'Names of types', ru: 'Имена типов' },
    what: {
      en: 'Types of one rule set begin with its name. Those that the first contract names, such as TargetNumberAnswer, stay for good.',
      ru: 'Типы одного набора правил начинаются с его имени. Названные в первом контракте, например TargetNumberAnswer, остаются навсегда.',
    },
  },
  {
    ...V2026_11,
    id: 'changes-in-capitals',
    breaks: true,
    where: alike('/v1/changes'),
    what: {
      en: 'entry and change are enums: UNIT, WEAPON, ARMOR; ADDED, CHANGED, REMOVED.',
      ru: 'entry и change — перечисления: UNIT, WEAPON, ARMOR; ADDED, CHANGED, REMOVED.',
    },
  },
  {
    ...V2026_11,
    id: 'term-ids',
    breaks: true,
    where: { en: 'Words of the game', ru: 'Слова игры' },
    what: {
      en: 'Ids are those that searches find, the rule set and term/ before the word, no longer the word alone.',
      ru: 'Коды такие же, как в поиске: перед словом стоят набор правил и term/.',
    },
  },
  {
    ...V2026_11,
    id: 'rules-version',
    breaks: true,
    where: alike('Rangefinder-Rules'),
    what: {
      en: 'The version begins with one that a person can read: 2026.11-q3Zb0yJx9aKe. Links that pin an older form are answered as before, and no longer kept for good.',
      ru: 'Версия начинается с понятной человеку: 2026.11-q3Zb0yJx9aKe. Ссылки с прежней формой по-прежнему работают, но ответ больше не хранится навсегда.',
    },
  },
  {
    ...V2026_11,
    id: 'closed-lists',
    breaks: false,
    where: { en: 'Rule sets, kinds, dates', ru: 'Наборы правил, виды, даты' },
    what: {
      en: 'Rule sets and kinds of units and weapons are closed lists in OpenAPI, MCP and the client; moments are the scalar DateTime.',
      ru: 'Наборы правил, виды юнитов и оружия — закрытые списки в OpenAPI, MCP и клиенте; моменты времени — скаляр DateTime.',
    },
  },
  {
    ...V2026_11,
    id: 'followed',
    breaks: false,
    where: { en: 'Citations and hits', ru: 'Ссылки на правила и находки' },
    what: {
      en: 'kind says what a rule or a hit is, apiUrl where the API has it, node in GraphQL is the thing itself. New: /v1/armors/{id}, /v1/calculators/{id}, /v1/terms/{id}.',
      ru: 'kind говорит, что это, apiUrl — где это в API, node в GraphQL — сама запись. Новые адреса: /v1/armors/{id}, /v1/calculators/{id}, /v1/terms/{id}.',
    },
  },
  {
    ...V2026_11,
    id: 'schema-documents',
    breaks: false,
    where: alike('/schema.graphql, /possible-types.json'),
    what: {
      en: 'The schema to download, and the types that interfaces and unions may be; both with tags. OpenAPI says what a batch is answered with.',
      ru: 'Схема для загрузки и возможные типы интерфейсов и объединений; то и другое с тегами. OpenAPI описывает ответ на пакет.',
    },
  },
  {
    ...V2026_11,
    id: 'postman',
    breaks: false,
    where: alike('/postman.json'),
    what: {
      en: 'A Postman collection, made from the OpenAPI document, with an example in every request. Sweeps are called after their calculators in both.',
      ru: 'Коллекция для Postman, созданная по документу OpenAPI, с примером в каждом запросе. Перебор значений назван в них по своему калькулятору.',
    },
  },
  {
    ...V2026_11,
    id: 'rulebook-files',
    breaks: false,
    where: alike('/v1/downloads/rulebook.en.jsonl'),
    what: {
      en: 'The whole rulebook as a file in each language: sections, tables, rulings and words, one to a line. Tools of /mcp/full are listed in pages.',
      ru: 'Все правила одним файлом на каждом языке: разделы, таблицы, разъяснения и термины, по записи на строку. Инструменты /mcp/full перечисляются постранично.',
    },
  },
  {
    ...V2026_11,
    id: 'promise',
    breaks: false,
    where: { en: 'Versions, feeds, status', ru: 'Версии, ленты, состояние' },
    what: {
      en: 'Headers Deprecation and Sunset announce what goes; /v1/changelog and /v1/rulings are feeds (.atom, .json); /status says how the service is.',
      ru: 'Заголовки Deprecation и Sunset предупреждают о том, что исчезнет; /v1/changelog и /v1/rulings — ленты (.atom, .json); /status показывает состояние сервиса.',
    },
  },
];

/** The newest version of the API. */
export const API_CALENDAR_VERSION: string = apiChanges[0].version;
