import { readFileSync } from 'node:fs';
import type { Content } from './read-content.ts';
import type { ContentWarning } from './unused-files.ts';

/** Names of the demo that belong to no other shop. */
const OF_DEMO = /found\.example|foundkitchen|Found Demonstration/i;
/** The demo's name within a sentence. At the start of one it may be the verb: “Found a mistake?” */
const NAME = /(?<=[a-z0-9,;’)] )Found\b/;

/**
 * Where a text of a shop names the demo, with the number of the line. Comments in YAML do not count, and the
 * name alone does not if the shop has the same one.
 */
export function demoNamesIn(text: string, shop: string): { line: number; word: string }[] {
  return text.split('\n').flatMap((words, at) => {
    if (words.trimStart().startsWith('# ') && at > 0) return [];
    const [word] = OF_DEMO.exec(words) ?? (shop === 'Found' ? null : NAME.exec(words)) ?? [];
    return word === undefined ? [] : [{ line: at + 1, word }];
  });
}

/** The kinds of texts that speak for the shop. */
const POLICIES = ['settings', 'legal', 'creator-terms', 'faq', 'about'] as const;

/** A warning for each policy, and for the settings, that still names the demo in a shop that is none. */
export function demoNames(content: Content): ContentWarning[] {
  const [settings] = content.settings;
  if (!settings || settings.data.demo) return [];
  return POLICIES.flatMap((kind) =>
    content[kind].flatMap(({ file }) => {
      const [first] = demoNamesIn(readFileSync(file, 'utf8'), settings.data.brand.name);
      return first
        ? {
            file,
            text: `line ${first.line} names the demo: “${first.word}”. Policies are promises of your own.`,
          }
        : [];
    }),
  );
}
