import { BatchRefusal } from './batch-refusal'

/**
 * Runs a step for parts of a list, one after another, until one fails. A part whose texts are too long for one call is
 * run in halves. Throws the error of the part that failed.
 * @param size the most entries of a part
 * @param onSmaller gets the size that is used from then on. A run of the rest with this size repeats the part that failed
 */
export async function runInParts<Entry>(
  entries: readonly Entry[],
  size: number,
  step: (part: readonly Entry[]) => Promise<void>,
  onSmaller: (size: number) => void,
): Promise<void> {
  let max = size
  for (let start = 0; start < entries.length; ) {
    const part = entries.slice(start, start + max)
    try {
      await step(part)
      start += part.length
    } catch (error) {
      if (!(error instanceof BatchRefusal && error.isTooLarge) || part.length === 1) throw error
      max = Math.ceil(part.length / 2)
      onSmaller(max)
    }
  }
}
