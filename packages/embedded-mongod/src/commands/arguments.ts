import { Binary, Doc, isNumber, List, MongoError, typeNameOf, type Value } from '../query'
import { compileExpression } from '../query/expression/compile'

const wrongType = (name: string, value: Value, wanted: string): MongoError =>
  new MongoError(14, `BSON field '${name}' is the wrong type '${typeNameOf(value)}', expected type '${wanted}'`)

/** A number of any type as a JavaScript number. */
export function toNumber(value: Value): number {
  if (typeof value === 'number') return value
  if (typeof value === 'bigint') return Number(value)
  return isNumber(value) ? Number('value' in value ? value.value : value.toNumber()) : Number.NaN
}

/** Reads the fields of a command. Throws MongoDB's errors for missing and wrong fields. */
export class Arguments {
  constructor(
    readonly body: Doc,
    readonly sequences: ReadonlyMap<string, readonly Doc[]> = new Map(),
  ) {}

  has(name: string): boolean {
    return this.body.has(name)
  }

  get(name: string): Value | undefined {
    return this.body.get(name)
  }

  text(name: string): string | undefined {
    const value = this.body.get(name)
    if (value === undefined || typeof value === 'string') return value
    throw wrongType(name, value, 'string')
  }

  requiredText(name: string): string {
    return this.text(name) ?? missing(name)
  }

  flag(name: string): boolean {
    const value = this.body.get(name)
    if (value === undefined || value === null) return false
    if (typeof value === 'boolean') return value
    if (isNumber(value)) return toNumber(value) !== 0
    throw wrongType(name, value, 'bool')
  }

  /** A whole number that is not negative. */
  count(name: string): number | undefined {
    const value = this.integer(name)
    if (value !== undefined && value < 0)
      throw new MongoError(51024, `BSON field '${name}' value must be >= 0, actual value '${value}'`)
    return value
  }

  integer(name: string): number | undefined {
    const value = this.body.get(name)
    if (value === undefined || value === null) return undefined
    if (!isNumber(value)) throw wrongType(name, value, 'long')
    const number = toNumber(value)
    if (!Number.isInteger(number)) throw new MongoError(9, `BSON field '${name}' must be a whole number, not ${number}`)
    return number
  }

  long(name: string): bigint | undefined {
    const value = this.body.get(name)
    if (value === undefined) return undefined
    if (typeof value === 'bigint') return value
    if (isNumber(value) && Number.isInteger(toNumber(value))) return BigInt(toNumber(value))
    throw wrongType(name, value, 'long')
  }

  doc(name: string): Doc | undefined {
    const value = this.body.get(name)
    if (value === undefined || value === null) return undefined
    if (value instanceof Doc) return value
    throw wrongType(name, value, 'object')
  }

  requiredDoc(name: string): Doc {
    return this.doc(name) ?? missing(name)
  }

  list(name: string): readonly Value[] | undefined {
    const value = this.body.get(name)
    if (value === undefined) return undefined
    if (value instanceof List) return value.items
    throw wrongType(name, value, 'array')
  }

  /** Documents in the body of the command or in a document sequence. */
  docs(name: string): readonly Doc[] {
    const sequence = this.sequences.get(name)
    if (sequence) return sequence
    const items = this.list(name) ?? missing(name)
    for (const item of items) if (!(item instanceof Doc)) throw wrongType(name, item, 'object')
    return items as readonly Doc[]
  }

  binary(name: string): Uint8Array | undefined {
    const value = this.body.get(name)
    if (value === undefined) return undefined
    if (value instanceof Binary) return value.bytes
    throw wrongType(name, value, 'binData')
  }

  /** Refuses an unsupported option that would change the reply. */
  refuse(...names: string[]): void {
    for (const name of names) {
      const value = this.body.get(name)
      if (value === undefined || value === null || value === false) continue
      throw new MongoError(238, `The option '${name}' is not supported by this embedded server`)
    }
  }

  /** Refuses every field that is neither listed nor generic. */
  allowOnly(known: ReadonlySet<string>, what: string): void {
    for (const name of this.body.keys)
      if (!known.has(name)) throw new MongoError(40415, `BSON field '${what}.${name}' is an unknown field.`)
  }
}

function missing(name: string): never {
  throw new MongoError(40414, `BSON field '${name}' is missing but a required field`)
}

/** The variables that a command defines by `let`. Their values must be constants. */
export function variablesOf(args: Arguments): Record<string, Value> {
  const variables = Object.fromEntries(args.doc('let') ?? [])
  for (const [name, value] of Object.entries(variables)) variables[name] = constant(value)
  return variables
}

function constant(value: Value): Value {
  return compileExpression(value)(Doc.empty) ?? null
}

const simpleLocale = 'simple'

/** Only binary comparison is supported, so any other collation would give wrong results. */
export function refuseCollation(args: Arguments): void {
  const collation = args.doc('collation')
  if (collation && collation.size > 0 && collation.get('locale') !== simpleLocale)
    throw new MongoError(238, 'A collation other than { locale: "simple" } is not supported by this embedded server')
}
