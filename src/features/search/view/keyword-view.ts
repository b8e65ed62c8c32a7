import { h, type Piece } from './piece.ts';

/** The field of a search form, with what was asked for in it. */
export function keywordView(keyword: string, id = 'keyword'): Piece {
  return h('input', {
    class: 'input',
    id,
    name: 'keyword',
    type: 'search',
    value: keyword,
    autocomplete: 'off',
    autocapitalize: 'none',
    spellcheck: 'false',
    enterkeyhint: 'search',
    'aria-describedby': id === 'keyword' && 'keyword-hint',
  });
}
