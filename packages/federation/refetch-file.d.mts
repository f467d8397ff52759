/** Fetches a file past all caches of the browser. Throws if it does not load. */
export function refetchFile(file: string, signal?: AbortSignal | null): Promise<void>
