import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { LRUCache } from 'lru-cache'
import { z } from 'zod'
import { parseJson, readRemoteText, remoteFolderNames } from '../site/remote-folders'

const projectRoot = join(__dirname, '../../..')

const operationsSchema = z.record(z.string(), z.string())

/**
 * Reads the documents of a file, by the SHA-256 of their texts. `warn` receives a sentence where the file, or one of its
 * documents, cannot be used.
 */
function parseOperations(text: string, file: string, warn: (message: string) => void): Record<string, string> {
  const parsed = operationsSchema.safeParse(parseJson(text))
  if (!parsed.success) {
    warn(`${file} is no list of texts by their hashes. None of its documents are known by their hashes.`)
    return {}
  }
  const all = Object.entries(parsed.data)
  const known = all.filter(([hash, document]) => createHash('sha256').update(document).digest('hex') === hash)
  const wrong = all.length - known.length
  if (wrong > 0)
    warn(`${file}: ${wrong} of ${all.length} documents have another hash than that of their text, and are left out.`)
  return Object.fromEntries(known)
}

/**
 * The site's own documents by their SHA-256: those of host and platform, and those that each remote beside the gateway
 * lists in `remotes/<name>/operations.json`.
 */
export function readPersistedDocuments(
  warn: (message: string) => void = () => undefined,
  root: string = projectRoot,
): ReadonlyMap<string, string> {
  const file = join(__dirname, '../generated/persisted-documents.json')
  const platform = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>
  const ofRemotes = remoteFolderNames(root).flatMap((name) => {
    const path = `remotes/${name}/operations.json`
    const text = readRemoteText(root, name, 'operations.json')
    return text === null ? [] : Object.entries(parseOperations(text, path, warn))
  })
  return new Map([...Object.entries(platform), ...ofRemotes])
}

const prefix = 'apq:'

interface PersistedQueryOptions {
  /** returns the text of a document by its SHA-256, or null */
  readonly findDeployed?: (hash: string) => Promise<string | null>
  readonly maxCharacters?: number
}

/** The most characters of all texts that clients register. */
const defaultMaxCharacters = 4_000_000

/**
 * Apollo's store of persisted queries. It keeps the site's own documents for good, and `findDeployed` returns those of
 * deployed versions of remotes. Clients may register further texts, and only the last used ones are kept.
 */
export function persistedQueryStore(
  documents: ReadonlyMap<string, string>,
  { findDeployed = async () => null, maxCharacters = defaultMaxCharacters }: PersistedQueryOptions = {},
) {
  const registered = new LRUCache<string, string>({
    maxSize: maxCharacters,
    sizeCalculation: (text, key) => text.length + key.length,
  })
  return {
    get: async (key: string) => {
      const known = documents.get(key.slice(prefix.length)) ?? registered.get(key)
      if (known !== undefined) return known
      const deployed = await findDeployed(key.slice(prefix.length))
      if (deployed !== null) registered.set(key, deployed)
      return deployed ?? undefined
    },
    set: async (key: string, text: string) => {
      registered.set(key, text)
    },
    delete: async (key: string) => registered.delete(key),
  }
}
