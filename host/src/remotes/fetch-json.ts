export interface FetchOptions {
  /** whether to ask the server even for what the page came with, as for a second attempt */
  readonly isFresh: boolean
  readonly signal?: AbortSignal | undefined
}

/** Fetches JSON. Throws if the response is an error or no JSON. */
export async function fetchJson(address: string, { isFresh, signal }: FetchOptions): Promise<unknown> {
  const response = await fetch(address, { signal: signal ?? null, ...(isFresh && { cache: 'reload' }) })
  if (!response.ok) throw new Error(`${address} returned ${response.status}`)
  return response.json()
}
