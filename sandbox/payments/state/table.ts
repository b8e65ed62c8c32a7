/** What a table can be asked by: the key of an entry, or null when it has none. */
type Indexes<T> = Record<string, (value: T) => string | null | undefined>;

/**
 * A map that also knows the order in which its entries came, and finds them by more than their id without looking at all
 * of them. An entry that is changed in place is told by `touch`, so that indexes and the state file follow.
 */
export class Table<T> extends Map<string, T> {
  /** Ids in the order in which they came; undefined where one was deleted. */
  readonly #order: (string | undefined)[] = [];
  readonly #places = new Map<string, number>();
  readonly #indexes: {
    keyOf: Indexes<T>[string];
    ids: Map<string, Set<string>>;
    keys: Map<string, string>;
  }[];
  readonly #names: string[];
  readonly #touched = new Set<string>();
  #isWatched = false;
  #isInOrder = true;
  #latest = Number.NEGATIVE_INFINITY;
  /** When an entry came, in Unix seconds. */
  readonly timeOf: (value: T) => number;

  constructor(indexes: Indexes<T> = {}, timeOf: (value: T) => number = () => 0) {
    super();
    this.timeOf = timeOf;
    this.#names = Object.keys(indexes);
    this.#indexes = Object.values(indexes).map((keyOf) => ({ keyOf, ids: new Map(), keys: new Map() }));
  }

  override set(id: string, value: T): this {
    if (!this.has(id)) {
      this.#places.set(id, this.#order.length);
      this.#order.push(id);
      const time = this.timeOf(value);
      // A clock that was set back: times no longer say where an entry is.
      if (time < this.#latest) this.#isInOrder = false;
      this.#latest = Math.max(this.#latest, time);
    }
    super.set(id, value);
    this.touch(id);
    return this;
  }

  override delete(id: string): boolean {
    const place = this.#places.get(id);
    if (place === undefined) return false;
    this.#order[place] = undefined;
    this.#places.delete(id);
    super.delete(id);
    this.touch(id);
    return true;
  }

  override clear(): void {
    for (const id of [...this.keys()]) this.delete(id);
  }

  /** Its entry was changed in place, or will be before this turn of the event loop ends. */
  touch(id: string): void {
    const value = this.get(id);
    for (const { keyOf, ids, keys } of this.#indexes) {
      const before = keys.get(id);
      const now = value === undefined ? undefined : (keyOf(value) ?? undefined);
      if (before === now) continue;
      if (before !== undefined) ids.get(before)?.delete(id);
      if (before !== undefined && ids.get(before)?.size === 0) ids.delete(before);
      if (now === undefined) keys.delete(id);
      else {
        keys.set(id, now);
        ids.set(now, (ids.get(now) ?? new Set()).add(id));
      }
    }
    if (this.#isWatched) this.#touched.add(id);
  }

  /** Entries with this key, oldest first. */
  by(index: string, key: string): T[] {
    const ids = this.#indexes[this.#names.indexOf(index)]?.ids.get(key) ?? [];
    return [...ids].map((id) => this.get(id) as T);
  }

  /** Places given so far; an entry's place never changes, and the newest has the highest. */
  get places(): number {
    return this.#order.length;
  }

  placeOf(id: string): number | undefined {
    return this.#places.get(id);
  }

  /** The entry at a place; undefined where one was deleted. */
  at(place: number): T | undefined {
    const id = this.#order[place];
    return id === undefined ? undefined : this.get(id);
  }

  /** Where entries of these seconds can be, both ends included: from the first place to below the second. */
  placesBetween(from: number, to: number): [number, number] {
    if (!this.#isInOrder) return [0, this.places];
    return [this.#firstPlace((time) => time >= from), this.#firstPlace((time) => time > to)];
  }

  #firstPlace(isLate: (time: number) => boolean): number {
    let low = 0;
    let high = this.places;
    while (low < high) {
      const middle = (low + high) >> 1;
      let place = middle;
      // The next entry that was not deleted tells the time.
      while (place < high && this.at(place) === undefined) place += 1;
      const value = this.at(place);
      if (place === high || value === undefined || isLate(this.timeOf(value))) high = middle;
      else low = place + 1;
    }
    return low;
  }

  /** From now on it is noted which entries change. */
  watch(): void {
    this.#isWatched = true;
  }

  /** Ids of the entries that were set, changed or deleted since this was asked last. */
  takeTouched(): string[] {
    const ids = [...this.#touched];
    this.#touched.clear();
    return ids;
  }
}
