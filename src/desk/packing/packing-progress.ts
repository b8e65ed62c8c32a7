/**
 * The pieces that a packer has put into the parcel of an order. Kept on the device until it is sent, so that
 * a lost connection or a closed tab loses nothing.
 */
export type PackingProgress = {
  /** A UUID for the parcel, so that a repeated call makes no second one. */
  parcelId: string;
  /** Pieces by the line's position. */
  pieces: Readonly<Record<number, number>>;
};

const keyOf = (orderId: string) => `desk-packing:${orderId}`;

/** The progress of an order, or a new one. */
export function readProgress(orderId: string): PackingProgress {
  try {
    const { parcelId, pieces } = JSON.parse(localStorage.getItem(keyOf(orderId)) ?? '') as PackingProgress;
    if (typeof parcelId === 'string' && typeof pieces === 'object') return { parcelId, pieces };
  } catch {
    // Missing or invalid.
  }
  return { parcelId: crypto.randomUUID(), pieces: {} };
}

/** Saves progress on the device, where that is allowed. */
export function saveProgress(orderId: string, progress: PackingProgress): void {
  try {
    localStorage.setItem(keyOf(orderId), JSON.stringify(progress));
  } catch {
    // It is lost with the tab.
  }
}

/** Deletes the progress of a parcel that was made. */
export function forgetProgress(orderId: string): void {
  localStorage.removeItem(keyOf(orderId));
}

const BATCH_KEY = 'desk-tray';

/** The orders that are packed one after the other, in this tab. */
export function readBatch(): string[] {
  try {
    return JSON.parse(sessionStorage.getItem(BATCH_KEY) ?? '[]') as string[];
  } catch {
    return [];
  }
}

/** Saves the orders to pack one after the other. */
export function saveBatch(ids: readonly string[]): void {
  sessionStorage.setItem(BATCH_KEY, JSON.stringify(ids));
}
