import { type FragmentDefinitionNode, Kind, type SelectionSetNode } from 'graphql'

type FindFragment = (name: string) => FragmentDefinitionNode | null | undefined

/** The names under which an operation's fields are answered, those of fragments too. Fields of one name are one field. */
export function rootNames(
  { selections }: SelectionSetNode,
  fragment: FindFragment,
  names = new Set<string>(),
  spread = new Set<string>(),
): ReadonlySet<string> {
  for (const one of selections) {
    if (one.kind === Kind.FIELD) names.add((one.alias ?? one.name).value)
    else if (one.kind === Kind.INLINE_FRAGMENT) rootNames(one.selectionSet, fragment, names, spread)
    else if (!spread.has(one.name.value)) {
      spread.add(one.name.value)
      const found = fragment(one.name.value)
      if (found) rootNames(found.selectionSet, fragment, names, spread)
    }
  }
  return names
}
