export const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('');

/** The letter a name is filed under: its first, without its marks, so that Åsa stands with A. */
export function letterOf(name: string): string {
  return name.trim().normalize('NFD').charAt(0).toUpperCase();
}
