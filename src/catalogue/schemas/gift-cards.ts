/**
 * The errors of a gift card: it must not be shipped, stocked, taxed or personalised, and nothing else may be
 * called a gift card.
 */
export function giftCardIssues({ goods, formats, taxKind, type, customization }: GiftCardParts): string[] {
  const cards = formats.filter((entry) => entry.type === 'Gift Card');
  if (goods !== 'gift-card')
    return cards.length > 0 || taxKind === 'voucher'
      ? ['gift-card, since a format of it is a Gift Card']
      : [];
  const isWrong =
    cards.length < formats.length ||
    cards.some(({ stock }) => stock) ||
    taxKind !== undefined ||
    type !== 'available' ||
    customization !== undefined;
  return isWrong
    ? ['something else, or formats of type Gift Card alone, without stock, taxKind, type or customization']
    : [];
}

type GiftCardParts = {
  goods: string;
  formats: readonly { type?: string | undefined; stock?: object | undefined }[];
  taxKind?: string | undefined;
  type: string;
  customization?: object | undefined;
};
