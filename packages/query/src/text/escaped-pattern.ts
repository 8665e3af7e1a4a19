/** A text as a regular expression that matches it. @example escapedPattern('a.b') // 'a\\.b' */
export const escapedPattern = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
