import { attributesOf, type Piece } from './piece.ts';

/** Pieces as elements and texts of this document. */
export function toDom(piece: Piece): Node[] {
  if (piece === false || piece === undefined) return [];
  if (typeof piece === 'string') return [document.createTextNode(piece)];
  if (!('tag' in piece)) return piece.flatMap(toDom);
  const element = document.createElement(piece.tag);
  for (const [name, value] of attributesOf(piece)) element.setAttribute(name, value);
  element.append(...piece.children.flatMap(toDom));
  return [element];
}
