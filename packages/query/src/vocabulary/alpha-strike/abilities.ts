/** Words that mean special abilities. The names and abbreviations of the cards are those of the rule set. */
import { ABILITIES } from '@rangefinder/rules/alpha-strike/entries';
import { meaning } from '../meaning.js';

type Words = Readonly<Record<string, string>>;

const queryOf = (code: string): string => `special:${code.replace(' ', '')}`;

/** Other words in small letters: they are abbreviations in capitals only. Heat alone is that of a unit. */
const WORDS_TOO: readonly string[] = ['if', 'rear', 'heat', 'нагрев'];

/** The abilities of the rules by abbreviation and name. */
const OF_RULES: Words = Object.fromEntries(
  Object.values(ABILITIES).flatMap(({ abbreviation, name }) =>
    [abbreviation.en, abbreviation.ru, name.ru, name.en]
      .map((each) => each.toLowerCase())
      .filter((each) => !WORDS_TOO.includes(each))
      .map((each) => [each, queryOf(abbreviation.en)] as const),
  ),
);

/** Abbreviations of other abilities, as cards have them. */
const OF_CARDS: Words = Object.fromEntries(
  'aecm lecm prb lprb flk rcn srch stl mds mas lmas snarc inarc cnarc bhj ltag jmps jmpw mec xmec'
    .split(' ')
    .map((code) => [code, queryOf(code.toUpperCase())] as const),
);

/** Indirect fire has a number. */
export const INDIRECT_FIRE = { 'special:IF': ['indirect fire', 'нпн', 'непрямая наводка', 'непрямой огонь', 'навесной огонь'] };

export const ABILITY_PHRASES: Words = {
  ...OF_RULES,
  ...OF_CARDS,
  ...meaning({
    'special:STL': 'stealthy; stealthier; stealth; stealth armor; stealth armour; стелс; стелсом; стелс-броня',
    'special:OMNI': 'omni; omnis; омни; омник; омники',
    'special:FLK': `
      flak; flakpanzer; anti air; anti-air; anti aircraft; anti-aircraft; зенитчик; зенитный; зенитка; зенитки; пво;
      противовоздушный
    `,
    'special:AC': 'autocannon; autocannons; автопушка; автопушки',
    'special:LRM,SRM': 'missiles; ракеты',
    'special:HT': `
      flamer; flamers; огнемет; огнеметы; heat attack; heats up; overheat the enemy; heat weapon; нагрев цели; нагревает цель;
      перегреть врага; греет врага; греть врага; огнеметный
    `,
    'special:CASEII': 'case 2',
    'special:MHQ': 'mhq',
    'special:RCN': 'recon',
    'special:ARTA*': 'arrow 4; arrow iv; арроу iv; арроу #',
    'special:IT': `
      infantry transport; transport infantry; carry infantry; возит пехоту; перевозит пехоту; для перевозки пехоты;
      бронетранспортер; troop carrier; перевозка пехоты; infantry carrier; бронетранспортер для пехоты; carry battle armor
    `,
    'special:MEL': `
      hatchet; axe; sword; melee; рукопашный; топор; топором; меч; мечом; ближний бой; close combat weapon;
      рукопашное оружие
    `,
    'special:AMS': 'anti-missile',
    'special:MDS': 'minelayer; mine dispenser',
    'special:UMU': 'umu',
    'special:LRM': 'lrm boat; ракеты дальнего боя; рдд',
    'special:TSM': 'tsm',
    'special:ART*': 'artillery; артиллерия',
    'special:MAS': 'mimetic',
    'special:AMP': 'amphibious',
    'special:TUR': 'turret',
    'special:SRM': 'ракеты ближнего боя; ракеты ближнего действия',
    'special:IF': `
      indirect; indirectly; fire indirectly; indirect fire; непрямая наводка; непрямой огонь; непрямым огнем; навесной огонь;
      навесным огнем; навесом; из-за холма
    `,
    'special:REAR': `
      rear weapon; rear gun; rear-firing; rear-firing weapon; rear-mounted weapon; пушки назад; оружие назад; орудия назад; стреляет
      назад; задние пушки; задние орудия
    `,
    'special:ENE': 'energy only; no ammo; without ammo; no ammunition; энергетическое оружие; без боезапаса; без боеприпасов',
    'special:OVL': 'long range overheat; перегрев на дальней',
    'special:AM': 'anti-mech; anti mech; антимех; противомеховый',
    'special:MEC,XMEC': 'ride omnimechs; ride omnis; mechanized battle armor',
    'special:TAG': 'таг; лазерное целеуказание; целеуказатель',
    'special:SNARC': 'нарк',
    'special:ECM': 'постановщик помех',
    'special:LAM': 'land air mech',
    'special:LG,SLG,VLG': 'superheavy; super heavy; сверхтяжелый',
    'special:DRO': 'drone; дрон',
    'special:BOMB': 'bomber; бомбардировщик',
  }),
};
