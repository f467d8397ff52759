import { Doc, isNumber, List, type Value } from '../query'
import type { FindRequest } from './find'

/** A pipeline cut in two: what a find can reply, and the stages after it. */
export interface SplitPipeline {
  request: FindRequest
  rest: readonly Doc[]
}

type Head = Pick<FindRequest, 'filter' | 'sort' | 'skip' | 'limit'>

/** Order in which a find does things; a stage can only be taken over while none after it has been. */
const headStages = ['$match', '$sort', '$skip', '$limit'] as const

const wholeNumber = (value: Value): number | undefined => {
  const number = isNumber(value) ? Number(typeof value === 'object' ? Number.NaN : value) : Number.NaN
  return Number.isSafeInteger(number) && number >= 0 ? number : undefined
}

function both(left: Doc, right: Doc): Doc {
  if (left.size === 0) return right
  return right.size === 0 ? left : Doc.of(['$and'], [List.of([left, right])])
}

/** The head with one more stage taken in, or undefined when a find cannot do it. */
function taken(head: Head, name: string, value: Value): Head | undefined {
  if (name === '$match') return value instanceof Doc ? { ...head, filter: both(head.filter, value) } : undefined
  if (name === '$sort') return value instanceof Doc && value.size > 0 ? { ...head, sort: value } : undefined
  const number = wholeNumber(value)
  if (number === undefined) return undefined
  if (name === '$skip') return { ...head, skip: number }
  return number > 0 ? { ...head, limit: number } : undefined
}

/** Takes the stages at the head off a pipeline that a find does better: it can use indexes. */
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
 * The name and `_id` of `{$group: {_id: <constant>, <name>: {$sum: 1}}}`, the form in which drivers ask for a count; that
 * needs no document to be kept.
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
