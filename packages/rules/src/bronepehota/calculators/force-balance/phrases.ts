/** What players say when they ask this calculator. */
import type { Phrases } from '../../../calculator/phrases.js';

export const phrases: Phrases = {
  questions: {
    en: 'fair; balance; ok to play; too much of a difference; lopsided; is that|it ok|fair|even; difference of|between armies|costs; armies even; points difference; against; vs; unfair; too much; my army his; three way; armies; points game; fair fight; even armies; difference in points; points each; too strong; army points vs; cost vs; points vs; even match',
    ru: 'баланс; баланс армий; честно; нормально; норм; норм ли; ок; равны; разница; на сколько %|процентов разница; перекос; у меня # у него #; армии равны; неравные; против; баланс нормальный; армии очков; честный бой; разница очков|в очках; равны армии; кто сильнее; три армии; по очкам; сколько процентов; равный бой|расклад; расклад; честный расклад; кто дороже; разница процентов; играть можно; между нашими сторонами; сторонами',
  },
  outcomes: { en: '# players|armies|sides', ru: '# игрока|армии|стороны' },
};
