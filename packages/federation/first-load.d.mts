/**
 * The reason why the first load of a remote exceeds its budget, as a sentence; null if it does not, or has no budget.
 * @param remote its budget in kilobytes, and the files of its first load
 */
export function whyOverBudget(remote: {
  readonly name: string
  readonly budget: number | undefined
  readonly files: readonly Buffer[]
}): string | null
