import { InMemoryLRUCache } from '@apollo/utils.keyvaluecache'
import type { DocumentNode } from 'graphql'

/** The most bytes of memory for parsed documents of clients. */
const defaultMaxBytes = 16_000_000

/** Bytes of memory for a token with its part of the tree, as measured. */
const bytesOfToken = 330

/** The memory of a parsed document in bytes: its text and its tokens, including comments. */
export function bytesOfDocument({ loc }: DocumentNode): number {
  let bytes = 1_000
  for (let token = loc?.startToken ?? null; token; token = token.next) bytes += bytesOfToken
  return bytes + 2 * (loc?.source.body.length ?? 0)
}

/** Apollo's store of parsed, valid documents. It keeps the last used ones, limited by their memory. */
export const documentStore = (maxBytes = defaultMaxBytes): InMemoryLRUCache<DocumentNode> =>
  new InMemoryLRUCache<DocumentNode>({ maxSize: maxBytes, sizeCalculation: bytesOfDocument })
