import { atom, type WritableAtom } from 'nanostores';

type Keeper = Pick<Storage, 'getItem' | 'setItem'>;

/**
 * A value that survives reload and navigation in the tab's session storage. `decode` is given whatever lies there and
 * answers undefined for what is not ours. Never throws; where storage is refused, the value lives as long as the page.
 */
export function sessionAtom<T>(
  key: string,
  initial: T,
  decode: (stored: unknown) => T | undefined,
  storage: Keeper | undefined = sessionStorageIfAllowed(),
): WritableAtom<T> {
  const $value = atom(initial);
  const read = () => {
    try {
      const value = decode(JSON.parse(storage?.getItem(key) ?? 'null'));
      if (value !== undefined) $value.set(value);
    } catch {
      // What cannot be read is left alone until the next change is written over it.
    }
  };
  read();
  $value.listen((value) => {
    try {
      storage?.setItem(key, JSON.stringify(value));
    } catch {
      // A full or closed storage keeps nothing; the value in memory is right all the same.
    }
  });
  if (typeof document !== 'undefined') {
    document.addEventListener('prerenderingchange', read);
    addEventListener('pageshow', ({ persisted }) => persisted && read());
  }
  return $value;
}

function sessionStorageIfAllowed(): Keeper | undefined {
  try {
    return globalThis.sessionStorage;
  } catch {
    return undefined;
  }
}
