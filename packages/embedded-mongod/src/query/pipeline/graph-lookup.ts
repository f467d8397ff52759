import { Doc, List } from '../document'
import { compileExpression } from '../expression/compile'
import { valueAtPath } from '../expression/field-path'
import { compileFilter } from '../filter/compile'
import { partsOf } from '../index-values'
import { MongoError } from '../mongo-error'
import { valueKey } from '../value-key'
import type { Value } from '../values'
import type { AggregateContext, Stage } from './context'
import { keysAtPath, readerOf } from './lookup'
import { countOf, replaceAt } from './simple-stages'

const graphLookupFields = [
  'from',
  'startWith',
  'connectFromField',
  'connectToField',
  'as',
  'maxDepth',
  'depthField',
  'restrictSearchWithMatch',
]

function textPart(spec: Doc, name: string): string {
  const value = spec.get(name)
  if (typeof value !== 'string') throw new MongoError(40103, `expected string as argument for ${name} of $graphLookup`)
  return value
}

const valuesOf = (value: Value | undefined): readonly Value[] =>
  value === undefined ? [] : value instanceof List ? value.items : [value]

/** `$graphLookup`: follows references from document to document, breadth first, each document once. */
export function compileGraphLookup(spec: Value, context: AggregateContext): Stage {
  if (!(spec instanceof Doc)) throw new MongoError(40327, 'the $graphLookup stage specification must be an object')
  const unknown = spec.keys.find((name) => !graphLookupFields.includes(name))
  const startWith = spec.get('startWith')
  if (unknown !== undefined || startWith === undefined) {
    throw new MongoError(
      unknown === undefined ? 40105 : 40104,
      `$graphLookup: ${unknown ?? 'startWith'} is ${unknown === undefined ? 'missing' : 'unknown'}`,
    )
  }
  const from = textPart(spec, 'from')
  const connectTo = textPart(spec, 'connectToField')
  const connectFrom = partsOf(textPart(spec, 'connectFromField'))
  const as = partsOf(textPart(spec, 'as'))
  const depthField = spec.has('depthField') ? partsOf(textPart(spec, 'depthField')) : undefined
  const maxDepth = spec.has('maxDepth')
    ? countOf(spec.get('maxDepth') as Value, '$graphLookup', 40100)
    : Number.POSITIVE_INFINITY
  const restrict = compileFilter((spec.get('restrictSearchWithMatch') ?? Doc.empty) as Doc, context)
  const start = compileExpression(startWith, context)
  const keysOf = keysAtPath(connectTo)
  const read = readerOf(context, '$graphLookup')

  const reach = (doc: Doc): Doc[] => {
    const found = new Map<string, Doc>()
    const asked = new Set<string>()
    let frontier = valuesOf(start(doc))
    for (let depth = 0; depth <= maxDepth && frontier.length > 0; depth++) {
      const wanted = new Map(frontier.map((value) => [valueKey(value), value]))
      for (const key of asked) wanted.delete(key)
      if (wanted.size === 0) break
      const next: Value[] = []
      for (const other of read(from, Doc.of([connectTo], [Doc.of(['$in'], [List.of([...wanted.values()])])]))) {
        const identity = valueKey(other.get('_id') ?? null)
        if (!found.has(identity) && [...keysOf(other)].some((key) => wanted.has(key)) && restrict.matches(other)) {
          found.set(identity, depthField ? replaceAt(other, depthField, BigInt(depth)) : other)
          next.push(...valuesOf(valueAtPath(other, connectFrom)))
        }
      }
      for (const key of wanted.keys()) asked.add(key)
      frontier = next
    }
    return [...found.values()]
  }
  return function* graphLookup(source) {
    for (const doc of source) yield replaceAt(doc, as, List.of(reach(doc)))
  }
}
