/** Characters of what is typed to find anything in the console. */
export const longestFind = 100;
