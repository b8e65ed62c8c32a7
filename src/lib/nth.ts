/**
 * The item at `index`, counted from the end where it is below 0. For places where an item is sure to be there; a list that
 * is too short throws.
 */
export function nth<T>(list: ArrayLike<T>, index: number): T {
  const at = index < 0 ? list.length + index : index;
  if (!(at >= 0 && at < list.length)) throw new RangeError(`No item ${index} in a list of ${list.length}.`);
  return list[at] as T;
}
