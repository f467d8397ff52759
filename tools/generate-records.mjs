/**
 * The GraphQL schema of the CMS's records, made of the kinds of `@sanguine/content`: for each kind its record, its
 * connection, the fields under `admin` and three mutations.
 */
import { createRequire } from 'node:module'
import { buildServer } from './build/server.mjs'

const target = 'subgraphs/catalogue/src/generated/records.graphql'

/** Writes through `put(path, content)`. Runs before the schema is merged, which it becomes a part of. */
export async function generate(put) {
  await buildServer()
  const { anyKind, apiEnumOf, apiEnums, apiFieldsOf, apiKindOf, kindNames } =
    createRequire(import.meta.url)('@sanguine/content')
  const kinds = kindNames.map((name) => ({ ...anyKind(name), api: apiKindOf(name) }))
  const entries = new Map()
  for (const kind of kinds) collectEntries(kind.fields, entries)

  const filtersOf = ({ fields }) =>
    apiFieldsOf(fields)
      .filter(({ shape }) => shape.type === 'reference')
      .flatMap(({ name }) => [text('Only those with this id.'), `${name}: ID`])

  const adminFields = (kind) => {
    const { name, plural, typeName, label } = kind.api
    return [
      text(`The ${words(plural)}, invisible ones included, in the order of lists.`),
      `${plural}(`,
      ...[
        text('How many, 1 to 500.'),
        'first: Int = 100',
        text('The cursor of the record before the page.'),
        'after: String',
        text('Only those whose title or short name contains this text, in upper or lower case.'),
        'search: String',
        ...filtersOf(kind),
      ].map((line) => `  ${line}`),
      `): ${typeName}RecordConnection!`,
      text(`${upperFirst(label)}; null where there is none with this id.`),
      `${name}(${text('Its id.')} id: ID!): ${typeName}Record`,
    ]
  }

  const mutationsOf = ({ api: { name, typeName, label } }) => [
    text(`Creates ${label}. For admins.`),
    `create${typeName}(${text(`The new ${words(name)}.`)} input: Create${typeName}Input!): Create${typeName}Payload`,
    text(`Changes ${label}: what is left out stays as it is. For admins.`),
    `update${typeName}(${text('The changes.')} input: Update${typeName}Input!): Update${typeName}Payload`,
    text(`Deletes ${label} that nothing refers to. For admins.`),
    `delete${typeName}(${text('Which record.')} input: DeleteRecordInput!): DeleteRecordPayload`,
  ]

  const outputFields = (fields, typeName) =>
    apiFieldsOf(fields, typeName).flatMap((field) => {
      const { shape, name, target: targetName, description } = field
      const inner = shape.type === 'list' ? shape.of.shape : shape
      const plain = [text(description), `${name}: ${outputType(field)}`]
      if (targetName === null) return plain
      if (inner.type === 'image') return [text(description), `${targetName}: Image`]
      const record = `${apiKindOf(inner.to).typeName}Record`
      const type = shape.type === 'list' ? `[${record}!]!` : record
      return [...plain, text(`The record that ${name} names.`), `${targetName}: ${type}`]
    })

  const inputFields = (fields, typeName, isPatch = false) =>
    apiFieldsOf(fields, typeName).flatMap((field) => [
      text(field.description),
      `${field.name}: ${inputType(field)}${field.shape.required && !isPatch ? '!' : ''}`,
    ])

  const scalarOf = (wireName, shape) =>
    ({
      whole: 'SafeInt',
      decimal: 'Float',
      yesNoOrDecimal: 'Float',
      flag: 'Boolean',
      moment: 'DateTime',
      reference: 'ID',
      image: 'ID',
    })[shape.type] ?? (shape.type === 'choice' ? apiEnumOf(wireName).name : 'String')

  const outputType = ({ wireName, shape }) => {
    if (shape.type === 'list') return `[${outputType({ wireName, shape: shape.of.shape }).replace(/!$/, '')}!]!`
    if (shape.type === 'object') return `${shape.typeName}Record!`
    const optional = shape.type === 'reference' && !shape.required
    return `${scalarOf(wireName, shape)}${optional ? '' : '!'}`
  }

  const inputType = ({ wireName, shape }) => {
    if (shape.type === 'list') return `[${inputType({ wireName, shape: shape.of.shape })}!]`
    return shape.type === 'object' ? `${shape.typeName}Input` : scalarOf(wireName, shape)
  }

  const typesOf = ({ description, fields, api: { name, plural, typeName, label } }) => [
    described(`${description} As the CMS keeps it.`, `type ${typeName}Record`, [
      text("The record's id."),
      'id: ID!',
      text('Rises by one with every change.'),
      'revision: Int!',
      text('When it was last changed.'),
      'updatedAt: DateTime!',
      ...outputFields(fields),
    ]),
    described(`A page of ${words(plural)}.`, `type ${typeName}RecordConnection`, [
      text('The records with their cursors.'),
      `edges: [${typeName}RecordEdge!]!`,
      text('The records.'),
      `nodes: [${typeName}Record!]!`,
      text('The position of the page.'),
      'pageInfo: PageInfo!',
      text('How many records match in all.'),
      'totalCount: Int!',
    ]),
    described(`${upperFirst(label)} and its position in the list.`, `type ${typeName}RecordEdge`, [
      text('The position, to be given as `after`.'),
      'cursor: String!',
      text('The record.'),
      `node: ${typeName}Record!`,
    ]),
    described(`A new ${words(name)}; what is left out gets its default.`, `input Create${typeName}Input`, inputFields(fields)),
    described(
      `Changes of ${label}; what is left out stays, null returns a field to its default.`,
      `input Update${typeName}Input`,
      [
        text("The record's id."),
        'id: ID!',
        text('The revision that was read; where given, the change is refused with STALE if the record changed since.'),
        'revision: Int',
        ...inputFields(fields, undefined, true),
      ],
    ),
    ...['Create', 'Update'].map((verb) =>
      described(
        `The result of ${verb === 'Create' ? 'creating' : 'changing'} ${label}.`,
        `type ${verb}${typeName}Payload`,
        [
          text('The record after it.'),
          `${name}: ${typeName}Record`,
          text(`Why nothing was ${verb === 'Create' ? 'created' : 'changed'}; empty on success.`),
          'userErrors: [RecordUserError!]!',
        ],
      ),
    ),
  ]

  const entryTypes = ({ typeName, description, fields }) => [
    described(description, `type ${typeName}Record`, outputFields(fields, typeName)),
    described(description, `input ${typeName}Input`, inputFields(fields, typeName)),
  ]

  const { name: statTypeName, values: statTypes } = apiEnums.statType
  const definitions = [
    block('extend type Admin', kinds.flatMap(adminFields)),
    block('type Mutation', kinds.flatMap(mutationsOf)),
    described(
      'A kind of record that the CMS maintains.',
      'enum RecordKind',
      kinds.flatMap(({ description, name }) => [text(description), constantCase(name)]),
    ),
    described('What a stat is.', `enum ${statTypeName}`, [
      text('A number, or present or not.'),
      constantCase(statTypes[0]),
      text('An effect that may fire at a moment of a fight.'),
      constantCase(statTypes[1]),
    ]),
    ...kinds.flatMap(typesOf),
    ...[...entries.values()].flatMap(entryTypes),
  ]
  put(
    target,
    `# Made of the kinds of packages/content by \`npm run generate\`; change them there.\n\n${definitions.join('\n\n')}\n`,
  )
}

const upperFirst = (name) => name.charAt(0).toUpperCase() + name.slice(1)
const words = (name) => name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
const constantCase = (name) => name.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase()
const text = (line) => JSON.stringify(line)
const block = (head, lines) => `${head} {\n${lines.map((line) => `  ${line}`).join('\n')}\n}`
const described = (description, head, lines) => `${text(description)}\n${block(head, lines)}`

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
