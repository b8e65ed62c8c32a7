/** A table's indexes. Each function returns an entry's key, or null if it has none. */
type Indexes<T> = Record<string, (value: T) => string | null | undefined>;

/**
 * A map that keeps the order of its entries and has indexes, so that a lookup does not read all entries.
 * After an entry is changed in place, call `touch` to update the indexes and the state file.
 */
export class Table<T> extends Map<string, T> {
  /** IDs in the order of creation; undefined for a deleted entry. */
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
  /** Creation time of an entry, in Unix seconds. */
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
      // The clock was set back, so the entries are no longer sorted by time.
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

  /** Call it when the entry was changed in place, or will be in the same turn of the event loop. */
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

  /** The number of places so far. An entry's place never changes; the newest has the highest place. */
  get places(): number {
    return this.#order.length;
  }

  placeOf(id: string): number | undefined {
    return this.#places.get(id);
  }

  /** The entry at a place; undefined if it was deleted. */
  at(place: number): T | undefined {
    const id = this.#order[place];
    return id === undefined ? undefined : this.get(id);
  }

  /**
   * The range of places for a range of seconds, both ends included: from the first place up to, but not
   * including, the second.
   */
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
      // Uses the time of the next entry that was not deleted.
      while (place < high && this.at(place) === undefined) place += 1;
      const value = this.at(place);
      if (place === high || value === undefined || isLate(this.timeOf(value))) high = middle;
      else low = place + 1;
    }
    return low;
  }

  /** Starts to record which entries change. */
  watch(): void {
    this.#isWatched = true;
  }

  /** IDs of the entries that were set, changed or deleted since the last call. */
  takeTouched(): string[] {
    const ids = [...this.#touched];
    this.#touched.clear();
    return ids;
  }
}
