/** Where a value lies: as long as the tab, or as long as the browser. */
export type Area = 'session' | 'local';

/** What is stored under a key; undefined for nothing, and where the browser refuses to say. Never throws. */
export function readStored(area: Area, key: string): string | undefined {
  return quietly(() => storageOf(area).getItem(key)) || undefined;
}

/** Stores a text. @returns false where the browser refuses, or has no room. Never throws. */
export function writeStored(area: Area, key: string, text: string): boolean {
  return (
    quietly(() => {
      storageOf(area).setItem(key, text);
      return true;
    }) ?? false
  );
}

export function removeStored(area: Area, key: string): void {
  quietly(() => storageOf(area).removeItem(key));
}

/** What the action returns, or undefined where it throws. */
export function quietly<T>(action: () => T): T | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}

/** Merely to name a storage that is refused throws. */
function storageOf(area: Area): Storage {
  return area === 'local' ? localStorage : sessionStorage;
}
