/** Environment variables that look like misspelled settings. */
import { editDistance } from '@rangefinder/rules/edit-distance';

const PREFIX = /^RANGEFINDER_/;
/** Kubernetes sets variables for each service, such as RANGEFINDER_PORT. */
const OF_KUBERNETES = /^tcp:/;
const SHORT_LETTERS = 6;

/**
 * Names the settings that were probably meant.
 * @example unknownSettings({ PROT: '4711' }, ['PORT', 'HOST']) // ['PROT is no setting of Rangefinder; PORT is']
 */
export const unknownSettings = (environment: NodeJS.ProcessEnv, known: readonly string[]): readonly string[] =>
  Object.entries(environment).flatMap(([name, value = '']) => {
    if (known.includes(name) || OF_KUBERNETES.test(value)) return [];
    const meant = known.find((setting) => isMisspelled(name.replace(PREFIX, ''), setting));
    return meant === undefined ? [] : [`${name} is no setting of Rangefinder; ${meant} is`];
  });

/** A longer name may have two wrong letters. */
const isMisspelled = (name: string, setting: string): boolean => {
  const maxEdits = setting.length > SHORT_LETTERS ? 2 : 1;
  return Math.abs(name.length - setting.length) <= maxEdits && editDistance(name.toUpperCase(), setting) <= maxEdits;
};
