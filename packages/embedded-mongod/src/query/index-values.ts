import { Doc, List } from './document'
import { MongoError } from './mongo-error'
import { bsonUndefined, type Value } from './values'

const arrayIndexPattern = /^(0|[1-9]\d*)$/

/** Whether a part of a path may also be an array index. */
export const isArrayIndex = (part: string): boolean => arrayIndexPattern.test(part)

/**
 * The values of a document in an index over one path. They are null for a missing path, the elements of an array, and
 * BSON's undefined for an empty array. Values may repeat.
 */
export function indexValues(doc: Doc, path: string): Value[] {
  return indexKeys(doc, [path]).keys.map((key) => key[0] as Value)
}

export interface IndexKeys {
  /** The combinations of one value for each path: one combination for each element of the arrays on the paths. */
  keys: Value[][]
  /** For each path, whether an array is on it. Only such a path may have several values. */
  multikey: boolean[]
}

interface Head {
  value: Value | undefined
  rest: readonly string[]
  done: boolean
}

const splitPaths = new Map<string, readonly string[]>()

/** The parts of a dotted path. */
export function partsOf(path: string): readonly string[] {
  let parts = splitPaths.get(path)
  if (parts === undefined) {
    parts = path.split('.')
    if (splitPaths.size < 10_000) splitPaths.set(path, parts)
  }
  return parts
}

/**
 * The keys of a compound index. Paths through the same array are expanded together, element by element. Throws
 * CannotIndexParallelArrays for paths through two different arrays.
 */
export function indexKeys(doc: Doc, paths: readonly string[]): IndexKeys {
  const multikey = paths.map(() => false)
  const plain = singleKey(doc, paths)
  if (plain) return { keys: [plain], multikey }
  const keys: Value[][] = []
  const heads = paths.map((path): Head => ({ value: doc, rest: partsOf(path), done: false }))
  expand(heads, paths, multikey, keys)
  return { keys, multikey }
}

/** The only key of a document without arrays on the paths; undefined with an array. */
function singleKey(doc: Doc, paths: readonly string[]): Value[] | undefined {
  const key: Value[] = []
  for (const path of paths) {
    let value: Value | undefined = doc
    for (const part of partsOf(path)) {
      if (value instanceof List) return undefined
      value = value instanceof Doc ? value.get(part) : undefined
    }
    if (value instanceof List) return undefined
    key.push(value ?? null)
  }
  return key
}

function expand(start: readonly Head[], paths: readonly string[], multikey: boolean[], keys: Value[][]): void {
  const heads = start.map(descend)
  const arrays = new Set<List>()
  for (const head of heads) if (!head.done && head.value instanceof List) arrays.add(head.value)
  if (arrays.size === 0) {
    keys.push(heads.map(({ value }) => value ?? null))
    return
  }
  if (arrays.size > 1) {
    const names = paths.filter((_, index) => !heads[index]?.done && heads[index]?.value instanceof List)
    throw new MongoError(171, `cannot index parallel arrays [${names.at(-1)}] [${names[0]}]`)
  }
  const array = [...arrays][0] as List
  const { items } = array
  heads.forEach((head, index) => {
    multikey[index] ||= head.value === array && !head.done
  })
  if (items.length === 0) {
    expand(
      heads.map((head) => (head.value === array ? emptied(head) : head)),
      paths,
      multikey,
      keys,
    )
    return
  }
  for (let position = 0; position < items.length; position++) {
    const item = items[position] as Value
    expand(
      heads.map((head) => (head.value === array && !head.done ? elementOf(head, item) : head)),
      paths,
      multikey,
      keys,
    )
  }
}

const emptied = ({ rest }: Head): Head => ({ value: rest.length === 0 ? bsonUndefined : null, rest: [], done: true })

/**
 * An element of an array on the path. At the end of the path it is the value; before that, only documents are
 * entered.
 */
function elementOf({ rest }: Head, item: Value): Head {
  if (rest.length === 0) return { value: item, rest, done: true }
  return item instanceof Doc ? { value: item, rest, done: false } : { value: null, rest: [], done: true }
}

/** Follows documents and array indexes up to the first array that must be expanded. */
function descend(head: Head): Head {
  let { value, rest } = head
  if (head.done) return head
  while (rest.length > 0) {
    if (value instanceof Doc) {
      value = childOf(value, rest[0] as string)
    } else if (value instanceof List && isArrayIndex(rest[0] as string)) {
      refuseNamedField(value, rest[0] as string)
      value = value.items[Number(rest[0])]
    } else {
      break
    }
    rest = rest.slice(1)
  }
  const isOpen = value instanceof List
  return { value: rest.length > 0 && !isOpen ? null : value, rest, done: !isOpen }
}

/** Reads a field of the parsed document, so that repeated reads return the same object. */
function childOf(doc: Doc, name: string): Value | undefined {
  const position = doc.positionOf(name)
  return position < 0 ? undefined : doc.values[position]
}

function refuseNamedField(list: List, name: string): void {
  if (list.items.some((item) => item instanceof Doc && item.has(name))) {
    throw new MongoError(
      16746,
      `Ambiguous field name found in array (do not use numeric field names in embedded elements in an array), field: '${name}'`,
    )
  }
}
