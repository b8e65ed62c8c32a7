import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { statusOf } from '#src/lib/status-of.ts';

describe('[ERR-07] the status of an error', () => {
  test.each([
    [{ statusCode: 404, status: 400, response: { status: 503 } }, 404],
    [{ status: 400, response: { status: 503 } }, 400],
    [{ response: { status: 503 } }, 503],
    [new Response(null, { status: 410 }), 410],
    [Object.assign(new Error('gone'), { statusCode: 410 }), 410],
    [{ statusCode: 200, status: 404 }, 404],
    [{ statusCode: '404' }, 500],
    [{ status: 99 }, 500],
    [{ status: 404.5 }, 500],
    [{ response: null }, 500],
    [new Error('no'), 500],
    ['404', 500],
    [null, 500],
    [undefined, 500],
  ])('%o is %d', (error, status) => {
    expect(statusOf(error)).toBe(status);
  });

  test('is an error status for any thrown value', () => {
    fc.assert(
      fc.property(fc.anything(), (thrown) => {
        const status = statusOf(thrown);
        expect(status).toBeGreaterThanOrEqual(400);
        expect(status).toBeLessThanOrEqual(599);
      }),
    );
  });
});
