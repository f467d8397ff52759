import { defineService } from './app'

/** Notices writes to the database by any gateway. */
export interface WriteWatch {
  /** grows whenever the database may have been written to since the last look */
  readonly writes: number
  /** Calls a function after each look at the database, until the returned function is called. */
  onLook(listener: () => void): () => void
  stop(): Promise<void>
}

/** The gateway provides it; null elsewhere, so that workers do not rest. */
export const writeWatchService = defineService<WriteWatch | null>({
  name: 'write watch',
  create: () => null,
  stop: (watch) => watch?.stop(),
})
