/**
 * Pictures the browser has seen, in memory and in its database (`sanguine-images`), so that a second view fetches
 * nothing. An image id never changes its content, so nothing here ever goes stale.
 */
const databaseName = 'sanguine-images'
const storeName = 'images'
/** Blobs kept in memory; the least recently used leave first, in the database they stay. */
const maxInMemory = 400

/** A picture or video that is here. */
export interface CachedImage {
  /** an address that needs no network */
  readonly url: string
  readonly isVideo: boolean
}

interface Entry {
  readonly loading: Promise<CachedImage>
  /** null until it has arrived */
  image: CachedImage | null
}

const cache = new Map<string, Entry>()

/** The entry of an address, which becomes the one used last. */
function entryOf(path: string): Entry | undefined {
  const entry = cache.get(path)
  if (entry) {
    cache.delete(path)
    cache.set(path, entry)
  }
  return entry
}

let openingDatabase: Promise<IDBDatabase | null> | null = null

function openDatabase(): Promise<IDBDatabase | null> {
  openingDatabase ??= new Promise((resolve) => {
    if (typeof indexedDB === 'undefined') return resolve(null)
    const request = indexedDB.open(databaseName, 1)
    request.onupgradeneeded = () => request.result.createObjectStore(storeName)
    request.onsuccess = () => resolve(request.result)
    // A browser that keeps nothing still shows pictures.
    request.onerror = () => resolve(null)
    request.onblocked = () => resolve(null)
  })
  return openingDatabase
}

async function readBlob(path: string): Promise<Blob | null> {
  const open = await openDatabase()
  if (!open) return null
  return new Promise((resolve) => {
    const request = open.transaction(storeName).objectStore(storeName).get(path)
    request.onsuccess = () => resolve(request.result instanceof Blob ? request.result : null)
    request.onerror = () => resolve(null)
  })
}

async function writeBlob(path: string, blob: Blob): Promise<void> {
  const open = await openDatabase()
  open?.transaction(storeName, 'readwrite').objectStore(storeName).put(blob, path)
}

const toCachedImage = (blob: Blob): CachedImage => ({
  url: URL.createObjectURL(blob),
  isVideo: blob.type.startsWith('video/'),
})

async function fetchImage(path: string): Promise<CachedImage> {
  const known = await readBlob(path)
  if (known) return toCachedImage(known)
  const response = await fetch(path)
  if (!response.ok) throw new Error('Network response was not ok')
  const blob = await response.blob()
  await writeBlob(path, blob)
  return toCachedImage(blob)
}

/** The picture or video at an address of the API, once it has arrived. A failure is not remembered. */
export function loadImage(path: string): Promise<CachedImage> {
  const known = entryOf(path)
  if (known) return known.loading
  const loading = fetchImage(path).then(
    (image) => {
      entry.image = image
      return image
    },
    (error: unknown) => {
      cache.delete(path)
      throw error
    },
  )
  const entry: Entry = { loading, image: null }
  cache.set(path, entry)
  if (cache.size > maxInMemory) {
    const [oldest, media] = cache.entries().next().value as [string, Entry]
    cache.delete(oldest)
    void media.loading.then(({ url }) => URL.revokeObjectURL(url)).catch(() => undefined)
  }
  return loading
}

/** The picture or video at an address of the API if it has arrived before. */
export const arrivedImage = (path: string): CachedImage | null => entryOf(path)?.image ?? null

/** An address of the picture that needs no network, once it has arrived. A failure is not remembered. */
export const loadImageUrl = async (path: string): Promise<string> => (await loadImage(path)).url

/** Deletes every kept picture, as when the site's version changed. */
export function clearImageCache(): Promise<void> {
  cache.clear()
  openingDatabase = null
  if (typeof indexedDB === 'undefined') return Promise.resolve()
  return new Promise((resolve) => {
    const request = indexedDB.deleteDatabase(databaseName)
    request.onsuccess = request.onerror = request.onblocked = () => resolve()
  })
}
