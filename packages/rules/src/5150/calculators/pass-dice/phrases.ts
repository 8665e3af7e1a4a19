/** What players say when they ask this calculator. */
import type { Phrases } from '../../../calculator/phrases.js';

export const phrases: Phrases = {
  questions: {
    en: 'pass dice; pass|test on? 2d6; dice passed; passes # dice?; pass two|2|1|one|zero|no|both dice?; chance to pass; 2d6 test; rolls pass; test on rep; odds of passing; leader die worth; passes none|zero; passes; did i pass; how many did i pass; pass a test; rep test; two dice; fail both; fails; roll against rep; both under; i get both; get both under; two successes; one success; 2d6 rep; added to; 2/1/0; pd chances; pd',
    ru: 'пройдено|пройти|пройдет|прошел кубика|два|один|ноль; сколько пройдет; шанс пройти; проверка на 2d6; ровно один кубик; два кубика прошел; не пройти; пройдет два|один|ни одного; тест пройден; пройти оба|два; оба кубика; пройти тест; сколько прошел|пройдено; тест умения; провалить; завалит тест; бросок против умения; пройдет тест; оба пройти; двух успехов; два успеха; один успех; по умению; 2d6 по умению|репу; оба меньше; вероятность двух|одного|обоих; два куба; оба не больше; вероятность что оба',
  },
};
