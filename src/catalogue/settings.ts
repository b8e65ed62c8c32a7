import { getEntry } from 'astro:content';
import { contentFile } from '../schemas/content-folder.ts';
import type { SettingsEntry } from '../schemas/settings.ts';

/** The store's own settings: brand, banner, regions that are closed. */
export async function getSettings(): Promise<SettingsEntry> {
  const entry = await getEntry('settings', 'store');
  if (!entry) throw new Error(`${contentFile('settings', 'store')} is missing`);
  return entry.data;
}
