export { validateBson } from './bson-validate'
export { encode, encodedSize } from './bson-write'
export { compareStrings, compareValues, identical, valuesEqual } from './compare'
export { docFrom, valueFrom } from './convert'
export { Decimal128 } from './decimal128'
export { distinctValues } from './distinct'
export { Doc, decode, List, type Span } from './document'
export { compileExpression, type Expression, type ExpressionOptions } from './expression/compile'
export { compileFilter } from './filter/compile'
export type { Filter } from './filter/filter'
export { contains, EVERYTHING, type Interval, type Intervals, isPoint } from './filter/intervals'
export { encodeIndexKey } from './index-key'
export { type IndexKeys, indexKeys, indexValues } from './index-values'
export { codeNameOf, MongoError, type MongoErrorOptions } from './mongo-error'
export { aggregate, compilePipeline } from './pipeline/aggregate'
export type { AggregateContext, Stage } from './pipeline/context'
export { compileProjection, type Projection, type ProjectionOptions } from './projection/compile'
export { compileKeyOrder, compileSort, compileSortKey, type DocOrder, parseSort, type SortPart } from './sort'
export { type ApplyOptions, compileUpdate, type Update, type UpdateOptions, type UpdateResult } from './update/compile'
export {
  Binary,
  BSON_TYPE,
  BsonSymbol,
  type BsonTypeName,
  BsonUndefined,
  bsonTypeOf,
  Code,
  DateTime,
  DbPointer,
  Double,
  double,
  isNumber,
  MAX_KEY,
  MaxKey,
  MIN_KEY,
  MinKey,
  ObjectId,
  Regex,
  Timestamp,
  typeNameOf,
  UNDEFINED,
  type Value,
} from './values'
