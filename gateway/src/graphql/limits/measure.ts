import {
  type DocumentNode,
  type FieldNode,
  type GraphQLField,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  isCompositeType,
  isInterfaceType,
  isListType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
  type ValueNode,
} from 'graphql'
import { declaredCosts, type ListSize } from './declared-costs'
import { introspectionCounter, isIntrospection } from './introspection'

/** The size of an operation with its fragments spread. */
export interface Size {
  readonly depth: number
  /** fields, each multiplied by the lengths of the lists around it */
  readonly cost: number
  readonly aliases: number
  readonly directives: number
}

const nothing: Size = { depth: 0, cost: 0, aliases: 0, directives: 0 }
const both = (one: Size, other: Size): Size => ({
  depth: Math.max(one.depth, other.depth),
  cost: one.cost + other.cost,
  aliases: one.aliases + other.aliases,
  directives: one.directives + other.directives,
})

/** The assumed number of entries of a list that declares none. */
const usualLength = 10

/**
 * Measures a document's operations in time proportional to the document, since each fragment is measured once. A
 * fragment within itself counts nothing here; another rule refuses it.
 */
export function measurer(schema: GraphQLSchema, document: DocumentNode): (operation: OperationDefinitionNode) => Size {
  const fragments = new Map(
    document.definitions.flatMap((one) => (one.kind === Kind.FRAGMENT_DEFINITION ? [[one.name.value, one]] : [])),
  )
  const measured = new Map<string, Size>()
  const countIntrospection = introspectionCounter(schema, fragments)
  const { weights, listSizes, sizedFields } = declaredCosts(schema)

  function ofFragment(name: string): Size {
    const known = measured.get(name)
    if (known) return known
    measured.set(name, nothing)
    const fragment = fragments.get(name)
    const type = fragment && schema.getType(fragment.typeCondition.name.value)
    const size = fragment && isCompositeType(type) ? ofSelections(fragment.selectionSet, type) : nothing
    measured.set(name, size)
    return size
  }

  function ofField(field: FieldNode, parent: unknown): Size {
    const definition = definitionOf(field, parent)
    const weight = (definition && weights.get(definition)) ?? 1
    const own = { depth: 1, cost: weight, aliases: field.alias ? 1 : 0, directives: 0 }
    if (!field.selectionSet) return own
    const inner = ofSelections(field.selectionSet, definition && getNamedType(definition.type))
    const isAboutSchema = parent === schema.getQueryType() && isIntrospection(field)
    return {
      depth: inner.depth + 1,
      cost: isAboutSchema ? countIntrospection(field) : weight + inner.cost * lengthOf(field, definition),
      aliases: inner.aliases + own.aliases,
      directives: inner.directives,
    }
  }

  /** The factor of a list. A field that holds the entries of a page counts once, since the page has counted them. */
  function lengthOf(field: FieldNode, definition: FieldDefinition | undefined): number {
    if (!definition || sizedFields.has(definition)) return 1
    const size = listSizes.get(definition)
    if (size) return declaredLength(field, definition, size)
    return isListType(getNullableType(definition.type)) ? usualLength : 1
  }

  function ofSelections(selectionSet: SelectionSetNode, parent: unknown): Size {
    let size = nothing
    for (const selection of selectionSet.selections) {
      if (selection.kind === Kind.FIELD) size = both(size, ofField(selection, parent))
      else if (selection.kind === Kind.FRAGMENT_SPREAD) size = both(size, ofFragment(selection.name.value))
      else {
        const condition = selection.typeCondition && schema.getType(selection.typeCondition.name.value)
        size = both(size, ofSelections(selection.selectionSet, condition ?? parent))
      }
      size = { ...size, directives: size.directives + (selection.directives?.length ?? 0) }
    }
    return size
  }

  return (operation) => {
    const size = ofSelections(operation.selectionSet, schema.getRootType(operation.operation))
    return { ...size, directives: size.directives + (operation.directives?.length ?? 0) }
  }
}

type FieldDefinition = GraphQLField<unknown, unknown>

function definitionOf(field: FieldNode, parent: unknown): FieldDefinition | undefined {
  return isObjectType(parent) || isInterfaceType(parent) ? parent.getFields()[field.name.value] : undefined
}

/** The list's length from the document's arguments or their defaults, at most the list's greatest length. */
function declaredLength(
  field: FieldNode,
  definition: FieldDefinition,
  { assumedSize, slicingArguments }: ListSize,
): number {
  const max = assumedSize ?? usualLength
  for (const name of slicingArguments ?? []) {
    const argument = definition.args.find((each) => each.name === name)
    const given = field.arguments?.find((each) => each.name.value === name)?.value
    const isList = argument !== undefined && isListType(getNullableType(argument.type))
    const length = given ? givenLength(given, isList) : argument?.defaultValue
    if (given && length === null) return max
    if (typeof length === 'number') return Math.max(1, Math.min(length, max))
  }
  return max
}

/**
 * The number in a value, or its number of entries; a single value stands for a list of one. Null if it is not known.
 */
function givenLength(value: ValueNode, isList: boolean): number | null {
  if (!isList) return value.kind === Kind.INT ? Number(value.value) : null
  if (value.kind === Kind.LIST) return value.values.length
  return value.kind === Kind.VARIABLE || value.kind === Kind.NULL ? null : 1
}
