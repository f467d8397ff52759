/** The part of a webpack runtime that `retryChunks` wraps. */
export interface ChunkRuntime {
  /** loads the files of a chunk */
  e: (chunk: string | number) => Promise<unknown>
  /** returns the name of a chunk's script */
  u?: (chunk: string | number) => string
  /** returns the name of a chunk's style sheet */
  miniCssF?: (chunk: string | number) => string
}

export function retryChunks(runtime: ChunkRuntime, refetchFile: typeof import('./refetch-file.mjs').refetchFile): void

export function rejectEmptyStyle(link: HTMLLinkElement): void
