/** What players say of the fields of the Initiative Deck. */
import type { FieldPhrases } from '../calculator/phrases.js';
import type { Text } from '../text/language.js';

/** Short names of the game. */
export const abbreviations: Text = { en: 'deck', ru: 'дека' };

export const phrases: FieldPhrases = {
  participants: {
    en: '# player|participants|lances|stars; for|with # players?|of?',
    ru: '# игрок|участников|подразделений|отрядов|командиров|копья|звезды; на # игроков?|участников?; вас|нас #; # нас; впятером|вчетвером',
  },
  effects: {
    en: 'with effects; card effects; and effects; effects; cards and effects; use effects',
    ru: 'с эффектами; и эффекты; эффекты; карты и эффекты; с эффектами карт',
  },
  'effects=false': {
    en: 'cards only; only cards; open variant|cards; face up; no|without card? effects; just cards; plain|basic|simple variant|version',
    ru: 'только карты; без эффектов; открытые карты; без эффектов карт; карты без эффектов; простой|базовый вариант; только карты инициативы',
  },
  crossed: { en: 'crossed suits; crossed; crosswise', ru: 'крест накрест; накрест; перекрестные масти; перекрестно' },
  jamSignal: { en: 'jam signal; jam; jammer', ru: 'заглушить сигнал; глушит|глушилкой' },
  walk: {
    en: 'walk|cruise mp? is? #; # walk|cruise; walk of #; mech|vehicle|tank walk|cruise #; base #; walk|cruise|cruising # mp?',
    ru: 'ходьба|ходьбы|шаг|шагаю|шагает|идет|ходит #; крейсерская скорость? #; # ходьбы; крейсер|крейсерская #; # крейсерской',
  },
  change: {
    en: '# mp; plus|minus|gain|gets|loses # mp?; card gives|adds|takes? # mp?; effect #; bonus #; #±; #± mp|movement?; takes|take|took|lends|lend|strips|strip|steals|steal|robs|grants|adds|costs # mp|movement?; # more|extra|additional movement|mp; # mp away|less|more',
    ru: '# од; плюс|минус # од?; карта дает|отнимает|прибавляет|добавляет # од?; эффект #; теряет|получает # од?; отняла|отнимает|срезала #; #±; теряет|теряю|теряем|лишает|лишился|отбирает|отобрала|прибавила|добавила|дала сразу? # од?',
  },
  'suits=4': {
    en: 'four suits; ordinary|normal|standard|regular poker; 4 suits; standard deck; 52 cards',
    ru: 'четыре масти; на четырех мастях; обычный покер|колода; 4 масти; 52 карты|карт; обычных 52',
  },
  'suits=5': {
    en: 'five suits; 5 suits; whole|full deck; 65 cards',
    ru: 'пять мастей; на пяти мастях; 5 мастей; пятимастный; вся|полная колода; 65 карт',
  },
  'game=POKER': { en: 'poker', ru: 'покер|покерные' },
  'game=DRAX': { en: 'drax', ru: 'дракс' },
  'localSuit=DRAGONS': {
    en: 'kurita space|system|territory|suit|world|planet?; local suit dragons; draconis; dragons local|home; in dragons space',
    ru: 'в системе? курит|куриты; пространстве курит|куриты; местная масть драконы; драконы местные; синдикат',
  },
  'localSuit=EAGLES': {
    en: 'marik space|system|territory|suit|world|planet?; local suit eagles; eagles local|home',
    ru: 'в системе? марик; местная масть орлы; орлы местные',
  },
  'localSuit=FISTS': {
    en: 'steiner space|system|territory|suit|world|planet?; lyran space|system|world|planet?; local suit fists; fists local|home',
    ru: 'в системе? штайнер; местная масть кулаки; кулаки местные; лиранское',
  },
  'localSuit=SUNS': {
    en: 'davion space|system|territory|suit|world|planet?; local suit suns; suns local|home',
    ru: 'в системе? дэвион; местная масть солнца; солнца местные',
  },
  'localSuit=SWORDS': {
    en: 'liao space|system|territory|suit|world|planet?; capellan; local suit swords; swords local|home',
    ru: 'в системе? ляо; местная масть мечи; мечи местные; капелланское',
  },
  'lordsInPlay=DRAGONS': {
    en: 'lord of? dragons in? play|elsewhere|out|taken; dragons lord in? play|elsewhere|out; ld in play|out',
    ru: 'лорд драконов в игре; лорд драконов у другого; в игре|лежит|вышел лорд драконов; с лордом драконов',
  },
  'lordsInPlay=EAGLES': {
    en: 'lord of? eagles in? play|elsewhere|out|taken; eagles lord in? play|elsewhere|out; le in play|out',
    ru: 'лорд орлов в игре; лорд орлов у другого; в игре|лежит|вышел лорд орлов; с лордом орлов',
  },
  'lordsInPlay=FISTS': {
    en: 'lord of? fists in? play|elsewhere|out|taken; fists lord in? play|elsewhere|out; lf in play|out',
    ru: 'лорд кулаков в игре; лорд кулаков у другого; в игре|лежит|вышел лорд кулаков; с лордом кулаков',
  },
  'lordsInPlay=SUNS': {
    en: 'lord of? suns in? play|elsewhere|out|taken; suns lord in? play|elsewhere|out; ls in play|out',
    ru: 'лорд солнц в игре; лорд солнц у другого; в игре|лежит|вышел лорд солнц; с лордом солнц',
  },
  'lordsInPlay=SWORDS': {
    en: 'lord of? swords in? play|elsewhere|out|taken; swords lord in? play|elsewhere|out; lw in play|out',
    ru: 'лорд мечей в игре; лорд мечей у другого; в игре|лежит|вышел лорд мечей; с лордом мечей',
  },
  laidAside: {
    en: 'laid|lay|set|put? aside @; beside @; @ laid|set|put aside; @ aside|beside; @ lies|lie beside|aside',
    ru: 'отложен|отложил|отложили|отложены @; @ отложен|отложил|отложены|отложили; @ в стороне; в стороне лежит|лежат? @',
  },
  'kind=CLUSTER': {
    en: 'grp; lrm|srm; in|with? groups|clusters; groups|clusters; missile rack|launcher?; lbx',
    ru: 'групповое; грп; рбд|рмд; кластер|кластерный; группы|группами; ракетами',
  },
  'kind=RAPID_FIRE': {
    en: 'rapid fire; ultra|rotary|uac|rac ac?; two|both shots|hits|bursts|rounds; hits|connects|fires twice',
    ru: 'скорострельное; скорострел|скорострелка|скорострельная; ультра; уап; два|две|оба|обе|обоими|обеими выстрел|снаряд|очередь; очередями; попала|попал|попадает|стреляет дважды',
  },
  damage: {
    en: 'damage|dmg|deals|hits for|of #+; #+ damage|dmg|points?; groups|clusters|shots|bursts|rounds of|for|at #+; #+ groups|clusters; weapon|laser|gun|cannon does|deals? #+; weapon|gun of #+; ac|uac|lbx|rac|autocannon #; # missiles; ppc|laser|gauss|cannon of #; hits with #; # missiles hit',
    ru: 'урон|дамаг #+; #+ урона|дамага; группы|попадания|очереди|снаряда|выстрела по? #+; наносит|бьет на? #+; ап|уап|автопушка|пушка|ппц|лазер|оружие|орудие|рельсотрон на? #; # ракет',
  },
  multiplier: {
    en: 'x #; times #; multiply by? #; # times',
    ru: 'умножить|множитель|помножить на? #; х #; в # раза',
  },
  'multiplier=2': {
    en: 'double; twice the|as|that; twice damage|dmg; x2; doubled',
    ru: 'вдвое|удвоение|удваивает|двойной; х2; удваивает|вдвойне|умножает на два',
  },
  'multiplier=3': { en: 'triple; x3', ru: 'втрое|утроение|утраивает|тройной; х3' },
  extra: {
    en: 'extra #; # damage|dmg card; # extra|more|additional; plus # damage|dmg|points?; bonus damage|dmg #; card? adds|gives #; #± damage|dmg?; #± damage card',
    ru: 'еще|дополнительно|сверху|плюс #; #±; # урона с|от карты; # урона карта; # дополнительного|сверху; бонус #; карта? добавить|добавляет|дает|прибавляет #; дополнительный урон #; #± урона|дамага|к урону?',
  },
  movementPoints: { en: '# mp|movement; # movement|move points; # walking|running mp', ru: '# од; # очка движения; # мп' },
  hexes: { en: '# hex', ru: '# гекс' },
  criticalHits: {
    en: '# crit|critical hits?; critical hit #',
    ru: '# крит; # критическое попадание?; критические попадания #',
  },
  'criticalHits=1': { en: 'a critical hit; a crit; one crit', ru: 'критическое попадание; крит' },
  'target=INFANTRY': {
    en: 'infantry|troopers|soldiers; battle? armor|armour; battlesuit|suits; elementals',
    ru: 'пехота|пехотинец|пехотинцев|бронепехота|элементалов; батлармор|батлсьют|броник',
  },
  'target=NO_HEAT_SCALE': {
    en: 'tank|vehicle|vtol; no|without heat scale; without a heat scale',
    ru: 'танк|машина|техника; без шкалы нагрева; нет шкалы нагрева',
  },
  'target=MECH': { en: 'mech|battlemech', ru: 'мех' },
};
