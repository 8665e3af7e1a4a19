/** What players say of the destruction of a unit. */
import type { Text } from '../../../text/language.js';

/** Words that ask whether a unit is destroyed. They are no critical hit that has destroyed it. */
export const DESTROYING: Text = {
  en: 'destroy|destroyed|destroys|destroying|destruction',
  ru: 'уничтожить|уничтожу|уничтожит|уничтожат|уничтожен|уничтожена|уничтожено|уничтожены|уничтожение|уничтожения|уничтожением',
};
