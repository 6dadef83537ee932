/**
 * A whole number as India writes it, such as '1,28,400'. By hand: the first number that a browser writes for a country
 * costs a phone a tenth of a second, in the middle of the page's start.
 */
export const sayNumber = (count: number): string =>
  String(Math.trunc(count)).replace(/(\d)(?=(\d\d)+\d$)/g, '$1,');
