/** Bytes that were used lately, up to a total size; what was not used for longest goes first. */
export class ByteCache<Entry extends { readonly bytes: Uint8Array }> {
  readonly #entries = new Map<string, Entry>()
  #size = 0

  /** `largest` is the most bytes one entry may have, so that a single one does not drive out all others. */
  constructor(
    private readonly capacity: number,
    private readonly largest = capacity / 8,
  ) {}

  get(key: string): Entry | undefined {
    const entry = this.#entries.get(key)
    if (!entry) return undefined
    this.#entries.delete(key)
    this.#entries.set(key, entry)
    return entry
  }

  put(key: string, entry: Entry): void {
    if (entry.bytes.byteLength > this.largest) return
    this.#drop(key)
    this.#entries.set(key, entry)
    this.#size += entry.bytes.byteLength
    for (const oldest of this.#entries.keys()) {
      if (this.#size <= this.capacity) return
      this.#drop(oldest)
    }
  }

  #drop(key: string): void {
    this.#size -= this.#entries.get(key)?.bytes.byteLength ?? 0
    this.#entries.delete(key)
  }
}
