/** What players say when they ask this calculator. */
import type { Phrases } from '../../../calculator/phrases.js';

export const phrases: Phrases = {
  questions: {
    en: 'shooting; shoot|fire at; burst; targets; kill him|outright|chance|odds; with an? assault rifle|smg|pistol|shotgun|machine gun|laser at; out of ammo; expected hits; at least one hits?; hits; rifle|laser|pistol|smg|gun at|vs|against; drop him; full burst; range inches; dice odds at least one hits; sprays; opens up; fires a burst; gun down; drop; mow down; kill; how many do i drop; take out; lets rip; burst at; blasts; hose; bad guys; gangers at; inches away with; unloads; who drops; guys in the open; hose them',
    ru: 'стрельба; стреляю|палит|шмаляет по|из; очередь; шанс убить|вывести|попасть|уложить|положить; винтовка|автомат|пулемет|пп|дробовик|лазер по; из винтовки|автомата|пулемета|пп|дробовика|лазера|пистолета; выведу; хоть раз|один попадет; достанет|достает на; патроны кончатся; убью|убьет|уложу; по целям; скольких уложу|убью|положу; палю|шмаляю; стрельнул; очередью по; поливаю; завалю; бандитов|врагов на дюймах; положить; снять его; расстрелять; кто ляжет; кого положит; садит из; тремя|двумя кубами|кубиками; по троим|двоим|четверым; в тб|иб',
  },
  outcomes: { en: 'run dry|out; ammo|ammunition runs? out', ru: 'кончатся|закончатся|кончились патроны' },
  assumed: { targets: [{}], 'targets.*.dice': 1 },
};
