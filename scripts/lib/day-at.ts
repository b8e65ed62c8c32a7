/** The first moment of a day in UTC that an option names. @throws Error with words for whoever typed it */
export function dayAt(text: string | undefined, name: string): Date {
  const day = new Date(`${text}T00:00:00Z`);
  // A day that there is not, such as the 30th of February, would otherwise be taken for another one.
  if (
    !text ||
    !/^\d{4}-\d\d-\d\d$/.test(text) ||
    Number.isNaN(day.getTime()) ||
    !day.toISOString().startsWith(text)
  )
    throw new Error(`${name} needs a day, as in ${name} 2027-01-01.`);
  return day;
}
