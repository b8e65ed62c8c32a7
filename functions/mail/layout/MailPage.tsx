import type { ReactNode } from 'react';
import { Body, Container, Head, Heading, Html, Link, Preview, Section, Text } from 'react-email';
import { pageLanguage } from '#src/core/regions/regions.ts';
import { noBreakHyphens } from '#src/lib/no-break-hyphens.ts';
import * as words from '#src/words/en/mails/layout.ts';
import type { MailDocument, Shop } from './document.ts';
import { MailBlock } from './MailBlock.tsx';
import { DARK_MODE, STYLES } from './styles.ts';

type Props = { document: MailDocument; shop: Shop };

/**
 * The HTML part of a mail: the store's name, the content, and a footer with the sender and the reason.
 * No images.
 */
export function MailPage({ document, shop }: Props) {
  const { title, preview, blocks, reason, region, unsubscribe } = document;
  return (
    <Html lang={pageLanguage(region)}>
      <Head>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>{document.subject}</title>
        <style>{DARK_MODE}</style>
      </Head>
      <Body className="paper" lang={pageLanguage(region)} style={STYLES.body}>
        <Preview>{preview}</Preview>
        <Container style={STYLES.frame}>
          <Text className="ink" style={STYLES.brand}>
            <Link className="ink" href={shop.url} style={STYLES.brand}>
              {shop.name}
            </Link>
          </Text>
          <Section className="sheet" tdClassName="pad" style={STYLES.sheet}>
            <Heading as="h1" className="ink" style={STYLES.title}>
              {noBreakHyphens(title).map(({ text, isWhole }) =>
                isWhole ? (
                  <span key={text} style={STYLES.whole}>
                    {text}
                  </span>
                ) : (
                  text
                ),
              )}
            </Heading>
            {blocks.map((block, position) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: blocks have no names and never move
              <MailBlock key={position} block={block} />
            ))}
          </Section>
          <Section style={{ padding: '20px 0' }}>
            <Foot>
              {shop.name}. {shop.strapline}{' '}
              <Link className="accent" style={STYLES.link} href={`mailto:${shop.email}`}>
                {shop.email}
              </Link>
            </Foot>
            {shop.imprint.length > 0 && <Foot>{shop.imprint.join(', ')}</Foot>}
            <Foot>{reason}</Foot>
            {unsubscribe && (
              <Foot>
                <Link className="accent" style={STYLES.link} href={unsubscribe.page}>
                  {words.unsubscribe}
                </Link>
              </Foot>
            )}
          </Section>
        </Container>
      </Body>
    </Html>
  );
}

function Foot({ children }: { children: ReactNode }) {
  return (
    <Text className="soft" style={STYLES.foot}>
      {children}
    </Text>
  );
}
