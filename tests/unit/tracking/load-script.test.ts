import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => vi.unstubAllGlobals());

test('with trusted types, scripts are loaded from the services’ exact origins', async () => {
  const rules: { createScriptURL(url: string): string }[] = [];
  vi.stubGlobal('location', { href: 'https://found.example/basket' });
  vi.stubGlobal('trustedTypes', {
    createPolicy: (name: string, given: (typeof rules)[number]) => {
      expect(name).toBe('default');
      rules.push(given);
    },
  });
  vi.resetModules();
  const { allowScriptsFrom } = await import('#src/features/tracking/load-script.ts');
  allowScriptsFrom(['https://tags.example', 'https://static.example:8443']);
  allowScriptsFrom(['https://evil.example']);
  expect(rules, 'a second policy of that name would be an error').toHaveLength(1);
  const { createScriptURL } = rules[0]!;
  for (const url of ['https://tags.example/gtag.js?id=G-1', 'https://static.example:8443/on.js'])
    expect(createScriptURL(url)).toBe(url);
  for (const url of [
    'https://tags.example.evil.example/gtag.js',
    'https://tags.example@evil.example/gtag.js',
    'https://tags.example:444/gtag.js',
    'http://tags.example/gtag.js',
    'https://static.example/on.js',
    'https://evil.example/?https://tags.example',
    '/_astro/page.js',
    'data:text/javascript,alert(1)',
  ])
    expect(() => createScriptURL(url), url).toThrow(TypeError);
});
