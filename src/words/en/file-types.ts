/** Kinds of files that are sold. EPUB, PDF and ZIP are their own names. */

export const film = 'Film';
export const audio = 'Audio';
export const captions = 'Captions';
