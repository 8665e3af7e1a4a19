/** Rulings on shooting. */
import type { Ruling } from '../../../reference/reference.js';

export const shootingRulings: readonly Ruling[] = [
  {
    id: 'bronepehota/ruling/armor-during-shot',
    title: { en: 'Armor while a shot is resolved', ru: 'Броня во время выстрела' },
    section: 'bronepehota/damage-roll',
    question: {
      en: 'Several power dice hit a machine: does its armor fall from die to die?',
      ru: 'По машине бросают несколько кубиков мощности: падает ли её броня от кубика к кубику?',
    },
    readings: [
      {
        en: 'Each damage moves the slider at once, so the next die meets less armor.',
        ru: 'Каждое повреждение сразу двигает ползунок, и следующему кубику достаётся броня слабее.',
      },
      {
        en: 'All dice are rolled together and meet the same armor, as in the example with armor 7.',
        ru: 'Все кубики бросают разом, и броня для них одна, как в примере с бронёй 7.',
      },
    ],
    decision: {
      en: 'All dice of a shot meet the armor from before it; the slider moves after it. The example leaves no other reading.',
      ru: 'Все кубики выстрела сверяются с бронёй до него; ползунок сдвигают после. Пример другого прочтения не оставляет.',
    },
  },
  {
    id: 'bronepehota/ruling/cover-threshold',
    title: { en: 'What cover changes', ru: 'Что меняет укрытие' },
    section: 'bronepehota/cover',
    question: {
      en: 'Does cover also make a machine last longer, and what is exactly half seen?',
      ru: 'Держится ли машина в укрытии дольше и что такое «видна ровно наполовину»?',
    },
    readings: [
      {
        en: 'The raised armor counts for everything, destruction included.',
        ru: 'Повышенная броня действует во всём, даже при подсчёте до уничтожения.',
      },
      {
        en: 'It is raised only for judging the shot; the slider does not move up.',
        ru: 'Она повышена лишь для оценки выстрела, ползунок вверх не сдвигается.',
      },
    ],
    decision: {
      en: 'Cover counts only against the power dice. The slider shows the armor of the machine itself and stops at 0, where it is destroyed, so no other reading is played. Exactly half seen adds 1.',
      ru: 'Укрытие добавляет только к тому, что должны превысить кубики мощности. Ползунок показывает броню самой машины, и на 0 она уничтожена, поэтому иначе не играют. Ровно половина — это +1.',
    },
  },
  {
    id: 'bronepehota/ruling/blast-target',
    title: { en: 'A blast and its own target', ru: 'Взрыв и сама цель' },
    section: 'bronepehota/blast',
    question: {
      en: 'Does the blast strike the target again, and does cover help against it?',
      ru: 'Бьёт ли взрыв ещё раз по цели и спасает ли от него укрытие?',
    },
    readings: [
      {
        en: 'Everything within the radius is attacked, the target at its center too, and cover is judged as for a shot.',
        ru: 'Атаке подвергается всё в радиусе, и цель в центре тоже, а укрытие считают как при выстреле.',
      },
      {
        en: 'The target has had its share from the weapon itself; a blast comes from beside, not from the shooter.',
        ru: 'Цель своё уже получила от самого оружия; а взрыв бьёт сбоку, не от стрелка.',
      },
    ],
    decision: {
      en: 'The target is not hit again; cover does not help against a blast. Whoever is within so many steps of the target is somebody else, and cover is judged from where the shooter is, so no other reading is played.',
      ru: 'По самой цели взрыв второй раз не бьёт; укрытие от взрыва не спасает. В стольких-то шагах от цели — значит, кто-то другой, а укрытие смотрят с места стрелка, поэтому иначе не играют.',
    },
  },
  {
    id: 'bronepehota/ruling/grenade-steps',
    title: { en: 'Where a grenade’s effect is described', ru: 'Где описано действие гранаты' },
    section: 'bronepehota/grenades',
    question: {
      en: 'Which steps judge a grenade, and is its distance rounded?',
      ru: 'По каким пунктам судят гранату и округляют ли до неё расстояние?',
    },
    readings: [
      {
        en: 'The section on grenades points to the conditions of a shot, which have no such steps.',
        ru: 'Раздел о гранатах отсылает к условиям выстрела, где таких пунктов нет.',
      },
      {
        en: 'Damage and the pilot’s test are steps II and III of the result of a shot.',
        ru: 'Повреждения и тест пилота — это пункты II и III результата выстрела.',
      },
    ],
    decision: {
      en: 'Steps II and III of 7.4 apply: the section that is named has none. The distance to the place of the blast is exact, not rounded.',
      ru: 'Действуют пункты II и III раздела 7.4: в названном разделе пунктов нет. Расстояние до места взрыва точное, без округления.',
    },
  },
  {
    id: 'bronepehota/ruling/grenade-cover',
    title: { en: 'Cover against a grenade', ru: 'Укрытие от гранаты' },
    section: 'bronepehota/grenades',
    question: {
      en: 'Does cover from the thrower help against his grenade?',
      ru: 'Спасает ли от гранаты укрытие, закрывающее от метателя?',
    },
    readings: [
      {
        id: 'grenade-cover-helps',
        en: 'A grenade is thrown at a target like a shot, so cover raises its armor.',
        ru: 'Гранату бросают в цель, как стреляют, поэтому укрытие добавляет к броне.',
      },
      {
        en: 'A grenade has nothing but its blast, and a blast does not come from the thrower.',
        ru: 'У гранаты нет ничего, кроме взрыва, а взрыв идёт не от метателя.',
      },
    ],
    decision: {
      en: 'As with any blast, cover does not help; but an unseen target cannot be chosen.',
      ru: 'Как и при любом взрыве, укрытие не спасает; но невидимую цель не выбрать.',
    },
  },
  {
    id: 'bronepehota/ruling/short-ammunition',
    title: { en: 'Too little ammunition for a shot', ru: 'Боезапаса не хватает на выстрел' },
    section: 'bronepehota/ammunition',
    question: {
      en: 'May a weapon fire with less ammunition left than its shot takes?',
      ru: 'Можно ли выстрелить, если осталось меньше, чем уходит на выстрел?',
    },
    readings: [
      {
        id: 'last-shot-fires',
        en: 'Only an empty track forbids firing, so the last shot may take what is left.',
        ru: 'Стрелять запрещает только пустая шкала, и последний выстрел забирает остаток.',
      },
      {
        en: 'The slider moves before the shot by its whole cost, and it cannot.',
        ru: 'Ползунок до выстрела сдвигают на всю его цену, а сдвинуть некуда.',
      },
    ],
    decision: { en: 'Such a shot cannot be fired.', ru: 'Такой выстрел сделать нельзя.' },
  },
  {
    id: 'bronepehota/ruling/panic-in-flight',
    title: { en: 'Panic in the air', ru: 'Паника в воздухе' },
    section: 'bronepehota/panic',
    question: { en: 'A pilot panics while his machine flies: does it crash?', ru: 'Пилот запаниковал в полёте: разобьётся ли машина?' },
    readings: [
      {
        id: 'panic-crashes',
        en: 'He leaves it like a dead pilot does, and it crash-lands.',
        ru: 'Машина остаётся без него, как без погибшего, и падает.',
      },
      {
        en: 'Only death brings it down; a living pilot who leaves lands first.',
        ru: 'Роняет её только гибель пилота; живой, уходя, сначала садится.',
      },
    ],
    decision: { en: 'He lands, without damage, and flees on foot.', ru: 'Он сажает машину без повреждений и бежит пешком.' },
  },
  {
    id: 'bronepehota/ruling/destroyed-flyer',
    section: 'bronepehota/unmanned-machines',
    title: { en: 'A flyer destroyed by the shot', ru: 'Летающая машина уничтожена выстрелом' },
    question: {
      en: 'The shot takes the last of a flyer’s durability and its pilot is killed as well. Does it crash on top of that?',
      ru: 'Выстрел снял у летающей машины последнюю прочность, погиб и пилот. Будет ли ещё и аварийная посадка?',
    },
    readings: [
      { en: 'Yes: a D6 of damage is rolled and counted.', ru: 'Да: Д6 повреждений бросают и отмечают.' },
      { en: 'No: there is nothing left to crash.', ru: 'Нет: падать уже нечему.' },
    ],
    decision: {
      en: 'No: at 0 the machine is off the table, and no crash is rolled. It is destroyed either way, so no other reading is played.',
      ru: 'Нет: на 0 машину убирают, и посадку не бросают. Уничтожена она в любом случае, поэтому иначе не играют.',
    },
  },
  {
    id: 'bronepehota/ruling/armor-test-at-zero',
    section: 'bronepehota/armor-test',
    title: { en: 'The pilot of a destroyed machine', ru: 'Пилот уничтоженной машины' },
    question: {
      en: 'A charge brings a machine to 0. Does its pilot still take the armor test, which cannot be passed at armor 0?',
      ru: 'Заряд довёл машину до 0. Проходит ли пилот тест брони, который при броне 0 пройти нельзя?',
    },
    readings: [
      { en: 'The test is taken, fails, and he takes the survival test.', ru: 'Тест брони провален, пилот проходит тест выживания.' },
      {
        id: 'wreck-spares-pilot',
        en: 'No test: he climbs out of the wreck unhurt.',
        ru: 'Теста нет: он выбирается из обломков невредимым.',
      },
    ],
    decision: {
      en: 'Armor 0 protects nobody: he takes the survival test, and goes on as infantry if he lives.',
      ru: 'Броня 0 никого не защищает: пилот проходит тест выживания и, если жив, воюет пешком.',
    },
  },
];
