// biome-ignore-all lint/suspicious/noArrayIndexKey: a text is as it was written, its blocks and words keep their places
import type { Block, Words } from '../lib/light-markdown.ts';

/** Renders a text that `readMarkdown` has parsed. HTML in it is shown as text. */
export function LightMarkdown({ blocks }: { blocks: readonly Block[] }) {
  return blocks.map((block, position) => <BlockView block={block} key={position} />);
}

function BlockView({ block }: { block: Block }) {
  switch (block.kind) {
    case 'heading': {
      const Heading = `h${block.level}` as const;
      return <Heading id={block.id}>{block.text}</Heading>;
    }
    case 'list':
      return (
        <ul>
          <Items items={block.items} />
        </ul>
      );
    case 'numbers':
      return (
        <ol>
          <Items items={block.items} />
        </ol>
      );
    case 'quote':
      return (
        <p className="in-short">
          <Text words={block.words} />
        </p>
      );
    case 'paragraph':
      return (
        <p>
          <Text words={block.words} />
        </p>
      );
  }
}

function Items({ items }: { items: readonly Words[][] }) {
  return items.map((words, position) => (
    <li key={position}>
      <Text words={words} />
    </li>
  ));
}

function Text({ words }: { words: readonly Words[] }) {
  return words.map((word, position) => {
    if (word.kind === 'link')
      return (
        <a href={word.href} key={position}>
          {word.text}
        </a>
      );
    if (word.kind === 'strong') return <strong key={position}>{word.text}</strong>;
    return word.kind === 'em' ? <em key={position}>{word.text}</em> : word.text;
  });
}
