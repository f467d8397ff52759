import { compileFilter, type Doc } from '../query'
import type { IndexInfo } from './catalog'

const predicates = new WeakMap<IndexInfo, (doc: Doc) => boolean>()

const everything = () => true

function compile({ partialFilter }: IndexInfo): (doc: Doc) => boolean {
  if (!partialFilter) return everything
  const filter = compileFilter(partialFilter)
  return (doc) => filter.matches(doc)
}

/** Whether the partial filter of an index includes a document. */
export function partialFilterOf(index: IndexInfo): (doc: Doc) => boolean {
  const known = predicates.get(index)
  if (known) return known
  const predicate = compile(index)
  predicates.set(index, predicate)
  return predicate
}
