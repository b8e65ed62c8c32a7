/** The recorder's IDs and keys. A server key that is set to an empty value stays empty. */
const PUBLIC = { GA_MEASUREMENT_ID: 'G-RECORDER', KLAVIYO_PUBLIC_KEY: 'RECORD' };
const SECRET = { GA_API_SECRET: 'local-only', KLAVIYO_PRIVATE_KEY: 'pk_local_only' };

/**
 * `TRACKING=recorder`: configures both services to use a local recorder, on the store's port plus four.
 * Keeps existing settings. Without `TRACKING`, sets nothing: no consent banner, and no scripts. Call it
 * before a build, since pages contain the settings.
 * @throws Error for another value
 */
export function chooseRecorder(port: number): void {
  const { env } = process;
  if (!env.TRACKING) return;
  if (env.TRACKING !== 'recorder') throw new Error('TRACKING: write recorder, or leave it empty');
  for (const [name, value] of Object.entries(PUBLIC)) env[name] ||= value;
  for (const [name, value] of Object.entries(SECRET)) env[name] ??= value;
  env.TRACKING_URL ||= `http://localhost:${port + 4}`;
}
