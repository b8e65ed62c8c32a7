/** Production jobs: items that are printed or made for an order. */
export const title = { one: 'One production job', other: '{count} production jobs' };
export const titleAtMaker = { one: 'One job at the maker', other: '{count} jobs at the maker' };
export const atLeast = 'More than {count} jobs';
export const hint = 'Save the table, send it to the printer or maker, and mark the jobs as handed over.';
export const hintAtMaker = 'Mark finished jobs as made. Their orders can then be packed.';
export const states = { new: 'To hand over', sent: 'Being made' };
export const views = 'Jobs by state';
export const empty = { new: 'Nothing to hand over.', sent: 'Nothing is being made.' };
export const select = 'Select {name}, order {order}';
export const selectAll = 'Select all';
export const selected = { one: 'One selected', other: '{count} selected' };
export const asCsv = 'Table for the maker (CSV)';
export const mark = { sent: 'Mark as handed over', done: 'Mark as made' };
export const marked = {
  sent: { one: 'One job is marked as handed over.', other: '{count} jobs are marked as handed over.' },
  done: { one: 'One job is marked as made.', other: '{count} jobs are marked as made.' },
};
export const others = {
  one: 'One was marked before, by somebody else or in another window.',
  other: '{count} were marked before, by somebody else or in another window.',
};
export const quoted = '“{words}”';
export const gift = 'gift: no prices in the parcel';
export const preview = 'The picture that the buyer saw';
export const more = 'More jobs';
