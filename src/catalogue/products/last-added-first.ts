type Added = { _id: string; addedAt: string };

/** The sort order of product lists. */
export const lastAddedFirst = (a: Added, b: Added) =>
  b.addedAt.localeCompare(a.addedAt) || a._id.localeCompare(b._id);
