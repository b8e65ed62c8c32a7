/** Formats minutes: `25 min`, `1 h`, `1 h 30`. */
export function duration(minutes: number): string {
  if (minutes < 60) return `${minutes} min`;
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  if (hours >= 24 && minutes % (24 * 60) === 0) return `${hours / 24} ${hours === 24 ? 'day' : 'days'}`;
  return rest ? `${hours} h ${rest}` : `${hours} h`;
}

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

/** Formats minutes in words: `25 minutes`, `1 hour and 30 minutes`. */
export function spokenDuration(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  const parts = [
    ...(hours ? [`${hours} ${hours === 1 ? 'hour' : 'hours'}`] : []),
    ...(rest || !hours ? [`${rest} ${rest === 1 ? 'minute' : 'minutes'}`] : []),
  ];
  return parts.join(' and ');
}
