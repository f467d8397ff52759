/**
 * The GraphQL schema of the CMS's records, made of the kinds of `@sanguine/content`: for each kind its record, its input,
 * two queries and three mutations.
 */
import { createRequire } from 'node:module'
import { buildServer } from './build/server.mjs'

const target = 'subgraphs/catalogue/src/generated/records.graphql'

/** Writes through `put(path, content)`. Runs before the schema is merged, which it becomes a part of. */
export async function generate(put) {
  await buildServer()
  const { anyKind, kindNames } = createRequire(import.meta.url)('@sanguine/content')
  const kinds = kindNames.map(anyKind)
  const entries = new Map()
  for (const kind of kinds) collectEntries(kind.fields, entries)
  const definitions = [
    block('type Query', kinds.flatMap(queriesOf)),
    block('type Mutation', kinds.flatMap(mutationsOf)),
    ...kinds.flatMap(typesOf),
    ...[...entries.values()].flatMap(entryTypes),
  ]
  put(
    target,
    `# Made of the kinds of packages/content by \`npm run generate\`; change them there.\n\n${definitions.join('\n\n')}\n`,
  )
}

const capitalised = (name) => name.charAt(0).toUpperCase() + name.slice(1)
const text = (line) => JSON.stringify(line)
const block = (head, lines) => `${head} {\n${lines.map((line) => `  ${line}`).join('\n')}\n}`

const queriesOf = ({ name }) => [
  text(`Every ${name} of the CMS, invisible ones too. For admins.`),
  `${name}Records: [${capitalised(name)}Record!]!`,
  text(`One ${name} of the CMS. For admins.`),
  `${name}Record(id: ID!): ${capitalised(name)}Record`,
]

const mutationsOf = ({ name }) => {
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

function typesOf({ name, description, fields }) {
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

const entryTypes = ({ typeName, description, fields }) => [
  `${text(description)}\n${block(`type ${typeName}Record`, outputFields(fields))}`,
  `${text(description)}\n${block(`input ${typeName}Input`, inputFields(fields))}`,
]

const outputFields = (fields) =>
  Object.entries(fields).flatMap(([name, field]) => [
    text(describe(field)),
    `${name}: ${typeOf(field.shape, 'Record')}!`,
  ])

const inputFields = (fields) =>
  Object.entries(fields).flatMap(([name, field]) => [
    text(describe(field)),
    `${name}: ${typeOf(field.shape, 'Input')}${field.shape.required ? '!' : ''}`,
  ])

/** What cannot be read off the type is said in words. */
function describe({ description, shape }) {
  if (shape.type === 'reference') return `${description} The id of a ${shape.to}${shape.required ? '' : ', or empty'}.`
  if (shape.type === 'image') return `${description} The id of an image, or empty.`
  return description
}

function typeOf(shape, suffix) {
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

function collectEntries(fields, found) {
  for (const field of Object.values(fields)) {
    const inner = field.shape.type === 'list' ? field.shape.of : field
    if (inner.shape.type !== 'object') continue
    const known = found.get(inner.shape.typeName)
    if (known && JSON.stringify(Object.keys(known.fields)) !== JSON.stringify(Object.keys(inner.shape.fields)))
      throw new Error(`Two kinds of entry are called ${inner.shape.typeName}.`)
    found.set(inner.shape.typeName, { ...inner.shape, description: inner.description })
    collectEntries(inner.shape.fields, found)
  }
}
