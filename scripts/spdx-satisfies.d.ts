/** The package brings no types. */
declare module 'spdx-satisfies' {
  /** Whether somebody who takes each of some licenses may take what an expression offers. Throws when it is no expression. */
  export default function satisfies(expression: string, allowed: string[]): boolean;
}
