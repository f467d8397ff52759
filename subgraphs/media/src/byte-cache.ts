import { LRUCache } from 'lru-cache'

/** Caches recently used bytes up to a total size. An entry larger than an eighth of it is not kept. */
export const byteCache = <Entry extends { readonly bytes: Uint8Array }>(maxBytes: number) =>
  new LRUCache<string, Entry>({
    maxSize: maxBytes,
    maxEntrySize: Math.floor(maxBytes / 8),
    sizeCalculation: ({ bytes }) => bytes.byteLength || 1,
  })
