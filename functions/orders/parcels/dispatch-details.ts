import type { LinePieces, Shipment } from '#functions/db/schema/shipments.ts';
import type { DispatchDetails } from '#functions/mail/templates/dispatch.ts';
import type { Parcels } from './read-parcels.ts';

/** What the mail about a parcel says: what is in it and what follows, if that is not the whole order. */
export function dispatchOf(parcels: Parcels, { lines, carrier, tracking }: Shipment): DispatchDetails {
  const open = parcels.left.map(({ position, owed, sent }) => ({ position, quantity: owed - sent }));
  const isWhole = parcels.shipments.length === 1 && open.every(({ quantity }) => quantity <= 0);
  return {
    ...(carrier && { carrier }),
    ...trackingOf(tracking),
    ...(!isWhole && { things: thingsOf(parcels, lines), follows: thingsOf(parcels, open) }),
  };
}

/** A tracking number, or the address of the carrier's page, for the mail. */
export function trackingOf(tracking: string | null): DispatchDetails {
  if (!tracking) return {};
  return tracking.startsWith('https://') ? { trackingUrl: tracking } : { trackingNumber: tracking };
}

function thingsOf({ lines }: Parcels, pieces: readonly LinePieces[]): { name: string; quantity: number }[] {
  return pieces
    .filter(({ quantity }) => quantity > 0)
    .flatMap(({ position, quantity }) => {
      const line = lines.find((one) => one.position === position);
      return line ? { name: `${line.name}, ${line.formatName}`, quantity } : [];
    });
}
