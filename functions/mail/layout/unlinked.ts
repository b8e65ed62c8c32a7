/**
 * User input with an invisible word joiner in each URL and email address, so that mail programs do not turn
 * it into a link.
 */
export function unlinked(words: string): string {
  return words.replace(/(?<=\S)[.:@/](?=\S)/g, '$&\u2060');
}
