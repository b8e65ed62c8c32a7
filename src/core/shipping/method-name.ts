/** A shipping method inside a sentence: `standard post`; a name with another capital, such as a carrier's, stays as it is. */
export function inSentence(name: string): string {
  return /^\p{Lu}[^\p{Lu}]*$/u.test(name) ? name.toLowerCase() : name;
}
