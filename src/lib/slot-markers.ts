/** The name of the slot around an offered product, which the page of an order with it leaves out. */
export const offerSlot = (productId: string) => `offer-${productId}`;

/** The HTML comments around a part of a built page that a function may replace. */
export function slotMarkers(name: string): { start: string; end: string } {
  return { start: `<!--slot:${name}-->`, end: `<!--/slot:${name}-->` };
}
