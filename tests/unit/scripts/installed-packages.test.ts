import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '../../..');
type Package = {
  version: string;
  integrity?: string;
  resolved?: string;
  link?: boolean;
  hasInstallScript?: boolean;
};
/** The project's own packages. Named by folder, so that npm never asks a registry for one of these names. */
const OWN: Readonly<Record<string, string>> = {
  illustrations: 'file:packages/illustrations',
  'payment-sandbox': 'file:packages/payment-sandbox',
  photographs: 'file:packages/photographs',
};
const json = (file: string) => JSON.parse(readFileSync(path.join(ROOT, file), 'utf8'));

describe('[F109] the installed packages', () => {
  const { allowScripts } = json('package.json') as Record<string, Record<string, unknown>>;
  const locked = Object.entries(json('package-lock.json').packages as Record<string, Package>);
  const packages = locked.filter(
    ([place, { link }]) => place !== '' && !link && !place.startsWith('packages/'),
  );

  test('are all from the registry, except the project’s own folders', () => {
    const links = locked.filter(([, { link }]) => link);
    expect(Object.fromEntries(links.map(([place, { resolved }]) => [place, `file:${resolved}`]))).toEqual(
      Object.fromEntries(Object.entries(OWN).map(([name, folder]) => [`node_modules/${name}`, folder])),
    );
  });

  test('have one version each, with a known hash', () => {
    const manifests = [
      'package.json',
      ...Object.values(OWN).map((folder) => `${folder.slice('file:'.length)}/package.json`),
    ].map(json);
    for (const { dependencies, devDependencies } of manifests)
      for (const [name, version] of Object.entries<string>({ ...dependencies, ...devDependencies }))
        expect(version, name).toMatch(OWN[name] ?? /^\d+\.\d+\.\d+$/);
    expect(packages.length).toBeGreaterThan(500);
    expect(packages.filter(([, { integrity }]) => !integrity?.startsWith('sha512-'))).toEqual([]);
    expect(packages.filter(([, { resolved = 'https:' }]) => !resolved.startsWith('https:'))).toEqual([]);
  });

  test('run no install scripts except the reviewed ones', () => {
    const withScripts = packages.filter(([, { hasInstallScript }]) => hasInstallScript);
    const names = new Set(withScripts.map(([place]) => place.split('node_modules/').at(-1)));
    expect([...names].sort()).toEqual(Object.keys(allowScripts!).sort());
  });
});

const run = (command: string, cwd: string, ...args: string[]) =>
  spawnSync(command, args, { cwd, encoding: 'utf8', shell: process.platform === 'win32' });
const isOld = run('npm', ROOT, 'config', 'get', 'strict-allow-scripts').stdout.trim() !== 'true';

describe.skipIf(isOld)(
  `[F109] a bad package${isOld ? ' (skipped: this npm has no strict list)' : ''}`,
  { tags: ['long'] },
  () => {
    let folder: string;
    let shop: string;
    /** As on a new machine: without npm's cache. */
    function install(...more: string[]) {
      const cache = path.join(folder, 'cache', String(Math.random()));
      return run('npm', shop, ...more, '--offline', '--no-audit', '--no-fund', '--cache', cache);
    }
    /** Publishes a package as the shop's dependency; its script would leave a file. */
    function plant(manifest: object) {
      mkdirSync(path.join(folder, 'package'), { recursive: true });
      writeFileSync(path.join(folder, 'package/package.json'), JSON.stringify(manifest));
      run('tar', folder, '-czf', 'planted.tgz', 'package');
    }

    beforeAll(() => {
      folder = mkdtempSync(path.join(tmpdir(), 'found-planted-'));
      shop = path.join(folder, 'shop');
      mkdirSync(shop);
      writeFileSync(path.join(shop, '.npmrc'), readFileSync(path.join(ROOT, '.npmrc')));
      writeFileSync(
        path.join(shop, 'package.json'),
        JSON.stringify({ name: 'shop', version: '1.0.0', dependencies: { planted: 'file:../planted.tgz' } }),
      );
    });
    afterAll(() => rmSync(folder, { recursive: true, force: true }));

    test('are refused before they are installed, if they have a script or another hash', () => {
      const good = { name: 'planted', version: '1.0.0' };
      plant(good);
      expect(install('install', '--package-lock-only').status).toBe(0);
      plant({ ...good, description: 'as somebody else has published it' });
      expect(install('ci').stderr).toContain('EINTEGRITY');

      plant({ ...good, scripts: { postinstall: "node -e \"fs.writeFileSync('../../../ran', '')\"" } });
      rmSync(path.join(shop, 'package-lock.json'));
      expect(install('install').stderr).toContain('ESTRICTALLOWSCRIPTS');
      expect(existsSync(path.join(shop, 'node_modules/planted'))).toBe(false);
      expect(existsSync(path.join(folder, 'ran'))).toBe(false);
    });
  },
);
