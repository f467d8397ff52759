import { booleanInput, integerInput, numberInput } from '@sanguine/kernel/rest'
import {
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLEnumType,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLInputType,
  type GraphQLNamedType,
  type GraphQLOutputType,
  type GraphQLSchema,
  getDirectiveValues,
  isAbstractType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
  type SelectionSetNode,
} from 'graphql'
import { z } from 'zod'
import { DeclarationError } from '../../declaration-error'

const time = z.iso.datetime({ offset: true })

/** The JSON of each scalar in a response. */
const scalars: Readonly<Record<string, z.ZodType>> = {
  ID: z.string(),
  String: z.string(),
  Int: z.int(),
  SafeInt: z.int(),
  Float: z.number(),
  Percentage: z.number(),
  Boolean: z.boolean(),
  DateTime: time,
  Date: z.iso.date(),
}

const [minInt, maxInt] = [-(2 ** 31), 2 ** 31 - 1]

/** The values of an input that the schema declares by `@constraint`. */
export interface Constraint {
  readonly min?: number | null
  readonly max?: number | null
  readonly pattern?: string | null
}

/** An argument or input field, and the values that it takes. */
interface InputValue extends Pick<GraphQLInputField, 'type' | 'defaultValue' | 'description'> {
  readonly constraint: Constraint
}

/** The values that an argument or input field takes, as `@constraint` declares them. */
export function constraintOf(schema: GraphQLSchema, { astNode }: Pick<GraphQLInputField, 'astNode'>): Constraint {
  const directive = schema.getDirective('constraint')
  return (directive && astNode && getDirectiveValues(directive, astNode)) || {}
}

/** Documents the values of an input. The operation refuses others, with a sentence of its own. */
function constrained(schema: z.ZodType, { min, max, pattern }: Constraint): z.ZodType {
  if (pattern != null) return schema.meta({ documentedAs: { type: 'string', pattern } })
  if (min == null && max == null) return schema
  const bounds = { ...(min != null && { minimum: min }), ...(max != null && { maximum: max }) }
  return schema.meta({ documentedAs: { type: 'integer', ...bounds } })
}

/** How a scalar is read from JSON, if not as it is sent. */
const jsonScalars: Readonly<Record<string, z.ZodType>> = {
  Int: z.int('must be a whole number').min(minInt).max(maxInt),
}

/** How a scalar is read from the text of a path or a query. */
const textScalars: Readonly<Record<string, z.ZodType>> = {
  Int: integerInput({ min: minInt, max: maxInt }),
  SafeInt: integerInput(),
  Float: numberInput,
  Boolean: booleanInput,
}

function scalarOf(name: string, more: Readonly<Record<string, z.ZodType>> = {}): z.ZodType {
  const schema = more[name] ?? scalars[name]
  if (!schema) throw new DeclarationError(`The scalar ${name} has no form in REST.`)
  return schema
}

const described = <Schema extends z.ZodType>(schema: Schema, description: string | null | undefined): Schema =>
  description ? schema.describe(description.replace(/\n/g, ' ')) : schema

/** The shapes of documents in one schema. Those of fragments and types are made once. */
export class DocumentShapes {
  readonly #named = new Map<string, z.ZodType>()

  constructor(
    private readonly schema: GraphQLSchema,
    private readonly fragments: ReadonlyMap<string, FragmentDefinitionNode>,
  ) {}

  /** The shape of a field's value, whose selections are a fragment or the fields of a page. */
  output(type: GraphQLOutputType, field: FieldNode): z.ZodType {
    if (isNonNullType(type)) return this.#present(type.ofType, field)
    return this.#present(type, field).nullable()
  }

  /** The fields of a selection by their names in the response. */
  fields(selections: SelectionSetNode, type: GraphQLNamedType): Record<string, z.ZodType> {
    const shape: Record<string, z.ZodType> = {}
    for (const selection of selections.selections) {
      if (selection.kind === Kind.FIELD) {
        const name = (selection.alias ?? selection.name).value
        shape[name] = this.#field(selection, type)
      } else if (selection.kind === Kind.FRAGMENT_SPREAD)
        Object.assign(shape, this.fields(this.#fragment(selection.name.value).selectionSet, type))
      else {
        const on = this.schema.getType(selection.typeCondition?.name.value ?? type.name)
        // An object of another type lacks the field.
        for (const [name, value] of Object.entries(this.fields(selection.selectionSet, on ?? type)))
          shape[name] ??= value.optional()
      }
    }
    return shape
  }

  /** The shape of an argument or input field. A nullable one may be left out. */
  input({ type, defaultValue, description, constraint }: InputValue, place: 'text' | 'json'): z.ZodType {
    const read = this.#inputOf(isNonNullType(type) ? type.ofType : type, place)
    const inner = described(constrained(read, constraint), description)
    if (!isNonNullType(type)) return place === 'json' ? inner.nullish() : inner.optional()
    return defaultValue === undefined ? inner : inner.optional()
  }

  #inputOf(type: GraphQLInputType, place: 'text' | 'json'): z.ZodType {
    if (isNonNullType(type)) return this.#inputOf(type.ofType, place)
    if (isListType(type)) return z.array(this.#inputOf(type.ofType, place))
    if (isEnumType(type)) return this.#enum(type)
    if (!isInputObjectType(type)) return scalarOf(type.name, place === 'text' ? textScalars : jsonScalars)
    return this.#once(type.name, () =>
      z
        .strictObject(
          Object.fromEntries(
            Object.values(type.getFields()).map((field): [string, z.ZodType] => [
              field.name,
              this.input({ ...field, constraint: constraintOf(this.schema, field) }, place),
            ]),
          ),
        )
        .meta({ id: type.name, description: type.description ?? '' }),
    )
  }

  #present(type: Exclude<GraphQLOutputType, { readonly ofType: never }>, field: FieldNode): z.ZodType {
    if (isNonNullType(type)) return this.#present(type.ofType, field)
    if (isListType(type)) return z.array(this.output(type.ofType, field))
    if (isEnumType(type)) return this.#enum(type)
    if (!isObjectType(type) && !isInterfaceType(type)) return scalarOf(type.name)
    const [first, ...others] = field.selectionSet?.selections ?? []
    if (first?.kind !== Kind.FRAGMENT_SPREAD || others.length > 0)
      throw new DeclarationError(
        `The selection of ${field.name.value} must be one fragment, whose name its schema gets.`,
      )
    const { name, selectionSet } = this.#fragment(first.name.value)
    return this.#once(name.value, () =>
      z
        .object(this.fields(selectionSet, type))
        .meta({ id: name.value, description: type.description?.replace(/\n/g, ' ') ?? '' }),
    )
  }

  #field(field: FieldNode, parent: GraphQLNamedType): z.ZodType {
    if (field.name.value === '__typename') return this.#typeName(parent)
    const definition = this.#definition(field, parent)
    const schema = this.output(definition.type, field)
    return field.selectionSet ? schema : described(schema, definition.description)
  }

  #definition({ name }: FieldNode, parent: GraphQLNamedType): GraphQLField<unknown, unknown> {
    const field = isObjectType(parent) || isInterfaceType(parent) ? parent.getFields()[name.value] : undefined
    if (!field) throw new DeclarationError(`${parent.name} has no field ${name.value}.`)
    return field
  }

  /** The names of the types behind an interface, by which a client tells them apart. */
  #typeName(parent: GraphQLNamedType): z.ZodType {
    const names = isAbstractType(parent) ? this.schema.getPossibleTypes(parent).map(({ name }) => name) : [parent.name]
    return this.#once(`${parent.name}Type`, () => z.enum(names).meta({ id: `${parent.name}Type` }))
  }

  #enum(type: GraphQLEnumType): z.ZodType {
    const names = type.getValues().map(({ name }) => name)
    return this.#once(type.name, () => z.enum(names).meta({ id: type.name, description: type.description ?? '' }))
  }

  #once(name: string, make: () => z.ZodType): z.ZodType {
    const known = this.#named.get(name)
    if (known) return known
    const made = make()
    this.#named.set(name, made)
    return made
  }

  #fragment(name: string): FragmentDefinitionNode {
    const fragment = this.fragments.get(name)
    if (!fragment) throw new DeclarationError(`There is no fragment ${name}.`)
    return fragment
  }
}
