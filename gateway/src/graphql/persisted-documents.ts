import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { LRUCache } from 'lru-cache'

/** The site's own documents by their SHA-256, listed when the site is built. */
export function readPersistedDocuments(): ReadonlyMap<string, string> {
  const file = join(__dirname, '../generated/persisted-documents.json')
  return new Map(Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>))
}

const prefix = 'apq:'

/** The most characters of all texts that clients register. */
const defaultMaxCharacters = 4_000_000

/**
 * Apollo's store of persisted queries. It keeps the site's own documents for good. Clients may register further texts,
 * and only the last used ones are kept.
 */
export function persistedQueryStore(documents: ReadonlyMap<string, string>, maxCharacters = defaultMaxCharacters) {
  const registered = new LRUCache<string, string>({
    maxSize: maxCharacters,
    sizeCalculation: (text, key) => text.length + key.length,
  })
  return {
    get: async (key: string) => documents.get(key.slice(prefix.length)) ?? registered.get(key),
    set: async (key: string, text: string) => {
      registered.set(key, text)
    },
    delete: async (key: string) => registered.delete(key),
  }
}
