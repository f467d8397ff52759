import { Doc, List } from './document'
import { MongoError } from './mongo-error'
import { bsonUndefined, type Value } from './values'

const arrayIndexPattern = /^(0|[1-9]\d*)$/

/** Whether a part of a path may also mean a place in an array. */
export const isArrayIndex = (part: string): boolean => arrayIndexPattern.test(part)

/**
 * The values of a document in an index over one path. They are null for a missing path, the elements of an array, and
 * BSON's undefined for an empty array. Values may repeat.
 */
export function indexValues(doc: Doc, path: string): Value[] {
  return indexKeys(doc, [path]).keys.map((key) => key[0] as Value)
}

export interface IndexKeys {
  /** One value for each path, in as many combinations as there are elements in the arrays on the way. */
  keys: Value[][]
  /** For each path whether an array was met on it: only then may it have several values, or none of its own. */
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
 * The keys of a compound index. Paths through the same array are expanded together, element by element; throws
 * CannotIndexParallelArrays when two different arrays would have to be multiplied.
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

/** The only key of a document without arrays on any of the paths; undefined when there is one. */
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

/** An element of the array a head stands at: taken whole at the end of the path, otherwise only documents lead on. */
function elementOf({ rest }: Head, item: Value): Head {
  if (rest.length === 0) return { value: item, rest, done: true }
  return item instanceof Doc ? { value: item, rest, done: false } : { value: null, rest: [], done: true }
}

/** Follows documents, and positions in arrays, as far as no array has to be expanded. */
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

/** A field through the parsed form, so that asking twice gives the same object. */
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
