/**
 * Local storage that never throws. A browser may refuse it (private windows, blocked site data); then values live in
 * memory until the page is left.
 */
const memory = new Map<string, string>()

function store(): Storage | null {
  try {
    return window.localStorage
  } catch {
    return null
  }
}

export const storage = {
  read(key: string): string | null {
    return memory.get(key) ?? store()?.getItem(key) ?? null
  },
  write(key: string, value: string): void {
    try {
      const kept = store()
      if (!kept) throw new Error('no storage')
      kept.setItem(key, value)
      memory.delete(key)
    } catch {
      memory.set(key, value)
    }
  },
  remove(key: string): void {
    memory.delete(key)
    store()?.removeItem(key)
  },
  /** Removes every value whose key begins with this. */
  removeAll(prefix: string): void {
    for (const key of [...memory.keys(), ...Object.keys(store() ?? {})]) if (key.startsWith(prefix)) storage.remove(key)
  },
  /** Whether values remain after the page is left. If not, the page cannot rely on one-time actions. */
  isPersistent(): boolean {
    try {
      const kept = store()
      kept?.setItem('sanguine.probe', '1')
      kept?.removeItem('sanguine.probe')
      return kept !== null
    } catch {
      return false
    }
  },
}
