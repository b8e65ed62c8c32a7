import path from 'node:path';
import type { AstroIntegration } from 'astro';
import type { Plugin as EsbuildPlugin } from 'esbuild';
import { DEFAULT, ownWordsModule } from '../src/words/own-words.ts';
import { ownWordsFile, readOwnWords } from './read-own-words.ts';

/** Puts the shop's own words into pages and their scripts. In development, an edit of them reloads the pages. */
export function ownWords(): AstroIntegration {
  const plugin = {
    name: 'found:own-words',
    enforce: 'pre' as const,
    load(this: { addWatchFile(file: string): void }, id: string) {
      const code = ownWordsModule(id, readOwnWords());
      if (code) this.addWatchFile(ownWordsFile());
      return code;
    },
  };
  return {
    name: 'found:own-words',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        updateConfig({ vite: { plugins: [plugin] } });
      },
    },
  };
}

/** Puts the shop's own words into what esbuild bundles. */
export const OWN_WORDS: EsbuildPlugin = {
  name: 'own-words',
  setup: ({ onLoad, onResolve }) => {
    const own = readOwnWords();
    onResolve({ filter: /\?default$/ }, ({ path: file, resolveDir }) => ({
      path: path.resolve(resolveDir, file.slice(0, -DEFAULT.length)),
      suffix: DEFAULT,
    }));
    onLoad({ filter: /[\\/]src[\\/]words[\\/]en[\\/]/ }, ({ path: file, suffix }) => {
      const contents = ownWordsModule(file + suffix, own);
      return contents === undefined ? undefined : { contents, loader: 'ts' };
    });
  },
};
