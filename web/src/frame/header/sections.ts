/** Ids of the sections of the landing page that links point to. */
export const sectionIds = { about: 'about', company: 'company', why: 'whyus', goals: 'goals' } as const;
