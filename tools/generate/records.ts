/**
 * The GraphQL schema of the CMS's records, made of the kinds of `@sanguine/content`: for each kind its record, its input,
 * two queries and three mutations.
 */
import { type AnyKind, anyKind, type Field, type FieldShape, type Fields, kindNames } from '@sanguine/content'
import type { GeneratedFiles } from './generated-files'

/** A kind of entry in the lists and objects of records. */
interface EntryType {
  readonly typeName: string
  readonly description: string
  readonly fields: Fields
}

const path = 'subgraphs/catalogue/src/generated/records.graphql'

export function generateRecords(files: GeneratedFiles): void {
  const kinds = kindNames.map(anyKind)
  const entries = new Map<string, EntryType>()
  for (const kind of kinds) collectEntries(kind.fields, entries)
  const definitions = [
    block('type Query', kinds.flatMap(queriesOf)),
    block('type Mutation', kinds.flatMap(mutationsOf)),
    ...kinds.flatMap(typesOf),
    ...[...entries.values()].flatMap(entryTypes),
  ]
  files.put(
    path,
    `# Made of the kinds of packages/content by \`npm run generate\`; change them there.\n\n${definitions.join('\n\n')}\n`,
  )
}

const capitalised = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1)
const text = (line: string): string => JSON.stringify(line)
const block = (head: string, lines: readonly string[]): string =>
  `${head} {\n${lines.map((line) => `  ${line}`).join('\n')}\n}`

const queriesOf = ({ name }: AnyKind): readonly string[] => [
  text(`Every ${name} of the CMS, invisible ones too. For admins.`),
  `${name}Records: [${capitalised(name)}Record!]!`,
  text(`One ${name} of the CMS. For admins.`),
  `${name}Record(id: ID!): ${capitalised(name)}Record`,
]

const mutationsOf = ({ name }: AnyKind): readonly string[] => {
  const type = capitalised(name)
  return [
    text(`Adds a ${name}. For admins. Refused with \`invalidInput\` or \`shortNameTaken\`.`),
    `create${type}(input: ${type}Input!): ${type}RecordPayload!`,
    text(
      `Replaces a ${name}; what is left out goes to its default. With the revision that was edited, refused with \`stale\` where somebody was faster. For admins.`,
    ),
    `update${type}(id: ID!, revision: Int, input: ${type}Input!): ${type}RecordPayload!`,
    text(`Deletes a ${name} that nothing refers to. For admins. Refused with \`inUse\`.`),
    `delete${type}(id: ID!, revision: Int): DeleteRecordPayload!`,
  ]
}

function typesOf({ name, description, fields }: AnyKind): readonly string[] {
  const type = capitalised(name)
  return [
    `${text(`${description} As the CMS keeps it.`)}\n${block(`type ${type}Record`, [
      text("The record's id."),
      'id: ID!',
      text('Rises with every change.'),
      'revision: Int!',
      text('When it was changed last.'),
      'updatedAt: DateTime!',
      ...outputFields(fields),
    ])}`,
    `${text(`A ${name} as an editor sends it.`)}\n${block(`input ${type}Input`, inputFields(fields))}`,
    `${text(`What changing a ${name} came to.`)}\n${block(`type ${type}RecordPayload`, [
      text(`The ${name} after it.`),
      `record: ${type}Record`,
      text('Why not, if not.'),
      'userErrors: [UserError!]!',
    ])}`,
  ]
}

const entryTypes = ({ typeName, description, fields }: EntryType): readonly string[] => [
  `${text(description)}\n${block(`type ${typeName}Record`, outputFields(fields))}`,
  `${text(description)}\n${block(`input ${typeName}Input`, inputFields(fields))}`,
]

const outputFields = (fields: Fields): readonly string[] =>
  Object.entries(fields).flatMap(([name, field]) => [
    text(describe(field)),
    `${name}: ${typeOf(field.shape, 'Record')}!`,
  ])

const inputFields = (fields: Fields): readonly string[] =>
  Object.entries(fields).flatMap(([name, field]) => [
    text(describe(field)),
    `${name}: ${typeOf(field.shape, 'Input')}${isRequired(field.shape) ? '!' : ''}`,
  ])

const isRequired = (shape: FieldShape): boolean => 'required' in shape && shape.required

/** The description, and what the GraphQL type does not show. */
function describe({ description, shape }: Field): string {
  if (shape.type === 'reference') return `${description} The id of a ${shape.to}${shape.required ? '' : ', or empty'}.`
  if (shape.type === 'image') return `${description} The id of an image, or empty.`
  return description
}

function typeOf(shape: FieldShape, suffix: 'Record' | 'Input'): string {
  switch (shape.type) {
    case 'whole':
      return 'SafeInt'
    case 'decimal':
    case 'yesNoOrDecimal':
      return 'Float'
    case 'choice':
      return 'Int'
    case 'flag':
      return 'Boolean'
    case 'moment':
      return 'DateTime'
    case 'reference':
    case 'image':
      return 'ID'
    case 'list':
      return `[${typeOf(shape.of.shape, suffix)}!]`
    case 'object':
      return `${shape.typeName}${suffix}`
    default:
      return 'String'
  }
}

function collectEntries(fields: Fields, found: Map<string, EntryType>): void {
  for (const field of Object.values(fields)) {
    const { description, shape } = field.shape.type === 'list' ? field.shape.of : field
    if (shape.type !== 'object') continue
    const { typeName, fields: entryFields } = shape
    const known = found.get(typeName)
    if (known && JSON.stringify(Object.keys(known.fields)) !== JSON.stringify(Object.keys(entryFields)))
      throw new Error(`Two kinds of entry are called ${typeName}.`)
    found.set(typeName, { typeName, description, fields: entryFields })
    collectEntries(entryFields, found)
  }
}
