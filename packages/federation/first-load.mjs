import { brotliCompressSync } from 'node:zlib'

/**
 * The reason why the first load of a front end exceeds its budget, as a sentence; null if it does not, or has no budget.
 * The first load is what a page needs at once, compressed: of a remote with its container.
 * @param {{ name: string, budget: number | undefined, budgetFile: string, files: readonly Buffer[] }} front budget in
 *   kilobytes, and the file that states it
 */
export function whyOverBudget({ name, budget, budgetFile, files }) {
  if (budget === undefined) return null
  const bytes = files.reduce((sum, file) => sum + brotliCompressSync(file).length, 0)
  if (bytes <= budget * 1000) return null
  return `The first load of ${name} has ${(bytes / 1000).toFixed(1)} kB compressed, which is more than its budget of ${budget} kB. Load parts of it later, or raise "budget" in its ${budgetFile}.`
}
