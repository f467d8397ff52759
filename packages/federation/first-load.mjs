import { brotliCompressSync } from 'node:zlib'

/**
 * The reason why the first load of a remote exceeds its budget, as a sentence; null if it does not, or has no budget.
 * The first load is the container with what the page needs at once, compressed.
 * @param {{ name: string, budget: number | undefined, files: readonly Buffer[] }} remote budget in kilobytes
 */
export function whyOverBudget({ name, budget, files }) {
  if (budget === undefined) return null
  const bytes = files.reduce((sum, file) => sum + brotliCompressSync(file).length, 0)
  if (bytes <= budget * 1000) return null
  return `The first load of ${name} has ${(bytes / 1000).toFixed(1)} kB compressed, which is more than its budget of ${budget} kB. Load parts of it later, or raise "budget" in its remote.json.`
}
