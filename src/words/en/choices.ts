/**
 * What a product’s formats are: the label of their choice. In a sentence they are written small:
 * “this edition”.
 */

export const edition = 'Edition';
export const size = 'Size';
export const value = 'Value';
export const set = 'Set';
export const option = 'Option';
