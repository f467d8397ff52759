import type { DocumentNode } from 'graphql'
import { LRUCache } from 'lru-cache'

/** Bytes of memory that parsed documents of clients may take. */
const defaultMaxBytes = 16_000_000

/** Measured: a token takes 330 bytes with its part of the tree. */
const bytesOfToken = 330

/** What a parsed document takes in memory, in bytes: its tokens, those of comments too, and its text. */
export function bytesOfDocument({ loc }: DocumentNode): number {
  let bytes = 1_000
  for (let token = loc?.startToken ?? null; token; token = token.next) bytes += bytesOfToken
  return bytes + 2 * (loc?.source.body.length ?? 0)
}

/** Apollo's store of documents that are parsed and valid: those used last, by the memory that they take. */
export function documentStore(maxBytes = defaultMaxBytes) {
  const documents = new LRUCache<string, DocumentNode>({ maxSize: maxBytes, sizeCalculation: bytesOfDocument })
  return {
    get: async (key: string) => documents.get(key),
    set: async (key: string, document: DocumentNode) => {
      documents.set(key, document)
    },
    delete: async (key: string) => documents.delete(key),
  }
}
