import { createHash } from 'node:crypto';
import path from 'node:path';
import type { AstroIntegration } from 'astro';
import type { Plugin as EsbuildPlugin } from 'esbuild';
import { isSettingsModule, settingsModule } from '../src/core/shop/settings-module.ts';
import { DEFAULT, ownWordsModule } from '../src/words/own-words.ts';
import { ownWordsFile, readOwnWords, readSettings, settingsFile } from './read-shop.ts';

const WORDS = /[\\/]src[\\/]words[\\/]en[\\/]/;

/**
 * Puts the shop's own words and settings into pages and their scripts. In development, an edit of the words
 * reloads the pages; an edit of these settings needs a restart.
 */
export function shopModules(): AstroIntegration {
  const plugin = {
    name: 'found:shop-modules',
    enforce: 'pre' as const,
    load: {
      // The shop's words are read for these modules only: parsing them takes milliseconds.
      filter: { id: WORDS },
      handler(this: { addWatchFile(file: string): void }, id: string) {
        const code = ownWordsModule(id, readOwnWords());
        if (code) this.addWatchFile(ownWordsFile());
        return code;
      },
    },
  };
  return {
    name: 'found:shop-modules',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        updateConfig({ vite: { plugins: [shopSettings(), plugin] } });
      },
    },
  };
}

/**
 * A plugin of Vite that puts a shop's settings into the code. Its name changes with the settings, since the
 * tests' cache of modules tells plugins apart by their names.
 *
 * @param folder of the content; by default the shop's
 */
export function shopSettings(folder?: string) {
  const digest = createHash('sha256')
    .update(settingsModule(readSettings(folder)))
    .digest('hex');
  return {
    name: `found:shop-settings:${digest.slice(0, 12)}`,
    enforce: 'pre' as const,
    load(this: { addWatchFile(file: string): void }, id: string) {
      if (!isSettingsModule(id)) return undefined;
      this.addWatchFile(settingsFile(folder));
      return settingsModule(readSettings(folder));
    },
  };
}

/** Puts the shop's own words and settings into what esbuild bundles. */
export const SHOP_MODULES: EsbuildPlugin = {
  name: 'shop-modules',
  setup: ({ onLoad, onResolve }) => {
    const own = readOwnWords();
    onResolve({ filter: /\?default$/ }, ({ path: file, resolveDir }) => ({
      path: path.resolve(resolveDir, file.slice(0, -DEFAULT.length)),
      suffix: DEFAULT,
    }));
    onLoad({ filter: WORDS }, ({ path: file, suffix }) => {
      const contents = ownWordsModule(file + suffix, own);
      return contents === undefined ? undefined : { contents, loader: 'ts' };
    });
    onLoad({ filter: /settings-at-build\.ts$/ }, () => ({
      contents: settingsModule(readSettings()),
      loader: 'ts',
    }));
  },
};
