/** Metadata as the API returns it: an object of texts. */
export function metadataOf(given: unknown): Record<string, string> {
  return { ...(given as Record<string, string> | undefined) };
}

export function lower(code: string): string {
  return code.toLowerCase();
}
