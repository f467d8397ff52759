import fc from 'fast-check'
import {
  Binary,
  BsonSymbol,
  bsonUndefined,
  Code,
  DateTime,
  Decimal128,
  Doc,
  double,
  List,
  maxKey,
  minKey,
  ObjectId,
  Regex,
  Timestamp,
  type Value,
} from '..'

/** Numbers that are often equal or close: small ones, limits of the types, and neighbours above 2^53. */
const edges = [0n, 1n, 2n ** 31n, 2n ** 53n, 2n ** 63n - 1n]
const nearEdge = fc
  .tuple(fc.constantFrom(...edges), fc.integer({ min: -2, max: 2 }), fc.boolean())
  .map(([edge, delta, negative]) => BigInt.asIntN(64, (edge + BigInt(delta)) * (negative ? -1n : 1n)))

export const arbitraryDouble = fc
  .oneof(fc.double(), fc.integer({ min: -3, max: 3 }), nearEdge.map(Number), fc.constantFrom(0.1, 0.5, -0.5, -0))
  .map(double)

export const arbitraryDecimal: fc.Arbitrary<Decimal128> = fc.oneof(
  fc
    .tuple(fc.boolean(), fc.bigInt({ min: 0n, max: 10n ** 34n - 1n }), fc.integer({ min: -6176, max: 6111 }))
    .map(([negative, coefficient, exponent]) => Decimal128.of(negative, coefficient, exponent)),
  fc.constantFrom('NaN', 'Infinity', '-Infinity', '0', '-0', '1.0', '0.1', '0.10', '1E-6176').map(Decimal128.parse),
  nearEdge.map(Decimal128.fromBigInt),
  fc.double({ noNaN: true, noDefaultInfinity: true }).map((value) => Decimal128.parse(String(value))),
)

export const arbitraryNumber: fc.Arbitrary<Value> = fc.oneof(
  fc.integer({ min: -(2 ** 31), max: 2 ** 31 - 1 }),
  fc.integer({ min: -3, max: 3 }),
  arbitraryDouble,
  nearEdge,
  arbitraryDecimal,
)

const text = fc.oneof(
  fc.string({ maxLength: 5 }),
  fc.string({ unit: 'binary', maxLength: 5 }),
  fc.constantFrom('', 'a', 'a\0', 'a\0b'),
)
const name = fc.oneof(
  fc.constantFrom('a', 'b', '10', '2', 'a.b', '$x', ''),
  text.map((value) => value.replaceAll('\0', '')),
)
const oid = fc.uint8Array({ minLength: 12, maxLength: 12 }).map((bytes) => new ObjectId(bytes))
const uint32 = fc.integer({ min: 0, max: 2 ** 32 - 1 })

export const arbitraryScalar: fc.Arbitrary<Value> = fc.oneof(
  { arbitrary: arbitraryNumber, weight: 4 },
  { arbitrary: text, weight: 3 },
  fc.constantFrom<Value>(null, true, false, bsonUndefined, minKey, maxKey),
  fc
    .oneof(fc.integer({ min: -5, max: 5 }), fc.maxSafeInteger(), fc.bigInt({ min: -(2n ** 63n), max: -(2n ** 60n) }))
    .map((ms) => new DateTime(ms)),
  oid,
  fc
    .tuple(fc.uint8Array({ maxLength: 4 }), fc.constantFrom(0, 4, 128))
    .map(([bytes, subtype]) => new Binary(bytes, subtype)),
  fc.tuple(uint32, uint32).map(([seconds, ordinal]) => new Timestamp(seconds, ordinal)),
  fc.tuple(name, fc.constantFrom('', 'i', 'im')).map(([pattern, options]) => new Regex(pattern, options)),
  text.map((value) => new BsonSymbol(value)),
  text.map((value) => new Code(value)),
)

const nested = fc.letrec<{ value: Value; doc: Doc }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    arbitraryScalar,
    fc.array(tie('value'), { maxLength: 3 }).map((items) => List.of(items)),
    tie('doc'),
    tie('doc').map((scope) => new Code('x', scope)),
  ),
  doc: fc
    .uniqueArray(fc.tuple(name, tie('value')), { maxLength: 4, selector: ([field]) => field })
    .map((entries) => Doc.fromEntries(entries)),
}))

export const arbitraryValue: fc.Arbitrary<Value> = nested.value
export const arbitraryDoc: fc.Arbitrary<Doc> = nested.doc
