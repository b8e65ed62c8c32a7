/**
 * Entry point of every npm script. Installs packages that are missing or out of date, installs the Node
 * version that the store runs on, and then runs scripts/tasks/<task>.ts. Plain JavaScript without
 * dependencies; runs on Node 20 and later.
 */
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const root = path.dirname(import.meta.dirname);
const [task = 'start', ...rest] = process.argv.slice(2);
const stamp = path.join(root, 'node_modules', '.installed');
const windows = process.platform === 'win32';
const NPM_FLAGS = ['--no-audit', '--no-fund', '--loglevel=error'];
/** Disk space for the packages, in bytes, including the space that npm needs to unpack them. */
const ROOM_FOR_PACKAGES = 1_500_000_000;

if (Number(process.versions.node.split('.')[0]) < 20)
  fail('Found needs Node 20 or newer.', 'Install it from https://nodejs.org and run the command again.');

const wanted = createHash('sha256')
  .update(readFileSync(path.join(root, 'package-lock.json')))
  .digest('hex');
if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== wanted) {
  const free = freeBytes();
  if (free < ROOM_FOR_PACKAGES)
    fail(
      `This disk has ${Math.floor(free / 1e6)} MB of free space, and the packages need ${ROOM_FOR_PACKAGES / 1e6} MB.`,
      'Free some space and run the command again.',
    );
  console.log('Installing packages: about half a minute, once and after an update …');
  // Without a network, npm retries each package for minutes. No retries, so that the error appears in
  // seconds.
  if (!isRegistryReached()) NPM_FLAGS.push('--fetch-retries=0');
  if (!installed('ci') && !installed('install', '--no-save'))
    fail(
      'The packages could not be installed. See npm’s output above.',
      freeBytes() < ROOM_FOR_PACKAGES / 10
        ? 'The disk is full. Free some space and run the command again.'
        : 'Check the connection to npm’s registry (npm ping) and run the command again.',
    );
  removeHeaders();
  writeFileSync(stamp, wanted);
}

// The build writes these files: the list that the pages' Content Security Policy is generated from, the style
// sheets, and the redirects. Scripts that run before a build find empty ones.
mkdirSync(path.join(root, '.snapshot'), { recursive: true });
for (const [name, empty] of [
  ['page-styles.json', '[]'],
  ['style-sheets.json', '{}'],
  ['redirects.json', '{}'],
]) {
  const file = path.join(root, '.snapshot', name);
  if (!existsSync(file)) writeFileSync(file, empty);
}

const node = path.join(root, 'node_modules', 'node', 'bin', windows ? 'node.exe' : 'node');
if (!existsSync(node))
  fail(
    'The Node version that the store runs on is missing.',
    'Delete the folder node_modules and run the command again.',
  );

const bin = path.join(root, 'node_modules', '.bin');
const shopModules = pathToFileURL(path.join(root, 'scripts/lib/shop-modules-hook.ts')).href;
// Commands are short, and imports of large files run in little memory: a small young generation, and code
// that is kept compiled. A build of a large catalogue collects its garbage less often.
const isCommand = task === 'found';
const memory =
  {
    found: ['--max-semi-space-size=4'],
    build: ['--min-semi-space-size=64', '--max-semi-space-size=128', '--initial-old-space-size=1024'],
  }[task] ?? [];
const child = spawn(
  node,
  [...memory, ...['--import', shopModules], path.join(root, 'scripts', 'tasks', `${task}.ts`), ...rest],
  {
    cwd: root,
    stdio: 'inherit',
    env: {
      ...process.env,
      PATH: `${path.dirname(node)}${path.delimiter}${bin}${path.delimiter}${process.env.PATH}`,
      ASTRO_TELEMETRY_DISABLED: '1',
      ...(isCommand && { NODE_COMPILE_CACHE: path.join(root, 'node_modules', '.cache', 'node') }),
    },
  },
);
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));

function isRegistryReached() {
  const asked = ['view', 'npm', 'version', '--fetch-retries=0', '--fetch-timeout=15000'];
  return spawnSync('npm', asked, { cwd: root, stdio: 'ignore', shell: windows }).status === 0;
}

/**
 * Runs npm. Returns whether it succeeded. `npm ci` refuses a lockfile that lacks an optional package for
 * another platform, and some registries do not have all of them. `npm install` then uses the same lockfile
 * and does not change it.
 */
function installed(...command) {
  const isLast = command[0] === 'install';
  const npm = spawnSync('npm', [...command, ...NPM_FLAGS], {
    cwd: root,
    stdio: ['ignore', 'inherit', isLast ? 'inherit' : 'ignore'],
    shell: windows,
  });
  return npm.status === 0;
}

/** Removes the headers of Node, 67 MB: they are for compiling add-ons, and nothing here is compiled. */
function removeHeaders() {
  const folder = path.join(root, 'node_modules', 'node', 'node_modules');
  if (!existsSync(folder)) return;
  for (const entry of readdirSync(folder, { withFileTypes: true }))
    if (entry.isDirectory())
      rmSync(path.join(folder, entry.name, 'include'), { recursive: true, force: true });
}

function freeBytes() {
  try {
    const { bavail, bsize } = statfsSync(root);
    return bavail * bsize;
  } catch {
    return Number.POSITIVE_INFINITY;
  }
}

function fail(what, todo) {
  console.error(`\n${what}\n${todo}`);
  process.exit(1);
}
