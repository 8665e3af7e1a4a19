/**
 * A value as a condition writes it: in quotes unless it has only letters, digits, dots and hyphens. Quotes inside are left out.
 * @example quotedValue('Missile Boat') // '"Missile Boat"'
 */
export const quotedValue = (value: string): string => (/^[\p{L}\p{N}.-]+$/u.test(value) ? value : `"${value.replaceAll('"', '')}"`);
