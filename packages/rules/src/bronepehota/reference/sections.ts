/**
 * Sections of the Bronepehota rulebook in reading order, with the ids and titles that answers cite. `source` is the section number
 * in the source.
 */
import type { Section } from '../../reference/reference.js';
import { same } from '../../text/language.js';

/** A chapter followed by its sections. */
const chapter = (id: Section['id'], en: string, ru: string, source: string, ...held: readonly Section[]): readonly Section[] => [
  { id, title: { en, ru }, source: same(source) },
  ...held.map((section): Section => ({ ...section, parent: id })),
];

const section = (name: string, en: string, ru: string, source: string): Section => ({
  id: `bronepehota/${name}`,
  title: { en, ru },
  source: same(source),
});

export const sections: readonly Section[] = [
  ...chapter(
    'bronepehota/preparation',
    'Preparing a game',
    'Подготовка к игре',
    '1, 1.1',
    section('ways-to-shoot', 'Two ways to shoot', 'Два вида стрельбы', '1.2'),
    section('armies', 'Armies and their costs', 'Армии и их стоимость', '1.5'),
    section('deployment', 'Table and deployment', 'Поле и расстановка', '1.3, 1.4, 1.6'),
    section('dice', 'Dice', 'Кубики', '1.7'),
  ),
  ...chapter(
    'bronepehota/combat-units',
    'Combat units',
    'Боевые единицы',
    '2',
    section('squads', 'Squads', 'Пехотные отряды', '2.1'),
    section('machines', 'Machines', 'Боевые машины', '2.2'),
    section('pilots', 'Pilots', 'Пилоты', '2.3'),
    section('guns', 'Guns', 'Орудия', '2.4'),
  ),
  ...chapter(
    'bronepehota/turn',
    'The turn',
    'Игровой тур',
    '3',
    section('initiative', 'Initiative', 'Инициатива', '3.1'),
    section('actions', 'Actions of a unit', 'Действия юнита', '3.2'),
  ),
  ...chapter(
    'bronepehota/movement',
    'Movement',
    'Движение',
    '4',
    section('infantry-movement', 'Infantry movement', 'Движение пехоты', '4.1'),
    section('obstacles', 'Slopes, ladders and obstacles', 'Склоны, лестницы и препятствия', '4.1'),
    section('moving-a-gun', 'Moving a gun', 'Передвижение с орудием', '4.1'),
    section('machine-movement', 'Machine movement', 'Движение машин', '4.2'),
    section('machine-obstacles', 'Machines and obstacles', 'Машины и препятствия', '4.2'),
    section('unmanned-machines', 'Machines without a pilot', 'Машины без пилота', '4.3'),
  ),
  ...chapter(
    'bronepehota/damage-and-armor',
    'Damage and armor',
    'Повреждения и броня',
    '5.1, 5.2',
    section('survival-test', 'Survival test', 'Тест выживания', '5.3'),
  ),
  ...chapter(
    'bronepehota/real-shooting',
    'Real shooting',
    'Реальная стрельба',
    '6',
    section('real-conditions', 'Who may shoot, and where', 'Кто и куда может стрелять', '6.1–6.4'),
    section('real-ammunition', 'Charges and ammunition', 'Заряды и боезапас', '6.5'),
    section('armor-test', 'Armor test', 'Тест брони', '6.6'),
    section('real-result', 'What a hit does', 'Результат попадания', '6.7'),
  ),
  ...chapter(
    'bronepehota/virtual-shooting',
    'Virtual shooting',
    'Виртуальная стрельба',
    '7, 7.1',
    section('shot-conditions', 'Who may be shot at', 'Условия выстрела', '7.2, 7.3'),
    section('cover', 'Cover', 'Укрытие цели', '7.3'),
    section('range-roll', 'Range roll', 'Бросок дальности', '7.4 I'),
    section('damage-roll', 'Damage', 'Бросок повреждений', '7.4 II'),
    section('pilot-test', 'The pilot of a damaged machine', 'Пилот повреждённой машины', '7.4 III'),
    section('blast', 'Blast', 'Взрыв', '7.4 IV'),
    section('gun-crews', 'Infantry at a gun', 'Пехотинец у орудия', '7.5'),
    section('rate-of-fire', 'Rate of fire', 'Скорострельность', '7.6'),
    section('ammunition', 'Ammunition', 'Боезапас', '7.7'),
    section('grenades', 'Grenades', 'Гранаты', '7.8'),
  ),
  ...chapter(
    'bronepehota/close-combat',
    'Close combat',
    'Ближний бой',
    '8',
    section('strength', 'Strength', 'Силы в ближнем бою', '8.1'),
    section('close-combat-outcome', 'Outcome', 'Исход боя', '8.2'),
    section('surprise-attack', 'Surprise attack', 'Внезапная атака', '8.3'),
  ),
  ...chapter(
    'bronepehota/more-actions',
    'Capture, repair, jumps',
    'Захват, ремонт, прыжки',
    '9, 10',
    section('capture', 'Capturing machines and guns', 'Захват машин и орудий', '9.1, 9.2'),
    section('repair', 'Repair and towing', 'Ремонт и буксировка', '9.3, 10.1, 10.2'),
    section('jump', 'Jump packs', 'Прыжковые ускорители', '9.4'),
  ),
  ...chapter(
    'bronepehota/optional-rules',
    'Optional rules',
    'Дополнительные правила',
    '11',
    section('aimed-fire', 'Aimed fire', 'Прицельная стрельба', '11.1'),
    section('panic', 'Panic', 'Паника', '11.2'),
  ),
  { id: 'bronepehota/victory', title: { en: 'Victory and disputes', ru: 'Победа и споры' }, source: same('12') },
];
