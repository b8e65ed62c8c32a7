import type { TypedGift } from '#src/core/gift-cards/gift-details.ts';
import { giftNoteLines } from '#src/core/orders/gift-note.ts';
import * as words from '#src/words/en/checkout.ts';

/** The card of a gift's parcel, as the packer writes it. Nothing before something is typed. */
export function GiftNoteCard({ gift }: { gift: TypedGift }) {
  const lines = giftNoteLines(gift);
  if (lines.length === 0) return null;
  return (
    <figure className="gift-card-preview">
      <figcaption className="label">{words.cardPreview}</figcaption>
      <blockquote dir="auto">{lines.join('\n')}</blockquote>
    </figure>
  );
}
