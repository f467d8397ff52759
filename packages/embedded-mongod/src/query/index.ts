export { validateBson } from './bson-validate'
export { encode } from './bson-write'
export { compareValues, identical } from './compare'
export { docFrom, valueFrom } from './convert'
export { Decimal128 } from './decimal128'
export { distinctValues } from './distinct'
export { Doc, decode, List } from './document'
export { compileExpression } from './expression/compile'
export { compileFilter } from './filter/compile'
export type { Filter } from './filter/filter'
export { contains, type Interval, type Intervals, isPoint } from './filter/intervals'
export { encodeIndexKey } from './index-key'
export { indexKeys, indexValues } from './index-values'
export { MongoError, objectTooLarge } from './mongo-error'
export { aggregate } from './pipeline/aggregate'
export type { AggregateContext } from './pipeline/context'
export { compileProjection } from './projection/compile'
export { compileSort } from './sort'
export { compileUpdate, type Update } from './update/compile'
export {
  Binary,
  BsonSymbol,
  bsonUndefined,
  Code,
  DateTime,
  Double,
  double,
  isNumber,
  maxKey,
  minKey,
  ObjectId,
  Regex,
  Timestamp,
  typeNameOf,
  type Value,
} from './values'
