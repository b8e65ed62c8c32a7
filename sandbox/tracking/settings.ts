/** What the recorder takes for measurement id and key, and for the keys of servers, of which one may be left empty on purpose. */
const PUBLIC = { GA_MEASUREMENT_ID: 'G-RECORDER', KLAVIYO_PUBLIC_KEY: 'RECORD' };
const SECRET = { GA_API_SECRET: 'local-only', KLAVIYO_PRIVATE_KEY: 'pk_local_only' };

/**
 * `TRACKING=recorder`: sets both services to a recorder on this machine, at the port four above the store's, where they are not set.
 * Unset, there is no service, nobody is asked, and nothing is loaded. Before a build, since pages carry what is set.
 * @throws Error for another value
 */
export function chooseRecorder(port: number, env: NodeJS.ProcessEnv = process.env): void {
  if (!env.TRACKING) return;
  if (env.TRACKING !== 'recorder') throw new Error('TRACKING: write recorder, or leave it empty');
  for (const [name, value] of Object.entries(PUBLIC)) env[name] ||= value;
  for (const [name, value] of Object.entries(SECRET)) env[name] ??= value;
  env.TRACKING_URL ||= `http://localhost:${port + 4}`;
}
