import { type GraphQLSchema, Kind, parse, print, printSchema, visit } from 'graphql'

/** The directives that clients can read in the schema, to know the cost of a call before they make it. */
const shown: readonly string[] = ['cost', 'listSize']

/** Prints a schema with the costs of its fields, which `printSchema` leaves out. */
export function printSchemaWithCosts(schema: GraphQLSchema): string {
  const text = printSchema(schema)
  const insertions: { readonly at: number; readonly text: string }[] = []
  visit(parse(text), {
    [Kind.OBJECT_TYPE_DEFINITION]: ({ name, fields = [] }) => {
      const type = schema.getType(name.value)
      for (const field of fields) {
        const definition = type && 'getFields' in type ? type.getFields()[field.name.value] : undefined
        const directives = definition?.astNode?.directives?.filter((each) => shown.includes(each.name.value)) ?? []
        for (const directive of directives)
          insertions.push({ at: field.type.loc?.end ?? text.length, text: ` ${print(directive)}` })
      }
      return false
    },
  })
  return insertions.reduceRight(
    (printed, { at, text: inserted }) => printed.slice(0, at) + inserted + printed.slice(at),
    text,
  )
}
