/** What players say of the fields of World at War. */
import type { FieldPhrases } from '../calculator/phrases.js';
import type { Text } from '../text/language.js';

/** Short names of the game. */
export const abbreviations: Text = { en: 'waw; america conquered; world at war', ru: 'вав; мир в войне' };

export const phrases: FieldPhrases = {
  roll: {
    en: 'roll|rolled|rolls|total|sum|result a? of? #; a # rolled?',
    ru: 'выпало|выпал|вышло|вышла|выбросил|выкинул|бросок|результат #; сумма #',
  },
  'dice=2': { en: 'two dice; 2 dice', ru: 'два|двух кубика|кубиках; 2 кубика|кубиках' },
  'dice=3': { en: 'three dice; 3 dice', ru: 'три|трех кубика|кубиках; 3 кубика|кубиках' },
  allianceLeaderInPlay: { en: 'alliance leader; leader of alliance', ru: 'лидер альянса' },
  natoLeaderInPlay: { en: 'nato leader; leader of nato', ru: 'лидер нато' },
  'over=CLEAR': {
    en: 'over|above clear|open|plains|flat ground|terrain?; hovering over clear|open',
    ru: 'над чистой|чистым|открытой|полем|равниной местностью?|гексом?',
  },
  'over=HILL': { en: 'over|above a? hill; from a? hill; on a hill', ru: 'над холмом; с холма' },
  'over=WOODS': { en: 'over|above the? woods|forest|trees', ru: 'над лесом' },
  'over=TOWN': { en: 'over|above a|the? town|city', ru: 'над городом' },
  'over=WOODED_HILL': { en: 'over|above a? wooded hill', ru: 'над лесистым холмом' },
  'target=GROUND': {
    en: 'target on ground|level?|low|flat; ground target|level|unit; tank; infantry; on the ground; target in|behind|beyond woods|town|clear; at ground level',
    ru: 'цель на земле|внизу|уровне|равнине; наземная|наземную цель; танк|танка|пехота|пехоту|бмп; цель в|за лесу|городе|чистом|городом|лесом; на уровне земли',
  },
  'target=HILL': { en: 'target on a? hill; on the? hill; hill target; up on a hill; unit on a hill', ru: 'цель на холме; на холме' },
  'targetIn=WOODS': {
    en: 'target|tank|infantry|unit in the? woods|forest|trees; in woods',
    ru: 'цель|танк|пехота в лесу; стоит|сидит|прячется в лесу',
  },
  'targetIn=TOWN': {
    en: 'target|tank|infantry|unit in the|a? town|city; in town',
    ru: 'цель|танк|пехота в городе; стоит|сидит|прячется в городе',
  },
  'line.terrain=WOODS': {
    en: 'woods|forest|trees hex|hexes|between|way|middle; between|through|across|intervening us|them? woods|forest|trees; hex|hexes of woods|forest|trees; behind woods|forest|trees',
    ru: 'лес|леса между|посередине|пути; между ними|нами? лес|леса; гекс|гекса|гексов с|со? леса|лесом; через|сквозь лес|леса; за лесом',
  },
  'line.terrain=TOWN': {
    en: 'town|city hex|hexes|between|way|middle; between|through|across|intervening us|them? town|city; hex|hexes of town|city; behind town|city',
    ru: 'город|города между|посередине|пути; между ними|нами? город|города; гекс|гекса|гексов с|со? города|городом; через|сквозь город|города; за городом',
  },
  'line.terrain=WOODED_HILL': {
    en: 'wooded hill between|way|middle; between us|them? wooded hill; behind a? wooded hill',
    ru: 'лесистый холм между|посередине|пути; между ними|нами? лесистый холм; за лесистым холмом',
  },
  'line.terrain=HILL': {
    en: 'hill|hills|ridge hex|hexes|between|way|middle; between|through|across|intervening us|them? hill|hills|ridge; hex|hexes of hill|hills|ridge; behind hill|hills|ridge',
    ru: 'холм|холмы|холма между|посередине|пути; между ними|нами? холм|холмы|холма; гекс|гекса|гексов с|со? холма|холмом; через|сквозь холм|холмы|холма; за холмом',
  },
  'line.terrain=CLEAR': {
    en: 'clear|open hex|hexes',
    ru: 'чистый|чистых|чистые|открытый гекс|гекса|гексов|гексы',
  },
  'line.hexes': { en: '# hex|hexes', ru: '# гекс|гекса|гексов' },
  'line.wrecks': {
    en: '# wreck|wrecks markers?|marker?; wreck|wrecks #',
    ru: '# подбитых|обломков|маркера|маркеров подбитой?|техники?; подбитая техника #',
  },
  'line.sameHill': { en: 'same hill; own hill', ru: 'того|тот же холма|холм; свой|своего холм|холма' },
  'nation=USA': { en: 'us|usa|american|americans|america; u s', ru: 'сша|американский|американские|американских|американцы|американская' },
  'nation=FRANCE': { en: 'french|france', ru: 'франция|французский|французские|французских|французская' },
  'nation=GREAT_BRITAIN': {
    en: 'british|britain|uk|english',
    ru: 'британия|британский|британские|британских|британская|англия|английский|английские',
  },
  'nation=CANADA': { en: 'canadian|canada|canadians', ru: 'канада|канадский|канадские|канадских|канадская' },
  'nation=CUBA': { en: 'cuban|cuba|cubans', ru: 'куба|кубинский|кубинские|кубинских|кубинская' },
  'nation=VENEZUELA': { en: 'venezuelan|venezuela', ru: 'венесуэла|венесуэльский|венесуэльские|венесуэльских' },
  'nation=MEXICO': { en: 'mexican|mexico', ru: 'мексика|мексиканский|мексиканские|мексиканских' },
  'nation=RUSSIA': { en: 'russian|russia|russians|soviet', ru: 'россия|русский|русские|русских|российский|российские|советский|советские' },
  onTheMove: {
    en: 'on the move; moving|moves|moved; while moving; move and fire; moving and firing|fires; fires on the move; on the move',
    ru: 'в движении; с ходу; на ходу; двигаясь|движется|двигался; едет|едут|едущий; движется и стреляет; на ходу',
  },
  throughSmoke: {
    en: 'through|in|at|into smoke; smoke; smoked',
    ru: 'сквозь|через|в|по дым|дыму|дыме|дымом|дыма; задымленный|дым|задымление',
  },
  'unit=leopard-c1': { en: 'leopard', ru: 'леопард|леопарда|леопарду|леопарды' },
  'range=CLOSE': { en: 'close range; point blank; up close', ru: 'ближняя дальность|дистанция; вблизи; в упор; на ближней|близкой' },
  'range=EXTENDED': {
    en: 'extended range; beyond range; extended',
    ru: 'повышенная|увеличенная|дальняя дальность|дистанция; на увеличенной|дальней|повышенной',
  },
  toHit: {
    en: 'hits|hit|hitting on|at? #; to hit #; to-hit #; # to hit|plus; # or better|more; on # up?; #+ to hit; on|at #; #+ up',
    ru: 'попадает|попадание|попадаем|попадают на|с? #; на #; # и выше|больше|лучше; # для попадания|чтобы попасть; с #; на #+; #+',
  },
  firepower: {
    en: 'firepower|fp #; # firepower|fp; # dice|die; attacks? with # dice?; rolls? # dice; # fp; fp #; # firepower',
    ru: 'огневая мощь|огневой|огневую мощью? #; ом #; # кубика|кубиков|кубами|куба|кубов; сила огня #; огневая #; мощь #; # мощи|мощь|мощности; мощь #; при мощи #',
  },
  supporters: {
    en: '# support|supporting|supporters|supporter|help|helping|helpers units?|unit?; # units|platoons|squads|tanks|vehicles help|helping|support|supporting; # buddies|others|friends help|support|join?; supported by # units?; with # supporters|supporting',
    ru: '# помогают|помогает|помощника|помощников; # поддержки|поддерживающих|подразделения|подразделений поддержки?; при поддержке #; поддерживают #',
  },
  'supporters=0': { en: 'no|without support|supporters|help; unsupported', ru: 'без поддержки|помощи|помощников' },
  leadership: {
    en: 'leadership|leader|hq #+; #+ leadership; leader|hq with|of leadership? #+; plus leader|hq #+; leader|ldr|hq #+; ldr #',
    ru: 'лидерство|лидерством|лидер|штаб #+; #+ лидерства; лидер|штаб с? лидерством #+; лидер|штаб #+',
  },
};
