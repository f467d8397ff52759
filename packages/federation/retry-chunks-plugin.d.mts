/** The part of a webpack runtime that `retryChunks` wraps: it loads the files of a chunk. */
export interface ChunkRuntime {
  e: (chunk: string | number) => Promise<unknown>
}

export function retryChunks(runtime: ChunkRuntime, refetchFile: typeof import('./refetch-file.mjs').refetchFile): void
