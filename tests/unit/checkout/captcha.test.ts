import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const SETTINGS = { siteKey: 'site-key', version: '3', scriptUrl: 'https://captcha.example/recaptcha/api.js' };
type Script = { src?: string; onload?: () => void; onerror?: () => void; remove: () => void };

/** The scripts that were added to the page; `act` runs once they are there. */
function pageWith(act: (script: Script) => void): Script[] {
  const scripts: Script[] = [];
  vi.stubGlobal('document', {
    createElement: () => ({ remove: () => {} }),
    head: {
      append(script: Script) {
        scripts.push(script);
        queueMicrotask(() => act(script));
      },
    },
  });
  return scripts;
}

let captcha: typeof import('#src/stores/api-client/captcha.ts');
beforeEach(async () => {
  vi.resetModules();
  captcha = await import('#src/stores/api-client/captcha.ts');
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('[CAP-01] without a key or a version nothing is loaded, with exactly these words', async () => {
  const scripts = pageWith(() => {});
  await expect(captcha.captchaToken({ ...SETTINGS, siteKey: '' }, 'contact')).rejects.toThrow(
    /^ReCaptcha error: No key provided$/,
  );
  await expect(captcha.captchaToken({ ...SETTINGS, version: '' }, 'contact')).rejects.toThrow(
    /^ReCaptcha error: No version provided$/,
  );
  expect(scripts).toEqual([]);
});

test('[CAP-02] a script that does not load, or is invalid, is reported, and loaded again at the next try', async () => {
  const execute = vi.fn(async (_key: string, { action }: { action: string }) => `token for ${action}`);
  const ways = [
    (script: Script) => script.onerror?.(),
    (script: Script) => script.onload?.(),
    (script: Script) => {
      vi.stubGlobal('grecaptcha', { ready: (callback: () => void) => callback(), execute });
      script.onload?.();
    },
  ];
  const scripts = pageWith((script) => ways.shift()?.(script));
  for (const _ of [1, 2])
    await expect(captcha.captchaToken(SETTINGS, 'contact')).rejects.toThrow(/^Failed to load script$/);
  for (const action of ['contact', 'feedback'])
    expect(await captcha.captchaToken(SETTINGS, action)).toBe(`token for ${action}`);
  expect(execute).toHaveBeenCalledWith('site-key', { action: 'contact' });
  expect(scripts).toHaveLength(3);
  expect(scripts[2]?.src).toBe(`${SETTINGS.scriptUrl}?trustedtypes=true&render=site-key`);
});

test('[CAP-02] a script that fails, or never answers, is reported', async () => {
  vi.useFakeTimers();
  const execute = vi
    .fn()
    .mockRejectedValueOnce(new Error('no'))
    .mockReturnValue(new Promise(() => {}));
  vi.stubGlobal('grecaptcha', { ready: (callback: () => void) => callback(), execute });
  pageWith((script) => script.onload?.());
  await expect(captcha.captchaToken(SETTINGS, 'contact')).rejects.toThrow(/^Failed to execute$/);
  const late = expect(captcha.captchaToken(SETTINGS, 'contact')).rejects.toThrow(/^Failed to execute$/);
  await vi.advanceTimersByTimeAsync(10_000);
  await late;
});

test('with trusted types, the script’s address is the only trusted one', async () => {
  const createScriptURL = vi.fn();
  vi.stubGlobal('trustedTypes', {
    createPolicy: (_name: string, rules: { createScriptURL: (url: string) => string }) => {
      createScriptURL.mockImplementation(rules.createScriptURL);
      return { createScriptURL: (url: string) => `trusted ${createScriptURL(url)}` };
    },
  });
  const scripts = pageWith((script) => script.onerror?.());
  await expect(captcha.loadCaptcha(SETTINGS)).rejects.toThrow();
  expect(scripts[0]?.src).toMatch(/^trusted https:\/\/captcha\.example\/recaptcha\/api\.js\?/);
  const [address] = createScriptURL.mock.calls[0] as [string];
  for (const url of ['https://evil.example/', `${address}&x`, address.slice(0, -1), `${address}/../evil.js`])
    expect(() => createScriptURL(url), url).toThrow(TypeError);
});
