import { describe, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { ask } from '#src/stores/api-client/ask.ts';
import { prepared, refused } from './answers.ts';

const anything = z.unknown();

describe('a call to the store', () => {
  test('returns the data, or the server’s own error', async () => {
    const { options } = prepared(
      Response.json({ a: 1 }),
      refused(422, { code: 'too_many', message: 'At most 99.', field: 'items.0.quantity' }),
    );
    expect(await ask('/api/x', anything, {}, options)).toEqual({ isOk: true, data: { a: 1 } });
    expect(await ask('/api/x', anything, {}, options)).toEqual({
      isOk: false,
      status: 422,
      error: { code: 'too_many', message: 'At most 99.', field: 'items.0.quantity', requestId: 'r1' },
    });
  });

  test('has a message for no answer, a late one and an invalid one', async () => {
    const { options } = prepared(
      new TypeError('Failed to fetch'),
      new DOMException('late', 'TimeoutError') as unknown as Error,
      new Response('<h1>Bad gateway</h1>', { status: 502 }),
      new Response('not JSON', { status: 200 }),
    );
    const codes = [];
    for (let times = 0; times < 4; times += 1) {
      const answer = await ask('/api/x', anything, {}, options);
      codes.push(answer.isOk || [answer.status, answer.error.code]);
    }
    expect(codes).toEqual([
      [0, 'network'],
      [0, 'timeout'],
      [502, 'http_502'],
      [200, 'http_200'],
    ]);
  });

  test('accepts an answer only as in its contract, and ignores a newer server’s fields', async () => {
    const { options } = prepared(Response.json({ a: 1, b: 2 }), Response.json({ a: 'one' }));
    const schema = z.object({ a: z.number() });
    expect(await ask('/api/x', schema, {}, options)).toEqual({ isOk: true, data: { a: 1 } });
    expect(await ask('/api/x', schema, {}, options)).toMatchObject({
      isOk: false,
      status: 200,
      error: { code: 'unreadable' },
    });
  });

  test('[UI-06] takes at least 200 ms, so that its busy state is visible', async () => {
    vi.useFakeTimers();
    const { options } = prepared(Response.json({}));
    const answered = vi.fn();
    const asking = ask('/api/x', anything, {}, { fetch: options.fetch }).then(answered);
    await vi.advanceTimersByTimeAsync(199);
    expect(answered).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await asking;
    expect(answered).toHaveBeenCalledOnce();
    vi.useRealTimers();
  });
});
