type Added = { _id: string; addedAt: string };

/** The order of every list of products. */
export const lastAddedFirst = (a: Added, b: Added) =>
  b.addedAt.localeCompare(a.addedAt) || a._id.localeCompare(b._id);
