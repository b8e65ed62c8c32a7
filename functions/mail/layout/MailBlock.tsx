import { Button, Heading, Img, Link, Section, Text } from 'react-email';
import type { Block, Words } from './document.ts';
import { MailReceipt } from './MailReceipt.tsx';
import { STYLES } from './styles.ts';

/** One block of a mail. React escapes all texts. */
export function MailBlock({ block }: { block: Block }) {
  switch (block.kind) {
    case 'text':
      return (
        <Text className="ink" style={STYLES.paragraph}>
          <Sentence words={block.words} />
        </Text>
      );
    case 'heading':
      return (
        <Heading as="h2" className="ink" style={STYLES.heading}>
          {block.text}
        </Heading>
      );
    case 'list':
      return (
        <ul className="ink" style={STYLES.list}>
          {block.items.map((item, position) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: items have no names and never move
            <li key={position} className="ink" style={STYLES.item}>
              <Sentence words={item} />
            </li>
          ))}
        </ul>
      );
    case 'picture':
      return <Img src={block.src} alt={block.alt} width={180} style={STYLES.picture} />;
    case 'button':
      return (
        <Section style={{ margin: '8px 0 24px' }}>
          <Button href={block.href} style={STYLES.button}>
            {block.label}
          </Button>
        </Section>
      );
    case 'facts':
      return <Facts rows={block.rows} />;
    case 'receipt':
      return <MailReceipt {...block} />;
    case 'quote':
      return (
        <Text className="ink rule" style={STYLES.quote}>
          {block.text}
        </Text>
      );
    case 'address':
      return (
        <Text className="ink" style={STYLES.paragraph}>
          {block.lines.map((line, position) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines of an address may be the same and never move
            <span key={position}>
              {position > 0 && <br />}
              {line}
            </span>
          ))}
        </Text>
      );
  }
}

function Sentence({ words }: { words: readonly Words[] }) {
  return words.map((word, position) => {
    if (typeof word === 'string') return word;
    if ('strong' in word)
      return (
        // biome-ignore lint/suspicious/noArrayIndexKey: words have no names and never move
        <strong key={position} style={/\s/.test(word.strong) ? STYLES.strong : STYLES.strongWord}>
          {word.strong}
        </strong>
      );
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: words have no names and never move
      <Link key={position} className="accent" style={STYLES.link} href={word.href}>
        {word.label}
      </Link>
    );
  });
}

function Facts({ rows }: { rows: readonly (readonly [string, string])[] }) {
  return (
    <table width="100%" cellPadding={0} cellSpacing={0} style={{ margin: '0 0 20px' }}>
      <tbody>
        {rows.map(([name, value]) => (
          <tr key={name}>
            <th scope="row" align="left" className="soft rule" style={STYLES.name}>
              {name}
            </th>
            <td align="right" className="ink rule" style={STYLES.value}>
              {value}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
