import type { Field } from '@sveltia/cms';
import * as words from '#src/words/en/editor.ts';
import * as en from '#src/words/en/index.ts';
import { fill, type Word } from '#src/words/fill.ts';
import { LONGEST, wordProblems } from '#src/words/word-problems.ts';
import { isPlural, type WordTree } from '#src/words/words.ts';
import { KIND } from './form-values.ts';

/**
 * A word that the shop says differently, as the form has it. `one` is the text for one of a plural. Words are
 * in groups, since the library takes seconds to open a list with all of them.
 */
type FormWord = { [KIND]: WordGroup; word: string; text?: unknown; one?: unknown };
type FormWords = { words?: readonly Partial<FormWord>[] };
type WordGroup = keyof typeof words.wordGroups;
const GROUPS = Object.keys(words.wordGroups) as WordGroup[];

/** The form of a shop's own words: a list, in which each is chosen by its default text. */
export function wordsFields(): Field[] {
  const all = leavesOf(en);
  const { word, text, one } = words.wordFields;
  const typed = { widget: 'string', maxlength: LONGEST } as const;
  const typeOf = (group: WordGroup) => ({
    name: group,
    label: words.wordGroups[group],
    fields: [
      {
        ...{ name: 'word', ...word, widget: 'select' as const },
        options: all.filter((each) => each[KIND] === group).map(optionOf),
      },
      { name: 'text', ...text, ...typed },
      { name: 'one', ...one, ...typed, required: false },
    ],
  });
  return [
    {
      ...{ name: 'words', ...words.wordFields.words, widget: 'list', required: false },
      ...{ collapsed: 'auto', add_to_top: true, summary: '{{word}}: {{text}}' },
      typeKey: KIND,
      types: GROUPS.map(typeOf),
    },
  ];
}

function optionOf({ word, text, one }: FormWord): { value: string; label: string } {
  const texts = [one, text].filter(Boolean).join(' / ');
  return { value: word, label: texts ? `${texts} (${word})` : word };
}

/** The words of a file as the form has them. */
export const wordsInForm = (own: unknown): FormWords => ({ words: leavesOf(own) });

/**
 * The words of the form as the file has them.
 * @throws when the content check would not accept them, with what it expects
 */
export function wordsInFile({ words: chosen = [] }: FormWords): WordTree {
  const all = chosen.map(({ word = '', text, one }) => ({
    path: word.split('.'),
    said: (one ? { one, other: text } : text) as Word,
  }));
  const twice = chosen.find(({ word }, at) => chosen.findIndex((other) => other.word === word) < at);
  if (twice?.word)
    throw new Error(fill(words.sameName, { field: words.wordFields.words.label, name: twice.word }));
  const own = treeOf(all);
  const [problem] = wordProblems(own);
  if (problem)
    throw new Error(
      fill(words.problemInField, { field: problem.path.join('.'), expected: problem.expected }),
    );
  return own;
}

function leavesOf(tree: unknown, path: readonly string[] = []): FormWord[] {
  const word = path.join('.');
  const group = GROUPS.find((one) => one === path[0]) ?? 'pages';
  if (typeof tree !== 'object' || tree === null) return word ? [{ [KIND]: group, word, text: tree }] : [];
  if (isPlural(tree as WordTree)) {
    const { one, other } = tree as { one?: string; other: string };
    return [{ [KIND]: group, word, text: other, ...(one !== undefined && { one }) }];
  }
  return Object.entries(tree).flatMap(([name, part]) => leavesOf(part, [...path, name]));
}

type Said = { path: readonly string[]; said: Word };

function treeOf(all: readonly Said[]): WordTree {
  const groups = Map.groupBy(all, ({ path }) => path[0] ?? '');
  return Object.fromEntries(
    [...groups].map(([name, group]) => {
      const leaf = group.find(({ path }) => path.length < 2);
      return [name, leaf?.said ?? treeOf(group.map(({ path, said }) => ({ path: path.slice(1), said })))];
    }),
  );
}
