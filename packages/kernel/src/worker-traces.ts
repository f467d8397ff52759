import { defineService } from './app'

/** Records the runs of workers as traces. */
export interface WorkerTraces {
  /** Runs the work of a worker in a span of its own. Resolves and rejects as the work does. */
  run<Value>(worker: string, work: () => Promise<Value>): Promise<Value>
}

/** The gateway provides it where traces are recorded; null elsewhere. */
export const workerTracesService = defineService<WorkerTraces | null>({
  name: 'traces of workers',
  create: () => null,
})
