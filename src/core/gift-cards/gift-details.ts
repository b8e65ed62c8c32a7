/** The details of a gift, in the order of a form. */
export const GIFT_DETAILS = ['name', 'email', 'from', 'deliverOn', 'note'] as const;

/** The details as typed. Empty texts for none. */
export type TypedGift = Record<(typeof GIFT_DETAILS)[number], string>;

/** The gift fields before anything is typed. */
export const NO_GIFT: TypedGift = { name: '', email: '', from: '', deliverOn: '', note: '' };

/** The details without empty ones. */
export function filledGift(gift: TypedGift): Partial<TypedGift> {
  return Object.fromEntries(Object.entries(gift).filter(([, value]) => value.trim() !== ''));
}

/** Equal for gifts with the same details, typed or saved. */
export function giftKey(gift: Partial<Record<keyof TypedGift, string | undefined>> | undefined): string {
  return GIFT_DETAILS.map((name) => JSON.stringify(gift?.[name]?.normalize('NFC').trim() ?? '')).join();
}
