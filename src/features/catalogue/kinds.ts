import type { CatalogueProduct } from './catalogue.ts';

const SCENES: Readonly<Record<string, string>> = {
  book: 'Book',
  film: 'Course',
  jar: 'Jar',
  tin: 'Tin',
  bottle: 'Bottle',
  box: 'Box',
  bag: 'Bag',
  tube: 'Tube',
  mug: 'Mug',
  knife: 'Knife',
  board: 'Board',
};
const SECTIONS: Readonly<Record<string, string>> = {
  books: 'Book',
  kitchen: 'Kitchen',
  pantry: 'Pantry',
  courses: 'Course',
};

/** What a thing is in one word: a book, a jar, a pan. */
export function kindOf({ entry, categories }: CatalogueProduct): string {
  const section = categories[0]?.section ?? '';
  const isPan = entry.data.categories.some((id) => id === 'kitchen/pans');
  return SCENES[entry.data.art.scene] ?? (isPan ? 'Pan' : SECTIONS[section]) ?? 'Thing';
}
