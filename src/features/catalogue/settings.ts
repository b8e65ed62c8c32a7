import { getEntry } from 'astro:content';
import type { SettingsEntry } from '../../schemas/settings.ts';
import { contentFile } from './content-folder.ts';

/** The store's own settings: brand, banner, regions that are closed. */
export async function getSettings(): Promise<SettingsEntry> {
  const entry = await getEntry('settings', 'store');
  if (!entry) throw new Error(`${contentFile('settings', 'store')} is missing`);
  return entry.data;
}
