/** Saves a text as a file, such as a table for the bank. */
export function download({ file, csv }: { file: string; csv: string }): void {
  const address = URL.createObjectURL(new Blob([csv], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = file;
  link.click();
  URL.revokeObjectURL(address);
}
