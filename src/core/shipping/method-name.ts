/**
 * A delivery method inside a sentence: `standard delivery`. A name with another capital, such as a carrier's, keeps it, and one that
 * says delivery or post itself stays alone.
 */
export function deliveryBy(name: string): string {
  const method = /^\p{Lu}[^\p{Lu}]*$/u.test(name) ? name.toLowerCase() : name;
  return /\b(delivery|post)$/.test(method) ? method : `${method} delivery`;
}
