/**
 * Pictures the browser has seen, in memory and in its database (`sanguine-images`), so that a second view fetches
 * nothing. An image id never changes its content, so nothing here ever goes stale.
 */
const databaseName = 'sanguine-images'
const storeName = 'images'
/** Blobs kept in memory; the least recently used leave first, in the database they stay. */
const inMemory = 400

/** A picture or video that is here. */
export interface LocalMedia {
  /** an address that needs no network */
  readonly url: string
  readonly isVideo: boolean
}

const kept = new Map<string, Promise<LocalMedia>>()

let opening: Promise<IDBDatabase | null> | null = null

function database(): Promise<IDBDatabase | null> {
  opening ??= new Promise((resolve) => {
    if (typeof indexedDB === 'undefined') return resolve(null)
    const request = indexedDB.open(databaseName, 1)
    request.onupgradeneeded = () => request.result.createObjectStore(storeName)
    request.onsuccess = () => resolve(request.result)
    // A browser that keeps nothing still shows pictures.
    request.onerror = () => resolve(null)
    request.onblocked = () => resolve(null)
  })
  return opening
}

async function stored(path: string): Promise<Blob | null> {
  const open = await database()
  if (!open) return null
  return new Promise((resolve) => {
    const request = open.transaction(storeName).objectStore(storeName).get(path)
    request.onsuccess = () => resolve(request.result instanceof Blob ? request.result : null)
    request.onerror = () => resolve(null)
  })
}

async function keep(path: string, blob: Blob): Promise<void> {
  const open = await database()
  open?.transaction(storeName, 'readwrite').objectStore(storeName).put(blob, path)
}

const asMedia = (blob: Blob): LocalMedia => ({
  url: URL.createObjectURL(blob),
  isVideo: blob.type.startsWith('video/'),
})

async function load(path: string): Promise<LocalMedia> {
  const known = await stored(path)
  if (known) return asMedia(known)
  const response = await fetch(path)
  if (!response.ok) throw new Error('Network response was not ok')
  const blob = await response.blob()
  await keep(path, blob)
  return asMedia(blob)
}

/** The picture or video at an address of the API, once it has arrived. A failure is not remembered. */
export function localMedia(path: string): Promise<LocalMedia> {
  const known = kept.get(path)
  if (known) {
    kept.delete(path)
    kept.set(path, known)
    return known
  }
  const loading = load(path).catch((error: unknown) => {
    kept.delete(path)
    throw error
  })
  kept.set(path, loading)
  if (kept.size > inMemory) {
    const [oldest, media] = kept.entries().next().value as [string, Promise<LocalMedia>]
    kept.delete(oldest)
    void media.then(({ url }) => URL.revokeObjectURL(url)).catch(() => undefined)
  }
  return loading
}

/** An address of the picture that needs no network, once it has arrived. A failure is not remembered. */
export const imageUrl = async (path: string): Promise<string> => (await localMedia(path)).url

/** Deletes every kept picture, as when the site's version changed. */
export function clearImages(): Promise<void> {
  kept.clear()
  opening = null
  if (typeof indexedDB === 'undefined') return Promise.resolve()
  return new Promise((resolve) => {
    const request = indexedDB.deleteDatabase(databaseName)
    request.onsuccess = request.onerror = request.onblocked = () => resolve()
  })
}
