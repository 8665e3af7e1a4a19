/** What players say of the fields of Alpha Strike. */
import type { FieldPhrases } from '../calculator/phrases.js';
import type { Text } from '../text/language.js';

/** Short names of the game. */
export const abbreviations: Text = { en: 'as; alphastrike', ru: 'альфа страйк; альфастрайк; ас' };

export const phrases: FieldPhrases = {
  skill: {
    en: 'gunnery #; pilot #; gunner #; skill # pilot; skill # shooter; skill # mech',
    ru: 'пилот #; стрелок #; меткость #; умение #; скилл #',
  },
  inches: {
    en: '# inch|inches|in away|off|out|apart; distance #; # away; range # inch|inches; at # inch|inches; from # inch|inches; moved|jumped|ran|walked|charged #; # in; #"',
    ru: 'дистанция #; расстояние #; # дюйм|дюймов|дюйма до цели; на # дюйм|дюймов|дюймах; с # дюймов; дальность #; до цели #; прошел|пробежал|прыгнул|разбежался #',
  },
  'range=SHORT': {
    en: 'short range; at short; close range; point blank; short',
    ru: 'ближняя дистанция; на|с ближней|близкой|короткой; вблизи; в упор; ближняя',
  },
  'range=MEDIUM': { en: 'medium range; mid range; at medium; at mid; medium', ru: 'средняя дистанция; на|со|с средней|средних; средняя' },
  'range=LONG': { en: 'long range; at long', ru: 'дальняя дистанция; на|с дальней|длинной; на|с большой дистанции; дальняк' },
  'attackerMoved=STOOD_STILL': {
    en: 'i stood|stand|stayed still; standing still; stayed put; shooter|attacker stood|stand|stayed|standing still; did not move; didnt move; did nt move; no movement; stood|standing still?; standing; not moving; neither moved|moves',
    ru: 'стою на месте; я стою; стоял на месте; стреляю с места; не двигался; не двигаюсь; не ходил; стоя на месте; атакующий стоит|стоял; стоял|стоя|стою|стояла; не двигался',
  },
  'attackerMoved=JUMPED': {
    en: 'i jumped; i jump; after jumping; after a jump; i jumped and shoot; having jumped; attacker|shooter jumped|jumps|jump; jumped; jumping',
    ru: 'я прыгнул|прыгал|прыгнула; прыгнув; после прыжка; с прыжка; в прыжке; атакующий|стрелок прыгал|прыгнул; прыгал|прыгнул|прыгнув|прыгала; сам прыгнул|прыгал',
  },
  'attackerMoved=GROUND': {
    en: 'i moved|walked|ran; attacker|shooter moved|walked|ran; after moving; i walk|run|move; walked; ran; walking; i walked',
    ru: 'я шел|ходил|двигался|бежал; атакующий|стрелок двигался|шел|ходил; шел|шла|ходил|пешком|пехом|прошелся|бежал; сам шел|ходил; шел пешком',
  },
  'moved=STOOD_STILL': {
    en: 'stand|stands|stood|standing|stay still|put?; neither moved|moves; stationary',
    ru: 'стоя|стоит|стоят|стоял|стояли|стоячий|стоячего на месте?; не двигаются|двигались',
  },
  'moved=JUMPED': { en: 'jumping|jumped|jumps', ru: 'прыгает|прыгал|прыгают|прыгали|прыгнул|прыгнули' },
  'targetMoved=STOOD_STILL': {
    en: 'target stood|standing|stands|stayed still; stationary target; it stands still; target did not move; target didnt move; standing target; he stood still; standing|stood still?',
    ru: 'цель стоит|стояла на месте; цель стоит|стояла; цель не двигалась; стоящая цель; по стоящему; неподвижная цель; враг стоит; стоит на месте; стоит|стоял|стояла|стоя|стоячего|стоячему',
  },
  'targetMoved=GROUND': {
    en: 'target moved|walked|ran; moving target; it|he moved|walked|ran; enemy moved|walked|ran; walked; ran; moved; it ran; that moved',
    ru: 'цель двигалась|шла|бежала|ходила|прошла; движущаяся цель; по движущейся; враг двигался|шел|бежал; противник двигался|шел; шел|шла|ходил|ходила|бегал|бежал|двигался|двигалась',
  },
  'targetMoved=JUMPED': {
    en: 'target jumped|jumps|jump; jumping target|mech; jumped target; it|he|they jumped; target that jumped; enemy jumped; jumper; jumped',
    ru: 'цель прыгала|прыгнула; прыгнувшая цель; прыгнувшего|прыгнувшему; по прыгнувшей|прыгнувшему|прыгающей; прыгавшая|прыгающая цель; враг прыгал|прыгнул; противник прыгал|прыгнул; прыгал|прыгнул|прыгнула|прыгала|отпрыгнул|отпрыгнула|упрыгал',
  },
  'targetMoved=IMMOBILE': {
    en: 'immobile target; target immobile; it cannot move; target cant move; legged target',
    ru: 'обездвиженная|обездвиженный|обездвиженного|обездвижена цель?; не может двигаться',
  },
  tmm: {
    en: 'tmm #; # tmm; movement modifier #; tmm is|of? #; target # tmm; evasion #',
    ru: 'мдц #; тмм #; модификатор|мод движения цели? #; мдц цели #; тмм цели #',
  },
  woods: {
    en: 'in|behind|through the? woods|trees|forest; woods|trees|forest between|in the way; wooded; woods|forest|trees; in the woods',
    ru: 'в лесу; за лесом; сквозь лес|деревья; через лес; лес между|мешает; в деревьях; за деревьями; лес|лесок|лесу|лесочке|лесочек|лесом; в лесок',
  },
  partialCover: {
    en: 'partial cover; behind a? wall|crate|building|hill|rock|ridge|ruin|rubble; in cover; half hidden; hull down; waist deep; knee deep; in the? water; standing in water; legs hidden; has cover; partially hidden|covered',
    ru: 'частичное укрытие; в частичном укрытии; за стеной|стенкой|зданием|холмом|камнем|домом|гребнем|ящиком|развалинами; в укрытии; наполовину скрыт|скрыта|спрятан; по пояс; по колено; в воде; стоит в воде; частично скрыт|скрыта',
  },
  overheat: {
    en: 'overheat|overheats|overheating by? #; burn|burns|burning # ov?|overheat?; using # overheat; # overheat; ov # used; uses? # overheat; used|fired|shot|fire|shooting with? # ov|overheat; plus # ov|overheat; + #; overheated by? #; used|uses|using ov #',
    ru: 'перегрев|перегревается|перегреваюсь|перегреваясь на? #; # перегрева; жгу #; использую # перегрева; жгу еще? #; перегревом #; перегревшись на? #; жахнул с перегревом #',
  },
  heat: {
    en: 'heat #; heat level #; # heat; has|have|got # heat; # points of heat; overheated by? #; running hot #; at heat #; was at #; heat is #; # on the scale; still #',
    ru: 'нагрев #; перегрет|перегрета|нагрет|нагрета на? #; перегрев # на шкале; # нагрева; уровень нагрева #; тепло #; уже # на шкале; на шкале #; перегрев|перегревом #; # на шкале; был на #; нагрев #',
  },
  fireControlHits: {
    en: '# fire control hit|hits; fire control hit|hits #; # fc hit|hits; fire control hit',
    ru: '# попадание|попадания по суо; суо повреждено; # крита|крит|критов по суо; # попадания по системе|системам управления огнем',
  },
  'fireControlHits=1': {
    en: 'fire control hit; a fire control hit; fc hit; damaged fire control',
    ru: 'суо повреждена|повреждено|подбито|пробито; попадание в|по суо',
  },
  'attack=PHYSICAL': {
    en: 'kick|kicking|kicks; punch|punching|punches; physical attack; melee attack; in melee',
    ru: 'пинаю|пинает|пинок|пнуть|ногой; удар|ударить|бью кулаком|рукой; рукопашная; рукопашной; физическая атака; атака в ближнем бою; бью врукопашную; в ближнем бою',
  },
  'attack=MELEE_WEAPON': { en: 'melee weapon; hatchet|axe|sword|mace|claw', ru: 'топором|топор|мечом|меч; оружием ближнего боя' },
  'attack=RAM': { en: 'charge|charging|charges|ram|ramming|rams', ru: 'таран|тараню|таранит|таранить|тараном' },
  'attack=DEATH_FROM_ABOVE': {
    en: 'death from above; dfa; jump|land|drop|fall on top; from above',
    ru: 'смерть с небес; прыгаю сверху; на голову; сверху; дфа; смертью с небес',
  },
  'attack=INDIRECT': {
    en: 'indirect|indirectly fire?; over the hill; indirect fire; lobbing|lob',
    ru: 'непрямой|непрямая|непрямую|непрямым наводкой?|наводка?|наводку?|огонь?|огнем?|стрельба?; навесом; навесной огонь',
  },
  'attack=REAR': {
    en: 'rear weapons|guns; rear-mounted weapons; with the rear; rear',
    ru: 'задними орудиями; направленными назад; стреляю назад; нн; из нн; назад',
  },
  targetShutDown: {
    en: 'shut down; shutdown; target is? shut down; overheated and shut down',
    ru: 'отключен|отключена|отключенный|отключенная|отключенного|отключенному|отключенную|отключился|отключилась; заглох|заглохший|заглохшего|заглохшему; вырубился|вырубленный|вырубленного',
  },
  spotter: {
    en: 'with a? spotter; spotter; spotted by; friend sees|spots|spotting',
    ru: 'корректировщик|корректировщиком|корректировщика; корректирует; есть корректировщик; наводчик',
  },
  'lineOfSight=false': {
    en: 'no line of sight; no los; out of sight; without los; cannot see; cant see',
    ru: 'нет линии видимости; без линии видимости; не вижу; вне видимости; не видно',
  },
  woodsInches: {
    en: '# inch|inches of woods|trees|forest; # of woods',
    ru: '# дюйм|дюйма|дюймов леса|лесом|лес; через # дюйма|дюймов|дюйм леса',
  },
  contact: {
    en: 'base contact; base to base; in contact; bases touch|touching; adjacent',
    ru: 'в контакте; вплотную; подставка к подставке; база к базе; касаются',
  },
  'inArc=false': { en: 'outside the? arc; out of arc; behind me', ru: 'вне сектора; за спиной у меня' },
  fromRear: {
    en: 'from|in|into the? rear|behind|back; rear attack|shot|arc|hit; in the back; to the rear; backshot; rear; in the back; his back',
    ru: 'с|в тыл|тыла; в спину; сзади; со спины; в корму; в зад; корму|корма|кормы|спину|тыл; тыл; зад',
  },
  ov: { en: 'ov #; # ov; overheat value #', ru: 'зп #; ов #; значение перегрева #' },
  overheatValue: { en: 'ov #; overheat value #', ru: 'зп #; ов #; значение перегрева #' },
  'attacker.skill': { en: 'skill #; # skill; gunnery #; gunner #; pilot #', ru: 'навык #; пилот #; умение #; скилл #; меткость #' },
  'target.tmm': { en: 'tmm #; # tmm', ru: 'тмм #; мдц #' },
  'specials=CASE': { en: 'with|has|have case; got case', ru: 'ссхб' },
  'specials=CASE II': { en: 'case ii|2; with|has|have case ii|2; caseii', ru: 'ссхб ii|2' },
  'specials=ENE': { en: 'ene', ru: 'эно' },
  'specials=OVL': { en: 'ovl', ru: 'пдд' },
  'criticals=ENGINE': {
    en: '#? engine|reactor hit|crit; engine|reactor hit|crit #',
    ru: '#? крит|попадание в|по? реактор|двигатель; реактор|двигатель подбит|пробит|поврежден',
  },
  'criticals=FIRE_CONTROL': {
    en: '#? fire control|fc hit|crit; fire control|fc hit|crit #; damaged fire control',
    ru: '#? крит|попадание в|по? суо|прицел',
  },
  'criticals=WEAPON': {
    en: '#? weapon|gun hit|crit; weapon hit|crit #',
    ru: '#? крит|попадание в|по? орудие|оружие',
  },
  'criticals=MOVEMENT': {
    en: '#? mp|movement|motive|leg|hip|actuator hit|crit; mp|movement|motive hit|crit #',
    ru: '#? крит|попадание в|по? движение|ходовую|ноги|ногу',
  },
  'target.armor': {
    en: 'armor #; # armor; armor # left; a #; _a #; armor|armour #',
    ru: 'броня #; # брони; осталось # брони; броня осталась #; брн #; _б #',
  },
  'target.structure': {
    en: 'structure #; # structure; internal structure #; is #; s #; _s #; structure #',
    ru: 'структура #; # структуры; стр #; вк #; вкт #; структура #',
  },
  damage: { en: 'damage|dmg|dam|dealing|deals ^; ^ dmg|dam; damage|dmg|dam #; # dmg|dam', ru: 'урон|дамаг ^; урон|дамаг|бьет #; # урона' },
  'attacker.damage': { en: 'deals|dealing|damage|dmg ^; ^ damage|dmg; my? damage|dmg|dam ^', ru: 'урон ^; дамаг ^; ^ урона|урон' },
  size: { en: 'size #; sz #; size # mech; size class #', ru: 'размер #; рзм #; класс #; размерный класс #' },
  'size=1': { en: 'light mech; light', ru: 'легкий|легкого|легкому|легким мех?' },
  'targetSize=2': { en: 'medium target; a|into|at|against a? medium mech?', ru: 'средняя|среднюю цель; по|в среднему|среднего|средний' },
  'size=2': { en: 'medium mech', ru: 'средний|среднего|средним мех' },
  'size=3': { en: 'heavy mech; heavy', ru: 'тяжелый|тяжелого|тяжелым|тяжелому мех?' },
  'size=4': { en: 'assault mech; assault', ru: 'штурмовой|штурмового|штурмовым|штурмовому мех?' },
  targetSize: {
    en: 'target size? #; size # target; into|at|against|vs a? size #; target of size #',
    ru: 'цель размера #; по|в цель|мех|меха размера|размер #; размер цели #; цель размер #; цель размером #',
  },
  'targetSize=1': { en: 'light target; into|at|against a? light mech?', ru: 'легкая цель; легкую цель; по|в легкому|легкого|легкий' },
  'targetSize=3': { en: 'heavy target; into|at|against a? heavy mech?', ru: 'тяжелая|тяжелую цель; по|в тяжелому|тяжелого|тяжелый' },
  'targetSize=4': {
    en: 'assault target; into|at|against an? assault mech?',
    ru: 'штурмовая|штурмовую цель; по|в штурмовому|штурмового|штурмовой',
  },
  deathFromAbove: {
    en: 'death from above; dfa; from above; lands on|jumping on|jumps on|jump on|drops on',
    ru: 'смерть с небес; смертью с небес; дфа; сверху; прыгает|прыгаю|прыжок|прыгнул на',
  },
  weaponHits: {
    en: '# weapon|gun hit|hits|crit|crits; weapon|gun hit|hits|crit|crits #',
    ru: '# попадание|попадания|попаданий по орудиям|оружию; # крита|крит по орудиям|оружию',
  },
  'weaponHits=1': {
    en: 'a? weapon hit; weapon crit',
    ru: 'орудие|оружие|пушка выбито|выбита|подбито|подбита|повреждено; попадание|хит|крит по оружию|орудию|орудиям; один|одно хит|крит|попадание по оружию|орудию|орудиям',
  },
  roll: {
    en: 'roll|rolled|rolls? #; rolled a #; a # rolled; crit # rolled; result #',
    ru: 'выпало|выпал|выпала|выбросил|выкинул|бросил #; бросок #; # на кубиках|кубах; # на 2д6; результат #',
  },
  engineHits: {
    en: '# engine hit|hits; engine hit|hits #; engine crit|crits #',
    ru: '# попадание|попадания|попаданий|крит|крита в|по реактор|реактору; попадание|попадания в|по реактор|реактору #',
  },
  'engineHits=1': {
    en: 'an? engine hit; engine crit|crits; damaged|hit|wrecked engine; one engine hit',
    ru: 'попадание|крит в|по? реактор|двигатель; реактор подбит|поврежден|пробит|задет; пробит|подбит|поврежден|задет реактор; с пробитым|подбитым|поврежденным реактором; один крит|раз в|по реактор|реактору; битый реактор',
  },
  externalHeat: {
    en: '# heat from outside|flamers|enemy; ht #; hit by ht #; # external heat; outside heat #; # heat from; flamer|flamers # heat?',
    ru: '# нагрева снаружи|извне; внешний нагрев #; огнемет|огнеметом|огнеметы на? #; нг #; тепло # снаружи|извне',
  },
  fired: {
    en: 'fired; shoots; fires; shot; i shoot; fired weapons|guns; i fired; shooting; firing',
    ru: 'стрелял|стреляла|стреляю|стреляет|выстрелил|выстрелила|пострелял; вел огонь; стрельба',
  },
  'fired=false': {
    en: 'did not|didnt|does not|no fire|fired|shoot|firing|shooting; without firing|shooting; holds|held fire; not firing; didnt fire; did nt fire|shoot; held fire; no shooting',
    ru: 'не стрелял|стреляла|стреляю|стреляет; без стрельбы; молчал|молчит; не стрелял',
  },
  waterDepth: {
    en: '# inch|inches of? water|deep; depth # water?; water # inch?|inches? deep?; # deep water; depth #; in # inch|inches water',
    ru: 'вода # дюйм?|дюйма?|дюймов?; глубина|глубиной #; # дюйм|дюйма|дюймов воды; в воде # дюйм?|дюйма?; на глубине #',
  },
  targetWaterDepth: { en: 'target in # inch|inches of? water; water # inch|inches deep', ru: 'цель в воде глубиной? #' },
  'waterDepth=1': { en: 'in|standing the? water; wading', ru: 'в|стоя|стоит воде; по колено в воде' },
  shutDown: { en: 'shut down; shutdown', ru: 'отключен|отключена|отключился|отключилась|отключенный|заглох' },
  turns: {
    en: '# turn|turns; for|over|in|after|within # turn|turns|rounds|round',
    ru: '# ход|хода|ходов; за # хода|ходов|ход; через # хода|ходов',
  },
  move: {
    en: 'move|moves|mv|movement|mp #; # move|mv|movement; move|moves|mv # inch|inches; # inch|inches of? move|movement; speed #; mv #; move #; #j|mv; has #; # mv; i have|got # inch|inches; # inch|inches enough; is|are|will # inch|inches enough; enough with # inches',
    ru: 'движение #; у меня # дюймов|дюйма|дюйм; дв #; # движения; скорость #; ход #; движение # дюймов|дюйма; # дюймов|дюйма движения|хода; дв #; дв#; хватит|хватает|достаточно # дюймов|дюйма; # дюймов|дюйма хватит|хватает|достаточно',
  },
  'mode=JUMPED': {
    en: 'jumping; jumps; jump; by jumping; using jump; jump|jumps',
    ru: 'прыжком; прыгает|прыгаю|прыгая; прыжок; прыжком',
  },
  heightChange: {
    en: 'up # inch?|inches?; # inch|inches up|high|higher|hill|level; climb|climbs|climbing # inch?|inches?; hill # inch?|inches?; # inch|inches hill|rise|cliff; up a? # inch|inches|in?; # inch|inches|in hill',
    ru: 'вверх|подъем|подняться|поднимается на? # дюйм?|дюйма?|дюймов?; # дюйм|дюйма|дюймов вверх|высотой|подъема; высотой # дюйм?|дюйма?; на высоту #; холм|горку|склон # дюйм?|дюйма?; забрался на горку|холм|высоту #; горку # дюйма; холм # дюйма',
  },
  'legs.inches': {
    en: '# inch|inches of? open|clear|flat|ground|straight|woods|rough|rubble|water; through|across # inch|inches; goes|walks|walk|go|moves # inch|inches; # open|clear|more|flat|forest|woods|straight; # inch|in|inches? open|woods|forest|rubble|water|rough|through|on|more',
    ru: '# дюйм|дюйма|дюймов по открытой|лесу|чистому|ровному|воде|развалинам|прямой|равнине; пройти|прохожу|проходит|иду|идет # дюйм|дюйма|дюймов; # по|открытой|чистому|горизонтали|дюйма|дюймов|дюйм; # дюйма|дюймов|дюйм лесом|лесу|развалин|воды|открытой; прошел #',
  },
  'terrain=WOODS': { en: 'woods|forest|trees; forest', ru: 'лес|лесу|леса|лесом; лесом|леса' },
  'terrain=ROUGH': { en: 'rough ground|terrain?', ru: 'труднопроходимый|труднопроходимой|пересеченной|камням|камни' },
  'terrain=RUBBLE': { en: 'rubble|ruins; rubble', ru: 'развалины|развалинам|руины|руинам|обломки; развалин|развалинам' },
  'terrain=WATER': { en: 'water|river|lake', ru: 'вода|воду|воде|реку|реке|вброд' },
  startsInWater: {
    en: 'starts|starting|start in the? water; out of the? water; from the? water',
    ru: 'начинает|начинаю|стартует|стоя в воде; из воды',
  },
  speedDemon: { en: 'speed demon', ru: 'лихач; лихача' },
  hidden: {
    en: '# hidden; hidden #; # of it? hidden|covered|behind; covered|hides|covers|blocks #; # inch|inches hidden|wall|hill|ridge|crate|ledge; wall|hill|ridge|crate|ledge is|of? # inch|inches; behind # inch|inches',
    ru: 'скрыто #; # скрыто; скрыт|скрыта на? #; закрыто #; # дюйма|дюйм скрыто|скрыты|закрыто; закрывает|скрывает|прячет|заслоняет на? # дюйм?|дюйма?|дюймов?; стена|стенка|холм|гребень|ящик высотой|в? # дюйм|дюйма|дюймов',
  },
  'hidden=1': {
    en: 'half hidden|covered|behind|visible; half of? the? mech|unit|him|it; covers|hides half',
    ru: 'наполовину; половина|половину меха|мех|его?; закрыт на половину',
  },
  height: {
    en: '# tall|high; height #; # inch|inches tall|high; mech # tall',
    ru: 'высота|высотой|ростом #; рост #; # высотой|высоты|ростом',
  },
  first: {
    en: '# unit|units|mech|mechs of? mine?; i have # unit?|units?|mech?|mechs?; my #; # mine; first side #; we have #; # of mine; # against|vs|versus',
    ru: 'у меня # мех?|меха?|мехов?|бе?|юнит?|юнита?|юнитов?; моих #; # моих; у нас #; # против; # на; мои #',
  },
  second: {
    en: 'they have #; he has #; against|vs|versus #; enemy|opponent has? #; # of theirs|his|enemy; second side #',
    ru: 'у него|противника|врага|них #; против #; у соперника #; # у него|противника|врага; на #',
  },
  'wonBefore=FIRST': { en: 'i won last|before|the? last turn|time', ru: 'я выиграл|выигрывал прошлый|раньше|прошлом|предыдущую' },
  pointValue: { en: '# pv|points|point|pts; pv #; worth # points?|pv?', ru: '# ос|очков|очка|очко; ос #; пв #; # пв|поинтов' },
  count: { en: 'x #; # x', ru: 'х #' },
  'situation.inches=6': {
    en: 'short range; at short; point blank; short',
    ru: 'ближняя дистанция?; на|с ближней|близкой|короткой; вблизи; в упор',
  },
  'situation.inches=24': { en: 'medium range?; mid range; at medium; medium', ru: 'средняя дистанция?; на|со|с средней|средних' },
  'situation.inches=42': { en: 'long range; at long', ru: 'дальняя дистанция?; на|с дальней|длинной' },
  armor: { en: '_a #; armor #', ru: 'брн #' },
  structure: { en: '_s #', ru: 'вк #' },
  'heat=0': { en: 'was cold|cool; from zero; cold', ru: 'холодный|остывший; был холодный; с нуля' },
  'fired=true': { en: 'shot; fired', ru: 'жахнул|пальнул|стрельнул|пострелял' },
};
