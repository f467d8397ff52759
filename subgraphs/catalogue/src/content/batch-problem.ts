import { Problem } from '@sanguine/kernel'

/** Why some records of a batch cannot be changed. */
export class BatchProblem extends Problem {
  constructor(
    /** at least one, by the positions in the batch */
    readonly problems: ReadonlyMap<number, Problem>,
  ) {
    const [first] = problems.values()
    if (!first) throw new Error('A batch was refused without a reason.')
    super(first.kind, first.sentence, first.details)
    this.name = 'BatchProblem'
  }
}

/** Runs a step for each entry of a batch, one after another. Throws `BatchProblem` with the problems of all entries. */
export async function runForEach<Entry, Result>(
  entries: readonly Entry[],
  step: (entry: Entry, index: number) => Result | Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = []
  const problems = new Map<number, Problem>()
  for (const [index, entry] of entries.entries()) {
    try {
      results.push(await step(entry, index))
    } catch (error) {
      if (!(error instanceof Problem)) throw error
      problems.set(index, error)
    }
  }
  if (problems.size > 0) throw new BatchProblem(problems)
  return results
}

/** The only result of a batch of one. Throws the problem of its entry, as if there was no batch. */
export async function onlyOf<Result>(batch: () => Promise<readonly Result[]>): Promise<Result> {
  try {
    const [result] = await batch()
    if (result === undefined) throw new Error('A batch of one had no result.')
    return result
  } catch (error) {
    throw error instanceof BatchProblem ? (error.problems.get(0) ?? error) : error
  }
}
