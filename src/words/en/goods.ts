/** Kinds of goods: one, over a product that has no name for its kind; and several, inside a sentence. */

export const book = { word: 'Book', several: 'books' };
export const kitchenware = { word: 'Kitchenware', several: 'kitchenware' };
export const tableware = { word: 'Tableware', several: 'tableware' };
export const food = { word: 'Food', several: 'food' };
export const drink = { word: 'Drink', several: 'drinks' };
export const course = { word: 'Course', several: 'courses' };
export const clothing = { word: 'Clothing', several: 'clothes' };
export const print = { word: 'Print', several: 'prints' };
export const giftCard = { word: 'Gift card', several: 'gift cards' };
export const otherThing = { word: 'Item', several: 'other items' };
/** What the shop sells, where no kind says it. */
export const things = 'products';
