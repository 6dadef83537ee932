/** Of a link in a line of text: large enough for a finger, low enough for a mouse. */
export const linkClasses = 'inline-flex min-h-11 items-center text-link underline lg:min-h-6';
