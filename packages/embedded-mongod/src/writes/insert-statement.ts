import { insertRecord } from '../engine/record-writes'
import { bsonUndefined, Doc, List, MongoError, ObjectId, Regex, Timestamp, typeNameOf, type Value } from '../query'
import type { Statement, WriteScope } from './statement'

const insertedOne = Doc.of(['n'], [1])

/** `_id` may be anything but an array, a regular expression or undefined. */
export function checkId(id: Value): void {
  if (id instanceof List || id instanceof Regex || id === bsonUndefined)
    throw new MongoError(2, `The '_id' value cannot be of type ${typeNameOf(id)}`)
  if (id instanceof Doc && id.keys.some((name) => name.startsWith('$')))
    throw new MongoError(52, `The dollar ($) prefixed field '${id.keys[0]}' in '_id' is not valid for storage.`)
}

const isUnset = (value: Value): boolean => value instanceof Timestamp && value.seconds === 0 && value.ordinal === 0

/** The document as it is stored: with `_id` always first, and empty timestamps filled in. */
export function toStoredDocument(doc: Doc, now: () => Timestamp): Doc {
  const id = doc.get('_id')
  if (id !== undefined) checkId(id)
  const isReady = doc.keys[0] === '_id' && !doc.values.some(isUnset)
  if (isReady) return doc
  const names = doc.keys.filter((name) => name !== '_id')
  const values = doc.values.filter((_, position) => doc.keys[position] !== '_id')
  return Doc.of(
    ['_id', ...names],
    [id ?? ObjectId.generate(), ...values.map((value) => (isUnset(value) ? now() : value))],
  )
}

/** Inserts one document. */
export class InsertStatement implements Statement {
  readonly #doc: Doc
  readonly #now: () => Timestamp

  constructor(doc: Doc, now: () => Timestamp) {
    this.#doc = doc
    this.#now = now
  }

  run(scope: WriteScope): Doc {
    const stored = toStoredDocument(this.#doc, this.#now)
    insertRecord(scope.target, scope.ensure(), stored)
    return insertedOne
  }
}
