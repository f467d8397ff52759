import { Doc } from '../document'
import { MongoError } from '../mongo-error'
import type { Value } from '../values'

/** A stage of a pipeline as it is written. */
interface StageSpec {
  readonly name: string
  readonly operand: Value
}

/** Throws 14 or 40323 for a stage that is not a document with one field. */
export function stageOf(spec: Value | undefined): StageSpec {
  if (!(spec instanceof Doc)) throw new MongoError(14, "Each element of the 'pipeline' array must be an object")
  if (spec.size !== 1)
    throw new MongoError(40323, 'A pipeline stage specification object must contain exactly one field.')
  return { name: spec.keys[0] as string, operand: spec.values[0] as Value }
}
