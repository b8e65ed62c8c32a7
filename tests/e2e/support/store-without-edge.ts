import { serveBuild } from './serve-shop.ts';

/**
 * Serves the build of the other tests as the platform does while its edge function is missing or fails.
 * @param port of the store; the stand-ins for external services use the next ports
 */
export async function serveWithoutEdge(port: number): Promise<{ url: string; close(): Promise<void> }> {
  const url = `http://localhost:${port}`;
  const { stop } = await serveBuild({
    EDGE: 'off',
    PORT: String(port),
    SITE_URL: url,
    SETTINGS_FILE: '',
    DATA_FOLDER: `test-results/without-edge-${port}`,
  });
  return { url, close: stop };
}
