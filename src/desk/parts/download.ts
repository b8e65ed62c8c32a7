/**
 * Saves a text as a file, such as a table for the bank. In `latin1` it has only characters of Latin-1, and
 * each is a byte.
 */
export function download(file: string, text: string, encoding: 'utf-8' | 'latin1' = 'utf-8'): void {
  const type = file.endsWith('.json') ? 'application/json' : 'text/csv';
  const body = encoding === 'latin1' ? Uint8Array.from(text, (letter) => letter.charCodeAt(0)) : text;
  const address = URL.createObjectURL(new Blob([body], { type: `${type};charset=${encoding}` }));
  const link = document.createElement('a');
  link.href = address;
  link.download = file;
  link.click();
  URL.revokeObjectURL(address);
}
