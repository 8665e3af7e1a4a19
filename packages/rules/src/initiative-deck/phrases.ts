/** What players say of the fields of the Initiative Deck. */
import type { FieldPhrases } from '../calculator/phrases.js';
import type { Text } from '../text/language.js';

/** Short names of the game. */
export const abbreviations: Text = { en: 'deck', ru: 'дека' };

export const phrases: FieldPhrases = {
  participants: {
    en: '# player|players|participants|lances|stars; for|with # players?|of?',
    ru: '# игрок|игрока|игроков|участников|участника|копья|копий|звезды; на # игроков?|участников?; вас|нас #; впятером|вчетвером',
  },
  effects: {
    en: 'with effects; card effects; and effects; effects; cards and effects; use effects',
    ru: 'с эффектами; и эффекты; эффекты; карты и эффекты; с эффектами карт',
  },
  'effects=false': {
    en: 'cards only; only cards; open variant|cards; face up; no|without card? effects; just cards',
    ru: 'только карты; без эффектов; открытые карты; открытых карт; без эффектов карт; карты без эффектов',
  },
  crossed: { en: 'crossed suits|suit; crossed; crosswise', ru: 'крест накрест; накрест; перекрестные масти; перекрестно' },
  jamSignal: { en: 'jam signal; jam; jammer', ru: 'заглушить сигнал; глушилка; глушит|глушилкой' },
  walk: {
    en: 'walk|walks|walking|cruise|cruises|cruising #; walk mp #; walk|cruise mp? is? #; # walk|cruise; walk of #; mech|vehicle|tank walk|cruise #; base #',
    ru: 'ходьба|ходьбой|шаг|идет|ходит #; крейсерская|крейсерской скорость|скоростью? #; # ходьбы|ходьба; ход #; крейсерская #',
  },
  change: {
    en: '# mp; plus|minus|gain|gains|gets|loses|lose # mp?; card gives|adds|takes? # mp?; effect #; bonus #',
    ru: '# од; плюс|минус # од?; карта дает|отнимает|прибавляет|добавляет # од?; эффект #; теряет|получает # од?',
  },
  'suits=4': {
    en: 'four suits; ordinary|normal|standard|regular poker; 4 suits; four-suit; standard deck',
    ru: 'четыре масти; на четырех мастях; обычный|обычном|обычная|обычной покер|покере|колода|колоде|колодой; 4 масти|мастями|мастях',
  },
  'suits=5': {
    en: 'five suits; five-suit; 5 suits; whole|full deck; 65 cards',
    ru: 'пять мастей; на пяти мастях; 5 мастей|мастями|мастях; пятимастный|пятимастная|пятимастной; вся|полная колода; 65 карт',
  },
  'game=POKER': { en: 'poker', ru: 'покер|покере|покерные|покерных|покерная' },
  'game=DRAX': { en: 'drax', ru: 'дракс|драксе|дракса|дракс' },
  'localSuit=DRAGONS': {
    en: 'kurita space|system|territory|suit?; local suit dragons; draconis; dragons local|home; in dragons space',
    ru: 'в системе? курит|куриты; пространстве курит|куриты; местная масть драконы|драконов; драконы местные; синдикат|синдиката',
  },
  'localSuit=EAGLES': {
    en: 'marik space|system|territory|suit?; local suit eagles; eagles local|home',
    ru: 'в системе? марик|марика|мариков; местная масть орлы|орлов; орлы местные',
  },
  'localSuit=FISTS': {
    en: 'steiner space|system|territory|suit?; lyran space|system?; local suit fists; fists local|home',
    ru: 'в системе? штайнер|штайнера|штайнеров; местная масть кулаки|кулаков; кулаки местные; лиранское',
  },
  'localSuit=SUNS': {
    en: 'davion space|system|territory|suit?; local suit suns; suns local|home',
    ru: 'в системе? дэвион|дэвиона|дэвионов|дэвионах; местная масть солнца|солнц; солнца местные',
  },
  'localSuit=SWORDS': {
    en: 'liao space|system|territory|suit?; capellan; local suit swords; swords local|home',
    ru: 'в системе? ляо; местная масть мечи|мечей; мечи местные; капелланское',
  },
  'lordsInPlay=DRAGONS': {
    en: 'lord of dragons in play|elsewhere; dragons lord in play; ld in play|out',
    ru: 'лорд драконов в игре; лорд драконов у другого',
  },
  'lordsInPlay=EAGLES': {
    en: 'lord of eagles in play|elsewhere; eagles lord in play; le in play|out',
    ru: 'лорд орлов в игре; лорд орлов у другого',
  },
  'lordsInPlay=FISTS': {
    en: 'lord of fists in play|elsewhere; fists lord in play; lf in play|out',
    ru: 'лорд кулаков в игре; лорд кулаков у другого',
  },
  'lordsInPlay=SUNS': {
    en: 'lord of suns in play|elsewhere; suns lord in play; ls in play|out',
    ru: 'лорд солнц в игре; лорд солнц у другого',
  },
  'lordsInPlay=SWORDS': {
    en: 'lord of swords in play|elsewhere; swords lord in play; lw in play|out',
    ru: 'лорд мечей в игре; лорд мечей у другого',
  },
  laidAside: {
    en: 'laid|lay|set|put aside @; @ laid|set|put aside; @ aside',
    ru: 'отложен|отложена|отложил|отложив|отложили @; @ отложен|отложена; @ в стороне',
  },
  'kind=CLUSTER': {
    en: 'cluster|clusters; grp; lrm|lrms|srm|srms; in|with? groups|clusters',
    ru: 'групповое|групповой|групповым|группами|группах; грп; рбд|рмд; кластер|кластерный',
  },
  'kind=RAPID_FIRE': {
    en: 'rapid fire; rapid-fire; ultra|rotary ac?; two shots|hits',
    ru: 'скорострельное|скорострельного|скорострельной|скорострельная|скорострельный; скорострел',
  },
  damage: {
    en: 'damage|dmg|deals|dealing|hits for|of #+; #+ damage|dmg|points?; groups|clusters of #+; #+ groups|clusters; weapon|laser|gun|cannon does|deals? #+; weapon|gun of #+',
    ru: 'урон|урона|урону|дамаг #+; #+ урона|урон|дамага; группы|группами|групп|попадания по? #+; наносит|бьет на? #+',
  },
  multiplier: {
    en: 'x #; times #; multiplier #; multiply|multiplied|multiplies by? #; # times',
    ru: 'умножить|умножает|множитель|помножить на? #; х #; в # раза',
  },
  'multiplier=2': { en: 'double|doubled|doubles|doubling; twice; x2', ru: 'вдвое|удвоение|удвоить|удваивает|удвоенный|двойной|дважды; х2' },
  'multiplier=3': { en: 'triple|tripled|triples; x3', ru: 'втрое|утроение|утроить|утраивает|тройной; х3' },
  extra: {
    en: 'extra #; # damage|dmg card; # extra|more|additional; plus # damage|dmg|points?; bonus damage|dmg #; card? adds|add|gives #',
    ru: 'еще|дополнительно|сверху|плюс #; # урона|урон с|от карты; # урона|урон карта; # дополнительного|дополнительных|сверху; бонус #; карта? добавить|добавляет|дает|прибавляет #; дополнительный урон #',
  },
  movementPoints: { en: '# mp|movement; # movement|move points|point; # walking|running mp', ru: '# од; # очка|очков|очко движения; # мп' },
  hexes: { en: '# hex|hexes', ru: '# гекс|гекса|гексов' },
  criticalHits: {
    en: '# crit|crits|critical hits?|hit?; critical hit|hits #',
    ru: '# крит|крита|критов; # критическое|критических|критического попадание?|попадания?|попаданий?; критические попадания #',
  },
  'criticalHits=1': { en: 'a critical hit; a crit; one crit', ru: 'критическое попадание; крит' },
  'target=INFANTRY': { en: 'infantry|troopers|soldiers', ru: 'пехота|пехоту|пехоте|пехотинец|пехотинцев' },
  'target=NO_HEAT_SCALE': {
    en: 'tank|tanks|vehicle|vehicles|vtol; no|without heat scale; without a heat scale',
    ru: 'танк|танка|танку|танк|машина|машину|машине|машины|техника|технике|технику; без шкалы нагрева; нет шкалы нагрева',
  },
  'target=MECH': { en: 'mech|mechs|battlemech', ru: 'мех|меха|меху|мехе' },
};
