/**
 * Puts the shop's own words and settings into the modules that a command or the local server imports, as the
 * bundlers do for the platform: see config/shop-modules.ts. `scripts/bootstrap.mjs` loads it before every
 * task.
 */
import { registerHooks } from 'node:module';
import { readOwnWords, readSettings } from '#config/read-shop.ts';
import { isSettingsModule, settingsModule } from '#src/core/shop/settings-module.ts';
import { DEFAULT, isWordsIndex, ownWordsModule } from '#src/words/own-words.ts';
import type { WordTree } from '#src/words/words.ts';
import { loadEnvFile } from './load-env-file.ts';

let own: WordTree | undefined;

registerHooks({
  // The index has the defaults: the shop's own words are checked against it.
  resolve(specifier, context, next) {
    const resolved = next(specifier, context);
    return isWordsIndex(context.parentURL ?? '') ? { ...resolved, url: resolved.url + DEFAULT } : resolved;
  },
  load(url, context, next) {
    if (isSettingsModule(url)) {
      loadEnvFile();
      return { format: 'module', source: settingsModule(readSettings()), shortCircuit: true };
    }
    if (!url.includes('/src/words/en/')) return next(url, context);
    if (!own) {
      loadEnvFile();
      own = readOwnWords();
    }
    const source = ownWordsModule(url, own);
    return source === undefined ? next(url, context) : { format: 'module', source, shortCircuit: true };
  },
});
