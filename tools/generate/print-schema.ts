import {
  type ASTNode,
  type DirectiveNode,
  type GraphQLNamedType,
  type GraphQLSchema,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  Kind,
  parse,
  print,
  printSchema,
  type TypeDefinitionNode,
  visit,
} from 'graphql'

/**
 * The directives that clients can read in the schema, to know before a call what it costs and whether it will be refused.
 * `printSchema` prints those of the GraphQL specification itself.
 */
const shown: readonly string[] = [
  'authenticated',
  'constraint',
  'cost',
  'listSize',
  'namespace',
  'ownedBy',
  'public',
  'requiresScopes',
]

/** A part of a schema whose syntax node may have directives. */
interface Defined {
  readonly astNode?: { readonly directives?: readonly DirectiveNode[] | undefined } | null | undefined
}

/** Prints a schema with the directives of its own, which `printSchema` leaves out. */
export function printSchemaWithDirectives(schema: GraphQLSchema): string {
  const text = printSchema(schema)
  const insertions: { readonly at: number; readonly text: string }[] = []
  const insert = (behind: ASTNode | undefined, defined: Defined | undefined) => {
    for (const directive of defined?.astNode?.directives?.filter(({ name }) => shown.includes(name.value)) ?? [])
      insertions.push({ at: behind?.loc?.end ?? text.length, text: ` ${print(directive)}` })
  }
  const insertAll = (node: TypeDefinitionNode) => {
    const type = schema.getType(node.name.value)
    if (!type) return false
    if (node.kind === Kind.OBJECT_TYPE_DEFINITION) insert(node.interfaces?.at(-1) ?? node.name, type)
    if (node.kind === Kind.INPUT_OBJECT_TYPE_DEFINITION) insert(node.name, type)
    for (const member of 'fields' in node ? (node.fields ?? []) : []) {
      const defined = memberOf(type, member.name.value)
      if ('arguments' in member)
        for (const argument of member.arguments ?? [])
          insert(
            argument.defaultValue ?? argument.type,
            defined && 'args' in defined ? defined.args.find(({ name }) => name === argument.name.value) : undefined,
          )
      insert('defaultValue' in member ? (member.defaultValue ?? member.type) : member.type, defined)
    }
    return false
  }
  visit(parse(text), {
    [Kind.OBJECT_TYPE_DEFINITION]: insertAll,
    [Kind.INPUT_OBJECT_TYPE_DEFINITION]: insertAll,
  })
  return insertions.reduceRight(
    (printed, { at, text: inserted }) => printed.slice(0, at) + inserted + printed.slice(at),
    text,
  )
}

const memberOf = (type: GraphQLNamedType, name: string) =>
  isObjectType(type) || isInterfaceType(type) || isInputObjectType(type) ? type.getFields()[name] : undefined
