import * as words from '#src/words/en/checkout.ts';
import * as mailWords from '#src/words/en/mails/gift.ts';
import { fill } from '#src/words/fill.ts';

/** A gift's details that go on a card: both names and the note. */
export type GiftNote = { name?: string | undefined; from?: string | undefined; note?: string | undefined };

/** The lines of the card in a gift's parcel, as the packer writes them. Empty for a gift without words. */
export function giftNoteLines({ name, from, note }: GiftNote): string[] {
  const typed = (text: string | undefined) => text?.normalize('NFC').trim();
  const [to, giver, message] = [typed(name), typed(from), typed(note)];
  return [
    ...(to ? [fill(words.cardFor, { name: to })] : []),
    ...(message ? [message] : []),
    ...(giver ? [fill(words.cardFrom, { name: giver })] : []),
  ];
}

/** What a gift by email is: `present` when it is several things, or has no word of its own. */
export type GiftKind = keyof typeof mailWords.title;

/** The words of the mail to a gift's recipient that come from the giver, and its subject. */
export function giftMailWords({ name, from, note }: GiftNote, shop: string, kind: GiftKind) {
  return {
    // Without a word of the giver's: anybody can order, for any address.
    subject: fill(mailWords.subject[kind], { shop }),
    title: from ? fill(mailWords.titleFrom[kind], { from }) : mailWords.title[kind],
    lines: [
      ...(name ? [fill(mailWords.name, { name })] : []),
      ...(note ? [fill(mailWords.note, { note })] : []),
    ],
  };
}
