/** What players say of the fields of 5150. */
import type { FieldPhrases } from '../calculator/phrases.js';
import type { Text } from '../text/language.js';

/** Short names of the game. */
export const abbreviations: Text = { en: '51 50; fifty one fifty', ru: 'пятьдесят один пятьдесят' };

export const phrases: FieldPhrases = {
  rep: {
    en: '_r #; # rep; reputation #; rep of? #; quality #; skill #; # skill',
    ru: 'умение #; реп #; репутация #; _у #; _р #; с умением #; # умения|умением; навык|скилл #',
  },
  leaderRep: {
    en: 'leader|ldr|officer|sergeant rep? #; leader|ldr|officer|boss|sergeant _r #; leader|officer with|of|is|has? rep? #; rep # leader|officer|boss|sergeant; led by a? rep #; under|behind a? rep # leader; leader|лидер rep|реп|умение #; rep # leader|лидер; rep # leader|boss|sarge nearby|watching|close|around; boss|sarge|sergeant|chief with|of|is|has rep? #; leader|boss|sergeant whos|who|is|was a? #',
    ru: 'лидер|командир умение|реп|с|_у? #; лидер|командир с? умением|реп|_у #; умение|реп # лидера|командира; кубик лидерства|лидера #; умением? лидера|командира #; лидер|командир рядом|неподалеку|поблизости|близко умение|реп|rep|_у? #; кубик лидерства с? умением? лидера? #',
  },
  'weapon=assault-rifle': {
    en: 'assault rifle; ar; m16|ak; assault rifleman',
    ru: 'штурмовая|штурмовка винтовка?; автомат|штурмовуха|калаш; автоматчик',
  },
  'weapon=machine-gun': {
    en: 'machine gun; mg; lmg|hmg|saw; machine gunner; machinegun',
    ru: 'пулемет; пулеметчик; ручник|ручной пулемет',
  },
  'weapon=submachine-gun': {
    en: 'submachine gun; smg',
    ru: 'пистолет пулемет; пп; с пп',
  },
  'weapon=pump-shotgun': {
    en: 'shotgun; pump shotgun; pump gun; scattergun',
    ru: 'дробовик; помповое ружье?; помповое|помповик; обрез|дробаш',
  },
  'weapon=semi-automatic-rifle': {
    en: 'semi auto; semi automatic; semi auto rifle; semiauto; semi auto|automatic rifleman|riflemen',
    ru: 'полуавтомат; полуавтоматическая винтовка?; полуавто',
  },
  'weapon=large-calibre-pistol': {
    en: 'big|heavy|magnum|large-caliber|large pistol; magnum; big bore pistol',
    ru: 'крупнокалиберный пистолет?; большой пистолет; магнум; кк пистолет; кк; пистолет крупного калибра; крупный калибр',
  },
  'weapon=combat-knife': { en: 'knife|knives|blade|dagger', ru: 'нож|клинок' },
  'weapon=rifle-with-bayonet': { en: 'bayonet; rifle with bayonet; fixed bayonet', ru: 'штык' },
  'weapon=rifle': { en: 'rifleman|riflemen', ru: 'стрелок|стрелка с винтовкой; обычная|простая винтовка' },
  'weapon=unarmed': {
    en: 'unarmed|barehanded|fists; bare hands',
    ru: 'без оружия; безоружный|безоружен|кулаками; голыми руками; нет оружия; с пустыми руками; пустые руки',
  },
  'weapon=improvised': {
    en: 'improvised|bottle|chair|club|wrench',
    ru: 'подручное; дубина|стул|бутылкой',
  },
  'weapon=rapid-fire-laser-pistol': {
    en: 'rapid fire laser; rapid-fire laser pistol',
    ru: 'скорострельный лазер|лазерный? пистолет?',
  },
  'weapon=net-thrower': { en: 'net gun|thrower; net', ru: 'сетка|сети; метатель сетки|сети?; сеткомет' },
  'armor=light': {
    en: 'light|soft body? armor|armour|vest; light; la; sba',
    ru: 'легкая|мягкая броня|бронежилет?; броня мягкая|легкая; ла; в легкой',
  },
  'armor=heavy': {
    en: 'heavy|hard body? armor|armour|vest; heavy; ha; hba',
    ru: 'тяжелая|жесткая броня|бронежилет?; броня жесткая|тяжелая; в тяжелой',
  },
  'armor=none': {
    en: 'no|without armor|armour; unarmored|unarmoured; nobody armored',
    ru: 'без брони; небронированный; голый; бездоспешный',
  },
  'armor=absorbing': { en: 'absorbing armor?|armour?; aa', ru: 'поглощающая броня?' },
  'armor=reflecting': {
    en: 'reflecting|reflec armor?|armour?; ra',
    ru: 'отражающая броня?',
  },
  'armor=distorting': { en: 'distorting|distortion armor?|armour?; da', ru: 'искажающая броня?' },
  'armor=shimmer': { en: 'shimmer armor?|armour?; sh', ru: 'шиммер; мерцающая|мерцание броня?' },
  'armor=exo': {
    en: 'exo armor?|armour?|suit?; exoskeleton',
    ru: 'экзо|экзоброня|экзоскелет броня?',
  },
  'armor=battle': { en: 'battle armor|armour; ba; power armor', ru: 'боевая броня; боевую' },
  cover: {
    en: 'in cover; behind a? wall|crate|building|rock|car|corner|barrel|something; hard cover; from cover; has cover; under cover; inside a building; behind wall|cover|fence|sandbags|crates',
    ru: 'в укрытии; за стеной|стенкой|зданием|камнем|углом|ящиком|машиной|бочкой|укрытием; из укрытия; в здании; внутри здания',
  },
  'cover=false': {
    en: 'in the open; on open ground; out of cover; not hiding; standing|out in open',
    ru: 'в открытую; на открытом месте?; в чистом поле; на виду; как на ладони; вне укрытия; открыто; не прячется; в открытом поле; на открытой местности|площади|улице',
  },
  concealed: {
    en: 'concealed; in|behind the? bushes|brush|grass|shrubs|hedge; soft cover',
    ru: 'в|за кустах|траве|зарослях; скрыт|замаскирован',
  },
  prone: {
    en: 'prone|lying down|on the ground; prone',
    ru: 'лежа|лежащий|лежачий|залег; лежачий|залегшему|лежащему',
  },
  movedFast: {
    en: 'moved|ran|running|sprinting fast|quickly?; fast moving; used fast move',
    ru: 'быстро двигался|бежал|перемещался|переместился|шел; бежал|бежит|бегом|бегущий; двигался|движется быстро',
  },
  shooterMovedFast: {
    en: 'i ran|sprinted|moved fast?; shooter moved|ran|sprinted fast?; after fast moving; i fast moved; i fast move; sprinted|ran before shooting|firing',
    ru: 'я бежал|быстро двигался|перемещался; стрелок бежал|двигался быстро?; стрелок быстро двигался; после быстрого перемещения|бега; на бегу; я двигался|бежал быстро; перед выстрелом|стрельбой|очередью бежал|побежал|двигался; стреляю|стреляет после рывка|бега|пробежки',
  },
  twoWeapons: {
    en: 'two|both pistols|smgs|weapons|guns; dual wield; akimbo; gun in each hand; a pistol in each hand; in each hand; in the other hand; two fisted; guns blazing from both hands; both hands',
    ru: 'с двух рук; два пистолета; двумя пистолетами; по пистолету в каждой|двух руке; македонски; в каждой|обеих руке; в другой|второй руке; из двух пистолетов|стволов; обеими руками; по македонски; с обеих рук',
  },
  secondWeapon: {
    en: 'in each hand; two knives|blades|swords|clubs; paired blades|knives; off hand weapon',
    ru: 'в каждой|обеих руке; два ножа|клинка|меча; двумя ножами|клинками|мечами; парные ножи|клинки; второе оружие',
  },
  targetNumber: { en: 'target number #; # target of burst; target #', ru: 'цель номер #; # цель; цель #' },
  'targetNumber=2': { en: 'second target; 2nd target', ru: 'вторая цель; во вторую' },
  'targetNumber=3': { en: 'third target; 3rd target', ru: 'третья цель' },
  'luckyShot=false': { en: 'no|without lucky shot', ru: 'без выстрела на удачу; без удачного выстрела; без удачи' },
  luckyShot: { en: 'lucky shot', ru: 'на удачу; выстрел на удачу; удачный выстрел' },
  rateOfFire: {
    en: 'rof #; rate of fire #; # shots|dice; fires # dice|shots',
    ru: 'скорострельность #; темп #; # выстрела; бросаю # кубика',
  },
  impact: { en: 'impact #', ru: 'ущерб #; импакт #' },
  inches: {
    en: '# inch|in away|off|out|apart; distance #; at|from # inch; # away; throw|thrown # inch?',
    ru: 'дистанция #; расстояние #; на # дюйм; с # дюймов; дальность #; до цели #',
  },
  'targets#': {
    en: '# target|guy|goons|men|enemies|figures|gangers|thugs|bad|people|punks; at # of them',
    ru: 'двое|трое|четверо; # цели|врагов|бойцов|бандитов|противников|фигурки|фигурок|человека|людей',
  },
  'targets.dice': {
    en: '# die|dice each|at|on|for|into; # dice|die; all # dice|die at|on|into one?; # on|at|into|to first|second|third|other|last|leader; # die|dice on|at|into|to first|second|third|other|last|leader',
    ru: '# кубик|куб; все # кубик|куб в одного?; # в|во|на|по первого|второго|третьего|другого|последнего|лидера; # кубик|куб в|во|на|по первого|второго|третьего|другого|последнего|лидера',
  },
  'visibility=NIGHT': { en: 'at night; in the dark; night|dark', ru: 'в темноте; темно|ночь' },
  'visibility=BAD_WEATHER': {
    en: 'bad weather; rain|fog|snow|storm',
    ru: 'плохая погода; дождь|туман|снег|непогода',
  },
  'visibility=WOODS': { en: 'in the? woods|forest; inside woods', ru: 'в лесу' },
  powered: {
    en: 'powered; power source; vibro|energized|electric; vibroknife|vibroblade',
    ru: 'с приводом; с источником питания; энергоклинок; силовой; энергетический|электрический; виброклинок|вибронож|энергонож',
  },
  extraDice: {
    en: '# extra dice|die; extra dice|die #; # more dice|die; plus # die|dice',
    ru: '# дополнительный|лишний кубик; еще # кубик; плюс # кубик|куб',
  },
  'extraDice=1': {
    en: 'an? extra|additional|bonus die; plus a die; three dice; 3 dice; third die; 3d6; rolling|rolls|roll three|3 dice',
    ru: 'дополнительный кубик; плюс|еще кубик; три кубика; третий кубик; на трех кубиках; тремя кубиками; 3 кубика; 3к6; 3д6; на трех',
  },
  roll: {
    en: 'rolled|got|dice #+; rolled a #+; #+ rolled; came|comes up a? #+; rolled a|an? #+',
    ru: 'выпало|выбросил|выкинул|бросил #+; на кубиках #+; #+ выпало|на кубиках',
  },
  leaderRoll: { en: 'leader die|dice rolled|is|shows? a? #', ru: 'кубик лидера|лидерства выпал|показал? #' },
  'figures.count': {
    en: '# of them; # figures|men|guys|soldiers|troopers|grunts|colonists|cops|gangers with|rep?; # x; x #; squad of #; # dudes|guys|men|of; # such|like that|identical; # of those',
    ru: '# бойца|фигурки|фигурок|человек|солдат|стрелков с|умение?; отряд из #; # штуки; # бойца|человек|чел; # таких|штук; # таких же',
  },
  'figures.rep': { en: 'rep #; # rep', ru: 'умение|реп #' },
  'kind=WEAPON': { en: 'weapon|gun; armed', ru: 'оружие|ствол|пушка' },
  'kind=ARMOR': {
    en: 'armor|armour; no|any|special armor|armour; unarmored|unarmoured',
    ru: 'броня|спецброня; без брони; нет никакой? брони; никакой брони',
  },
  'kind=REP': { en: 'rep; average rep; reputation', ru: 'умение; какое умение; реп; какой уровень будет?' },
  'lawLevel=LAX': {
    en: 'lax law?|planet?',
    ru: 'вялый|мягкий|слабый закон?|уровень?',
  },
  'lawLevel=LOW': {
    en: 'low law; law low; low law level; low; lawless',
    ru: 'низкий закон?|уровень?',
  },
  'lawLevel=NORMAL': {
    en: 'normal law; ordinary planet; normal world|place|city; usual law',
    ru: 'обычный|нормальная закон|уровень|планета; обычный|нормальная мир|город; нормальной планете',
  },
  leader: { en: 'leader|officer|boss', ru: 'лидер|командир|главарь' },
  'figureClass=POLICE': {
    en: 'police|cop|policeman; officer of the law; policemen|patrolman',
    ru: 'полиция|полицейский|коп; мент|патрульный|полицай',
  },
  'figureClass=CRIMINALS': {
    en: 'criminal|gang|gangster|ganger; thug|crook|mobster|outlaw',
    ru: 'преступник|бандит|гангстер; уголовник|бандюган|головорез|мафиози',
  },
  'figureClass=COLONISTS': { en: 'colonist', ru: 'колонист' },
  'figureClass=CORPORATIONS': { en: 'corporate|corp', ru: 'корпорат|корпорация' },
  'figureClass=PROLETARIAT': {
    en: 'civilian|worker|proletarian|citizen|civ; civvy|townie|commoner|bystander; average|ordinary|regular|plain joe; joe average; law abiding',
    ru: 'пролетарий|рабочий|работяга|гражданин; прохожий|горожанин|гражданский|житель|простолюдин; мирный|простой житель|гражданский|люди',
  },
  'test=IN_SIGHT': {
    en: 'in sight; comes|came|steps|pops|walks out? round|around|behind corner|wall|building; comes|came|moved into sight|view; sees an? enemy; spots an? enemy; enter sight|view; insight test; seen|spotted by|at; walks|steps into view|sight',
    ru: 'в поле зрения; вышел|выходит|выскочил|показался|появился из за угла|дома|стены|здания; увидел|видит|заметил врага|противника|его|меня; появился|вышел|выходит|показался; тест в поле зрения; попал на глаза',
  },
  'test=RECEIVED_FIRE': {
    en: 'received fire; shot at; under fire; being|been|gets|got shot at|on?; taking|took|takes|take|drew|draws fire; came|come|comes under fire; fired at|upon|on; shots fired at; rounds|bullets|shots crack|cracked|cracking|whistle|whistled|zip|zipped|snap|snapped|fly|flew past|by|overhead|over?',
    ru: 'по отряду|группе|банде; открыли|открывают огонь; обстрелян|обстреливают; под огнем|обстрелом; по мне|нему|ней|нам стреляют|выстрелили; попал под огонь|обстрел; тест под огнем; в него|меня стреляли',
  },
  'test=WANTS_TO_CHARGE': {
    en: 'wants?|trying|tries to charge; charge into melee; charges; rush into melee; wants?|going|about to rush|storm|assault; rush|rushing the? enemy|gunner|shooter|him|them',
    ru: 'хочет|хочу|хотят атаковать|напасть|в рукопашную|рукопашку|броситься; хочет|хочу|хотят атаковать в рукопашную|рукопашку; решил атаковать|напасть|броситься; идет|бросается|иду в атаку|рукопашную; желает атаковать|напасть; чарджит; лезет|лезем|лезу|полез|полезли|лезть в рукопашную|рукопашку|ближний',
  },
  'test=BEING_CHARGED': {
    en: 'being charged; charged by; charged at|on; is|are|was|were|be|get|gets|got|getting charged; rushed by',
    ru: 'атакован|атакуют в? рукопашную|рукопашку?; на него|меня|нее|нас|них|моих бросаются|нападают|бегут|чарджат|напали|несутся|прут|лезут|кинулись|кидаются; рвутся в рукопашную|рукопашку; подвергся нападению|атаке; против атаки; отбивает атаку',
  },
  'test=RECOVERY': {
    en: 'recovery test?; recover',
    ru: 'восстановление; восстановиться|очнуться|очухаться|очнется; прийти|придет в себя',
  },
  'test=RALLY': {
    en: 'rally',
    ru: 'ралли; опомниться|сплотиться; вернуться|вернется в бой; ободрить|сплочение|воодушевление',
  },
  'test=AFTER_BATTLE': { en: 'after the? battle|fight|game; post battle', ru: 'после боя|битвы|сражения|игры' },
  'test=CONTACT': { en: 'contact test|roll; contact rating; make contact', ru: 'контакт; тест контакта; рейтинг контакта' },
  'test=AWARENESS': {
    en: 'awareness; notice; alerted guard; sentry',
    ru: 'бдительность|настороженность|осведомленность|внимательность; заметит|часовой',
  },
  suppressed: { en: 'suppressed|suppression; higher sr; suppressive fire', ru: 'подавлен' },
  hidden: { en: 'hidden|hiding|ambush', ru: 'спрятан|прячется|скрыт|засада' },
  flanked: { en: 'from|in the? flank|rear|behind|side; flanked', ru: 'с|во фланга|тыла; сзади|сбоку; в тыл; со спины' },
  'canFire=false': {
    en: 'no|out ammo|of; cant|cannot|unable shoot|fire; unloaded; empty gun|rifle|mag|magazine',
    ru: 'без патронов; не может стрелять; разряжен',
  },
  'loaded=false': {
    en: 'no|without|out ammo|rounds|bullets; unloaded; empty gun|rifle|mag|magazine',
    ru: 'без патронов; разряжен; пустой магазин; кончились|закончились патроны',
  },
  stunned: { en: 'stunned|dazed', ru: 'оглушен|контужен' },
  covering: { en: 'covering fire; overwatch', ru: 'прикрывает|прикрытие; прикрывающий огонь; овервотч' },
  alerted: { en: 'alerted', ru: 'насторожен|встревожен' },
  coverInches: { en: 'cover # inch away?; # inch to|from cover', ru: 'до укрытия #; укрытие в # дюймах' },
  contactRating: { en: 'contact rating #; rating #', ru: 'рейтинг контакта #; рейтинг #' },
  medicalCare: { en: 'medical care; medic|hospital|doctor', ru: 'медицинская помощь|медпомощь|медик|врач' },
  leftBehind: { en: 'left behind; lost the? field|battle', ru: 'остался|бросили|брошен на поле; проиграли поле' },
  atWar: { en: 'at war', ru: 'война|военное; на войне' },
  policeAlert: { en: 'police alert', ru: 'тревога полиции; полиция по тревоге' },
  safeArea: { en: 'safe area|zone', ru: 'безопасная зона; в безопасной зоне|районе; безопасный район' },
  shotsHeard: { en: 'shots heard; heard shots|gunfire', ru: 'слышал|слышны выстрелы|стрельбу' },
  opponents: {
    en: 'against|vs|versus two|2|both|three|3; # opponents|enemies',
    ru: 'против двоих|двух|троих|трех; # противников|врагов',
  },
  rounds: { en: '# round; after|for|over # rounds', ru: '# раунд; за|после # раунда' },
  attributes: { en: '# attribute|traits? dice?', ru: '# атрибут|черты' },
  'manner=DROPPED': {
    en: 'drop; rolling',
    ru: 'уронил|роняет|выронил; закатываю|роняет; уронена|закатить|закатил',
  },
  'manner=LAUNCHED': {
    en: 'launcher|launched; grenade launcher',
    ru: 'гранатомет; подствольник',
  },
  'manner=THROWN': {
    en: 'throw|thrown|toss|lob|chuck',
    ru: 'бросаю|брошенная|кидаю|метнул|кинуть',
  },
  'prepared=false': { en: 'unprepared; not prepared; without preparing', ru: 'не готовил|без подготовки|неподготовленный' },
  throwerCover: {
    en: 'i am in|behind cover; im in|behind cover; thrower in cover',
    ru: 'я в|за укрытии|стеной; метатель в укрытии',
  },
  die: { en: 'rolled|die a? #; a # rolled; came|comes up a|an? #; die shows|showed|is|was a? #', ru: 'выпало|выбросил|выкинул #' },
  figures: {
    en: '# figure|figs|men|guys|soldiers|troopers|models|strong; started with #; of # figures?; force|band|squad|unit|gang of #; out of #; # starting|initial|bodies|heads|of us; started as|at #; began with|at #; originally|initially #; # originally|initially|to begin|start with; # strong|boys|lads|at the start',
    ru: '# фигурок|фигурки|бойцов|человек|солдат; начинали|было с? #; # было|начинали; отряд|банда|группа из #; из #; # рыл|рож|морд|голов|штук|парней|ребят|рядовых; стартовали|начали|выходили с? #; # начальных|изначально|сначала|вначале; изначально|сначала|вначале # ; в начале #; # в начале',
  },
  losses: {
    en: 'lost #; # lost|dead|down|casualties|killed|out|losses; # of them? dead|down|lost; losses|casualties #; down #; minus # figures|men|guys; # gone|fell|fallen|perished|dropped; # are|is|were gone|dead|down|lost|out',
    ru: 'потерял #; # потерь|потеряно|убито|выбыло|погибло|выведено|легло|полегло|убитых; минус # бойца; потеряв #; минус #',
  },
  lossesAtLastTest: {
    en: 'last test at|after? # losses?; # at last test; # losses before|already tested',
    ru: 'прошлый|последний тест при|после? #; # потери при|в прошлом|последнем',
  },
  'motivation=CONQUEST': {
    en: 'conquest|conquerors|conquering|invaders',
    ru: 'завоевание|завоеватели|захват|завоевывать|завоевываем',
  },
  'motivation=COLONIZATION': {
    en: 'colonization|colonists|settlers',
    ru: 'колонизация|колонисты|поселенцы',
  },
  'motivation=RELIGIOUS_ZEAL': {
    en: 'religious|zeal|zealots|fanatics|holy',
    ru: 'религиозный|религия|рвение|фанатики|вера',
  },
  'motivation=PROFIT': {
    en: 'profit|money|pay|mercenaries|mercs|raiders|greed|loot',
    ru: 'нажива|прибыль|выгода|наемники|деньги|налетчики; ради|за денег|деньги',
  },
  reps: {
    en: 'reps #+; #+ rep; all rep #; left|remaining|rest|survivors are|have|with|rep? #+',
    ru: 'умения|реп #+; умение у всех|оставшихся #; остались|в строю #+',
  },
  loot: { en: 'has|have|with|got|took their? loot; loot taken', ru: 'с добычей; взяли|есть|забрали|взята добыча' },
  captives: { en: 'captives taken|captured?', ru: 'пленные взяты|взяли?' },
  hostages: { en: 'hostages freed|rescued?', ru: 'заложники освобождены|освободили?' },
  'sides#': { en: '# side|players|factions', ru: '# стороны|игрока' },
  'weapon=laser-rifle': { en: 'laser rifle; laser rifleman|riflemen', ru: 'лазер; лазерка' },
  'legs.inches': { en: '# inch|in open|woods|rough|road|of', ru: '# дюйма по|леса|дороге' },
  'ground=OPEN': { en: 'open|clear|flat; in the open; field|lawn|plain', ru: 'открытая|чистому|ровному; по открытому; поле|полю|полем' },
  'ground=BRUSH': { en: 'brush|bushes|grass|undergrowth', ru: 'поросль|кусты|траве' },
  'ground=FORD': { en: 'ford|fords', ru: 'вброд' },
  'ground=ROUGH': {
    en: 'rough|woods|forest|rubble|swamp|marsh ground?|terrain?',
    ru: 'болото|лес|завалы|развалинам; неровный|неровность|пересеченный|бугристый местность?|земля?',
  },
  'ground=INSIDE': {
    en: 'inside|indoors; inside a? house|building',
    ru: 'внутри; в здании|доме|помещении; по зданию|дому|коридору|комнате|этажу; коридор|комната',
  },
  'ground=ROCKS': { en: 'climb a? wall|rock|cliff; cliff|rocks', ru: 'скалы|утес; лезть|влезть на? стену' },
  'load=ALONE': {
    en: 'carrying|dragging|hauling alone?; alone',
    ru: 'тащу|несу|несет|нести один|одна?; волоку|волочит',
  },
  'opponents#': {
    en: '# opponents|enemies|guys; against|vs # of them; # on|to|vs|against 1|one',
    ru: 'двое|двумя|трое|тремя; против # противников|врагов; # противника|врага; # на|против 1|одного',
  },
};
