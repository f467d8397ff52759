/**
 * Players and their XP, each with a small number, in flat arrays. They take about 40 bytes per player; objects would
 * take more than a hundred. Numbers are found by account id with open addressing and linear probing, at most 60 % full.
 */
export class PlayerTable {
  #keys: Uint32Array
  #xp: Float64Array
  #slots: Int32Array
  #size = 0

  constructor(capacity = 1024) {
    this.#keys = new Uint32Array(capacity * 3)
    this.#xp = new Float64Array(capacity)
    this.#slots = new Int32Array(capacity * 2).fill(free)
  }

  get size(): number {
    return this.#size
  }

  /** The player's number, or null for an account that is not here. `accountId` is 24 hex digits. */
  numberOf(accountId: string): number | null {
    const player = this.#slots[this.#slotOf(wordsOf(accountId))] as number
    return player === free ? null : player
  }

  /** Adds an account that is not here yet; returns its number. */
  add(accountId: string, xp: number): number {
    if (this.#size === this.#xp.length) this.#grow()
    const player = this.#size
    const words = wordsOf(accountId)
    this.#keys.set(words, player * 3)
    this.#xp[player] = xp
    this.#slots[this.#slotOf(words)] = player
    this.#size += 1
    return player
  }

  xpOf(player: number): number {
    return this.#xp[player] as number
  }

  setXp(player: number, xp: number): void {
    this.#xp[player] = xp
  }

  accountIdOf(player: number): string {
    return Array.from(this.#wordsOf(player), (word) => word.toString(16).padStart(8, '0')).join('')
  }

  /** Below 0 when `a` stands above `b` on the ladder: by XP, and with equal XP the older account first. */
  compare(a: number, b: number): number {
    const byXp = this.xpOf(b) - this.xpOf(a)
    if (byXp !== 0) return byXp
    for (let word = 0; word < 3; word += 1) {
      const byId = (this.#keys[a * 3 + word] as number) - (this.#keys[b * 3 + word] as number)
      if (byId !== 0) return byId
    }
    return 0
  }

  #wordsOf(player: number): Words {
    const at = player * 3
    return [this.#keys[at] as number, this.#keys[at + 1] as number, this.#keys[at + 2] as number]
  }

  /** The slot of the key, or the free slot where it belongs. */
  #slotOf([a, b, c]: Words): number {
    const mask = this.#slots.length - 1
    let slot = hash(a, b, c) & mask
    while (this.#slots[slot] !== free && !this.#holds(this.#slots[slot] as number, a, b, c)) slot = (slot + 1) & mask
    return slot
  }

  #holds(player: number, a: number, b: number, c: number): boolean {
    const at = player * 3
    return this.#keys[at + 2] === c && this.#keys[at + 1] === b && this.#keys[at] === a
  }

  #grow(): void {
    const [keys, xp] = [this.#keys, this.#xp]
    this.#keys = new Uint32Array(keys.length * 2)
    this.#keys.set(keys)
    this.#xp = new Float64Array(xp.length * 2)
    this.#xp.set(xp)
    this.#slots = new Int32Array(this.#slots.length * 2).fill(free)
    for (let player = 0; player < this.#size; player += 1) this.#slots[this.#slotOf(this.#wordsOf(player))] = player
  }
}

type Words = readonly [number, number, number]

const free = -1

const wordsOf = (id: string): Words => [
  Number.parseInt(id.slice(0, 8), 16),
  Number.parseInt(id.slice(8, 16), 16),
  Number.parseInt(id.slice(16, 24), 16),
]

/** Spreads ids that differ only in their counter over the whole table. */
function hash(a: number, b: number, c: number): number {
  let mixed = Math.imul(a ^ Math.imul(b, 0x9e3779b1) ^ Math.imul(c, 0x85ebca6b), 0xc2b2ae35)
  mixed ^= mixed >>> 15
  mixed = Math.imul(mixed, 0x27d4eb2f)
  return (mixed ^ (mixed >>> 13)) >>> 0
}
