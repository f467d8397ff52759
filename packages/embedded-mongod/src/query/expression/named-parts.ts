import { Doc } from '../document'
import type { MongoError } from '../mongo-error'
import { typeNameOf, type Value } from '../values'
import type { Evaluate } from './scope'

/** Compiles the named parts of an operand, which must be an object. Optional parts may be missing. */
export function namedParts(
  operand: Value,
  names: readonly string[],
  required: readonly string[],
  compileOne: (value: Value) => Evaluate,
  fail: (why: string) => MongoError,
): Record<string, Evaluate | undefined> {
  if (!(operand instanceof Doc)) throw fail(`expects an object of named arguments but found: ${typeNameOf(operand)}`)
  const unknown = operand.keys.find((name) => !names.includes(name))
  if (unknown !== undefined) throw fail(`found an unknown argument: ${unknown}`)
  const missing = required.find((name) => !operand.has(name))
  if (missing !== undefined) throw fail(`requires '${missing}' parameter`)
  return Object.fromEntries([...operand].map(([name, value]) => [name, compileOne(value)]))
}
