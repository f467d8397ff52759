/**
 * The reason why the first load of a front end exceeds its budget, as a sentence; null if it does not, or has no budget.
 * @param front its budget in kilobytes, the file that states it, and the files of its first load
 */
export function whyOverBudget(front: {
  readonly name: string
  readonly budget: number | undefined
  readonly budgetFile: string
  readonly files: readonly Buffer[]
}): string | null
