import type { TypedGift } from '#src/core/gift-cards/gift-details.ts';
import { giftMailWords } from '#src/core/orders/gift-note.ts';
import * as words from '#src/words/en/gift-cards.ts';

type Props = {
  gift: Pick<TypedGift, 'name' | 'from' | 'note'>;
  shop: string;
  /** The card and its value. */
  card: string;
  value: string;
};

/** The mail to the recipient of a gift card, in the words that it will have. */
export function GiftMailPreview({ gift, shop, card, value }: Props) {
  const typed = (text: string) => text.normalize('NFC').trim();
  const { subject, title, lines } = giftMailWords(
    { name: typed(gift.name), from: typed(gift.from), note: typed(gift.note) },
    shop,
    'giftCard',
  );
  return (
    <figure className="gift-mail" aria-live="off">
      <figcaption className="label">{words.mailPreview}</figcaption>
      <p className="note">{subject}</p>
      <blockquote dir="auto">
        <p className="gift-mail-title">{title}</p>
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
        <p className="gift-mail-card">
          <b>{card}</b> <span>{value}</span>
        </p>
      </blockquote>
      <p className="note">{words.hiddenCode}</p>
    </figure>
  );
}
