/** What players say of the fields of World at War. */
import type { FieldPhrases } from '../calculator/phrases.js';
import type { Text } from '../text/language.js';

/** Short names of the game. */
export const abbreviations: Text = { en: 'waw; america conquered; world at war', ru: 'вав; мир в войне' };

export const phrases: FieldPhrases = {
  roll: {
    en: 'roll|total|sum|result a? of? #; a # rolled?; rolled|rolls|threw an? #; came|comes up #',
    ru: 'выпало|вышло|выбросил|выкинул|бросок|результат #; сумма #; кинули|кинул|выкинули|выпала #',
  },
  'dice=2': { en: 'two dice; 2 dice', ru: 'два|двух кубика; 2 кубика' },
  'dice=3': { en: 'three dice; 3 dice', ru: 'три|трех кубика; 3 кубика' },
  allianceLeaderInPlay: {
    en: 'alliance leader already|in|on|there|is|out|alive; already alliance leader; alliance has|have a|their? leader; with an? alliance leader',
    ru: 'лидер альянса уже|в|на|есть|жив; уже лидер альянса; есть лидер альянса; у альянса есть|уже? лидер; при лидере альянса',
  },
  natoLeaderInPlay: {
    en: 'nato leader already|in|on|there|is|out|alive; already nato leader; nato has|have a|their? leader; with a? nato leader',
    ru: 'лидер нато уже|в|на|есть|жив; уже лидер нато; есть лидер нато; у нато есть|уже? лидер; при лидере нато',
  },
  'over=CLEAR': {
    en: 'over|above clear|open|plains|flat ground|terrain?; hovering over clear|open',
    ru: 'над чистой|открытой|полем|равниной местностью?|гексом?',
  },
  'over=HILL': { en: 'over|above a? hill; from a? hill; on a hill', ru: 'над холмом; с холма' },
  'over=WOODS': { en: 'over|above the? woods|forest|trees', ru: 'над лесом' },
  'over=TOWN': { en: 'over|above a|the? town|city', ru: 'над городом' },
  'over=WOODED_HILL': { en: 'over|above a? wooded hill', ru: 'над лесистым холмом' },
  'target=GROUND': {
    en: 'target on ground|level?|low|flat; ground target|level|unit; tank; infantry; on the ground; target in|behind|beyond woods|town|clear; at ground level',
    ru: 'цель на земле|внизу|уровне|равнине; наземная цель; танк|пехота|бмп; цель в|за лесу|городе|чистом; на уровне земли',
  },
  'target=HILL': {
    en: 'target on a? hill; on the? hill; hill target; up on a hill; unit on a hill; enemy on a hill',
    ru: 'цель на холме; на холме; на обычном|простом холме',
  },
  'targetIn=WOODS': {
    en: 'target|tank|infantry|unit in the? woods|forest|trees; in woods',
    ru: 'цель|танк|пехота в лесу; стоит|сидит|прячется в лесу',
  },
  'targetIn=TOWN': {
    en: 'target|tank|infantry|unit in the|a? town|city; in town',
    ru: 'цель|танк|пехота в городе; стоит|сидит|прячется в городе',
  },
  'line.terrain=WOODS': {
    en: 'woods|forest|trees hex|between|way|middle; between|through|across|intervening us|them? woods|forest|trees; hex of woods|forest|trees; behind woods|forest|trees; behind|past|beyond another? woods|forest|trees; woods|forest|trees directly|right|immediately|just? before|front; woods|forest|trees on|along the line',
    ru: 'лес между|посередине|пути; между ними|нами? лес; гекс с|со? леса; через|сквозь лес; за лесом; за|позади другим|обычным|простым? лесом; позади леса; по линии просто? лес; лес прямо|сразу|вплотную? перед; обычный|простой? лес на линии|пути',
  },
  'line.terrain=TOWN': {
    en: 'town|city hex|between|way|middle; between|through|across|intervening us|them? town|city; hex of town|city; behind town|city; behind|past|beyond another? town|city; town|city directly|right|immediately|just? before|front; town|city on|along the line',
    ru: 'город между|посередине|пути; между ними|нами? город; гекс с|со? города; через|сквозь город; за городом; за|позади другим|обычным|простым? городом; позади города; по линии просто? город; город прямо|сразу|вплотную? перед; обычный|простой? город на линии|пути',
  },
  'line.terrain=WOODED_HILL': {
    en: 'wooded hill between|way|middle; between us|them? wooded hill; behind a? wooded hill; behind|past|beyond another? wooded hill; wooded hill directly|right|immediately|just? before|front; wooded hill on|along the line; wooded hill hex; hex of wooded hill',
    ru: 'лесистый|лесной холм между|посередине|пути; между ними|нами? лесистый|лесной холм; за лесистым холмом; за|позади другим|обычным|простым? лесистым холмом; позади лесистого холма; по линии просто? лесистый холм; лесистый холм прямо|сразу|вплотную? перед; лесистый холм на линии|пути; гекс лесистого|лесного холма',
  },
  'line.terrain=HILL': {
    en: 'hill|ridge hex|between|way|middle; between|through|across|intervening us|them? hill|ridge; hex of hill|ridge; behind hill|ridge; behind|past|beyond another? hill|ridge; hill|ridge directly|right|immediately|just? before|front; hill|ridge on|along the line',
    ru: 'холм между|посередине|пути; между ними|нами? холм; гекс с|со? холма; через|сквозь холм; за холмом; за|позади другим|обычным|простым? холмом; позади холма; по линии просто? холм; холм прямо|сразу|вплотную? перед; обычный|простой? холм на линии|пути',
  },
  'line.terrain=CLEAR': {
    en: 'clear|open hex; hex of clear|open; through|across|over clear|open',
    ru: 'чистый|открытый гекс; гекс чистого|открытого|ровного; через чистое|открытое; чистое поле',
  },
  'line.hexes': { en: '# hex', ru: '# гекс' },
  'line.wrecks': {
    en: '# wreck markers?; wreck #',
    ru: '# подбитых|обломков|маркера подбитой?|техники?; подбитая техника #',
  },
  'line.sameHill': { en: 'same hill; own hill', ru: 'того|тот же холма; свой|своего холм' },
  'nation=USA': { en: 'us|usa|american|america; u s', ru: 'сша|американский|американцы' },
  'nation=FRANCE': { en: 'french|france', ru: 'франция|французский' },
  'nation=GREAT_BRITAIN': {
    en: 'british|britain|uk|english|brit|brits',
    ru: 'британия|британский|англия|английский',
  },
  'nation=CANADA': { en: 'canadian|canada', ru: 'канада|канадский' },
  'nation=CUBA': { en: 'cuban|cuba', ru: 'куба|кубинский' },
  'nation=VENEZUELA': { en: 'venezuelan|venezuela', ru: 'венесуэла|венесуэльский' },
  'nation=MEXICO': { en: 'mexican|mexico', ru: 'мексика|мексиканский' },
  'nation=RUSSIA': { en: 'russian|russia|soviet', ru: 'россия|русский|российский|советский' },
  onTheMove: {
    en: 'after driving|moving; after it? drove|moved; having driven|moved; on the move; moving; while moving; move and fire; fires on the move',
    ru: 'в движении; с ходу; на ходу; двигаясь|движется; едет|едут|едущий; движется и стреляет',
  },
  throughSmoke: {
    en: 'through|in|at|into smoke; smoke',
    ru: 'сквозь|через|в|по дым; задымленный|дым',
  },
  'unit=leopard-c1': { en: 'leopard', ru: 'леопард' },
  'range=CLOSE': { en: 'close range; point blank; up close', ru: 'ближняя дальность|дистанция; вблизи; в упор; на ближней|близкой' },
  'range=EXTENDED': {
    en: 'extended range; beyond range; extended',
    ru: 'повышенная|увеличенная|дальняя дальность|дистанция; на увеличенной|дальней|повышенной',
  },
  toHit: {
    en: 'hits on|at? #; to hit #; # to hit|plus; # or better|more; on # up?; #+ to hit; on|at #; #+ up; needs?|needing an? #',
    ru: 'попадает|попадание на|с? #; на #; # и выше|больше|лучше; # для попадания|чтобы попасть; с #; #!; надо|нужно|нужна|обычно|обычном|базово|базовое #; значение|число #; # на фишке|жетоне',
  },
  firepower: {
    en: 'firepower|fp|lead|leader fp? #; # firepower|fp; # dice|die; attacks? with # dice?; rolls? # dice',
    ru: 'фп #; фп|fp ведущего? #; # фп; огневая мощь|огневой мощью? #; ом #; # кубика|кубами; сила огня #; огневая #; мощь #; # мощи|мощности; при мощи #',
  },
  supporters: {
    en: '# support|help|helpers units?; # units|platoons|squads|tanks|vehicles help|support; # in support; # units|platoons|squads in support; # buddies|others|friends help|support|join?; supported by # units?; with # supporters',
    ru: '# в поддержке|поддержку; # взвода|отряда|подразделения|танка в? поддержке|поддержку|поддерживают; # помогают|помощника; # поддержки|поддерживающих|подразделения поддержки?; при поддержке #; поддерживают #',
  },
  'supporters=0': { en: 'no|without support|help; unsupported', ru: 'без поддержки|помощи|помощников' },
  leadership: {
    en: 'leadership|leader|hq #+; #+ leadership; leader|hq with|of leadership? #+; plus leader|hq #+; leader|ldr|hq #+; ldr #; leader|hq gives|adds|worth #+',
    ru: 'лидерство|лидер|штаб #+; #+ лидерства; лидер|штаб с? лидерством #+; лидер|штаб с #; лидер|штаб дает|добавляет #+',
  },
};
