/** What players say of the fields of Alpha Strike. */
import type { FieldPhrases } from '../calculator/phrases.js';
import type { Text } from '../text/language.js';

/** Short names of the game. */
export const abbreviations: Text = { en: 'as; alphastrike', ru: 'альфа страйк; альфастрайк; ас' };

export const phrases: FieldPhrases = {
  skill: {
    en: 'sk #; gunnery #; pilot #; gunner #; skill # pilot; skill # shooter; skill # mech; # gunner|gunnery',
    ru: 'пилот #; стрелок #; меткость #; умение #; скилл #; ум #',
  },
  inches: {
    en: '# inch|in away|off|out|apart; distance #; # away; range # inch; at # inch; from # inch; moved|jumped|ran|walked|charged #; # in; range #',
    ru: 'дистанция #; расстояние #; # дюйм до цели; на # дюйм; с # дюймов; дальность #; до цели #; прошел|пробежал|прыгнул|разбежался #; до всех|него|нее по? # дюймов',
  },
  'range=SHORT': {
    en: 'short range; at short; close range; point blank; short',
    ru: 'ближняя дистанция; на|с ближней|близкой|короткой; вблизи; в упор; ближняя',
  },
  'range=MEDIUM': { en: 'medium range; mid range; at medium; at mid; medium', ru: 'средняя дистанция; на|со|с средней; средняя; медиум' },
  'range=LONG': {
    en: 'long range; at long',
    ru: 'далеко; издалека; дальняя дистанция; на|с дальней|длинной; на|с большой дистанции; дальняк',
  },
  'attackerMoved=STOOD_STILL': {
    en: 'i stood|stand|stayed still; stayed put; shooter|attacker stood|stand|stayed still; did not move; didnt move|budge; did not|nt move|budge; not budge; no movement; stood|standing still?; not moving; neither moved; stationary shooter|attacker',
    ru: 'стою на месте; я стою; стоял на месте; стреляю с места; не двигался; не ходил; атакующий стоит|стоял; стоял|стоя',
  },
  'attackerMoved=JUMPED': {
    en: 'i jumped; after jumping; after a jump; i jumped and shoot; having jumped; attacker|shooter jumped; jumped',
    ru: 'я прыгнул|прыгал; после прыжка; с прыжка; в прыжке; атакующий|стрелок прыгал|прыгнул; прыгал|прыгнул|прыгнув; сам прыгнул|прыгал',
  },
  'attackerMoved=GROUND': {
    en: 'i moved|walked|ran; attacker|shooter moved|walked|ran; after moving; i walk|run|move; walked; ran; on foot',
    ru: 'я шел|ходил|двигался|бежал по? земле?; атакующий|стрелок двигался|шел|ходил по? земле?; шел|шла|ходил|пешком|пехом|прошелся|бежал; сам шел|ходил; шел пешком',
  },
  'moved=STOOD_STILL': {
    en: 'stand|stands|stood|standing|stay still|put?; neither moved|moves; stationary',
    ru: 'стоя|стоял|стояли|стоячий|стоят|стоим на? месте?; стоят|стоим столбом|столбами; не двигаются',
  },
  'moved=GROUND': {
    en: 'walking|walked|walk|running|ran|run|moving on? foot?; both|everybody|all walk|walked|walking',
    ru: 'оба|обе|все ходят|идут|шли|бегут|бегают|двигаются; ходят|идут|шли|шел|шла|бегут|бегают|бежал|бежали|двигаются|пешком; ходит|идет|бежит',
  },
  'moved=JUMPED': { en: 'jumping', ru: 'прыгает|прыгнул' },
  'targetMoved=STOOD_STILL': {
    en: 'target stood|standing|stayed still; stationary target; it stands still; target did not move; target didnt move; standing target; he stood still; standing|stood still?',
    ru: 'цель стоит|стояла на месте; цель стоит|стояла; цель не двигалась; стоящая цель; по стоящему; неподвижная цель; враг стоит; стоит на месте; стоит|стоял|стоячего; стоят столбами',
  },
  'targetMoved=GROUND': {
    en: 'target moved|walked|ran; moving target; it|he moved|walked|ran; enemy moved|walked|ran; walked; ran; moved; that moved; on foot',
    ru: 'цель двигалась|шла|бежала|ходила|прошла; движущаяся цель; по движущейся; враг двигался|шел|бежал; противник двигался|шел; шел|шла|ходил|бегал|бежал|двигался',
  },
  'targetMoved=JUMPED': {
    en: 'target jumped; jumping target|mech; it|he|they jumped; target that jumped; enemy jumped; jumper; jumped',
    ru: 'цель прыгала|прыгнула; прыгнувшая цель; прыгнувшего; по прыгнувшей|прыгающей; прыгавшая цель; враг прыгал|прыгнул; противник прыгал|прыгнул; прыгал|прыгнул|отпрыгнул|упрыгал',
  },
  'targetMoved=IMMOBILE': {
    en: 'immobile target; target immobile; it cannot move; target cant move; legged target',
    ru: 'обездвиженная цель?; не может двигаться',
  },
  tmm: {
    en: '# tmm; movement modifier #; tmm is|of? #; target # tmm; evasion #',
    ru: 'мдц #; тмм #; модификатор|мод движения цели? #; мдц цели #; тмм цели #',
  },
  woods: {
    en: 'in|behind|through the? woods|trees|forest; woods|trees|forest between|in the way; woods|forest|trees',
    ru: 'в лесу; за лесом; сквозь лес|деревья; через лес; лес между|мешает; в деревьях; за деревьями; лес|лесок|лесочке|лесочек; в лесок',
  },
  partialCover: {
    en: 'behind a? wall|crate|building|hill|rock|ridge|ruin|rubble; in cover; half hidden; hull down; waist deep; knee deep; in the? water; standing in water; legs hidden; has cover; partially hidden|covered; partial; behind partial',
    ru: 'частичное укрытие; в частичном укрытии; за стеной|стенкой|зданием|холмом|камнем|домом|гребнем|ящиком|развалинами; в укрытии; наполовину скрыт|спрятан; по пояс; по колено; в воде; стоит в воде; частично скрыт',
  },
  overheat: {
    en: 'overheat by? #; burn # ov?|overheat?; ov # used; uses? # overheat; push|pushing # heat|ov; overheat for all? #; overheat all #; used|fired|shot|shooting with? # ov|overheat; plus # ov|overheat; used ov #; # heat used|burned; pushed # more? overheat|ov?; pushed|pushing ov #; pumped # heat|ov; extra # heat; # more overheat|ov',
    ru: 'перегрев|перегревается на? #; # перегрева; использую # перегрева; жгу еще? #; перегревшись на? #; жахнул с перегревом #; пережег|сжег на? #; выжег|сжег|жег # очка?; зп|ов юзнул|использовал|потратил|сжег #; юзнул|использовал # зп|ов; жахнул|пальнул|стрелял с|на ов|зп #; # зп|ов сверху',
  },
  heat: {
    en: 'heat #; heat level #; # heat; has|have|got # heat; # points of heat; overheated by? #; running hot #; at heat #; was at #; heat is #; # on the scale; still #; on # heat; sitting on #; with # heat',
    ru: 'нагрев #; жар|жара #; # жара|тепла; перегрет|нагрет на? #; перегрев # на шкале; # нагрева; уровень нагрева #; тепло #; уже # на шкале; на шкале #; перегрев #; # на шкале; был на #; горим|горю на? #; висит # хита?; набрал тепла|нагрева? аж? #; нагретый на? #',
  },
  fireControlHits: {
    en: '# fire control hit|crit; fire control hit|crit #; # fc hit|crit; fire control hit|crit',
    ru: '# попадание по суо; суо повреждено; # крита по суо; # попадания по системе управления огнем; # попадания в|по систему|системе наведения',
  },
  'fireControlHits=1': {
    en: 'fire control hit|crit; a fire control hit|crit; fc hit|crit; damaged fire control; lost a? fire control box?; fire control box gone|lost|hit?',
    ru: 'суо повреждена|подбито|пробито; попадание в|по суо; наведение|наводка|прицел|суо сбито|сбит|покоцано|повреждено; сбили|подбили|покоцали наведение|наводку|прицел|суо',
  },
  'attack=PHYSICAL': {
    en: 'kick; punch; physical attack; melee attack; in melee',
    ru: 'пинаю|пинок|пнуть|ногой; удар|бью просто? кулаком|рукой; рукопашная; физическая атака; атака в ближнем бою; бью врукопашную; в ближнем бою',
  },
  'attack=MELEE_WEAPON': {
    en: 'melee weapon; hatchet|axe|sword|mace|claw',
    ru: 'топором|мечом; оружием ближнего боя; топор|секира|булава|секирой|булавой; рубит|рублю|рубануть',
  },
  'attack=RAM': { en: 'charge|ram', ru: 'таран' },
  'attack=DEATH_FROM_ABOVE': {
    en: 'death from above; dfa; jump|land|drop|fall on top; from above',
    ru: 'смерть с небес; прыгаю сверху; на голову; сверху; дфа',
  },
  'attack=INDIRECT': {
    en: 'indirect|indirectly fire?; over the hill; lobbing',
    ru: 'непрямой наводкой?|огонь?|огнем?|стрельба?; навесом; навесной огонь',
  },
  'attack=REAR': {
    en: 'rear weapons|guns; rear-mounted weapons; with the rear; rear',
    ru: 'задними орудиями; из задних|тыловых стволов|орудий|пушек; направленными назад; стреляю назад; нн; из нн; назад',
  },
  targetShutDown: {
    en: 'shut down; shutdown; target is? shut down; overheated and shut down',
    ru: 'отключен; заглох|заглохший; вырубился|вырубленный',
  },
  spotter: {
    en: 'with a? spotter; spotter; spotted by; friend sees|spots',
    ru: 'корректировщик; корректирует; есть корректировщик; наводчик',
  },
  'lineOfSight=false': {
    en: 'no line of sight; no los; out of sight; without los; cannot see; cant see',
    ru: 'нет линии видимости; без линии видимости; не вижу; вне видимости; не видно',
  },
  woodsInches: {
    en: '# inch of woods|trees|forest; # of woods',
    ru: '# дюйм леса; через # дюйма леса',
  },
  contact: {
    en: 'base contact; base to base; in contact; bases touch; adjacent',
    ru: 'в контакте; вплотную; подставка к подставке; база к базе; касаются',
  },
  'inArc=false': { en: 'outside the? arc; out of arc; behind me', ru: 'вне сектора; за спиной у меня' },
  fromRear: {
    en: 'from|in|into the? rear|behind|back; rear attack|shot|arc|hit; to the rear; backshot; rear; his back; directly|right behind him|it|her|them?; got|get|stands|sits|am|im behind him|it|her|them',
    ru: 'с|в тыл; в спину; зашел|зашла сзади|за спину; сзади; со спины; в корму; в зад; корму|спину|тыл; зад',
  },
  ov: { en: 'ov #; # ov; overheat value #', ru: 'зп #; ов #; значение перегрева #' },
  overheatValue: { en: 'ov #; overheat value #', ru: 'зп #; ов #; значение перегрева #' },
  'attacker.skill': { en: 'sk #; skill #; # skill; gunnery #; gunner #; pilot #', ru: 'навык #; пилот #; умение #; скилл #; меткость #' },
  'target.tmm': { en: 'tmm #; # tmm', ru: 'тмм #; мдц #' },
  'specials=CASE': { en: 'with|has|have case; got case', ru: 'ссхб; case' },
  'specials=CASE II': { en: 'case ii|2; with|has|have case ii|2; caseii', ru: 'ссхб ii|2' },
  'specials=ENE': { en: 'ene', ru: 'эно' },
  'specials=OVL': { en: 'ovl', ru: 'пдд' },
  'criticals=ENGINE': {
    en: '#? engine|reactor hit|crit; engine|reactor hit|crit #',
    ru: '#? крит|попадание в|по? реактор|двигатель; реактор|двигатель подбит|пробит|поврежден',
  },
  'criticals=FIRE_CONTROL': {
    en: '#? fire control|fc hit|crit; fire control|fc hit|crit #; damaged fire control; lost fire control; fire control gone|lost',
    ru: '#? крит|попадание в|по? суо|прицел; наведение|наводка|прицел|суо сбито|сбит|покоцано|повреждено|подбито; сбили|подбили|покоцали наведение|наводку|прицел|суо',
  },
  'criticals=WEAPON': {
    en: '#? weapon|gun hit|crit; weapon hit|crit #',
    ru: '#? крит|попадание в|по? орудие|оружие',
  },
  'criticals=MOVEMENT': {
    en: '#? mp|movement|motive|leg|hip|actuator hit|crit; mp|movement|motive hit|crit #',
    ru: '#? крит|попадание в|по? движение|ходовую|ноги; ходовая подбита|повреждена',
  },
  'target.armor': {
    en: '# armor; armor # left; a #; _a #; armor|armour #',
    ru: 'броня #; # брони; осталось # брони; броня осталась #; брн #; бр #; _б #; _а #',
  },
  'target.structure': {
    en: 'structure #; # structure; internal structure #; is #; s #; _s #',
    ru: 'структура #; # структуры; стр #; ст #; ск #; _с #; вк #; вкт #',
  },
  damage: { en: 'damage|dmg|dam|dealing ^; ^ dmg|dam; damage|dmg|dam #; # dmg|dam', ru: 'урон|дамаг ^; урон|дамаг|бьет #; # урона' },
  'attacker.damage': { en: 'deals|damage|dmg ^; ^ damage|dmg; my? damage|dmg|dam ^', ru: 'урон ^; дамаг ^; ^ урона' },
  size: {
    en: 'size #; sz #; size # mech; size class #; im|i am a? size #; my size #',
    ru: 'размер #; # размер; рзм #; класс #; размерный класс #; # размера; я|сам|сама # размера|класса; я|мой размером? #; я #; мой мех #',
  },
  'size=1': { en: 'light mech; light', ru: 'легкий мех?' },
  'targetSize=2': { en: 'medium target; a|into|at|against a? medium mech?', ru: 'средняя цель; по|в среднему' },
  'size=2': { en: 'medium mech', ru: 'средний мех' },
  'size=3': { en: 'heavy mech; heavy', ru: 'тяжелый мех?' },
  'size=4': { en: 'assault mech; assault', ru: 'штурмовой мех?; штурмовик' },
  targetSize: {
    en: 'target size? #; size # target; into|at|against|vs a? size #; target of size #; on a? size #; he|it|they is|are? a? size #; his size #',
    ru: 'цель размера #; по|в цель|мех размера #; размер цели #; он|она|враг|цель|у него размера? #; цель # размера; по|в # размера',
  },
  'targetSize=1': {
    en: 'light target; into|at|against a? light mech?; on|another light mech?',
    ru: 'легкая цель; по|в легкому; по|на|в легкого',
  },
  'targetSize=3': {
    en: 'heavy target; into|at|against a? heavy mech?; on|another heavy mech?',
    ru: 'тяжелая цель; по|в тяжелому; по|на|в тяжелого|тяжа|тяжу|тяжелый',
  },
  'targetSize=4': {
    en: 'assault target; into|at|against an? assault mech?; on|another assault mech?',
    ru: 'штурмовая цель; по|в штурмовому; по|на|в штурмовику|штурмовика|штурмовой',
  },
  deathFromAbove: {
    en: 'death from above; dfa; from above; lands on|jumping on|jumps on|jump on|drops on',
    ru: 'смерть с небес; дфа; сверху; прыгает|прыжок|прыгнул на',
  },
  weaponHits: {
    en: '# weapon|gun hit|crit; weapon|gun hit|crit #',
    ru: '# попадание по орудиям|оружию; # крита по орудиям|оружию',
  },
  'weaponHits=1': {
    en: 'a? weapon hit; weapon crit',
    ru: 'орудие|оружие|пушка выбито|подбито|повреждено; попадание|хит|крит по оружию|орудию; один|одно хит|крит|попадание по оружию|орудию',
  },
  roll: {
    en: 'roll? #; rolled a #; a # rolled; crit # rolled; result #; came up #',
    ru: 'выпало|выбросил|выкинул|бросил #; бросок #; # на кубиках|кубах; # на 2д6; результат #; на кубах|кубиках|двух? #',
  },
  engineHits: {
    en: '# engine hit; engine hit #; engine crit #',
    ru: '# попадание|крит в|по реактор; попадание в|по реактор #; реактор|двигатель пробит|подбит|поврежден # раз',
  },
  externalHeat: {
    en: '# heat from outside|flamers|enemy; ht #; hit by ht #; # external heat; outside heat #; # heat from; flamer # heat?; gave|gives me? # heat; flamer|flamers put|added # on|to',
    ru: '# нагрева снаружи|извне; внешний нагрев #; огнемет на? #; нг #; тепло # снаружи|извне; накинули|добавили # тепла|нагрева; огнеметом|огнемет # нагрева?; накинули|добавили|накидали мне|еще? #; # накинули|добавили|накидали',
  },
  fired: {
    en: 'fired; shoots; shot; i shoot; fired weapons|guns; i fired',
    ru: 'стрелял|выстрелил|пострелял; вел огонь; стрельба',
  },
  'fired=false': {
    en: 'did not|didnt|does not|no fire|shoot; without firing|shooting; holds|held fire; not firing; didnt fire; did nt fire|shoot; no shooting',
    ru: 'не стрелял; без стрельбы; молчал',
  },
  waterDepth: {
    en: '# inch of? water|deep; depth # water?; water # inch? deep?; # deep water; in # inch water',
    ru: 'вода # дюйм?; глубина #; # дюйм воды; в воде # дюйм?; на глубине #; лужа глубиной? в? # дюйм?; глубиной в? # дюйм?',
  },
  targetWaterDepth: {
    en: 'target in # inch of? water; water # inch deep',
    ru: 'цель в воде глубиной? #',
  },
  'targetWaterDepth=1': {
    en: 'in|through the? water|river|lake; knee|waist deep',
    ru: 'по колено|пояс; в|стоит в? воде|воду|реке|реку; цель в воде',
  },
  'waterDepth=1': {
    en: 'in|standing the? water; wading; in a? puddle|creek',
    ru: 'в|стоя воде; по колено в воде; в луже; глубиной в? дюйм',
  },
  shutDown: { en: 'shut down; shutdown', ru: 'отключен|заглох' },
  turns: {
    en: '# turn; for|over|in|after|within # turn|rounds',
    ru: '# ход; за # хода; через # хода',
  },
  move: {
    en: 'move|mv|movement|mp #; # move|mv|movement; move|mv # inch; # inch of? move|movement; speed #; #j|mv; has #; i have|got # inch; ive got # inch; # inch mech|mover|jumper; # inch enough; is|are|will # inch enough; enough with # inches; mv is #',
    ru: 'движение #; мув #; у меня # дюймов; дв #; # движения; скорость #; ход #; движение # дюймов; # дюймов движения|хода; дв#; хватит|достаточно # дюймов; # дюймов хватит|достаточно; мех # дюймов; был ход #',
  },
  'mode=JUMPED': {
    en: 'jumping; by jumping; using jump',
    ru: 'прыжком; прыгает; прыжок',
  },
  heightChange: {
    en: '# inch up|high|higher|hill|level; climb # inch?; hill # inch?; # inch hill|rise|cliff; up a? # inch|in?; # inch|in hill; # inch climb',
    ru: 'вверх|подъем|подняться|поднимается на? # дюйм?; # дюйм вверх|высотой|подъема; высотой # дюйм?; на высоту #; холм|горку|склон # дюйм?; забрался на горку|холм|высоту #',
  },
  'legs.inches': {
    en: '# inch of? open|clear|flat|ground|straight|woods|rough|rubble|water; through|across # inch; goes|walks|go|moves # inch; # open|clear|more|flat|forest|woods|straight; # inch|in? open|woods|forest|rubble|water|rough|through|on|more',
    ru: '# дюйм по открытой|лесу|чистому|ровному|воде|развалинам|прямой|равнине; пройти|прохожу|проходит|иду|идет # дюйм; # по|открытой|чистому|горизонтали|дюйма; # дюйма лесом|развалин|воды|открытой; прошел #',
  },
  'terrain=WOODS': { en: 'woods|forest|trees', ru: 'лес' },
  'terrain=ROUGH': { en: 'rough ground|terrain?', ru: 'труднопроходимый|пересеченной|камням' },
  'terrain=RUBBLE': { en: 'rubble|ruins', ru: 'развалины|руины|обломки' },
  'terrain=WATER': { en: 'water|river|lake', ru: 'вода|реку|вброд' },
  startsInWater: {
    en: 'starts in the? water; out of the? water; from the? water',
    ru: 'начинает|стартует|стоя в воде; из воды',
  },
  speedDemon: { en: 'speed demon', ru: 'лихач' },
  hidden: {
    en: '# hidden; hidden #; # of it? hidden|covered|behind; covered|hides|blocks #; # inch hidden|wall|hill|ridge|crate|ledge; wall|hill|ridge|crate|ledge is|of? # inch; behind # inch',
    ru: '# скрыто; скрыт на? #; закрыто #; # дюйма скрыто|закрыто; закрывает|скрывает|прячет|заслоняет на? # дюйм?; стена|стенка|холм|гребень|ящик высотой|в? # дюйм',
  },
  'hidden=1': {
    en: 'half hidden|covered|behind|visible; half of? the? mech|unit|him|it; covers|hides half',
    ru: 'наполовину; половина меха|его?; закрыт на половину',
  },
  height: {
    en: '# tall|high; height #; # inch tall|high; mech # tall',
    ru: 'высота|ростом #; # высотой|ростом',
  },
  first: {
    en: '# unit|mech of? mine?; i have # unit|mech?; my #; # mine; first side #; we have #; # of mine; # against|vs|versus; # a|per side; # on each side; # mechs|units? each|apiece; lance of #',
    ru: 'у меня # мех|бе|юнит|юнита?; моих #; # моих; у нас #; # против; # на; мои #',
  },
  second: {
    en: 'they have #; he has #; against|vs|versus #; enemy|opponent has? #; # of theirs|his|enemy; second side #; # a|per side; # on each side; # mechs|units? each|apiece; lance of #',
    ru: 'у него|противника|врага|них #; против #; у соперника #; # у него|противника|врага; на #',
  },
  'wonBefore=FIRST': { en: 'i won last|before|the? last turn|time', ru: 'я выиграл|выигрывал прошлый|раньше|предыдущую' },
  pointValue: { en: '# pv|points|pts|pt; pv #; worth # points?|pv?; # pt; worth #', ru: '# ос|очков; ос #; пв #; # пв|поинтов' },
  count: { en: 'x #; # x', ru: 'х #' },
  'situation.inches=6': {
    en: 'short range; at short; point blank; short',
    ru: 'ближняя дистанция?; на|с ближней|близкой|короткой; вблизи; в упор',
  },
  'situation.inches=24': {
    en: 'medium range?; mid range; at medium; medium at|against|vs|distance; on medium; at mid',
    ru: 'средняя дистанция?; на|со|с средней; медиум',
  },
  'situation.inches=42': { en: 'long range; at long', ru: 'далеко; издалека; дальняя дистанция?; на|с дальней|длинной' },
  armor: { en: '_a #; armor #', ru: 'брн #; бр #; _б #; _а #' },
  structure: {
    en: '_s #; structure #; # structure; internal structure? #',
    ru: 'вк #; ст #; стр #; ск #; _с #; структура #; # структуры; конструкция #',
  },
  'heat=0': {
    en: 'was cold|cool; from zero; cold; no heat yet; heat was zero; started cold; stone cold',
    ru: 'холодный|остывший; был холодный; с нуля; нагрева не было; без нагрева; холодным|холодная; изначально холодный',
  },
  'fired=true': { en: 'shot; fired', ru: 'жахнул|пальнул|стрельнул|пострелял' },
};
