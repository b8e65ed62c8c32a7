import type { GiftCardPart } from '../db/order-types.ts';

/** What a gift card pays of an order, for the metadata of its payment: `F-7K3M9-QXAB4.1.1 4500 500`. */
export function writeCardPart({ cardId, goods, shipping }: GiftCardPart): string {
  return [cardId, goods, shipping].join(' ');
}

/** Reads what {@link writeCardPart} wrote. Undefined for anything else. */
export function readCardPart(written: string | undefined): GiftCardPart | undefined {
  const [, cardId, goods, shipping] = /^(\S+) (\d+) (\d+)$/.exec(written ?? '') ?? [];
  if (cardId === undefined) return undefined;
  return {
    cardId,
    goods: Number(goods),
    shipping: Number(shipping),
    amount: Number(goods) + Number(shipping),
  };
}
