/** Things that are printed or made for an order. */
export const title = { one: 'One thing to have made', other: '{count} things to have made' };
export const titleAtMaker = { one: 'One thing is being made', other: '{count} things are being made' };
export const atLeast = 'More than {count} things';
export const hint = 'Save the table, send it to the printer or maker, and mark the things as handed over.';
export const hintAtMaker = 'Mark what came back as made. Its order can then be packed.';
export const states = { new: 'To hand over', sent: 'Being made' };
export const views = 'Things by state';
export const empty = { new: 'Nothing waits to be handed over.', sent: 'Nothing is being made.' };
export const select = 'Select {name}, order {order}';
export const selectAll = 'Select all';
export const selected = { one: 'One selected', other: '{count} selected' };
export const asCsv = 'Table for the maker (CSV)';
export const mark = { sent: 'Mark as handed over', done: 'Mark as made' };
export const marked = {
  sent: { one: 'One thing is marked as handed over.', other: '{count} things are marked as handed over.' },
  done: { one: 'One thing is marked as made.', other: '{count} things are marked as made.' },
};
export const others = {
  one: 'One was marked before, by somebody else or in another window.',
  other: '{count} were marked before, by somebody else or in another window.',
};
export const quoted = '“{words}”';
export const gift = 'gift: no prices in the parcel';
export const preview = 'The picture that the buyer saw';
export const more = 'More things';
