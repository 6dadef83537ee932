// @ts-check
import { format } from 'oxfmt';

/** As `npm run format` leaves it. @param {string} text */
export const formatMarkdown = async (text) => (await format('printed.md', text)).code;
