export const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('');

/** The letter under which a name is listed: its first, without diacritics, so that Åsa is under A. */
export function letterOf(name: string): string {
  return name.trim().normalize('NFD').charAt(0).toUpperCase();
}
