import { maxBatch } from '@sanguine/content'
import { idSchema, invalidField, parse, type Sentence } from '@sanguine/kernel'
import { runForEach } from '../content/batch-problem'

const lengthProblem = (max: number): Sentence => ({
  en: `must have 1 to ${max} entries`,
  de: `muss 1 bis ${max} Einträge haben`,
})

/** Throws `invalidInput` if a list of the input is empty or too long. */
export function requireLength(entries: readonly unknown[], field: string, max: number): void {
  if (entries.length === 0 || entries.length > max) throw invalidField(field, lengthProblem(max))
}

export const twice: Sentence = { en: 'must not occur twice', de: 'darf nicht zweimal vorkommen' }

/**
 * The ids of the records of a batch. `field` is the list of the input. Throws `invalidInput` if it is empty or too long,
 * and `BatchProblem` for ids that are invalid or occur twice.
 */
export async function readBatchIds(
  entries: readonly { readonly id: string }[],
  field: string,
  max = maxBatch,
): Promise<string[]> {
  requireLength(entries, field, max)
  const known = new Set<string>()
  return runForEach(entries, ({ id: given }) => {
    const id = parse(idSchema, given, 'id')
    if (known.has(id)) throw invalidField('id', twice)
    known.add(id)
    return id
  })
}
