/** What people want, whatever they call it: one line of a concept file. */
export interface Concept {
  readonly id: string;
  /** Likeliest first; weights from 1 to 10. */
  readonly categories: readonly { readonly id: number; readonly weight: number }[];
  /** What listings call it. */
  readonly items: readonly string[];
  readonly words: readonly ConceptWord[];
  /** Where it stands, for complaints: 'home.txt:12'. */
  readonly at: string;
}

export interface ConceptWord {
  readonly language: string;
  readonly text: string;
  /** Marked with a star: likelier here than in any other concept that has it too. */
  readonly isLikelier: boolean;
}

/** 'repair', 'second hand': they say what about something else, and point to no trade by themselves. */
export const isQualifier = ({ id }: Pick<Concept, 'id'>): boolean => id.startsWith('+');

const isBrand = ({ id }: Pick<Concept, 'id'>): boolean => id.startsWith('brand-');

/** A festival or an event of a life: it says for what occasion, and only alone what is wanted. */
const isOccasion = ({ id }: Pick<Concept, 'id'>): boolean => id.startsWith('occasion-');

/** Neither a qualifier nor a name nor an occasion. */
export const isThing = (concept: Pick<Concept, 'id'> | undefined): boolean =>
  concept !== undefined && !isQualifier(concept) && !isBrand(concept) && !isOccasion(concept);

/** An addition to a concept: 'plumber', 'nal mistri'. */
export interface AddedWord {
  readonly concept: string;
  readonly word: string;
}

/** What admins have added to the concept files. */
export interface Additions {
  readonly words: readonly AddedWord[];
  readonly concepts: readonly Concept[];
  /** Other categories, or another order of them, for concepts that there are. */
  readonly orders: readonly Pick<Concept, 'id' | 'categories'>[];
}

/** The concept of a category itself. */
export const isCategory = ({ id }: Pick<Concept, 'id'>): boolean => id.startsWith('category-');
