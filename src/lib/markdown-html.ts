import { html, type SafeHtml } from './html.ts';
import type { Block, Words } from './light-markdown.ts';

/** A text as HTML, everything in it escaped. Headings keep their level, moved down by `deeper`. */
export function markdownHtml(blocks: readonly Block[], { deeper = 0 } = {}): SafeHtml {
  return html`${blocks.map((block) => blockHtml(block, deeper))}`;
}

function blockHtml(block: Block, deeper: number): SafeHtml {
  if (block.kind === 'heading') {
    const level = block.level + deeper;
    return { html: `<h${level} id="${block.id}">${html`${block.text}`.html}</h${level}>` };
  }
  if (block.kind === 'list') return html`<ul>${block.items.map(itemHtml)}</ul>`;
  if (block.kind === 'numbers') return html`<ol>${block.items.map(itemHtml)}</ol>`;
  if (block.kind === 'quote') return html`<p class="in-short">${block.words.map(wordHtml)}</p>`;
  return html`<p>${block.words.map(wordHtml)}</p>`;
}

const itemHtml = (words: readonly Words[]) => html`<li>${words.map(wordHtml)}</li>`;

function wordHtml(word: Words): SafeHtml {
  if (word.kind === 'link') return html`<a href="${word.href}">${word.text}</a>`;
  if (word.kind === 'strong') return html`<strong>${word.text}</strong>`;
  return word.kind === 'em' ? html`<em>${word.text}</em>` : html`${word.text}`;
}
