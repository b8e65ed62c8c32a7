import { expect, test, vi } from 'vitest';
import { OLDEST_NODE, refuseOldNode } from '#functions/platform/node-version.ts';

test.each(['22.13.0', '22.22.1', '24.0.0', process.versions.node])('functions run on Node %s', (version) => {
  expect(refuseOldNode(version)).toBeUndefined();
});

test.each(['18.20.8', '20.20.2', '22.12.0', '9.99.0'])(
  'on Node %s they answer what to do, and log it',
  async (version) => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    const answer = refuseOldNode(version)!;
    expect(answer.status).toBe(503);
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    const sentence = await answer.text();
    expect(sentence).toBe(
      `This shop’s functions need Node ${OLDEST_NODE} or newer, and run on Node ${version}. Set AWS_LAMBDA_JS_RUNTIME to nodejs24.x and deploy again.`,
    );
    expect(log.mock.calls.flat().join()).toContain(`run on Node ${version}`);
  },
);
