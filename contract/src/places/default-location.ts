/** Used if nothing better is known. */
export const defaultLocation = 'Bangalore, Karnataka, India';
