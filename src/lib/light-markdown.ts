import { nth } from '#src/lib/nth.ts';
/** A piece of inline text. */
export type Words =
  | { kind: 'text' | 'strong' | 'em'; text: string }
  | { kind: 'link'; text: string; href: string };

/** A block of a text. `only` are the tags of the `:::` part that contains it. */
export type Block = { only?: readonly string[] } & (
  | { kind: 'paragraph'; words: Words[] }
  | { kind: 'quote'; words: Words[] }
  | { kind: 'list'; items: Words[][] }
  | { kind: 'numbers'; items: Words[][] }
  | { kind: 'heading'; level: 2 | 3; id: string; text: string }
);

/**
 * Parses the Markdown subset of policies and the FAQ: paragraphs, `> ` lines, `- ` and `1. ` lists, `##` and
 * `###` headings (`## Title {#id}` sets the id), **strong**, *em*, [links](/to), and parts for certain
 * readers, between a line `::: GB EU` and a line `:::`. Everything else is plain text, including HTML.
 */
export function readMarkdown(source: string): Block[] {
  const blocks: Block[] = [];
  let only: readonly string[] | undefined;
  for (const chunk of chunksOf(source)) {
    const fence = /^:::(.*)$/.exec(chunk);
    if (fence) {
      const tags = nth(fence, 1).trim().split(/\s+/).filter(Boolean);
      only = tags.length > 0 ? tags : undefined;
    } else blocks.push({ ...blockOf(chunk), ...(only && { only }) });
  }
  return blocks;
}

/** The blocks for a reader with this tag. */
export function blocksFor<T extends Block>(blocks: readonly T[], tag: string): T[] {
  return blocks.filter(({ only }) => !only || only.includes(tag));
}

/** All link addresses in a text. */
export function linksIn(blocks: readonly Block[]): string[] {
  return blocks.flatMap((block) => {
    const words = 'words' in block ? block.words : 'items' in block ? block.items.flat() : [];
    return words.flatMap((word) => (word.kind === 'link' ? word.href : []));
  });
}

/** The plain text, for structured data and summaries. */
export function plainText(blocks: readonly Block[]): string {
  const join = (words: readonly Words[]) => words.map(({ text }) => text).join('');
  return blocks
    .map((block) => {
      if ('words' in block) return join(block.words);
      return 'items' in block ? block.items.map(join).join(' ') : block.text;
    })
    .join(' ');
}

/** Splits a text into paragraphs, headings and `:::` lines. */
function chunksOf(source: string): string[] {
  return source
    .replace(/\r\n?/g, '\n')
    .replace(/^(:::.*|#{2,3} .*)$/gm, '\n$1\n')
    .split(/\n[ \t]*\n\s*/)
    .map((chunk) => chunk.trim())
    .filter(Boolean);
}

function blockOf(chunk: string): Block {
  const heading = /^(##|###) (.*?)(?:\s*\{#([a-z0-9-]+)\})?$/.exec(chunk);
  if (heading) {
    const [, marks, text = '', id] = heading;
    return { kind: 'heading', level: marks === '##' ? 2 : 3, id: id ?? slugOf(text), text };
  }
  if (chunk.startsWith('> ')) return { kind: 'quote', words: wordsOf(joined(chunk.replace(/^> ?/gm, ''))) };
  if (chunk.startsWith('- ')) return { kind: 'list', items: itemsOf(chunk, /^- /m) };
  if (/^1\. /.test(chunk)) return { kind: 'numbers', items: itemsOf(chunk, /^\d+\. /m) };
  return { kind: 'paragraph', words: wordsOf(joined(chunk)) };
}

/** The allowed link addresses: pages, fragments and these schemes. No scripts. */
const SAFE_HREF = /^(?:https?:|mailto:|tel:|\/(?!\/)|[#?]|\{\{)/i;

function itemsOf(chunk: string, mark: RegExp): Words[][] {
  return chunk.split(mark).map(joined).filter(Boolean).map(wordsOf);
}

function wordsOf(text: string): Words[] {
  const words: Words[] = [];
  let from = 0;
  for (const found of text.matchAll(/\*\*(.+?)\*\*|\*(.+?)\*|\[([^\]]+)\]\(([^)\s]+)\)/g)) {
    if (found.index > from) words.push({ kind: 'text', text: text.slice(from, found.index) });
    const [all, strong, em, link = '', href = ''] = found;
    if (strong !== undefined) words.push({ kind: 'strong', text: strong });
    else if (em !== undefined) words.push({ kind: 'em', text: em });
    else if (SAFE_HREF.test(href)) words.push({ kind: 'link', text: link, href });
    else words.push({ kind: 'text', text: all });
    from = found.index + all.length;
  }
  if (from < text.length) words.push({ kind: 'text', text: text.slice(from) });
  return words;
}

function joined(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

function slugOf(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^a-z0-9\s-]/g, '')
    .trim()
    .replace(/\s+/g, '-');
}
