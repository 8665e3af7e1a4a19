/** British spellings: the English of the project is American. */

const WORDS = [
  '(?:arm|behavi|col|endeav|fav|flav|harb|hon|hum|lab|neighb|od|rig|rum|sav|vap|vig)our(?:s|ed|ing|able|ite|less|ful|er|ers)?',
  '(?:centi|kilo|milli)?metres?',
  '(?:cent|fib|lit|theat|calib|spect)res?',
  'centred',
  '(?:de|of|pre)fence|licence|pretence|practise[ds]?',
  '(?:cancel|channel|fuel|label|level|marvel|model|signal|total|travel|tunnel|unravel)l(?:ed|ing|er|ers)',
  '(?:apolog|author|capital|character|emphas|equal|final|general|immobil|initial|maxim|minim|neutral|normal|optim|organ|penal|prior|real|recogn|special|stabil|summar|symbol|util|visual)is(?:e[ds]?|ing|ation|ations)',
  '(?:anal|paral)yse[ds]?',
  '(?:cata|dia|mono)logues?',
  'manoeuvr(?:e[ds]?|ing|able|ability)',
  'grey(?:s|ed)?|mould(?:s|ed)?|ploughs?|storeys?|tyres?|artefacts?|kerbs?|cheques?|programmes?|sceptic(?:al)?|skilful|fulfil|enrol|whilst|amongst|judgement|ageing',
];

const BRITISH = new RegExp(`\\b(?:${WORDS.join('|')})\\b`, 'gi');

/** British spellings in an English text. @example britishSpellings('Armour of the centre') // ['Armour', 'centre'] */
export const britishSpellings = (text: string): readonly string[] => text.match(BRITISH) ?? [];
