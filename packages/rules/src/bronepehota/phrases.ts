/** What players say of the fields of Bronepehota. */
import type { FieldPhrases } from '../calculator/phrases.js';
import type { Text } from '../text/language.js';

/** Short names of the game. */
export const abbreviations: Text = { en: 'broneinfantry; armored infantry; armoured infantry', ru: 'бронепехота' };

const cost: Text = {
  en: '# points|pts; worth|for|at #; costs # points; squad|machine|gun|mortar|tank|mech|walker at? #',
  ru: '# очков; за|стоимостью|по #; стоит # очков; отряд|машина|орудие|пушка|танк|миномет|шагоход|пехота|бронеход за|на? #',
};

/** A weapon of a machine in close combat. */
const weaponOfMelee: Text = {
  en: 'claw|fist|blade|vibroblade|saw|vibrosaw|chainsaw|hammer|drill|ram bb|cc|of|with? #',
  ru: 'клешня|кулак|клинок|пила|вибропила|бензопила|бур|молот|таран бб|с? #',
};

export const phrases: FieldPhrases = {
  armor: {
    en: 'armor|armour reads|shows|showed|stands #; showed|reads|shows #; armor|armour|br|ar|bro #; # armor|armour|br|bro; # on the? track|slider|scale; armor|armour of #; on armor|armour #; slider|at|on #; _a #; slider|was on #; machine|mech at|on|is #; # now; # under|on|by the|its|his? slider; under|on the|its|his? slider is|reads|was? #; machine|walker|mech|robot with? #',
    ru: 'броня|бр машины|меха|робота|техники|тачки|танка|бойца|пехотинца|солдата #; броня|бр|брн|бронежилет #; # брони; # на шкале|ползунке; на шкале #; с броней #; на броне #; ползунок|ползунке|осталось на? #; машина|на машине #; # осталось; _б #; теперь #; # теперь; машина|мех|танк|робот|шагоход|бронеход #; под ползунком|шкалой у? #',
  },
  pilotArmor: {
    en: 'pilot|driver br|ar|bro|armor|armour? #; man|guy inside|within br|bro|armor|armour #; pilot|driver w|with? br|armor|armour? of? #; pilot is? #; pilot|driver|crewman whose armor|armour is? #; his|her|its own armor|armour being|is|of? #; pilots own? armor|armour being|is|of? #',
    ru: 'пилот|водитель|водила|водилы бр|брн|броня|с? #; пилот с? броней|бр|брн #; броня|бр пилота #; у пилота бр|броня #; пилот внутри с? броней|бр #',
  },
  throwerArmor: {
    en: 'mine is? #; my own #; i am|have armor|br? #; my guy|soldier? armor|armour|br|ar? #; thrower armor|armour|br|ar? #; im armor|armour|br #; own armor|armour #; myself armor|armour|br? #; blow myself up my? armor #',
    ru: 'мой солдат с? броня|бр #; моя|своя|у меня броня|бр #; броня|бр метателя|моя|своя #; сам с броней #; метатель броня|бр? #; подорваться|самоподорваться гранатой? если? броня #; сам|себя броня #',
  },
  power: {
    en: 'power of? # %; # % power',
    ru: 'мощность|мощностью в? # %; # % мощности',
  },
  steps: {
    en: '# step|st|paces away|off|out?; at|over|from # step|paces; distance #; dist #',
    ru: '# шаг|шг; на|с|до # шаг|шг; дистанция|расстояние|дальность до? #; до цели # шагов?; дист|дистанц #',
  },
  centimetres: {
    en: '# cm away|off?; at # cm; distance # cm',
    ru: '# см; # сантиметр; на # см|сантиметрах; в # см',
  },
  'target=MACHINE': {
    en: 'machine|mech|vehicle|tank|robot|walker',
    ru: 'машина|тачка|мех|робот|танк|техника|бронеход|шагоход|саламандра',
  },
  'target=GUN': {
    en: 'gun emplacement|crew|position?; artillery; cannon target; a gun; at|on|against|vs a? gun|mortar|cannon',
    ru: 'орудие|пушка|миномет',
  },
  'target=INFANTRY': {
    en: 'infantry|infantryman|soldier|trooper|squaddie|guy|footman; target is an? infantry|infantryman|soldier|trooper|man',
    ru: 'пехотинец|пехотинца|боец|бойца|солдат|пехота|солдатик',
  },
  'target=UNMANNED_MACHINE': {
    en: 'unmanned|drone|without a? pilot; no pilot|pilotless; machine without a pilot',
    ru: 'без пилота; беспилотный|беспилотник|дрон; машина без пилота',
  },
  'kind=INFANTRY': {
    en: 'infantry|infantryman|soldier|trooper|cyborg',
    ru: 'пехотинец|пехотинца|боец|бойца|солдат|киборг|пехота',
  },
  'kind=MACHINE': { en: 'machine|mech|vehicle|robot|walker|tank', ru: 'машина|тачка|мех|робот|шагоход|бронеход|танк' },
  'kind=GUN': { en: 'gun|cannon|mortar', ru: 'орудие|пушка|миномет' },
  'cover=NONE': {
    en: 'in the open; no cover; fully visible|seen',
    ru: 'на открытом месте?; на открытой местности; без укрытия; полностью виден|видна; видно целиком',
  },
  'cover=MORE_THAN_HALF_SEEN': {
    en: 'more than half|50% seen|visible; half seen|visible|hidden; partly|partially hidden|covered|seen; in|behind cover; behind a? wall|crate|box|corner|barrel; exactly half',
    ru: 'видно|виден больше|более половины; больше|более половины видно|виден|торчит; наполовину виден|видна|скрыт|закрыт; в укрытии; за стеной|стенкой|ящиком|углом|укрытием|бочкой; ровно половина',
  },
  'cover=LESS_THAN_HALF_SEEN': {
    en: 'less than half|50% seen|visible|shows?; only|just? head|helmet sticking|visible|seen|showing|out?; head sticking out; mostly hidden|covered; more than half hidden|covered',
    ru: 'видно|виден меньше|менее половины; меньше|менее половины видно|виден|торчит; одна|только голова торчит|видна?; почти скрыт|не? виден; торчит голова; больше половины скрыто|закрыто',
  },
  'cover=UNSEEN': {
    en: 'cannot|cant be? see|seen; unseen; out of sight; completely hidden; not visible',
    ru: 'не видно|виден; полностью скрыт; вне видимости',
  },
  aimed: {
    en: 'aimed fire|shot?; takes? aim; careful aim',
    ru: 'прицельный огонь|огнем|выстрел|стрельба?; целюсь|целится|прицелившись',
  },
  panic: { en: 'panic rule?; with panic', ru: 'паника; с паникой; правило паники' },
  contact: { en: 'in contact; touching an? enemy; base contact', ru: 'в контакте; касается врага|противника; в касании' },
  'inFront=false': {
    en: 'behind me; behind him; outside|out of? field of view; from behind me; not in view',
    ru: 'за спиной; вне поля зрения; сзади меня|стрелка',
  },
  flying: {
    en: 'flying|airborne|in the air; aircraft|flyer',
    ru: 'летящий|летит|летает; в воздухе; самолет|вертолет',
  },
  lying: { en: 'lying|lies|prone|knocked down|over', ru: 'лежит|лежащий|упавший|опрокинут' },
  surprise: {
    en: 'surprise attack?; from behind; from the? rear; in the back; ambush|backstab|sneak',
    ru: 'внезапная атака?; со спины; сзади; с тыла; в спину; из засады; засада; исподтишка',
  },
  'attacker.closeCombat': {
    en: 'bb|cc #; close combat|skill? #; melee skill? #; # bb|cc; bb#',
    ru: 'бб|ббшка #; ближний бой #; # бб; рукопашная #; рукопашка #',
  },
  'defender.closeCombat': {
    en: 'bb|cc #; close combat #; # bb|cc',
    ru: 'бб #; ближний бой #; # бб',
  },
  'attacker.weapons.closeCombat': weaponOfMelee,
  'defender.weapons.closeCombat': weaponOfMelee,
  'defender.armor': {
    en: 'armor|armour|br|ar|bro #; # armor|armour|br|bro; # left? on the? track|slider; # left',
    ru: 'броня|бр|брн|бронежилет #; # брони; # на шкале|ползунке; ползунок|шкала|шкале #',
  },
  'attacker.armor': { en: 'armor|armour|br|ar|bro #', ru: 'броня|бр|брн #' },
  damage: {
    en: '# damage|dmg; takes|took|loses|lost # damage|dmg|hull|durability?; damage of #; hit for #; a? hit of #',
    ru: '# урона|повреждений|дамага; урон|повреждение #; минус #; потерял|получила #; снаряд на #',
  },
  'charge=SHELL': { en: 'shell|spring gun|cannon', ru: 'снаряд|болванка' },
  'charge=MINE': { en: 'mine|mortar bomb?', ru: 'мина' },
  'charge=ROCKET': { en: 'rocket|missile', ru: 'ракета' },
  'impact=FELL': {
    en: 'knocks|knocked|knocking|tips|tipped|bowls|bowled; fell|falls|fallen over?|down?; knocked him|it|her? over|down|off|flat; topples|tipped over?; it fell',
    ru: 'упал; опрокинул|опрокинута; сбил|сбита с? ног?; свалил|завалил|рухнул',
  },
  'impact=STOOD': {
    en: 'stayed|stood|still|remains standing|up|upright?; did not fall; didnt fall; stands',
    ru: 'устоял|стоит|стоять|выстоял; не упал; осталась стоять',
  },
  'impact=LYING': {
    en: 'already|while lying|down|prone; already knocked|tipped over|down?; was lying; prone|lying|downed',
    ru: 'уже лежит|лежащий|лежачий; в лежащую|лежачего',
  },
  'impact=UNCOUNTED': {
    en: 'ricochet|bounced; flying stand|base',
    ru: 'рикошет|отскочил; подставка полета',
  },
  'launcher=MORTAR': { en: 'mortar', ru: 'миномет' },
  'launcher=ROCKET_LAUNCHER': { en: 'rocket launcher', ru: 'ракетная установка; рпу' },
  turnDegrees: {
    en: 'turned # degrees?; weapon turned #; # degrees',
    ru: 'повернут|поворот|повернул на? # градусов?; # градусов',
  },
  rank: { en: 'rank #; # rank; gunner rank #', ru: 'ранг|звание|ар|а #; # ранг; наводчик ранга? #' },
  rankNeeded: {
    en: 'rank needed|required #; needs|requires rank #',
    ru: 'нужен|нужно|требуется ранг|звание? #; нужен|нужно #; требуемый ранг #',
  },
  ammunition: {
    en: '# ammo|ammunition|rounds left?; # shots left; ammo|ammunition track? #',
    ru: '# боезапаса|снарядов|патронов|боекомплекта осталось?; боезапас|бк|патронов #',
  },
  track: {
    en: '# ammo|ammunition|rounds; ammo|ammunition|track|slider at|is|of|on|left|stands? #; # left',
    ru: 'боезапас|шкала|бк|ползунок|боекомплект #; # боезапаса|боекомплекта|бк|патронов|снарядов; на шкале|ползунке #; осталось # клеток|клетки?; # клетки|клеток; боеприпасов|боеприпасы #; # боеприпасов',
  },
  rateOfFire: {
    en: 'rate of fire #; rof #; # shots a|per turn; fires # times',
    ru: 'скорострельность #; темп стрельбы #; # выстрела за|в тур|ход',
  },
  'kind=TRACKED': { en: 'tracked|tank', ru: 'гусеничная|гусеницы|танк' },
  'kind=WHEELED': { en: 'wheeled|truck|car', ru: 'колесная|колеса|грузовик' },
  'kind=WALKING': {
    en: 'walker|walking|legged|mech',
    ru: 'шагающая|шагоход|мех',
  },
  'kind=FLYING': { en: 'flyer|flying|aircraft|helicopter', ru: 'летающая|летун|самолет|вертолет|флаер' },
  speed: {
    en: 'speed|sp|sector #; # speed; # points of speed; # points; speed points? #; has # points',
    ru: 'скорость|ск|сектор #; # очков скорости?',
  },
  'legs.steps': {
    en: '# step|paces; forward|back|backwards|ahead|climb|sideways #; # forward|back|backwards|ahead|sideways',
    ru: '# шаг; вперед|назад|вбок|боком|лезть|пятится|задом|сдает|сдать #; # вперед|назад|вбок|боком|задом',
  },
  'legs.move=FORWARD': {
    en: 'forward|ahead|straight|walk|runs',
    ru: 'вперед|прямо|пешком|идет|проходит',
  },
  'legs.move=BACK': {
    en: 'back|backward|reverse; back off|up',
    ru: 'пятится|пятиться|пячусь|попятиться|назад|задом|задним|сдать|сдает|сдаю|отъехать|отъезжает',
  },
  'legs.move=SIDEWAYS': { en: 'sideways|sidestep|strafe', ru: 'вбок|боком|в бок|бочком' },
  'legs.move=TURN': {
    en: 'turn|rotate|spin|pivot; turn|spin|pivot round|around|on the? spot',
    ru: 'поворот|повернуть|поворачивает|развернуться|разворот|разворачивает',
  },
  'legs.move=SLOPE': { en: 'slope|ramp|uphill|incline', ru: 'склон|трап|пандус|наклон|горку' },
  'legs.move=LADDER': { en: 'ladder|stairs', ru: 'лестница|ступеньки' },
  'legs.move=OBSTACLE': {
    en: 'obstacle|curb|fence|wall|barrier; over a? fence|wall|obstacle|curb|barrier; step|go|get|drive|climb over',
    ru: 'препятствие|через|перелезть|перелезает|забор|стенку|бордюр|барьер|ограду|ограждение|перешагнуть; на стенку|забор|бордюр|препятствие',
  },
  'legs.move=CLIMB': {
    en: 'climb|scale; climb|scale up? a? wall; up a|the? wall|pole',
    ru: 'лезть|лезет|лезу|карабкаться|вскарабкаться|залезть вверх? по стене|стенке|столбу; лезть|лезет; вверх по? стене|стенке|столбу?',
  },
  'legs.move=LEAP': { en: 'leap|drop|jump down|off', ru: 'спрыгнуть|спрыгивает; прыгнуть вниз; прыжок между' },
  'legs.height': {
    en: '# cm high|tall|wall|fence|obstacle|curb|barrier?',
    ru: '# см|сантиметра высотой?; высотой # см?|сантиметров?',
  },
  'legs.degrees': {
    en: '# degrees|deg; turn by? # degrees?',
    ru: '# градусов|град; поворот|разворот|повернуть|развернуться на? #',
  },
  'legs.withGun': {
    en: 'with|push|drag|pull|roll|pushing|dragging|pulling|rolling a|the? mobile? gun|mortar|cannon; pushing|dragging|pulling|rolling it|him?',
    ru: 'с|катит|качу|катить|толкает|толкать|тащит|тащу|таща мобильным? орудием|минометом|пушкой; катит|качу|толкает|толкаю|тащит|тащу его|ее?',
  },
  clearance: { en: 'clearance #; wheel|track|cabin #', ru: 'просвет|клиренс|колесо|гусеница|кабина #' },
  jump: {
    en: 'jump|jp|jumper|jetpack #; pr #; # jump; jump pack #; jump of #; jump rating|value|stat|skill of? #',
    ru: 'прыжок|пр|прн|прыжка|прыгун #; # прыжка; с прыжком #; ускоритель|ранец|ранцем #',
  },
  length: {
    en: 'length #; # step away|far|long|across|off|flat; # away|far|long; gap|distance|over|across # step?; # steps; # forward|ahead|along|across; # step forward|ahead|along|across; # out',
    ru: 'длина|длину #; # шаг длину|горизонтали|до; в # шагах; до # шаг?; расстояние|дистанция|на|через|пропасть #; # шага; # вперед|вдаль|вдоль; # шага вперед|вдаль|вдоль; по ровному|плоскому? #',
  },
  height: {
    en: 'drop #; drop|down # step; # step? down; height|high|tall|up #; # step|levels|floors high|up|tall|higher|above; # high|up|higher; roof|ledge|wall|floor # step? up|high?; come|comes|go|goes|get|gets|climb|climbs down|up #',
    ru: 'вниз #; # шаг? вниз; высота|вверх #; # шаг высотой|вверх|высоту|выше; # вверх|высоту|выше; на высоту #; крыша|балкон|этаж|стена|карниз # шага?',
  },
  withGun: { en: 'with|carrying|holding a|the? gun|mortar', ru: 'с орудием|минометом|пушкой' },
  moved: {
    en: 'already moved|walked|jumped; moved already|before|first; after walking|moving; walked|moved|ran # step this? turn? already; moved|walked|ran this turn; has|have moved|walked',
    ru: 'уже ходил|двигался|прыгал|шел; после движения; до этого ходил|двигался',
  },
  landsOnLadder: { en: 'onto|on a ladder; lands? on a? ladder', ru: 'на лестницу' },
  costs: {
    en: '#+ points|pts?; armies of #+; #+ against|vs #+?; polaris|protectorate #; # polaris|protectorate',
    ru: 'армии|на|по #+; #+ очков; #+ против; полярис|протекторат собрал|набрал|стоит? #; # полярис|протекторат; сторона|другая|вторая|первая стоит|набрала|собрала #',
  },
  limit: {
    en: 'limit|agreed|up to|max|fit in|into # points?; # point limit|game; agreed on #; # max|maximum|limit|tops',
    ru: 'лимит|предел|до|не больше|ограничение|договорились|влезет|влезу|уложусь на|в|ли? # очков?; # очков лимит|лимита',
  },
  'players#': {
    en: '# player; between # players?; # of us|them; were #',
    ru: 'нас #; # игрок; между # игроками?; двое|трое|четверо|вдвоем|втроем|вчетвером',
  },
  'players+#': {
    en: '# opponent|other|player|more? yet|still to roll|throw; # other|opponents|players? not|havent|hasnt rolled|thrown yet?; # to roll|throw yet?',
    ru: '# игрока|соперника|противника|других|другие? еще? не|будут кидали|бросали; # еще? кидать|бросать',
  },
  'players+1': {
    en: 'havent|hasnt rolled|thrown yet?; not rolled|thrown yet?; me|i|he|she|opponent|friend|last|third|other still|yet to roll|throw; still|yet to roll|throw; me|he|she not yet; my roll|throw|turn last|next',
    ru: 'я|он|она|мне|ему|ей|третий|последний|остальные еще? не бросал|кидал|бросала|кидала|бросали|кидали; не бросал|кидал|бросала|кидала; мне|ему|ей|мой|его еще? бросать|кидать|бросок|кидок; мой бросок впереди|последний|следующий; еще бросать|кидать',
  },
  'players.roll': {
    en: 'rolled|has|threw|thrown a|an? #; has rolled|thrown? a|an? #; got|have a|an #; got #; # rolled|thrown',
    ru: 'выбросил|выкинул|выпало|бросил|у #; уже #; кинул #; выбросил|выкинул|кинул на инициативу #',
  },
  'again=TIED': {
    en: 'only those? tied|who tie reroll|roll again?; tied reroll',
    ru: 'перебрасывают? только те? у кого ничья; только ничейные',
  },
  'army.cost': cost,
  'opponent.cost': cost,
  die: { en: 'die #; # sided|sider', ru: 'кубик #; # гранник|гранный кубик?' },
};

/** The durability of a target as its armor, for calculators that ask for no other durability. */
export const ofDurability: FieldPhrases = {
  armor: { en: 'durability #; # durability|hp', ru: 'прочность|прочностью|прочности #; # прочности' },
};
