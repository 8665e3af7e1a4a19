/** Weapons of machines and guns, from Tekhnolog's sheets of 2008. A weapon has the same figures on every machine. */
import type { ArsenalEntry } from './entries.js';

// biome-ignore format: one weapon a line, as in a table
export const ARSENAL: Readonly<Record<string, ArsenalEntry>> = {
  'energy-harpoon': { kind: 'ranged', name: { en: 'Energy harpoon', ru: 'Энергетический гарпун' }, stats: { range: 'D6+2', power: '6D20' } },
  'heavy-rocket': { kind: 'ranged', name: { en: 'Heavy rocket', ru: 'Тяжёлая ракета' }, stats: { range: 'D12', power: '4D20', blast: { power: '1D20', steps: 2 } } },
  'double-barreled-machine-gun': { kind: 'ranged', name: { en: 'Double-barreled machine gun', ru: 'Двуствольный пулемёт' }, stats: { range: 'D12', power: '2D12' } },
  'fist': { kind: 'close-combat', name: { en: 'Manipulator fist', ru: 'Манипулятор-кулак' }, stats: { closeCombat: 2 } },
  'dozer-blade': { kind: 'close-combat', name: { en: 'Armored dozer blade', ru: 'Бронеотвал' }, stats: { closeCombat: 3 } },
  'gatling-cannon': { kind: 'ranged', name: { en: 'Gatling cannon', ru: 'Пушка Гатлинга' }, stats: { range: 'D12', power: '3D20' } },
  'double-barreled-armor-piercing-cannon': { kind: 'ranged', name: { en: 'Double-barreled armor-piercing cannon', ru: 'Двуствольная бронебойная пушка' }, stats: { range: 'D20', power: '2D20' } },
  'rocket-launcher': { kind: 'ranged', name: { en: 'Rocket launcher', ru: 'Ракетная установка' }, stats: { range: 'D6+3', power: '2D20' } },
  'repair-platform': { kind: 'equipment', name: { en: 'Repair and transport platform', ru: 'Ремонтно-транспортная платформа' }, stats: { repair: 2, tows: true } },
  'autocannon': { kind: 'ranged', name: { en: 'Autocannon', ru: 'Автоматическая пушка' }, stats: { range: 'D12', power: '2D20' } },
  'rapid-fire-cannon': { kind: 'ranged', name: { en: 'Rapid-fire cannon', ru: 'Скорострельная пушка' }, stats: { range: 'D20', power: '2D12' } },
  'pulse-cannon': { kind: 'ranged', name: { en: 'Pulse cannon', ru: 'Импульсное орудие' }, stats: { range: 'D12', power: '1D20' } },
  'four-barreled-machine-gun': { kind: 'ranged', name: { en: 'Four-barreled machine gun', ru: 'Четырёхствольный пулемёт' }, stats: { range: 'D20', power: '2D12' } },
  'mechanical-saw': { kind: 'close-combat', name: { en: 'Mechanical saw', ru: 'Механическая пила' }, stats: { closeCombat: 2 } },
  'twin-machine-gun': { kind: 'ranged', name: { en: 'Twin machine gun', ru: 'Спаренный пулемёт' }, stats: { range: 'D6+1', power: '1D12' } },
  'air-rockets': { kind: 'ranged', name: { en: 'Air-launched rockets', ru: 'Авиационные ракеты' }, stats: { range: 'D12', power: '4D12', blast: { power: '1D12', steps: 2 } } },
  'triple-machine-gun': { kind: 'ranged', name: { en: 'Triple machine gun', ru: 'Строенный пулемёт' }, stats: { range: 'D6', power: '1D6', directions: 3 } },
  'laser-cannon': { kind: 'ranged', name: { en: 'Laser cannon', ru: 'Лазерная пушка' }, stats: { range: 'D20', power: '1D12' } },
  'plasma-projector': { kind: 'ranged', name: { en: 'Plasma projector', ru: 'Плазменный излучатель' }, stats: { range: 'D12', power: '2D12' } },
  'vibro-saw': { kind: 'close-combat', name: { en: 'Vibro-saw', ru: 'Вибропила' }, stats: { closeCombat: 2 } },
  'battle-claw': { kind: 'close-combat', name: { en: 'Battle claw', ru: 'Боевая клешня' }, stats: { closeCombat: 1 } },
  'twin-rocket-launcher': { kind: 'ranged', name: { en: 'Twin rocket launcher', ru: 'Спаренная ракетная установка' }, stats: { range: 'D20', power: '2D12', blast: { power: '1D12', steps: 1 } } },
  'vulcan-machine-gun': { kind: 'ranged', name: { en: 'Vulcan machine gun', ru: 'Пулемёт «Вулкан»' }, stats: { range: 'D12', power: '3D12' } },
  'heavy-machine-gun': { kind: 'ranged', name: { en: 'Heavy machine gun', ru: 'Крупнокалиберный пулемёт' }, stats: { range: 'D12', power: '1D20' } },
  'long-range-rockets': { kind: 'ranged', name: { en: 'Long-range rockets', ru: 'Ракеты дальнего действия' }, stats: { range: 'D20', power: '4D12', blast: { power: '1D12', steps: 1 } } },
  'light-armor-piercing-cannon': { kind: 'ranged', name: { en: 'Light armor-piercing cannon', ru: 'Лёгкая бронебойная пушка' }, stats: { range: 'D20', power: '1D20' } },
  'mortar': { kind: 'ranged', name: { en: 'Mortar', ru: 'Миномёт' }, stats: { range: 'D6+2', power: '3D20', blast: { power: '1D20', steps: 1 } } },
  'twin-cannon': { kind: 'ranged', name: { en: 'Twin cannon', ru: 'Спаренная пушка' }, stats: { range: 'D12', power: '3D20' } },
};
