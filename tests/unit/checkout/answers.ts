/** A `fetch` that returns the prepared answers in turn and records its requests. */
export function prepared(...answers: (Response | Error)[]) {
  const asked: { path: string; init: RequestInit }[] = [];
  const fetch = (async (path: string, init: RequestInit) => {
    asked.push({ path, init });
    const answer = answers[asked.length - 1] ?? new Error('asked once too often');
    if (answer instanceof Error) throw answer;
    return answer;
  }) as unknown as typeof globalThis.fetch;
  return { asked, options: { fetch, minMs: 0 } };
}

export function refused(status: number, error: object): Response {
  return Response.json({ error: { requestId: 'r1', ...error } }, { status });
}
