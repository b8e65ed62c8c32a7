/**
 * What a packer has put into the parcel of an order, kept on the device until it is sent, so that a lost connection or
 * a closed tab loses nothing.
 */
export type Ticks = {
  /** A UUID for the parcel, so that a repeated call makes no second one. */
  parcelId: string;
  /** Pieces by the line's position. */
  pieces: Readonly<Record<number, number>>;
};

const keyOf = (orderId: string) => `desk-packing:${orderId}`;

/** The ticks of an order; new ones when there are none. */
export function readTicks(orderId: string): Ticks {
  try {
    const { parcelId, pieces } = JSON.parse(localStorage.getItem(keyOf(orderId)) ?? '') as Ticks;
    if (typeof parcelId === 'string' && typeof pieces === 'object') return { parcelId, pieces };
  } catch {
    // Missing or invalid.
  }
  return { parcelId: crypto.randomUUID(), pieces: {} };
}

/** Keeps ticks on the device, where that is allowed. */
export function keepTicks(orderId: string, ticks: Ticks): void {
  try {
    localStorage.setItem(keyOf(orderId), JSON.stringify(ticks));
  } catch {
    // They are lost with the tab.
  }
}

/** Forgets the ticks of a parcel that was made. */
export function forgetTicks(orderId: string): void {
  localStorage.removeItem(keyOf(orderId));
}

const TRAY = 'desk-tray';

/** The orders that are packed one after the other, in this tab. */
export function readTray(): string[] {
  try {
    return JSON.parse(sessionStorage.getItem(TRAY) ?? '[]') as string[];
  } catch {
    return [];
  }
}

/** Keeps the orders to pack one after the other. */
export function keepTray(ids: readonly string[]): void {
  sessionStorage.setItem(TRAY, JSON.stringify(ids));
}
