import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql'

type FindFragment = (name: string) => FragmentDefinitionNode | null | undefined

/** The fields of a selection, such as the root fields of an operation, including those in fragments. */
export function* selectedFields(
  { selections }: SelectionSetNode,
  fragment: FindFragment,
  spread = new Set<string>(),
): Generator<FieldNode> {
  for (const one of selections) {
    if (one.kind === Kind.FIELD) yield one
    else if (one.kind === Kind.INLINE_FRAGMENT) yield* selectedFields(one.selectionSet, fragment, spread)
    else if (!spread.has(one.name.value)) {
      spread.add(one.name.value)
      const found = fragment(one.name.value)
      if (found) yield* selectedFields(found.selectionSet, fragment, spread)
    }
  }
}

/** The response names of an operation's root fields, including those in fragments. Fields of one name are one field. */
export const rootNames = (selectionSet: SelectionSetNode, fragment: FindFragment): ReadonlySet<string> =>
  new Set([...selectedFields(selectionSet, fragment)].map(({ alias, name }) => (alias ?? name).value))

/** The schema's names for the root fields of an operation of a document. */
export function rootFieldNames(
  { definitions }: DocumentNode,
  { selectionSet }: OperationDefinitionNode,
): ReadonlySet<string> {
  const fragments = definitions.filter((definition) => definition.kind === Kind.FRAGMENT_DEFINITION)
  const find = (wanted: string) => fragments.find((fragment) => fragment.name.value === wanted)
  return new Set([...selectedFields(selectionSet, find)].map(({ name }) => name.value))
}
