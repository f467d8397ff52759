import { type DocumentNode, Kind, type SelectionSetNode } from 'graphql'

/**
 * Fields of a valid document's largest operation with its fragments spread, which is what compiling it costs: some
 * kilobytes a field. Each fragment is counted once, however often it is spread.
 */
export function countFields({ definitions }: DocumentNode): number {
  const fragments = new Map(
    definitions.flatMap((one) => (one.kind === Kind.FRAGMENT_DEFINITION ? [[one.name.value, one.selectionSet]] : [])),
  )
  const counted = new Map<string, number>()

  function ofFragment(name: string): number {
    const selections = fragments.get(name)
    const count = counted.get(name) ?? (selections ? ofSelections(selections) : 0)
    counted.set(name, count)
    return count
  }

  function ofSelections({ selections }: SelectionSetNode): number {
    let count = 0
    for (const one of selections) {
      if (one.kind === Kind.FRAGMENT_SPREAD) count += ofFragment(one.name.value)
      else if (one.kind === Kind.INLINE_FRAGMENT) count += ofSelections(one.selectionSet)
      else count += 1 + (one.selectionSet ? ofSelections(one.selectionSet) : 0)
    }
    return count
  }

  return Math.max(
    0,
    ...definitions.map((one) => (one.kind === Kind.OPERATION_DEFINITION ? ofSelections(one.selectionSet) : 0)),
  )
}
