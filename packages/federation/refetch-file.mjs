/**
 * Fetches a file past the caches of the service worker and the browser, and stores it there. They keep files with a hash
 * in their name for a year, even if damaged in transit. The source of this function also becomes part of the page and of
 * each build's runtime, so it uses nothing from outside.
 * @param {string} file
 * @param {AbortSignal | null} [signal]
 * @throws if the file does not load
 */
export async function refetchFile(file, signal) {
  // Plain http has no such caches.
  const names = typeof caches === 'undefined' ? [] : await caches.keys()
  for (const name of names) await (await caches.open(name)).delete(file)
  const response = await fetch(file, { cache: 'reload', signal })
  if (!response.ok) throw new Error(`${file} returned ${response.status}`)
  await response.arrayBuffer()
}
