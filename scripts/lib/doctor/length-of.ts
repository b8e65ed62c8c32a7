/** A length of time, in ms, in its largest unit: 3 minutes, 2 h, 5 days. */
export function lengthOf(ms: number): string {
  const minutes = Math.round(ms / 60_000);
  if (minutes < 120) return minutes === 1 ? '1 minute' : `${minutes} minutes`;
  const hours = Math.round(minutes / 60);
  return hours < 48 ? `${hours} h` : `${Math.round(hours / 24)} days`;
}
