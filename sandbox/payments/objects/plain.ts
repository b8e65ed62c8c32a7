/** Metadata as the API shows it: a plain object of texts. */
export function metadataOf(given: unknown): Record<string, string> {
  return { ...(given as Record<string, string> | undefined) };
}

export function lower(code: string): string {
  return code.toLowerCase();
}
