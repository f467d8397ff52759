/**
 * Images the browser has loaded, in memory and in its database (`sanguine-images`), so that a second view fetches
 * nothing. The content of an image id never changes, so entries never go stale.
 */
const databaseName = 'sanguine-images'
const storeName = 'images'
/** Blobs kept in memory. The least recently used are dropped first; they stay in the database. */
const maxInMemory = 400

/** An image or video that has loaded. */
export interface CachedImage {
  /** a URL that needs no network */
  readonly url: string
  readonly isVideo: boolean
}

interface Entry {
  readonly loading: Promise<CachedImage>
  /** null until it has arrived */
  image: CachedImage | null
}

const cache = new Map<string, Entry>()

/** The paths of images that could not be drawn, and have not been fetched since. */
const damaged = new Set<string>()

/** The entry of a path; marks it as the most recently used. */
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
    // A browser that stores nothing still shows images.
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

/** Stores a blob, or with null removes the one that is stored. */
async function writeBlob(path: string, blob: Blob | null): Promise<void> {
  const open = await openDatabase()
  const store = open?.transaction(storeName, 'readwrite').objectStore(storeName)
  if (blob) store?.put(blob, path)
  else store?.delete(path)
}

const toCachedImage = (blob: Blob): CachedImage => ({
  url: URL.createObjectURL(blob),
  isVideo: blob.type.startsWith('video/'),
})

async function fetchImage(path: string): Promise<CachedImage> {
  const known = await readBlob(path)
  if (known) return toCachedImage(known)
  // The browser keeps a damaged image for as long as a whole one.
  const response = await fetch(path, damaged.has(path) ? { cache: 'reload' } : {})
  if (!response.ok) throw new Error('Network response was not ok')
  const blob = await response.blob()
  // The login of a public network returns its own page for every address.
  if (blob.type.startsWith('text/html')) throw new Error(`${path} returned a page`)
  damaged.delete(path)
  await writeBlob(path, blob)
  return toCachedImage(blob)
}

/** The image or video at an API path, once it has loaded. A failure is not cached. */
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

/** The image or video at an API path, if it has already loaded. */
export const arrivedImage = (path: string): CachedImage | null => entryOf(path)?.image ?? null

/** A URL of the image that needs no network, once it has loaded. A failure is not cached. */
export const loadImageUrl = async (path: string): Promise<string> => (await loadImage(path)).url

/** Discards an image that the browser cannot draw, so that it is fetched again, past the browser's cache. */
export async function discardImage(path: string): Promise<void> {
  damaged.add(path)
  cache.delete(path)
  await writeBlob(path, null)
}

/** Deletes every cached image, as when the site's version changes. */
export function clearImageCache(): Promise<void> {
  cache.clear()
  openingDatabase = null
  if (typeof indexedDB === 'undefined') return Promise.resolve()
  return new Promise((resolve) => {
    const request = indexedDB.deleteDatabase(databaseName)
    request.onsuccess = request.onerror = request.onblocked = () => resolve()
  })
}
