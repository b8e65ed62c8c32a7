import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { handle, routes, serve } from '#functions/platform/app.ts';
import { errorPage } from '#functions/platform/error-page.ts';
import { problem } from '#functions/platform/problem.ts';
import { attribute, elementsOf, textOf } from '#tests/build/support/html.ts';

const context = { requestId: 'req-1', geo: { country: { code: 'GB' } } } as never;
const get = (address: string) => new Request(`https://found.example${address}`);
const form = (address: string) =>
  new Request(`https://found.example${address}`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' },
    body: 'a=b',
  });
const tooLong = problem('body_too_large', 'Less than <b>that</b>, please.');
const throwing = (error: unknown) => {
  const handler = () => {
    throw error;
  };
  return serve([routes().get('/*', handle(handler)).post('/*', handle(handler))], { errorPage });
};

beforeEach(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(console, 'log').mockImplementation(() => {});
  const root = await mkdtemp(path.join(tmpdir(), 'found-errors-'));
  const pages = path.join(root, 'dist/regions/gb');
  await mkdir(pages, { recursive: true });
  await writeFile(path.join(pages, '404.html'), '<h1>not found</h1>');
  await writeFile(path.join(pages, '500.html'), '<h1>broken</h1><!--slot:reason--><!--/slot:reason-->');
  vi.stubEnv('LAMBDA_TASK_ROOT', root);
  return () => rm(root, { recursive: true, force: true });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

describe('the answer of a function that fails', () => {
  test('[ERR-09] [A13] to an API call has the common error format', async () => {
    const answer = await throwing(new Error('secret'))(get('/api/x'), context);
    expect(answer.status).toBe(500);
    const { error } = (await answer.json()) as { error: Record<string, string> };
    expect(error).toMatchObject({ code: 'internal_error', requestId: 'req-1' });
    expect(JSON.stringify(error)).not.toContain('secret');
  });

  test('[ERR-07] has the status of the error', async () => {
    expect((await throwing({ statusCode: 404 })(get('/api/x'), context)).status).toBe(404);
    expect((await throwing({ response: { status: 503 } })(get('/api/x'), context)).status).toBe(503);
  });

  test('[ERR-05] to a page or a form is the not-found page for a 404, and the server-error page otherwise', async () => {
    const missing = await throwing({ status: 404 })(get('/basket/success'), context);
    expect(missing.status).toBe(404);
    expect(await missing.text()).toContain('not found');
    const broken = await throwing(new Error('x'))(form('/api/x'), context);
    expect(broken.status).toBe(500);
    expect(broken.headers.get('content-type')).toContain('text/html');
    expect(await broken.text()).toContain('mention <b>req-1</b>');
  });

  test('to a refused form has the reason, escaped', async () => {
    const refuse = serve(
      [
        routes().post(
          '/api/x',
          handle(() => tooLong),
        ),
      ],
      { errorPage },
    );
    const body = await (await refuse(form('/api/x'), context)).text();
    const alert = elementsOf(body).find((element) => attribute(element, 'role') === 'alert');
    expect(alert && textOf(alert)).toBe('Less than <b>that</b>, please.');
    expect(body).not.toContain('<b>that');
  });

  test('[ERR-06] is a minimal page with a link home if the error page cannot be shown either', async () => {
    vi.stubEnv('LAMBDA_TASK_ROOT', path.join(tmpdir(), 'no-such-build'));
    const answer = await throwing(new Error('x'))(form('/api/x'), context);
    expect(answer.status).toBe(500);
    const body = await answer.text();
    expect(body).toContain('An error occurred while showing the error page');
    expect(body).toContain('<a href="/">Go back to home</a>');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.headers.get('strict-transport-security')).toBe('max-age=63072000');
  });
});
