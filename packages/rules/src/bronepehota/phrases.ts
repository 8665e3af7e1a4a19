/** What players say of the fields of Bronepehota. */
import type { FieldPhrases } from '../calculator/phrases.js';
import type { Text } from '../text/language.js';

/** Short names of the game. */
export const abbreviations: Text = { en: 'broneinfantry; armored infantry; armoured infantry', ru: 'бронепехота; бронепехоте' };

export const phrases: FieldPhrases = {
  armor: {
    en: 'armor|armour|br|ar #; # armor|armour|br; armor|armour of #; on armor|armour #; slider|at|on #; _a #; at #; on #; slider|was on #; machine|mech at|on|is #',
    ru: 'броня|бр|брони|броней|бронёй #; # брони|броня; с броней #; на броне #; ползунок|ползунке|осталось #; машина|машине|на машине #; # осталось; _б #; ползунок #',
  },
  pilotArmor: {
    en: 'pilot|driver|pilots br|ar|armor|armour? #; pilot|driver w|with? br|armor|armour? of? #; pilot is? #',
    ru: 'пилот|пилота|пилоту|водитель бр|броня|броней|брони|с? #; пилот с? броней|бр|броня #; броня|бр пилота #; у пилота бр|броня #; пилот с броней #',
  },
  throwerArmor: {
    en: 'my guy|soldier? armor|armour|br|ar? #; thrower|throwers armor|armour|br|ar? #; im armor|armour|br #; own armor|armour #; myself armor|armour|br? #; blow myself up my? armor #',
    ru: 'мой солдат с? броня|броней|бр #; моя|своя|у меня броня|бр #; броня|бр метателя|моя|своя #; сам с броней #; метатель броня|бр? #; подорваться|самоподорваться гранатой? если? броня #; сам|себя броня #',
  },
  steps: {
    en: '# step|steps|st|paces away|off|out?; at|over|from # step|steps|paces; distance #',
    ru: '# шаг|шага|шагов|шагах|шг; на|с|до # шаг|шага|шагов|шагах|шг; дистанция|расстояние|дальность до? #; до цели # шагов|шага|шаг?',
  },
  centimetres: {
    en: '# cm away|off?; at # cm; distance # cm',
    ru: '# см; # сантиметр|сантиметра|сантиметров|сантиметрах; на # см|сантиметрах; в # см',
  },
  'target=MACHINE': {
    en: 'machine|machines|mech|vehicle|tank|robot|walker',
    ru: 'машина|машину|машине|машины|мех|меха|меху|робот|робота|роботу|танк|танка|танку|техника|технике|бронеход|бронехода|бронеходу|шагоход|шагохода|шагоходу|саламандра|саламандре|саламандру',
  },
  'target=GUN': {
    en: 'gun emplacement|crew|position?; artillery; cannon target; a gun; at|on|against|vs a? gun|mortar|cannon',
    ru: 'орудие|орудию|орудия|пушка|пушку|пушке|миномет|миномету',
  },
  'target=INFANTRY': {
    en: 'infantry|infantryman|soldier|trooper|troopers|squaddie|guy|footman',
    ru: 'пехотинец|пехотинца|пехотинцу|боец|бойца|бойцу|солдат|солдата|солдату|пехота|пехоту|пехоте|солдатик',
  },
  'target=UNMANNED_MACHINE': {
    en: 'unmanned|drone|without a? pilot; no pilot|pilotless; machine without a pilot',
    ru: 'без пилота; беспилотный|беспилотная|беспилотную|беспилотник|дрон; машина|машину без пилота',
  },
  'kind=INFANTRY': {
    en: 'infantry|infantryman|soldier|trooper|cyborg',
    ru: 'пехотинец|пехотинца|пехотинцу|пехотинцем|боец|бойца|бойцу|солдат|солдата|киборг|пехота',
  },
  'kind=MACHINE': { en: 'machine|mech|vehicle|robot|walker|tank', ru: 'машина|машину|машине|машины|машиной|мех|меха|меху|робот|робота' },
  'kind=GUN': { en: 'gun|cannon|mortar', ru: 'орудие|орудию|орудия|пушка|пушку|пушке|миномет|миномету' },
  'cover=NONE': {
    en: 'in the open; no cover; fully visible|seen',
    ru: 'на открытом месте?; на открытой местности; без укрытия; полностью виден|видна; видно целиком',
  },
  'cover=MORE_THAN_HALF_SEEN': {
    en: 'more than half|50% seen|visible; half seen|visible|hidden; partly|partially hidden|covered|seen; in|behind cover; behind a? wall|crate|box|corner|barrel; exactly half',
    ru: 'видно|виден|видна больше|более половины; больше|более половины видно|виден|видна|торчит; наполовину виден|видна|скрыт|закрыт; в укрытии; за стеной|стенкой|ящиком|углом|укрытием|бочкой; ровно половина',
  },
  'cover=LESS_THAN_HALF_SEEN': {
    en: 'less than half|50% seen|visible|shows?; only|just? head|helmet sticking|visible|seen|showing|out?; head sticking out; mostly hidden|covered; more than half hidden|covered',
    ru: 'видно|виден|видна меньше|менее половины; меньше|менее половины видно|виден|видна|торчит; одна|только голова торчит|видна?; почти скрыт|не? виден; торчит голова; больше половины скрыто|закрыто',
  },
  'cover=UNSEEN': {
    en: 'cannot|cant be? see|seen; unseen; out of sight; completely hidden; not visible',
    ru: 'не видно|виден|видна; полностью скрыт|скрыта; вне видимости',
  },
  aimed: {
    en: 'aimed|aiming|aim fire|shot?; takes? aim; careful aim',
    ru: 'прицельно; прицельный|прицельная|прицельным|прицельной огонь|огнем|выстрел|стрельба|стрельбой?; целюсь|целится|целившись|прицелившись',
  },
  panic: { en: 'panic rule?; with panic', ru: 'паника|паникой|паники|панику; с паникой; правило паники' },
  contact: { en: 'in contact; touching an? enemy; base contact', ru: 'в контакте; касается|касаюсь врага|противника; в касании' },
  'inFront=false': {
    en: 'behind me; behind him; outside|out of? field of view; from behind me; not in view',
    ru: 'за спиной; вне поля зрения; сзади меня|стрелка',
  },
  flying: {
    en: 'flying|airborne|in the air; aircraft|flyer',
    ru: 'летящий|летящая|летящую|летит|летает|летающая|летающий; в воздухе; самолет|самолету|вертолет|вертолету',
  },
  lying: { en: 'lying|lies|prone|knocked down|over', ru: 'лежит|лежащий|лежащая|лежащую|упавший|упавшая|опрокинут|опрокинута' },
  surprise: {
    en: 'surprise|surprised|surprising attack?; from behind; from the? rear; in the back; ambush|backstab|sneak',
    ru: 'внезапная|внезапной|внезапно атака|атакой|атакую?; со спины; сзади; с тыла; в спину; из засады; засада; исподтишка',
  },
  'attacker.closeCombat': {
    en: 'bb|cc #; close combat|skill? #; melee skill? #; # bb|cc; bb#',
    ru: 'бб #; ближний бой #; # бб; рукопашная #; рукопашка #',
  },
  'defender.closeCombat': { en: 'bb|cc #; close combat #; # bb|cc', ru: 'бб #; ближний бой #; # бб' },
  'defender.armor': { en: 'armor|armour|br|ar #; # armor|armour|br', ru: 'броня|бр|брони|броней #; # брони' },
  'attacker.armor': { en: 'armor|armour|br|ar #', ru: 'броня|бр|брони|броней #' },
  damage: {
    en: '# damage|dmg; takes|took|loses|lost # damage|dmg|hull|durability?; damage of #; hit for #',
    ru: '# урона|повреждений|повреждения|дамага; урон|повреждение|повреждения #; минус #; потерял|потеряла|получила|получил #; снаряд на #',
  },
  'charge=SHELL': { en: 'shell|shells|spring gun|cannon', ru: 'снаряд|снаряда|снарядом|снаряды|болванка' },
  'charge=MINE': { en: 'mine|mines|mortar bomb?', ru: 'мина|мины|миной|мину|мин' },
  'charge=ROCKET': { en: 'rocket|rockets|missile', ru: 'ракета|ракеты|ракетой|ракету|ракет' },
  'impact=FELL': {
    en: 'fell|falls|fallen over?|down?; knocked|knocks|knocking him|it|her? over|down|off|flat; topples|toppled|tipped over?; it fell',
    ru: 'упал|упала|упало|упавший; опрокинул|опрокинулась|опрокинулся|опрокинута|опрокинуло; сбил|сбита|сбило|сбили с? ног?; свалил|свалила|свалило|свалилась|завалил|завалила|завалился|завалилась|рухнул|рухнула',
  },
  'impact=STOOD': {
    en: 'stayed|stays|stood|still|remains standing|up|upright?; did not fall; didnt fall; stands',
    ru: 'устоял|устояла|устояло|стоит|стоять|выстоял|выстояла; не упал|упала|упало; осталась|остался|осталось стоять',
  },
  'impact=LYING': {
    en: 'already|while lying|down|prone; was lying; prone|lying|downed',
    ru: 'уже лежит|лежащий|лежал|лежащую|лежачий|лежачую; в лежащую|лежачего|лежачую',
  },
  'impact=UNCOUNTED': {
    en: 'ricochet|ricocheted|bounced; flying stand|base',
    ru: 'рикошет|рикошетом|отскочил|отскочила; подставка|подставку полета',
  },
  'launcher=MORTAR': { en: 'mortar', ru: 'миномет|миномета|минометом' },
  'launcher=ROCKET_LAUNCHER': { en: 'rocket launcher', ru: 'ракетная установка; ракетной установки; рпу' },
  turnDegrees: {
    en: 'turned # degrees?; weapon turned #; # degrees',
    ru: 'повернут|повернуто|поворот|повернул на? # градусов?; # градусов|градуса',
  },
  rank: { en: 'rank #; # rank; gunner rank #', ru: 'ранг|звание|ар|а #; # ранг|ранга; наводчик ранга? #' },
  rankNeeded: {
    en: 'rank needed|required #; needs|requires rank #; required rank #',
    ru: 'нужен|нужно|требуется ранг|звание? #; требуемый ранг #',
  },
  ammunition: {
    en: '# ammo|ammunition|rounds|shots left?; ammo|ammunition track? #',
    ru: '# боезапаса|снарядов|патронов|боекомплекта осталось?; боезапас|боезапаса|бк|патронов #',
  },
  track: {
    en: '# ammo|ammunition|rounds; ammo|ammunition|track|slider at|is|of|on|left|stands? #; track #; # left',
    ru: 'боезапас|боезапаса|шкала|шкале|шкалы|бк|ползунок|боекомплект #; # боезапаса|боекомплекта|бк|патронов|снарядов; на шкале|ползунке #; осталось # клеток|клетки|клетка?; # клетки|клеток|клетка',
  },
  rateOfFire: {
    en: 'rate of fire #; rof #; # shots a|per turn; fires # times',
    ru: 'скорострельность #; темп стрельбы #; # выстрела|выстрелов за|в тур|ход',
  },
  'kind=TRACKED': { en: 'tracked|tracks|tank', ru: 'гусеничная|гусеничный|гусеничной|гусеничную|гусеницы|гусеницах|танк' },
  'kind=WHEELED': { en: 'wheeled|wheels|truck|car', ru: 'колесная|колесный|колесной|колесную|колеса|колесах|грузовик' },
  'kind=WALKING': {
    en: 'walker|walking|legged|mech',
    ru: 'шагающая|шагающий|шагающей|шагающую|шагоход|шагоходом|шагохода|шагоходу|мех|меха',
  },
  'kind=FLYING': { en: 'flyer|flying|aircraft|helicopter', ru: 'летающая|летающий|летающей|летающую|летун|летуна|самолет|вертолет|флаер' },
  speed: {
    en: 'speed|sp|sector #; # speed|points? of? speed?; speed points? #; has # points',
    ru: 'скорость|ск|сектор|скоростью #; # очков|очка скорости?; скорости #',
  },
  'legs.steps': {
    en: '# step|steps|paces; forward|back|backwards|ahead|climb|sideways #; # forward|back',
    ru: '# шаг|шага|шагов|шагах; вперед|назад|вбок|лезть #; # вперед|назад',
  },
  'legs.move=FORWARD': {
    en: 'forward|forwards|ahead|straight|walk|walks|runs',
    ru: 'вперед|прямо|пешком',
  },
  'legs.move=BACK': {
    en: 'back|backs|backward|backwards|reverse|reverses; back off|up',
    ru: 'назад|задом|задним|сдать|сдает|сдаю|отъехать|отъезжает',
  },
  'legs.move=SIDEWAYS': { en: 'sideways|sidestep|strafe|strafes', ru: 'вбок|боком|бок|в бок|бочком' },
  'legs.move=TURN': {
    en: 'turn|turns|turning|rotate|rotates',
    ru: 'поворот|повернуть|поворачивает|поворачиваю|развернуться|разворот|разворачивает|развернуть',
  },
  'legs.move=SLOPE': { en: 'slope|ramp|uphill|incline', ru: 'склон|склону|трап|трапу|пандус|пандусу|наклон|горку' },
  'legs.move=LADDER': { en: 'ladder|stairs|stair', ru: 'лестница|лестнице|лестницу|ступеньки|ступенькам' },
  'legs.move=OBSTACLE': {
    en: 'obstacle|over|curb|fence|wall|barrier; step over',
    ru: 'препятствие|через|перелезть|перелезает|забор|стенку|стенка|бордюр|барьер|ограду|ограждение|перешагнуть; на стенку|забор|бордюр|препятствие',
  },
  'legs.move=CLIMB': {
    en: 'climb|climbs|climbing|scale|scales wall?; climb|climbs',
    ru: 'лезть|лезет|лезу|карабкаться|карабкается|вскарабкаться|залезть|лезу по стене|столбу; лезть|лезет',
  },
  'legs.move=LEAP': { en: 'leap|leaps|drop|drops|jump down|off', ru: 'спрыгнуть|спрыгивает; прыгнуть вниз; прыжок между' },
  'legs.height': {
    en: '# cm high|tall|wall|fence|obstacle|curb|barrier?; # cm',
    ru: '# см|сантиметра|сантиметров высотой|высоты?; высотой|высота # см?|сантиметров?',
  },
  'legs.degrees': {
    en: '# degrees|deg|degree; by # degrees?; turn|turns|turning # degrees?',
    ru: '# градусов|градуса|град; на # градусов?; поворот|разворот|повернуть|развернуться на? #',
  },
  'legs.withGun': {
    en: 'with|pushing|dragging|pulling|rolling a|the? gun|mortar|cannon',
    ru: 'с|катит|толкает|таща орудием|минометом|пушкой|орудие|пушку|миномет',
  },
  clearance: { en: 'clearance #; wheel|track|cabin #', ru: 'просвет|клиренс|колесо|гусеница|кабина #' },
  jump: {
    en: 'jump|jp|jumps|jumper #; pr #; # jump; jump pack #; jump of #',
    ru: 'прыжок|пр|прыжка|прыжком #; # прыжка; с прыжком #; ускоритель|ускорителем|ранец|ранцем #',
  },
  length: {
    en: 'length #; # step|steps away|far|long|across|off|flat; # away|far|long; gap|distance|over|across # step?|steps?; # steps|step',
    ru: 'длина|длиной|в длину #; # шаг|шага|шагов в длину|по горизонтали|до; в # шагах|шаге; до # шаг?|шага?|шагов?; расстояние|дистанция|на|через|пропасть #; # шага|шагов|шаг',
  },
  height: {
    en: 'height|high|tall|up #; # step|steps|levels|level|floors high|up|tall|higher|above; # high|up|higher; roof|ledge|wall|floor # step?|steps? up|high?',
    ru: 'высота|высотой|в высоту|вверх #; # шаг|шага|шагов высотой|вверх|в высоту|выше; на высоту #; крыша|крышу|балкон|этаж|стена|стену|карниз # шага?|шаг?|шагов?',
  },
  withGun: { en: 'with|carrying|holding a|the? gun|mortar', ru: 'с орудием|минометом|пушкой' },
  moved: {
    en: 'already moved|walked|jumped; moved already|before|first; after walking|moving',
    ru: 'уже ходил|двигался|прыгал|шел; после движения; до этого ходил|двигался',
  },
  landsOnLadder: { en: 'onto|on a ladder; lands? on a? ladder', ru: 'на лестницу; на лестнице' },
  costs: { en: '#+ points|pts?; armies of #+; #+ against|vs #+?', ru: 'армии|армия|на|по #+; #+ очков; #+ против' },
  limit: {
    en: 'limit|limited|agreed|up to|max|fit in|into # points?; # point|points limit|game',
    ru: 'лимит|предел|до|не больше|ограничение|договорились|влезет|влезу|уложусь|уложиться на|в|ли? # очков?; # очков лимит|лимита',
  },
  'players#': {
    en: '# player|players; between # players?; # of us|them',
    ru: 'нас #; # игрок|игрока|игроков; между # игроками?; двое|трое|четверо|вдвоем|втроем|вчетвером',
  },
  'players+#': {
    en: '# opponent|opponents|other|others|player|players|more? yet|still to roll; # other|others|opponents|players? not|havent|hasnt rolled yet?; # to roll yet?',
    ru: '# игрока|игроков|соперника|соперников|противника|других? еще? не|будут кидали|кидал|бросали|бросал|кидать|бросать',
  },
  'players.roll': {
    en: 'rolled|rolls|roll|has a? #; has rolled? a? #; got a? #; # rolled',
    ru: 'выбросил|выкинул|выпало|бросил|выбросила|выпала|у #; уже #; кинул #',
  },
  'again=TIED': {
    en: 'only those? tied|who tie reroll|roll again?; tied reroll',
    ru: 'перебрасывают? только те? у кого ничья; только ничейные',
  },
  'army.cost': {
    en: '# points|pts|pt; worth|for|at # ; costs|cost # points; # point; squad|machine|gun|tank|mech at? #',
    ru: '# очков|очка|очко; за|стоимостью|по #; стоит # очков|очка; отряд|машина|орудие|пушка|танк за|на? #',
  },
  die: { en: 'die #', ru: 'кубик #' },
};
