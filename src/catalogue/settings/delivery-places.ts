import type { DeliveryPlaces } from '#src/core/shipping/places.ts';
import type { DeliverySettings } from '../schemas/delivery.ts';

/** The zones and exclusions of the settings, in the type of the shipping rules. */
export function placesOf({
  zones = {},
  excluded = [],
}: Partial<Pick<DeliverySettings, 'zones' | 'excluded'>>): DeliveryPlaces {
  return { zones: Object.entries(zones).map(([id, area]) => ({ id, ...area })), excluded };
}
