export const linkClasses = 'flex min-h-11 items-center rounded-md px-3 font-medium hover:bg-leaf-soft';

/**
 * For the header, whose width is measured in letters: large text leaves less room. Other languages have longer words,
 * which stand in two lines.
 */
export const menuLinkClasses = `${linkClasses} @3xl:px-1.5 @3xl:text-sm leading-tight @3xl:[:lang(en)_&]:whitespace-nowrap @5xl:px-3 @5xl:text-base`;
