import { Doc, isNumber, List, type Value } from '../query'
import type { FindRequest } from './find'

/** A pipeline in two parts: a find, and the stages after it. */
export interface SplitPipeline {
  request: FindRequest
  rest: readonly Doc[]
}

type Head = Pick<FindRequest, 'filter' | 'sort' | 'skip' | 'limit'>

/** The order in which a find works. A stage can move into the find only if no later step is in it yet. */
const headStages = ['$match', '$sort', '$skip', '$limit'] as const

const wholeNumber = (value: Value): number | undefined => {
  const number = isNumber(value) ? Number(typeof value === 'object' ? Number.NaN : value) : Number.NaN
  return Number.isSafeInteger(number) && number >= 0 ? number : undefined
}

function both(left: Doc, right: Doc): Doc {
  if (left.size === 0) return right
  return right.size === 0 ? left : Doc.of(['$and'], [List.of([left, right])])
}

/** Returns the find with one more stage, or undefined if a find cannot do it. */
function taken(head: Head, name: string, value: Value): Head | undefined {
  if (name === '$match') return value instanceof Doc ? { ...head, filter: both(head.filter, value) } : undefined
  if (name === '$sort') return value instanceof Doc && value.size > 0 ? { ...head, sort: value } : undefined
  const number = wholeNumber(value)
  if (number === undefined) return undefined
  if (name === '$skip') return { ...head, skip: number }
  return number > 0 ? { ...head, limit: number } : undefined
}

/** Moves the leading stages of a pipeline into a find, which can use indexes. */
export function splitPipeline(stages: readonly Doc[]): SplitPipeline {
  let head: Head = { filter: Doc.empty }
  let reached = 0
  let next = 0
  for (; next < stages.length; next++) {
    const stage = stages[next] as Doc
    const name = stage.keys[0] ?? ''
    const position = headStages.indexOf(name as (typeof headStages)[number])
    const isRepeatable = name === '$match' && reached === 0
    if (stage.size !== 1 || position < 0 || (position < reached && !isRepeatable)) break
    const more = taken(head, name, stage.values[0] as Value)
    if (!more) break
    head = more
    reached = name === '$match' ? 0 : position + 1
  }
  return { request: head, rest: stages.slice(next) }
}

/**
 * The name and `_id` of `{$group: {_id: <constant>, <name>: {$sum: 1}}}`, the form of a driver's count. It needs no
 * documents in memory.
 */
export function countOnly(rest: readonly Doc[]): { id: Value; name: string } | undefined {
  const group = rest.length === 1 ? rest[0]?.get('$group') : undefined
  if (!(group instanceof Doc) || group.size !== 2 || group.keys[0] !== '_id') return undefined
  const [id, accumulator] = group.values
  const isConstant = id === null || typeof id === 'number'
  if (!isConstant || !(accumulator instanceof Doc) || accumulator.size !== 1 || accumulator.get('$sum') !== 1)
    return undefined
  return { id: id as Value, name: group.keys[1] as string }
}
