/** Thrown by a reader for a value that does not fit; never leaves `readFightProof`. */
export class ShapeError extends Error {
  constructor(readonly path: string) {
    super(`unexpected value at ${path}`)
  }
}

/** Returns a value if it fits, and throws a `ShapeError` with its path otherwise. */
export type Reader<Value> = (value: unknown, path: string) => Value

const readerOf =
  <Value>(fits: (value: unknown) => value is Value): Reader<Value> =>
  (value, path) => {
    if (fits(value)) return value
    throw new ShapeError(path)
  }

export const text = (pattern = /^.{0,200}$/su): Reader<string> =>
  readerOf((value): value is string => typeof value === 'string' && pattern.test(value))

export const flag: Reader<boolean> = readerOf((value) => typeof value === 'boolean')

/** A number from `min` to `max`. */
export const number = (min: number, max: number): Reader<number> =>
  readerOf((value): value is number => typeof value === 'number' && value >= min && value <= max)

/** A whole number from `min` to `max`. */
export const whole = (min: number, max: number): Reader<number> =>
  readerOf(
    (value): value is number =>
      typeof value === 'number' && Number.isSafeInteger(value) && value >= min && value <= max,
  )

export const oneOf = <Value extends string>(values: readonly Value[]): Reader<Value> =>
  readerOf((value): value is Value => values.some((each) => each === value))

export const nullable =
  <Value>(reader: Reader<Value>): Reader<Value | null> =>
  (value, path) =>
    value === null ? null : reader(value, path)

export const optional =
  <Value>(reader: Reader<Value>): Reader<Value | undefined> =>
  (value, path) =>
    value === undefined ? undefined : reader(value, path)

export const list =
  <Value>(reader: Reader<Value>, maxLength: number): Reader<readonly Value[]> =>
  (value, path) => {
    if (!Array.isArray(value) || value.length > maxLength) throw new ShapeError(path)
    return value.map((each, index) => reader(each, `${path}.${index}`))
  }

type Readers = Readonly<Record<string, Reader<unknown>>>

/** The fields whose readers may return undefined. */
type OptionalNames<Fields extends Readers> = {
  [Name in keyof Fields]: undefined extends ReturnType<Fields[Name]> ? Name : never
}[keyof Fields]

type Read<Fields extends Readers> = {
  readonly [Name in Exclude<keyof Fields, OptionalNames<Fields>>]: ReturnType<Fields[Name]>
} & { readonly [Name in OptionalNames<Fields>]?: Exclude<ReturnType<Fields[Name]>, undefined> }

/** An object with exactly these fields. */
export const object =
  <Fields extends Readers>(fields: Fields): Reader<Read<Fields>> =>
  (value, path) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new ShapeError(path)
    const found = new Map<string, unknown>(Object.entries(value))
    const at = (name: string) => (path === '' ? name : `${path}.${name}`)
    for (const name of found.keys()) if (!Object.hasOwn(fields, name)) throw new ShapeError(at(name))
    const read = Object.entries(fields).map(([name, reader]) => [name, reader(found.get(name), at(name))] as const)
    return Object.fromEntries(read.filter(([, field]) => field !== undefined)) as Read<Fields>
  }
