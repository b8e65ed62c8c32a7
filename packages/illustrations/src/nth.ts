/**
 * The item at `index`; a negative index counts from the end.
 *
 * @throws RangeError when the list has no such item
 */
export function nth<T>(list: ArrayLike<T>, index: number): T {
  const at = index < 0 ? list.length + index : index;
  if (!(at >= 0 && at < list.length)) throw new RangeError(`No item ${index} in a list of ${list.length}.`);
  return list[at] as T;
}
