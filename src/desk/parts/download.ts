/** Saves a text as a file, such as a table for the bank. */
export function download(file: string, text: string): void {
  const type = file.endsWith('.json') ? 'application/json' : 'text/csv';
  const address = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  const link = document.createElement('a');
  link.href = address;
  link.download = file;
  link.click();
  URL.revokeObjectURL(address);
}
