import { LRUCache } from 'lru-cache'

/** Bytes that were used lately, up to a total size; an entry larger than an eighth of it is not kept. */
export const byteCache = <Entry extends { readonly bytes: Uint8Array }>(maxBytes: number) =>
  new LRUCache<string, Entry>({
    maxSize: maxBytes,
    maxEntrySize: Math.floor(maxBytes / 8),
    sizeCalculation: ({ bytes }) => bytes.byteLength || 1,
  })
