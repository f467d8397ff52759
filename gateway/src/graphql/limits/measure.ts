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
import { introspectionCounter, isIntrospection } from './introspection'

/** How large an operation is, with its fragments spread. */
export interface Size {
  readonly depth: number
  /** fields, each as often as the lists around it may repeat it */
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

/** How many entries a list and a page are taken to have, where the query does not say; how many a page has at most. */
const [usualLength, usualPage, mostEntries] = [10, 20, 100]

/** Lists that are shorter by their nature. */
const shortLists: Readonly<Record<string, number>> = {
  'HuntingGround.baitEffects': 4,
  'BaitEffect.moreOf': 2,
  'CreatureStats.retainers': 3,
  'RegionRule.phases': 5,
  'RegionPhase.effects': 2,
  'Player.pins': 12,
  'Player.plan': 12,
  'SlotChange.before': 3,
  'SlotChange.after': 3,
}

/** Fields that take far more work than they have fields, and as how many they count. */
const workOf: Readonly<Record<string, number>> = {
  // up to half a second of processor time where nothing is remembered
  'Query.huntOdds': 10_000,
  'Combat.advice': 10_000,
  'JournalFight.advice': 10_000,
  // some seconds of a thread that the calls of all players share: one in an operation, without odds or advice beside it
  'Query.bestEquipment': 28_000,
  // up to some tens of milliseconds where nothing is remembered
  'Player.plan': 1000,
  // sum up to a year of the journal in the database
  'Query.journalTotals': 15_000,
  'Query.huntStatistics': 15_000,
  // read up to a hundred fights, each with its numbers, and may look through the whole journal for them
  'Query.journal': 3000,
  'Query.fightLinks': 3000,
  // read and replay a fight
  'Query.journalFight': 10_000,
  'Query.sharedFight': 10_000,
}

/**
 * Measures a document's operations in time proportional to the document: each fragment is measured once, however often it
 * is spread. A fragment within itself counts nothing here; it is refused by another rule.
 */
export function measurer(schema: GraphQLSchema, document: DocumentNode): (operation: OperationDefinitionNode) => Size {
  const fragments = new Map(
    document.definitions.flatMap((one) => (one.kind === Kind.FRAGMENT_DEFINITION ? [[one.name.value, one]] : [])),
  )
  const measured = new Map<string, Size>()
  const countIntrospection = introspectionCounter(schema, fragments)

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
    const own = { depth: 1, cost: 1, aliases: field.alias ? 1 : 0, directives: 0 }
    const definition = definitionOf(field, parent)
    if (!field.selectionSet) return own
    const inner = ofSelections(field.selectionSet, definition && getNamedType(definition.type))
    const isAboutSchema = parent === schema.getQueryType() && isIntrospection(field)
    const name = isObjectType(parent) ? `${parent.name}.${field.name.value}` : ''
    const work = workOf[name] ?? 1
    return {
      depth: inner.depth + 1,
      cost: isAboutSchema
        ? countIntrospection(field)
        : work + inner.cost * (shortLists[name] ?? lengthOf(field, definition)),
      aliases: inner.aliases + own.aliases,
      directives: inner.directives,
    }
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

const isPageLength = (name: string): boolean => name === 'first' || name === 'limit'

/**
 * A list that is cut to pages says its length by `first`; the edges and nodes inside are then not counted again. A list of
 * objects by their ids is as long as the list of ids.
 */
function lengthOf(field: FieldNode, definition: FieldDefinition | undefined): number {
  const asked = field.arguments?.find(({ name }) => isPageLength(name.value))?.value
  if (asked) return asked.kind === Kind.INT ? Math.max(1, Math.min(Number(asked.value), mostEntries)) : mostEntries
  const ids = field.arguments?.find(({ name }) => name.value === 'ids')?.value
  if (ids) return lengthOfIds(ids)
  const page = definition?.args.find(({ name }) => isPageLength(name))
  if (page) return typeof page.defaultValue === 'number' ? page.defaultValue : usualPage
  if (['edges', 'nodes'].includes(field.name.value)) return 1
  return definition && isListType(getNullableType(definition.type)) ? usualLength : 1
}

/** A single id stands for a list of one. */
function lengthOfIds(ids: ValueNode): number {
  if (ids.kind === Kind.LIST) return ids.values.length
  return ids.kind === Kind.STRING ? 1 : mostEntries
}
