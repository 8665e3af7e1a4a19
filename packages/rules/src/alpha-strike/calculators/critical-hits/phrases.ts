/** What players say when they ask this calculator. */
import type { Phrases } from '../../../calculator/phrases.js';

export const phrases: Phrases = {
  questions: {
    en: 'critical hit table?; crit; rolled crit|critical; crit roll; what crit; critical roll|table; crit table; roll on the crit|critical table; what happens on a crit; ammo hit; chance of ammo explosion; on crit table; how often weapon|engine|fire hit; table; critical; crit came up; crit result; crit effect; what breaks; what do i lose; what got hit; crit chance; is my mech dead; chance of engine|ammo|weapon|movement|fire hit; ammo explosion; cooked off; going internal; takes out the engine; kills outright; ammo explodes|blows',
    ru: 'критическое попадание; крит; таблица критов|критических; бросок на крит; какой крит; что за крит; крит выпало; взрыв боезапаса; шанс взрыва боезапаса|боекомплекта; на критах; что отвалилось|сломалось|полетело|оторвало; крит на; выпал крит; прошел крит; крит что; что с критом; крит в двигатель|реактор|боезапас|боекомплект; рванет боезапас; получил в структуру; взорвался или; взорвется; поймал крит; это труп',
  },
};
