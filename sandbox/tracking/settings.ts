/** What the recorder takes for measurement id, keys and secrets. */
const LOCAL = {
  GA_MEASUREMENT_ID: 'G-RECORDER',
  GA_API_SECRET: 'local-only',
  KLAVIYO_PUBLIC_KEY: 'RECORD',
  KLAVIYO_PRIVATE_KEY: 'local-only',
} as const;

/**
 * `TRACKING=recorder`: sets both services to a recorder on this machine, at the port three above the store's, where they are not set.
 * Unset, there is no service, nobody is asked, and nothing is loaded. Before a build, since pages carry what is set.
 * @throws Error for another value
 */
export function chooseRecorder(port: number, env: NodeJS.ProcessEnv = process.env): void {
  if (!env.TRACKING) return;
  if (env.TRACKING !== 'recorder') throw new Error('TRACKING: write recorder, or leave it empty');
  for (const [name, value] of Object.entries(LOCAL)) env[name] ||= value;
  env.TRACKING_URL ||= `http://localhost:${port + 3}`;
}
