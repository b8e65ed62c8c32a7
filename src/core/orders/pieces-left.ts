import { sum } from '../money.ts';
import { type PaidParts, partsLeft, type RefundAmounts } from './refunds.ts';

/** A number of pieces of a line, by its position. */
type Pieces = { position: number; quantity: number };

/** The pieces of a line to send: ordered, less refunded; in packed parcels; sent; and left to pack. */
export type LineParcels = {
  position: number;
  owed: number;
  packed: number;
  sent: number;
  left: number;
};

/**
 * Counts the pieces of each line that is shipped. A refund of named lines takes their pieces away in
 * proportion to its amount, and all of them when nothing is left of the line; one without lines takes none,
 * until everything is refunded. What was sent stays owed.
 * @param parcels those of the order; `isSent` is false for one that is packed only
 */
export function piecesLeft(
  lines: readonly { position: number; quantity: number; isShipped: boolean }[],
  { paid, total, refunds }: { paid: PaidParts; total: number; refunds: readonly RefundAmounts[] },
  parcels: readonly { lines: readonly Pieces[]; isSent: boolean }[],
): LineParcels[] {
  const isAllRefunded = total > 0 && sum(refunds.map(({ amount }) => amount)) >= total;
  const left = partsLeft(paid, refunds).lines;
  const inParcels = (position: number, isSent: boolean) =>
    sum(
      parcels
        .filter((one) => one.isSent === isSent)
        .flatMap((one) => one.lines.filter((line) => line.position === position))
        .map(({ quantity }) => quantity),
    );
  return lines.flatMap(({ position, quantity, isShipped }) => {
    if (!isShipped) return [];
    const [packed, sent] = [inParcels(position, false), inParcels(position, true)];
    const refunded = isAllRefunded
      ? quantity
      : piecesRefunded(
          quantity,
          { price: paid.lines[position] ?? 0, left: left[position] ?? 0 },
          position,
          refunds,
        );
    const owed = Math.max(sent, quantity - refunded);
    return { position, owed, packed, sent, left: Math.max(0, owed - packed - sent) };
  });
}

function piecesRefunded(
  quantity: number,
  { price, left }: { price: number; left: number },
  position: number,
  refunds: readonly RefundAmounts[],
): number {
  if (price === 0) return 0;
  const named = refunds.flatMap(({ lines }) => lines.filter((line) => line.position === position));
  if (named.length > 0 && left === 0) return quantity;
  const back = sum(named.map(({ amount }) => amount));
  return Math.min(quantity, Math.round((back * quantity) / price));
}
