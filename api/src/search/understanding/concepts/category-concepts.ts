import { tellingCategories } from '@aaspaas/contract/shops/categories';
import type { Concept } from './concept';

/** Every category is a concept by its own name, whatever the files say. */
export const categoryConcepts: readonly Concept[] = tellingCategories.map(({ id, name }) => ({
  id: `category-${name.toLowerCase().replace(/[^a-z]+/g, '-')}`,
  categories: [{ id, weight: 10 }],
  items: [],
  words: [{ language: 'en', text: name, isLikelier: true }],
  at: 'the list of categories',
}));
