import { availableParallelism } from 'node:os'
import { parentPort, Worker, workerData } from 'node:worker_threads'

/** The part of the work that one worker does: every `parts`-th piece from `part` on. */
interface WorkShare {
  readonly part: number
  readonly parts: number
}

interface Message<Result> {
  readonly index: number
  readonly result: Result
}

const maxWorkers = 8

/** Runs the compiled module in as many threads as the machine has cores; returns the results in the order of their pieces. */
export async function runWorkers<Result>(file: string, input: object): Promise<readonly Result[]> {
  const parts = Math.min(maxWorkers, availableParallelism())
  const results: Result[] = []
  const work = (part: number) =>
    new Promise<void>((resolve, reject) => {
      const worker = new Worker(file, { workerData: { ...input, part, parts } })
      worker.on('message', ({ index, result }: Message<Result>) => {
        results[index] = result
      })
      worker.once('error', reject)
      worker.once('exit', () => resolve())
    })
  await Promise.all(Array.from({ length: parts }, (_, part) => work(part)))
  return results
}

/** Called in the worker: posts the results of its share of the pieces. */
export function postShare<Piece, Result>(pieces: readonly Piece[], resultOf: (piece: Piece) => Result): void {
  const { part, parts }: WorkShare = workerData
  for (const [index, piece] of pieces.entries())
    if (index % parts === part) parentPort?.postMessage({ index, result: resultOf(piece) } satisfies Message<Result>)
}
