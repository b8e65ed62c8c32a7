import { escapeHtml } from '../../../lib/html.ts';
import { attributesOf, type Piece } from './piece.ts';

const VOID = new Set(['img', 'input', 'br']);

/** Pieces as HTML; every text and attribute is escaped. */
export function toHtml(piece: Piece): string {
  if (piece === false || piece === undefined) return '';
  if (typeof piece === 'string') return escapeHtml(piece);
  if (!('tag' in piece)) return piece.map(toHtml).join('');
  const attributes = attributesOf(piece).map(([name, value]) => ` ${name}="${escapeHtml(value)}"`);
  const start = `<${piece.tag}${attributes.join('')}>`;
  return VOID.has(piece.tag) ? start : `${start}${piece.children.map(toHtml).join('')}</${piece.tag}>`;
}
