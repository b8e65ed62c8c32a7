import * as words from '#src/words/en/mails/layout.ts';
import type { Block, MailDocument, ReceiptRow, Shop, Words } from './document.ts';

const WIDTH = 72;

/** The plain-text part of a mail: the same content as the HTML part, with URLs written out. */
export function mailAsText({ title, blocks, reason, unsubscribe }: MailDocument, shop: Shop): string {
  const foot = [`${shop.name}. ${shop.strapline}`, shop.email, shop.url, ...shop.imprint].join('\n');
  const parts = [
    `${title}\n${'='.repeat(Math.min(WIDTH, [...title].length))}`,
    ...blocks.map(blockText),
    `-- \n${foot}\n\n${wrapped(reason)}`,
    ...(unsubscribe ? [`${words.unsubscribe}:\n${unsubscribe.page}`] : []),
  ];
  return `${parts.join('\n\n')}\n`;
}

function blockText(block: Block): string {
  switch (block.kind) {
    case 'text':
      return wrapped(sentenceText(block.words));
    case 'heading':
      return `${block.text}\n${'-'.repeat(Math.min(WIDTH, [...block.text].length))}`;
    case 'list':
      return block.items.map((item) => wrapped(sentenceText(item), '- ', '  ')).join('\n');
    case 'button':
      return `${block.label}:\n${block.href}`;
    case 'facts':
      return block.rows.map(([name, value]) => wrapped(`${name}: ${value}`)).join('\n');
    case 'receipt':
      return receiptText(block);
    case 'quote':
      return block.text
        .split('\n')
        .map((line) => wrapped(line, '> ', '> '))
        .join('\n');
    case 'address':
      return block.lines.join('\n');
  }
}

function sentenceText(parts: readonly Words[]): string {
  return parts
    .map((word) => {
      if (typeof word === 'string') return word;
      return 'strong' in word ? word.strong : `${word.label} (${word.href.replace(/^mailto:/, '')})`;
    })
    .join('');
}

function receiptText({ lines, sums, total }: Extract<Block, { kind: 'receipt' }>): string {
  const rule = '-'.repeat(WIDTH);
  const things = lines.flatMap((line) => [
    row(line),
    ...(line.details ?? []).map((one) => wrapped(one, '  ', '  ')),
  ]);
  return [rule, ...things, rule, ...sums.map(row), row(total), rule].join('\n');
}

/** A name on the left and an amount on the right; on two lines when they do not fit on one. */
function row({ name, value }: ReceiptRow): string {
  const gap = WIDTH - [...name].length - [...value].length;
  return gap > 0 ? name + ' '.repeat(gap) + value : `${wrapped(name)}\n${value.padStart(WIDTH)}`;
}

/** Wraps a text at spaces. URLs are never broken. */
function wrapped(line: string, first = '', next = ''): string {
  const lines: string[] = [];
  let current = first;
  let isEmpty = true;
  for (const word of line.split(' ')) {
    if (!isEmpty && [...current].length + 1 + [...word].length > WIDTH) {
      lines.push(current);
      [current, isEmpty] = [next, true];
    }
    current += isEmpty ? word : ` ${word}`;
    isEmpty = false;
  }
  return [...lines, current].join('\n');
}
