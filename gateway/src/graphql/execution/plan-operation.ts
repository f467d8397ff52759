import type { Context } from '@sanguine/kernel'
import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLSchema,
  getArgumentValues,
  getNullableType,
  isLeafType,
  isNonNullType,
  Kind,
  type OperationDefinitionNode,
  SchemaMetaFieldDef,
  TypeMetaFieldDef,
  TypeNameMetaFieldDef,
  visit,
} from 'graphql'
import { collectFields } from './collect-fields'
import { completionOf } from './complete-value'
import type { ObjectPlan, OperationPlan, PlannedField, Selection, Variables } from './operation-plan'

/** Plans an operation for the variables of a call. */
export type OperationPlanner = (variables: Variables) => OperationPlan

/** The most plans of an operation, which has one for each outcome of its conditions. */
const maxPlans = 16

/** The most fields in the plans of an operation that are kept. The largest operation of the site has 753. */
const maxPlannedFields = 1_000

/** Creates the planner of an operation of a valid document. It remembers plans, so keep it as long as the document. */
export function operationPlanner(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
): OperationPlanner {
  const conditions = conditionVariables(document)
  const plans = new Map<string, OperationPlan>()
  const fragments = fragmentsOf(document)
  let plannedFields = 0

  function forgetPlans(): void {
    plans.clear()
    plannedFields = 0
  }

  function countFields({ fields }: ObjectPlan): void {
    plannedFields += fields.length
    if (plannedFields > maxPlannedFields) forgetPlans()
  }

  return (variables) => {
    const given = conditions.flatMap((name) => (Object.hasOwn(variables, name) ? [[name, variables[name]]] : []))
    const outcome = given.join()
    const known = plans.get(outcome)
    if (known) return known
    if (plans.size === maxPlans) forgetPlans()
    const plan = planOperation({ schema, operation, fragments }, Object.fromEntries(given), countFields)
    plans.set(outcome, plan)
    return plan
  }
}

/**
 * Plans an operation for the values of the variables in its conditions.
 * @param onPlanned receives the plan of each object
 */
function planOperation(
  given: Pick<OperationPlan, 'schema' | 'operation' | 'fragments'>,
  conditions: Variables,
  onPlanned: (plan: ObjectPlan) => void,
): OperationPlan {
  const { schema, operation, fragments } = given
  let root: ObjectPlan | undefined

  function planField(parentType: GraphQLObjectType, name: string, nodes: readonly FieldNode[]): PlannedField | null {
    const [node] = nodes
    const definition = node && definitionOf(schema, parentType, node.name.value)
    if (!definition) return null
    const isTypeName = definition === TypeNameMetaFieldDef
    return {
      name,
      definition,
      parentType,
      nodes,
      resolve: isTypeName ? null : (definition.resolve ?? null),
      argumentsOf: argumentsOf(definition, node),
      // The name is known here. Almost every object of the site's documents has it.
      complete: isTypeName ? () => parentType.name : completionOf({ definition, parentType, nodes }),
      isLeaf: isLeafType(getNullableType(definition.type)),
      isNullable: !isNonNullType(definition.type),
    }
  }

  function planObject(type: GraphQLObjectType, selections: readonly Selection[]): ObjectPlan {
    const sets = selections.flatMap(({ selectionSet }) => selectionSet ?? [])
    const selected = collectFields({ schema, fragments, variables: conditions }, type, sets)
    const plan: ObjectPlan = {
      fields: [...selected].flatMap(([name, nodes]) => planField(type, name, nodes) ?? []),
      hasPrototypeName: selected.has('__proto__'),
    }
    onPlanned(plan)
    return plan
  }

  return {
    ...given,
    planObject,
    root() {
      const type = schema.getRootType(operation.operation)
      if (!type) throw new Error(`The schema has no root type for a ${operation.operation}.`)
      root ??= planObject(type, [operation])
      return root
    },
  }
}

function definitionOf(
  schema: GraphQLSchema,
  parentType: GraphQLObjectType,
  name: string,
): GraphQLField<unknown, Context> | undefined {
  if (name === TypeNameMetaFieldDef.name) return TypeNameMetaFieldDef
  if (parentType === schema.getQueryType()) {
    if (name === SchemaMetaFieldDef.name) return SchemaMetaFieldDef
    if (name === TypeMetaFieldDef.name) return TypeMetaFieldDef
  }
  return parentType.getFields()[name]
}

const noArguments = () => ({})

/** Reads the arguments of a field, once if no variable and no object is among them. Resolvers get objects of their own. */
function argumentsOf(
  definition: GraphQLField<unknown, Context>,
  node: FieldNode,
): (variables: Variables) => Record<string, unknown> {
  if (definition.args.length === 0) return noArguments
  const read = (variables: Variables) =>
    getArgumentValues(definition as GraphQLField<unknown, unknown>, node, variables)
  if (variablesIn(node.arguments ?? []).size > 0) return read
  const values = read({})
  return Object.values(values).some((value) => typeof value === 'object' && value !== null)
    ? () => read({})
    : () => ({ ...values })
}

function fragmentsOf({ definitions }: DocumentNode): OperationPlan['fragments'] {
  const fragments: Record<string, FragmentDefinitionNode> = Object.create(null)
  for (const definition of definitions)
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments[definition.name.value] = definition
  return fragments
}

/** The names of the variables in conditions of a document, which decide the fields that it selects. */
function conditionVariables(document: DocumentNode): readonly string[] {
  const names = new Set<string>()
  visit(document, {
    Directive: ({ arguments: given = [] }) => {
      for (const name of variablesIn(given)) names.add(name)
    },
  })
  return [...names]
}

function variablesIn(nodes: NonNullable<FieldNode['arguments']>): ReadonlySet<string> {
  const names = new Set<string>()
  for (const node of nodes) visit(node, { Variable: ({ name }) => void names.add(name.value) })
  return names
}
