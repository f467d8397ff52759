/** The maximum size of a piece. A larger one is split, so that an insertion moves few keys. */
const maxPiece = 512

/**
 * A set of keys in order. Each is its bytes as latin1 text, since the order of such texts is that of the bytes. Adding,
 * removing and finding take about the time of a binary search, also between one another.
 */
export class SortedKeys {
  /** The pieces in order. None is empty, unless there are no keys. */
  readonly #pieces: string[][] = [[]]

  add(key: string): void {
    const index = this.#pieceOf(key)
    const piece = this.#pieces[index] as string[]
    const place = firstNotBefore(piece, key)
    if (piece[place] === key) return
    piece.splice(place, 0, key)
    if (piece.length > maxPiece) this.#pieces.splice(index + 1, 0, piece.splice(maxPiece / 2))
  }

  delete(key: string): void {
    const index = this.#pieceOf(key)
    const piece = this.#pieces[index] as string[]
    const place = firstNotBefore(piece, key)
    if (piece[place] !== key) return
    piece.splice(place, 1)
    if (piece.length === 0 && this.#pieces.length > 1) this.#pieces.splice(index, 1)
  }

  /** The keys from `low` to `high`, both included, in order; a copy. */
  between(low: string, high: string): string[] {
    const found: string[] = []
    for (let index = this.#pieceOf(low); index < this.#pieces.length; index += 1) {
      const piece = this.#pieces[index] as string[]
      const end = firstNotBefore(piece, high)
      const isWithin = piece[end] === high
      found.push(...piece.slice(firstNotBefore(piece, low), isWithin ? end + 1 : end))
      if (end < piece.length) break
    }
    return found
  }

  /** The index of the piece for a key: the last one that does not begin after it. */
  #pieceOf(key: string): number {
    let [low, high] = [0, this.#pieces.length - 1]
    while (low < high) {
      const middle = (low + high + 1) >> 1
      if ((this.#pieces[middle]?.[0] as string) <= key) low = middle
      else high = middle - 1
    }
    return low
  }
}

/** The index of the first key that is not below `key`; the number of keys if there is none. */
function firstNotBefore(keys: readonly string[], key: string): number {
  let [low, high] = [0, keys.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((keys[middle] as string) < key) low = middle + 1
    else high = middle
  }
  return low
}
