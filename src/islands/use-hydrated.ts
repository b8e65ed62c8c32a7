import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False for what the server drew and while an island starts on it, true from then on. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
