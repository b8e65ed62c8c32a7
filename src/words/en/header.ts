/** The header of every page, and its menu. */

/** The link around the shop’s name, as a screen reader says it. */
export const homePage = '{brand}, home page';
/** In the banner before a day such as Christmas. `{days}` are one or more of the next, as a list. */
export const lastOrderDays = 'For {event}, order by {days}.';
export const lastDayBy = '{day} ({method})';
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
