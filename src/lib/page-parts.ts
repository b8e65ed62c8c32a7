/** Parts of pages that links on them lead to, by their ids. */
export const BUYING = 'buying';
export const PAYING = 'pay';
export const DELIVERING_TO = 'delivering-to';
