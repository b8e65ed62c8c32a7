/** Formats minutes as an ISO 8601 duration: `PT1H30M`. */
export function isoDuration(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  return `PT${hours ? `${hours}H` : ''}${rest || !hours ? `${rest}M` : ''}`;
}

/** A recipe's total minutes. */
export function totalMinutes({ prep, cook, rest }: { prep: number; cook: number; rest: number }): number {
  return prep + cook + rest;
}
