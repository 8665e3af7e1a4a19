/** What players say of the fields of 5150. */
import type { FieldPhrases } from '../calculator/phrases.js';
import type { Text } from '../text/language.js';

/** Short names of the game. */
export const abbreviations: Text = { en: '51 50; fifty one fifty', ru: 'пятьдесят один пятьдесят' };

export const phrases: FieldPhrases = {
  rep: { en: 'rep #; # rep; reputation #; rep of? #; quality #; rep #', ru: 'умение #; реп #; умением #; репутация #; _у #; с умением #' },
  leaderRep: {
    en: 'leader|ldr|officer|sergeant rep? #; leader|officer with|of|is|has? rep? #; rep # leader|officer|boss|sergeant; led by a? rep #; under|behind a? rep # leader; leader|лидер|лидером|лидера rep|реп|умение #; rep # leader|лидер',
    ru: 'лидер|лидера|лидером|лидеру|командир|командира|командиром умение|умением|умения|реп|с|_у? #; лидер|лидером|командир с? умением|умение|реп|_у #; умение|реп # лидера|командира; лидер #; кубик лидерства|лидера #; лидера|лидером|лидеру|лидер|командиром _у #',
  },
  'weapon=assault-rifle': {
    en: 'assault rifle; ar; m16|ak',
    ru: 'штурмовая|штурмовой|штурмовую|штурмовка|штурмовки|штурмовкой винтовка|винтовки|винтовкой|винтовку?; автомат|автомата|автоматом; штурмовая|штурмовой|штурмовых|штурмовыми|штурмовкой',
  },
  'weapon=machine-gun': {
    en: 'machine gun; mg; lmg|hmg|saw; machine gunner|gunners; machinegun',
    ru: 'пулемет|пулемета|пулеметом|пулемету; пулеметчик|пулеметчика|пулеметчики',
  },
  'weapon=submachine-gun': {
    en: 'submachine gun; smg; smgs',
    ru: 'пистолет пулемет; пп; пистолета пулемета; пистолетом пулеметом; пп; с пп',
  },
  'weapon=pump-shotgun': {
    en: 'shotgun; pump shotgun',
    ru: 'дробовик|дробовика|дробовиком; помповое|помпового|помповым ружье|ружья|ружьем?; помповик; помповое|помпового|помповик|помпа; дробовик',
  },
  'weapon=semi-automatic-rifle': {
    en: 'semi auto; semi automatic; semi auto rifle; semiauto',
    ru: 'полуавтомат|полуавтомата|полуавтоматом; полуавтоматическая|полуавтоматической|полуавтоматическую винтовка|винтовки|винтовкой|винтовку?; полуавто',
  },
  'weapon=large-calibre-pistol': {
    en: 'big|heavy|magnum|large-caliber|large pistol; magnum; big bore|bore pistol; large caliber pistol',
    ru: 'крупнокалиберный|крупнокалиберного|крупнокалиберным пистолет|пистолета|пистолетом?; большой|большого|большим пистолет|пистолета|пистолетом; магнум; кк пистолет|пистолета|пистолетом; кк',
  },
  'weapon=combat-knife': { en: 'knife|blade|dagger', ru: 'нож|ножом|ножа|клинок' },
  'weapon=rifle-with-bayonet': { en: 'bayonet; rifle with bayonet; fixed bayonet', ru: 'штык|штыком|штыка' },
  'weapon=rifle': { en: 'rifleman|riflemen', ru: 'стрелок|стрелка|стрелков с винтовкой|винтовками' },
  'weapon=unarmed': {
    en: 'unarmed|barehanded|fists|fist; bare hands',
    ru: 'без оружия; безоружный|безоружного|безоружен|кулаками; голыми руками',
  },
  'weapon=improvised': {
    en: 'improvised|bottle|chair|club|wrench',
    ru: 'подручное|подручным|подручного; дубина|дубиной|стул|стулом|бутылкой',
  },
  'weapon=rapid-fire-laser-pistol': {
    en: 'rapid fire laser; rapid-fire laser pistol',
    ru: 'скорострельный|скорострельного|скорострельным лазер|лазерный|лазерного|лазерным|лазера? пистолет|пистолета|пистолетом?',
  },
  'weapon=net-thrower': { en: 'net gun|thrower; net', ru: 'сетка|сеткой|сети|сетью; метатель|метателем|метателя сетки|сети?; сеткомет' },
  'armor=light': {
    en: 'light|soft body? armor|armour|vest; light; la; sba',
    ru: 'легкая|легкой|легкую|легкий|легком|мягкая|мягкой|мягкую|мягком броня|броне|броню|бронёй|броней|бронежилет|бронежилете?; броня|броне мягкая|легкая; ла; легкой|легкая|легкую; в легкой',
  },
  'armor=heavy': {
    en: 'heavy|hard body? armor|armour|vest; heavy; ha; hba',
    ru: 'тяжелая|тяжелой|тяжелую|тяжелый|тяжелом|жесткая|жесткой|жесткую|жестком броня|броне|броню|броней|бронежилет|бронежилете?; броня|броне жесткая|тяжелая; тяжелой|тяжелая|тяжелую; в тяжелой',
  },
  'armor=none': {
    en: 'no|without armor|armour; unarmored|unarmoured; no armor; nobody armored; unarmored',
    ru: 'без брони; небронированный|небронированного|небронированная|небронированную; голый|голого; без брони; бездоспешный|бездоспешному|бездоспешного; голый',
  },
  'armor=absorbing': { en: 'absorbing armor?|armour?; aa', ru: 'поглощающая|поглощающей|поглощающую броня?|броне?|броню?|брони?' },
  'armor=reflecting': {
    en: 'reflecting|reflective|reflec armor?|armour?; ra',
    ru: 'отражающая|отражающей|отражающую броня?|броне?|броню?',
  },
  'armor=distorting': { en: 'distorting|distortion armor?|armour?; da', ru: 'искажающая|искажающей|искажающую броня?|броне?|броню?' },
  'armor=shimmer': { en: 'shimmer|shimmer armor?|armour?; sh', ru: 'шиммер|шиммере|шиммера' },
  'armor=exo': {
    en: 'exo|exo armor?|armour?|suit?; exoskeleton',
    ru: 'экзо|экзоброня|экзоброне|экзоброню|экзоскелет|экзоскелете броня|броне|броню?',
  },
  'armor=battle': { en: 'battle armor|armour; ba; power armor', ru: 'боевая|боевой|боевую броня|броне|броню; боевую|боевой' },
  cover: {
    en: 'in cover; behind a? wall|crate|building|rock|car|corner|barrel|something; hard cover; from cover; has cover; under cover; inside a building; behind wall|cover|fence|sandbags|crates',
    ru: 'в укрытии; за стеной|стенкой|зданием|камнем|углом|ящиком|машиной|бочкой|укрытием; из укрытия; в здании; внутри здания; за стеной|стенкой',
  },
  concealed: {
    en: 'concealed|concealment; in|behind the? bushes|brush|grass|shrubs|hedge|bush; soft cover',
    ru: 'в|за кустах|кустами|траве|зарослях|кусте|кустом; скрыт|скрыта|скрытый|замаскирован',
  },
  prone: {
    en: 'prone|lying|lying down|on the ground; prone',
    ru: 'лежа|лежит|лежащий|лежащего|лежащему|лежачий|лежачего|лежащую|залег; лежачий|залегшему|залегшего|лежащему',
  },
  movedFast: {
    en: 'moved|moving|moves|ran|running|sprinting fast|quickly?; fast moving; fast-moving; running; used|uses fast move; sprinting',
    ru: 'быстро двигался|двигалась|бежал|бежала|перемещался|переместился|шел; бежал|бежала|бежит|бегом|бегущий|бегущего|бегущую|бегущему; быстрое перемещение; двигался|движется быстро',
  },
  shooterMovedFast: {
    en: 'i ran|sprinted|moved fast?; shooter moved|ran|sprinted fast?; after fast moving|move; i fast moved',
    ru: 'я бежал|быстро двигался|перемещался; стрелок бежал|двигался быстро?; стрелок быстро двигался; после быстрого перемещения|бега; на бегу',
  },
  twoWeapons: {
    en: 'two|both pistols|smgs|weapons|guns; dual wield|wielding; akimbo; gun in each hand; a pistol in each hand',
    ru: 'с двух рук; два пистолета; двумя пистолетами; по пистолету в каждой|двух руке|руках; македонски',
  },
  targetNumber: { en: 'target number #; # target of burst; target #', ru: 'цель номер #; # цель; цель #' },
  'targetNumber=2': { en: 'second target; 2nd target', ru: 'вторая|второй|вторую|второй цель|цели; во вторую' },
  'targetNumber=3': { en: 'third target; 3rd target', ru: 'третья|третьей|третью цель|цели' },
  'luckyShot=false': { en: 'no|without lucky shot|shots', ru: 'без выстрела на удачу; без удачного выстрела; без удачи' },
  luckyShot: { en: 'lucky shot', ru: 'на удачу; выстрел на удачу; удачный выстрел' },
  rateOfFire: {
    en: 'rof #; rate of fire #; # shots|dice; fires # dice|shots',
    ru: 'скорострельность #; темп #; # выстрела|выстрелов; бросаю # кубика|кубиков',
  },
  impact: { en: 'impact #', ru: 'ущерб #; импакт #' },
  inches: {
    en: '# inch|inches|in away|off|out|apart; distance #; at|from # inch|inches; # away; throw|thrown|throwing # inch?|inches?',
    ru: 'дистанция #; расстояние #; на # дюйм|дюймов|дюймах|дюйма; с # дюймов; дальность #; до цели #',
  },
  'targets#': {
    en: '# target|targets|guy|guys|goons|men|enemies|figures|gangers|thugs|bad|people|punks; at # of them',
    ru: 'двое|двоих|двоим|трое|троих|троим|четверо|четверых|четверым; # цели|целей|целям|врагов|врага|врагам|бойцов|бойца|бандитов|бандита|противников|противника|фигурки|фигурок|человека|человек|людей',
  },
  'targets.dice': { en: '# die|dice each|at|on|for|into; # dice|die', ru: '# кубик|кубика|кубиков|куб|куба|кубов' },
  'visibility=NIGHT': { en: 'at night; in the dark; night|dark|darkness', ru: 'ночью; в темноте; темно|ночь' },
  'visibility=BAD_WEATHER': {
    en: 'bad weather; rain|fog|snow|storm',
    ru: 'плохая|плохую|плохой погода|погоду|погоде; дождь|туман|снег|дожде|тумане|непогода|непогоду',
  },
  'visibility=WOODS': { en: 'in the? woods|forest; inside woods', ru: 'в лесу' },
  powered: { en: 'powered; power source', ru: 'с приводом; с источником питания; энергоклинок; силовой|силовым|силового' },
  extraDice: {
    en: '# extra dice|die; extra dice|die #; # more dice|die',
    ru: '# дополнительный|дополнительных|лишний кубик|кубика|кубиков; еще # кубик|кубика',
  },
  'extraDice=1': {
    en: 'an? extra|additional|bonus die; plus a die; three dice; 3 dice; third die; 3d6; three dice',
    ru: 'дополнительный кубик; плюс|еще кубик; три кубика; третий кубик; на трех кубиках; тремя кубиками; 3 кубика|кубиках; 3к6; 3д6; на трех',
  },
  roll: {
    en: 'rolled|rolls|got|dice #+; rolled a #+; #+ rolled; rolled #+',
    ru: 'выпало|выбросил|выкинул|выпали|бросил|бросила #+; на кубиках #+; #+ выпало|на кубиках; выпало|выпали #+',
  },
  leaderRoll: { en: 'leader die|dice rolled|is|shows? a? #', ru: 'кубик лидера|лидерства|лидер выпал|выпало|показал? #' },
  'figures.count': {
    en: '# of them; # figures|men|guys|soldiers|troopers|grunts|colonists|cops|gangers with|rep?; # x; x #; squad of #; # dudes|guys|men|of',
    ru: '# бойца|бойцов|фигурки|фигурок|человек|человека|солдат|солдата|стрелков|стрелка с|умение?; отряд из #; # штуки|штук; # бойца|бойцов|человек|чел',
  },
  'figures.rep': { en: 'rep #; # rep', ru: 'умение|умением|реп #' },
  'kind=WEAPON': { en: 'weapon|gun|guns|weapons; armed', ru: 'оружие|оружия|ствол|ствола|пушка' },
  'kind=ARMOR': {
    en: 'armor|armour; no|any|special armor|armour; unarmored|unarmoured',
    ru: 'броня|брони|броню|броне|спецброня|спецбронь; без брони',
  },
  'kind=REP': { en: 'rep; average rep; reputation', ru: 'умение|умения|умением; какое умение; реп; какой уровень будет?' },
  'lawLevel=LAX': {
    en: 'lax law?|planet?',
    ru: 'вялый|вялая|вялой|вялом|мягкий|мягкая|мягкой|мягком|слабый|слабом закон?|законность?|законностью?|уровень?',
  },
  'lawLevel=LOW': {
    en: 'low law; law low; low law level; low; lawless',
    ru: 'низкий|низкая|низкой|низком закон?|законность?|законностью?|уровень?',
  },
  'lawLevel=NORMAL': { en: 'normal law; ordinary planet', ru: 'обычный|обычная|нормальная|нормальный закон|законность|уровень|планета' },
  leader: { en: 'leader|officer|boss; leader', ru: 'лидер|лидера|лидеру|командир|командира|главарь|главаря; лидер' },
  'figureClass=POLICE': { en: 'police|cop|cops|policeman', ru: 'полиция|полиции|полицейский|полицейского|коп|копа' },
  'figureClass=CRIMINALS': {
    en: 'criminal|criminals|gang|gangster|ganger',
    ru: 'преступник|преступника|преступники|бандит|бандита|бандиты|банда|гангстер',
  },
  'figureClass=COLONISTS': { en: 'colonist|colonists', ru: 'колонист|колониста|колонисты' },
  'figureClass=CORPORATIONS': { en: 'corporate|corporation|corp', ru: 'корпорат|корпоратов|корпорация|корпорации' },
  'figureClass=PROLETARIAT': {
    en: 'civilian|worker|proletarian|citizen|civ',
    ru: 'пролетарий|пролетария|рабочий|рабочего|работяга|гражданин',
  },
  'test=IN_SIGHT': {
    en: 'in sight; comes|came|moved into sight|view; sees an? enemy; spots an? enemy; enter|enters|entered sight|view; insight test',
    ru: 'в поле зрения; увидел|увидела|видит|заметил врага|противника|его|меня; появился|вышел|выходит|показался; тест в поле зрения; попал на глаза',
  },
  'test=RECEIVED_FIRE': {
    en: 'received fire; shot at; under fire; being|been|gets|got shot at|on?; taking fire; takes fire; fired at|upon|on; shots fired at',
    ru: 'по отряду|группе|банде; открыли|открывают|открыт огонь; обстрелян|обстреляли|обстреливают|обстрелянный|обстрел; под огнем|обстрелом; по мне|нему|ней|нам стреляют|стреляли|выстрелили; попал под огонь|обстрел; тест под огнем; в него|меня стреляли',
  },
  'test=WANTS_TO_CHARGE': {
    en: 'wants|want|wanting|trying|tries to charge; wants to charge; charge into melee; charges|charging; rush into melee',
    ru: 'хочет|хочу|хотят атаковать|напасть|в рукопашную|броситься; идет|бросается|иду в атаку|рукопашную; желает атаковать|напасть; чарджит|чардж|чарджить',
  },
  'test=BEING_CHARGED': {
    en: 'being charged; charged by; charged at|on; is|gets|got charged',
    ru: 'атакован|атакуют|атакует в рукопашную?; на него|меня|нее|нас бросаются|нападают|бегут|чарджат|бросился|напали|напал; подвергся нападению|атаке; против атаки; отбивает атаку',
  },
  'test=RECOVERY': {
    en: 'recovery test?; recover|recovers',
    ru: 'восстановление; восстановиться|очнуться|очухаться|очнется|очухается|восстановится; прийти|придет в себя',
  },
  'test=RALLY': {
    en: 'rally|rallies|rallying',
    ru: 'ралли; опомниться|опомнится|сплотиться; вернуться|вернется в бой; ободрить|сплочение|воодушевление',
  },
  'test=AFTER_BATTLE': { en: 'after the? battle|fight|game; post battle', ru: 'после боя|битвы|сражения|игры' },
  'test=CONTACT': { en: 'contact test|roll; contact rating; make contact', ru: 'контакт; контакта; тест контакта; рейтинг контакта' },
  'test=AWARENESS': {
    en: 'awareness; notice|notices; aware; alerted guard; sentry',
    ru: 'бдительность|бдительности|настороженность|настороженности|осведомленность|внимательность; заметит|заметят|часовой|часового',
  },
  suppressed: { en: 'suppressed|suppression; higher sr; suppressive fire', ru: 'подавлен|подавлена|подавление|подавлением|подавленный' },
  hidden: { en: 'hidden|hiding|ambush|ambusher', ru: 'спрятан|спрятался|прячется|скрыт|засада|засаде|засады' },
  flanked: { en: 'from|in the? flank|flanks|rear|behind|side; flanked', ru: 'с|во фланга|фланг|тыла|тыл; сзади|сбоку; в тыл; со спины' },
  'canFire=false': {
    en: 'no|out ammo|of; cant|cannot|unable shoot|fire; unloaded; empty gun|rifle|mag|magazine',
    ru: 'без патронов; не может стрелять; разряжен',
  },
  'loaded=false': {
    en: 'no|without|out ammo|rounds|bullets; unloaded; empty gun|rifle|mag|magazine',
    ru: 'без патронов; разряжен; пустой магазин; кончились|закончились патроны',
  },
  stunned: { en: 'stunned|dazed', ru: 'оглушен|оглушена|оглушенный|оглушенная|оглушенного|контужен' },
  covering: { en: 'covering fire; overwatch', ru: 'прикрывает|прикрытие; прикрывающий огонь; овервотч' },
  alerted: { en: 'alerted', ru: 'насторожен|встревожен' },
  coverInches: { en: 'cover # inch|inches away?; # inch|inches to|from cover', ru: 'до укрытия #; укрытие в # дюймах|дюйма' },
  contactRating: { en: 'contact rating #; rating #', ru: 'рейтинг контакта #; рейтинг #' },
  medicalCare: { en: 'medical care; medic|hospital|doctor', ru: 'медицинская|медицинской помощь|помощью|медпомощь|медик|медика|врач' },
  leftBehind: { en: 'left behind; lost the? field|battle', ru: 'остался|бросили|брошен на поле; проиграли поле' },
  atWar: { en: 'at war', ru: 'война|военное; на войне' },
  policeAlert: { en: 'police alert', ru: 'тревога полиции; полиция по тревоге' },
  safeArea: { en: 'safe area|zone', ru: 'безопасная зона; в безопасной зоне|районе; безопасный район' },
  shotsHeard: { en: 'shots heard; heard shots|gunfire', ru: 'слышал|слышали|слышны выстрелы|стрельбу' },
  opponents: {
    en: 'against|vs|versus two|2|both|three|3; # opponents|enemies',
    ru: 'против двоих|двух|троих|трех; # противников|противника|врагов',
  },
  rounds: { en: '# round|rounds; after|for|over # rounds', ru: '# раунд|раунда|раундов; за|после # раунда|раундов' },
  attributes: { en: '# attribute|attributes|traits? dice?', ru: '# атрибут|атрибута|черты|черта' },
  'manner=DROPPED': {
    en: 'drop|dropped|drops|dropping; drops; rolling; roll',
    ru: 'уронил|уронила|роняет|уроненная|выронил; закатываю|роняет; под ногами',
  },
  'manner=LAUNCHED': {
    en: 'launcher|launched|launch; grenade launcher',
    ru: 'гранатомет|гранатомета|гранатометом; подствольник|подствольника',
  },
  'manner=THROWN': {
    en: 'throw|throws|thrown|throwing|toss|lob|chuck',
    ru: 'бросаю|бросает|брошенная|кидаю|кидает|метнул|бросить|кинуть|бросил',
  },
  'prepared=false': { en: 'unprepared; not prepared; without preparing', ru: 'не готовил|без подготовки|неподготовленный' },
  throwerCover: {
    en: 'i am in|behind cover; im in|behind cover; thrower in cover',
    ru: 'я в|за укрытии|укрытием|стеной; метатель в укрытии',
  },
  die: { en: 'rolled|rolls|die|roll a? #; a # rolled', ru: 'выпало|выбросил|выкинул|выпала #' },
  figures: {
    en: '# figure|figures|men|guys|soldiers|troopers|models|strong; started with #; of # figures?; force|band|squad|unit|gang of #; out of #',
    ru: '# фигурок|фигурки|бойцов|бойца|человек|человека|солдат; начинали|было|начинал с? #; отряд|банда|группа из #; из #',
  },
  losses: {
    en: 'lost #; # lost|dead|down|casualties|killed|out|losses; # of them? dead|down|lost; losses|casualties #',
    ru: 'потерял|потеряли|потеряно|потеряла #; # потерь|потери|убито|убитых|выбыло|погибло|потеряно|выведено; потери #',
  },
  lossesAtLastTest: {
    en: 'last test at|after? # losses?; # at last test; # losses before|already tested',
    ru: 'прошлый|последний тест при|после? #; # потери|потерь при|в прошлом|последнем|прошлый',
  },
  'motivation=CONQUEST': {
    en: 'conquest|conquerors|conquering|invaders',
    ru: 'завоевание|завоевания|завоеватели|завоевателей|завоеваний|захват',
  },
  'motivation=COLONIZATION': {
    en: 'colonization|colonists|colonists|settlers|colonizing; colonists',
    ru: 'колонизация|колонизации|колонисты|колонистов|поселенцы; колонисты',
  },
  'motivation=RELIGIOUS_ZEAL': {
    en: 'religious|zeal|zealots|fanatics|holy',
    ru: 'религиозный|религиозное|религиозная|религия|рвение|фанатики|фанатиков|вера',
  },
  'motivation=PROFIT': {
    en: 'profit|money|pay|mercenaries|mercs|raiders|greed|loot',
    ru: 'нажива|прибыль|прибыли|выгода|выгоды|наемники|наемников|деньги|налетчики|налетчиков; ради|за денег|деньги',
  },
  reps: {
    en: 'reps|rep #+; #+ rep|reps; left|remaining|rest|survivors are|have|with|rep? #+',
    ru: 'умения|умение|умением|реп|репы #+; остались|осталось|оставшиеся|в строю #+',
  },
  loot: { en: 'has|have|with|got|took their? loot; loot taken', ru: 'с добычей; взяли|есть|забрали|взята добыча|добычу' },
  captives: { en: 'captives taken|captured?', ru: 'пленные|пленных взяты|взяли?' },
  hostages: { en: 'hostages freed|rescued?', ru: 'заложники|заложников освобождены|освободили?' },
  'sides#': { en: '# side|sides|players|factions', ru: '# стороны|сторон|игрока|игроков' },
  'weapon=laser-rifle': { en: 'laser rifle', ru: 'лазер|лазера|лазером; лазерка' },
  'legs.inches': { en: '# inch|inches|in open|woods|rough|road|of', ru: '# дюйма|дюймов|дюйм по|леса|лесу|дороге' },
  'ground=OPEN': { en: 'open|clear|flat; in the open', ru: 'открытая|открытой|открытую|чистому|ровному; по открытому' },
  'ground=BRUSH': { en: 'brush|bushes|grass|undergrowth', ru: 'поросль|поросли|кусты|кустам|кустов|траве' },
  'ground=ROUGH': {
    en: 'rough|woods|forest|rubble|swamp|marsh ground?|terrain?',
    ru: 'болото|болоту|болотом|лес|леса|лесу|лесом|завалы|завалам|развалинам',
  },
  'ground=INSIDE': { en: 'inside|indoors; inside a? house|building', ru: 'внутри; в здании|доме|помещении; по зданию|дому' },
  'ground=ROCKS': { en: 'climb a? wall|rock|cliff; cliff|cliffs|rocks', ru: 'скалы|скалам|скалу|утес; лезть|влезть на? стену' },
  'load=ALONE': {
    en: 'carrying|carry|carries|dragging|hauling alone?; alone',
    ru: 'тащу|тащит|тащить|несу|несет|нести один|одна?; волоку|волочит',
  },
  'opponents#': {
    en: '# opponents|enemies|guys; against|vs # of them',
    ru: 'двое|двоих|двоим|двумя|трое|троих|троим|тремя; против # противников|врагов; # противника|врага',
  },
};
