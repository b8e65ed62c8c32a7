import type { Views } from '../../inputs.ts';
import { chance } from '../chance.ts';
import { sheet } from '../sheet.ts';
import { back } from './back.ts';
import { bookOf } from './cover.ts';
import { detail } from './detail.ts';
import { front } from './front.ts';
import { spread } from './spread.ts';

export const bookViews: Views = {
  front: (input) => {
    const book = bookOf(input);
    return sheet('product', book.theme.name, front(book, chance(`${input.slug}:front`)));
  },
  spread: (input) => {
    const book = bookOf(input);
    return sheet('wide', book.theme.partner, spread(book, input, chance(`${input.slug}:spread`)));
  },
  back: (input) => {
    const book = bookOf(input);
    return sheet('product', book.theme.partner, back(book, input, chance(`${input.slug}:back`)));
  },
  detail: (input) => {
    const book = bookOf(input);
    return sheet('product', book.theme.name, detail(book, chance(`${input.slug}:detail`)));
  },
};

/** The views of an e-book, which has no back cover. */
export const ebookViews: Views = Object.fromEntries(
  Object.entries(bookViews).filter(([view]) => view !== 'back'),
);
