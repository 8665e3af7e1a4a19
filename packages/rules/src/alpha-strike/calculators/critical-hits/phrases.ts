/** What players say when they ask this calculator. */
import type { Phrases } from '../../../calculator/phrases.js';

export const phrases: Phrases = {
  questions: {
    en: 'critical hit table?; crit; rolled crit|critical; crit roll; what crit; critical roll|table; crit table; roll on the crit|critical table; what happens on a crit; ammo hit; chance of ammo explosion; on crit table; how often weapon|engine|fire hit; table; critical; crit came up; crit result; crit effect; what breaks; what do i lose; what got hit; crit chance; is my mech dead; chance|chances|odds of engine|ammo|weapon|movement|fire hit|crit; chance|chances|odds of fire control crit|hit; ammo explosion; cooked off; going internal; takes out the engine; kills outright; ammo explodes|blows',
    ru: 'критическое попадание; крит; таблица критов|критических; бросок на крит; какой крит; что за крит; крит выпало; взрыв боезапаса; шанс взрыва боезапаса|боекомплекта; на критах; что отвалилось|сломалось|полетело|оторвало; крит на; выпал крит; прошел крит; крит что; что с критом; крит в двигатель|реактор|боезапас|боекомплект; рванет боезапас; получил в структуру; взорвался или; взорвется; поймал крит; это труп',
  },
  outcomes: {
    en: 'destroys|destroyed|kills|dead; destroys engine',
    ru: 'уничтожит|уничтожение|уничтожает двигатель|реактор?; убьет; сразу уничтожит',
  },
  fields: {
    'roll=12': { en: 'boxcars; double|two sixes', ru: 'две|пара шестерки; две|пара шестерки на кубах|кубиках; дубль шестерок' },
    'roll=2': { en: 'snake eyes; double|two ones', ru: 'две|пара единицы; две|пара единицы на кубах|кубиках; дубль единиц; змеиные глаза' },
    'effect=NONE': {
      en: 'doing|does nothing; no effect; nothing happens; without effect',
      ru: 'ничего не будет|делает|сделает|случится; без эффекта|последствий; пустой|холостой крит',
    },
    'effect=AMMUNITION': {
      en: 'ammo hit|crit|explosion|explodes|blows|cooked',
      ru: 'боезапас|боекомплект; крит в боезапас|боекомплект',
    },
    'effect=ENGINE': {
      en: 'an? engine hit|crit; hit engine; crit engine',
      ru: 'попадание|крит попадает|попадет|прилетит? в|по? реактор|двигатель; крит реактора',
    },
    'engineHits=1': {
      en: 'one|an? engine hit|crit already|before|once; engine already hit once?; engine hit once before?; already|second|damaged|wrecked engine hit?; already one|an|has engine hit',
      ru: 'реактор подбит|поврежден|пробит|задет; подбит|поврежден|пробит|битый|второе реактор; уже в|по? реактор; второе попадание в|по реактор',
    },
    'effect=FIRE_CONTROL': { en: 'crit is? fire control', ru: 'крит в наведение|прицел|суо' },
    'effect=MOVEMENT': { en: 'movement|move|mp crit|hit', ru: 'крит в движение|ходовую|ноги' },
    'effect=WEAPON': { en: 'weapon crit', ru: 'крит в орудие|оружие|орудия' },
  },
};
