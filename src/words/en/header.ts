/** The header of every page, and its menu. */

/** The link around the shop’s name, as a screen reader says it. */
export const homePage = '{brand}, home page';
export const search = 'Search';
/** The link with a bookmark, as a screen reader says it. */
export const saved = 'Saved items';
export const basket = 'Basket';
export const menu = 'Menu';
export const close = 'Close';
/** Read by a screen reader: what the menu is, and how keys move in it. */
export const main = 'Main';
export const categoriesOf = 'Categories of {section}';
export const arrowKeys = 'Arrow keys move along the menu.';
