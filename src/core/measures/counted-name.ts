const O_ES = /(tomat|potat|mang)o$/;

/**
 * The name of an ingredient for another number than was written: `1 carrot`, `2 carrots`, `½ lemon`. Both
 * sides of an “or” change, and in “sheet of fried tofu” only the sheet.
 */
export function countedName(name: string, count: number): string {
  const inflect = count > 1 ? plural : singular;
  return name
    .split(/( or | and )/)
    .map((part) => {
      const [, noun = '', rest = ''] = /^(.*?)((?: of | in ).*)?$/.exec(part) ?? [];
      return noun.replace(/[^ ]+$/, inflect) + rest;
    })
    .join('');
}

function plural(word: string): string {
  if (/s$|^(or|and)$/.test(word)) return word;
  if (/(lea|loa)f$/.test(word)) return word.replace(/f$/, 'ves');
  if (/[^aeiou]y$/.test(word)) return word.replace(/y$/, 'ies');
  return word + (O_ES.test(word) || /(sh|ch|x|lli)$/.test(word) ? 'es' : 's');
}

function singular(word: string): string {
  if (!/[^s]s$/.test(word)) return word;
  const candidates = [
    word.replace(/ves$/, 'f'),
    word.replace(/es$/, ''),
    word.replace(/ies$/, 'y'),
    word.replace(/s$/, ''),
  ];
  return candidates.find((candidate) => candidate !== word && plural(candidate) === word) ?? word;
}
