/** What players say when they ask this calculator. */
import type { Phrases } from '../../../calculator/phrases.js';
import { DESTROYING } from '../../engine/coverage/destroying.js';

export const phrases: Phrases = {
  questions: {
    en: 'state of|what can it|my mech; after mp|engine|fire control hit; what can my|the mech still do; movement left|after hits; mp hit; how does it move now; damaged mech move|tmm; what is my tmm|move now; condition of; current move|tmm; actuator hits; how fast is it now; what shape; damaged; crippled; movement crit; weapon crit; current speed|stats; speed with heat; after the crit; still do; mp crit; what can it do; fast now',
    ru: 'состояние; на что способен|способна; что ещё может мех|бе; движение после попаданий|крита; попадание|крит по движению|системам движения|ходовой; мдц после; какой теперь мдц|движение|ход; что осталось|может подбитый; с критом по движению; какая теперь скорость; теперь скорость; подбитый|поврежденный; что осталось от; в каком состоянии; крит по ходовой|движению; скорость с нагревом|перегревом; после крита; статы после; что теперь на карточке; на карточке',
  },
  outcomes: DESTROYING,
};
