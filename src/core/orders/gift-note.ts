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

/** The words of the mail to a gift's recipient that come from the giver, and its subject. */
export function giftMailWords({ name, from, note }: GiftNote, shop: string) {
  return {
    subject: fill(mailWords.subject, { shop }),
    title: from ? fill(mailWords.titleFrom, { from }) : mailWords.title,
    lines: [
      ...(name ? [fill(mailWords.name, { name })] : []),
      ...(note ? [fill(mailWords.note, { note })] : []),
    ],
  };
}
