/**
 * Generates the GraphQL schema of the CMS's records from the kinds in `@sanguine/content`. Each kind gets its record,
 * its connection, the fields of `Admin` and five mutations.
 */

import {
  type AnyKind,
  type ApiField,
  type ApiKind,
  anyKind,
  apiEnumOf,
  apiEnums,
  apiFieldsOf,
  apiKindOf,
  type FieldShape,
  type Fields,
  isOptionalChoice,
  type KindName,
  kindNames,
  maxBatch,
  maxDeletions,
  translatedFieldsOf,
} from '@sanguine/content'
import { constantCase, lowerCaseWords, upperFirst } from '@sanguine/rules'
import type { GeneratedFiles } from './generated-files'
import { Mistake } from './mistake'

/** A kind of entry in the lists and objects of records. */
interface EntryType {
  readonly typeName: string
  readonly description: string
  readonly fields: Fields
}

/** A kind with its names in the API. */
type KindInApi = AnyKind & { readonly api: ApiKind }

const path = 'subgraphs/catalogue/src/generated/records.graphql'

export function generateRecords(files: GeneratedFiles): void {
  const kinds = kindNames.map((name): KindInApi => ({ ...anyKind(name), api: apiKindOf(name) }))
  const entries = new Map<string, EntryType>()
  for (const kind of kinds) collectEntries(kind.fields, entries)
  const { name: statTypeName, values: statTypes } = apiEnums.statType
  const definitions = [
    block('extend type Admin', kinds.flatMap(adminFields)),
    block('type Mutation', kinds.flatMap(mutationsOf)),
    described(
      'A kind of record that the CMS maintains.',
      'enum RecordKind',
      kinds.flatMap(({ description, name }) => [text(description), constantCase(name)]),
    ),
    described('The type of a stat.', `enum ${statTypeName}`, [
      text('A number, or present or not.'),
      constantCase(statTypes[0]),
      text('An effect that may fire at a moment of a fight.'),
      constantCase(statTypes[1]),
    ]),
    ...kinds.flatMap(shownFields),
    ...kinds.flatMap(typesOf),
    ...[...entries.values()].flatMap(entryTypes),
  ]
  files.put(
    path,
    `# Made of the kinds of packages/content by \`npm run generate\`; change them there.\n\n${definitions.join('\n\n')}\n`,
  )
}

const text = (line: string): string => JSON.stringify(line)

const block = (head: string, lines: readonly string[]): string =>
  `${head} {\n${lines.map((line) => `  ${line}`).join('\n')}\n}`

const described = (description: string, head: string, lines: readonly string[]): string =>
  `${text(description)}\n${block(head, lines)}`

/** Records are for those who edit content. */
const forEditors = '@requiresScopes(scopes: [["editContent"]])'
const readByEditors = '@requiresScopes(scopes: [["editContent", "content:read"]])'
const writtenByEditors = '@requiresScopes(scopes: [["editContent", "content:write"]])'

/** Records belong to no account. */
const ownedByNobody = '@ownedBy(account: NONE)'

/** A search looks through the texts of all records of the kind. */
const pageCost =
  '@cost(weight: "1200") @listSize(assumedSize: 500, slicingArguments: ["first"], sizedFields: ["edges", "nodes"])'

/** A change of the content makes a new release, and the content check looks through all of it. */
const changeCost = '@cost(weight: "50000")'

/** Kinds whose uses are counted in a pass over all players before a record is deleted. */
const usedByPlayers: readonly KindName[] = ['huntingGround', 'enemy', 'item', 'currency', 'rank', 'news']

/** Changes, and deletions with their counts of uses, of as many records as a call of 5 kB names. */
const batchCost = '@cost(weight: "100000")'
const batchDeletionCost = '@cost(weight: "120000")'

const deletionCost = (kind: KindName) => (usedByPlayers.includes(kind) ? '@cost(weight: "100000")' : changeCost)

function adminFields({ name: kind, api: { name, plural, typeName, label }, fields }: KindInApi): readonly string[] {
  const filters = apiFieldsOf(fields)
    .filter(({ shape }) => shape.type === 'reference')
    .flatMap((field) => [
      text('Only records that refer to the record with this id.'),
      `${field.name}: ID ${ownedByNobody}`,
      text('Only records that refer to one of the records with these ids, at most 500.'),
      `${field.name}s: [ID!] ${ownedByNobody}`,
    ])
  const visibility =
    'isVisible' in fields
      ? [text('True for visible records only, false for invisible ones only.'), 'isVisible: Boolean']
      : []
  const translation =
    translatedFieldsOf(kind).length > 0
      ? [text('Only records with a text whose translation has this state.'), 'translation: TranslationState']
      : []
  const pageArguments = [
    text('The number of records, 1 to 500.'),
    'first: Int = 100',
    text('The cursor of the record before the page. It stays valid when that record is deleted.'),
    'after: String',
    text('A part of the title or short name, in upper or lower case, or the id.'),
    'search: String',
    text('Only the records with these ids, at most 500.'),
    `ids: [ID!] ${ownedByNobody}`,
    ...visibility,
    ...translation,
    ...filters,
    text('The sort key.'),
    'sort: RecordSort = ORDER',
    text('The sort direction.'),
    'direction: SortDirection = ASCENDING',
  ]
  return [
    text(`The ${lowerCaseWords(plural)}, invisible ones included.`),
    `${plural}(`,
    ...pageArguments.map((line) => `  ${line}`),
    `): ${typeName}RecordConnection! ${readByEditors} ${pageCost}`,
    text(`${upperFirst(label)}; null if none has this id.`),
    `${name}(${text("The record's id.")} id: ID! ${ownedByNobody}): ${typeName}Record ${readByEditors} @cost(weight: "120")`,
  ]
}

/** The fields that the game shows, which its type has as they are in the record. */
const shownFields = ({ inGame = [], fields, api: { typeName } }: KindInApi): readonly string[] =>
  inGame.length === 0
    ? []
    : [
        block(
          `extend type ${typeName}`,
          outputFields(Object.fromEntries(Object.entries(fields).filter(([name]) => inGame.includes(name)))),
        ),
      ]

const mutationsOf = ({ name: kind, api: { name, plural, typeName, label } }: KindInApi): readonly string[] => [
  text(`Creates ${label}. For editors and admins.`),
  `create${typeName}(${text(`The new ${lowerCaseWords(name)}.`)} input: Create${typeName}Input!): Create${typeName}Payload ${writtenByEditors} ${changeCost}`,
  text(`Changes ${label}. Fields that are left out stay unchanged. For editors and admins.`),
  `update${typeName}(${text('The changes.')} input: Update${typeName}Input!): Update${typeName}Payload ${writtenByEditors} ${changeCost}`,
  text(`Deletes ${label} that nothing refers to. For editors and admins.`),
  `delete${typeName}(${text(`The ${lowerCaseWords(name)} to delete.`)} input: Delete${typeName}Input!): Delete${typeName}Payload ${writtenByEditors} ${deletionCost(kind)}`,
  text(`Changes several ${lowerCaseWords(plural)}, all or none. For editors and admins.`),
  `update${upperFirst(plural)}(${text('The changes.')} input: Update${upperFirst(plural)}Input!): Update${upperFirst(plural)}Payload ${writtenByEditors} ${batchCost}`,
  text(
    `Deletes several ${lowerCaseWords(plural)} that nothing else refers to, all or none. They may refer to one another. For editors and admins.`,
  ),
  `delete${upperFirst(plural)}(${text(`The ${lowerCaseWords(plural)} to delete.`)} input: Delete${upperFirst(plural)}Input!): Delete${upperFirst(plural)}Payload ${writtenByEditors} ${batchDeletionCost}`,
]

const typesOf = ({
  name: kind,
  description,
  fields,
  api: { name, plural, typeName, label },
}: KindInApi): readonly string[] => [
  described(`${description} This is the record that the CMS edits.`, `type ${typeName}Record`, [
    text("The record's id."),
    'id: ID!',
    text('A number that rises by one with every change.'),
    'revision: Int!',
    text('The time of the last change.'),
    'updatedAt: DateTime!',
    ...outputFields(fields),
    ...translationsOutput(kind),
  ]),
  described(`A page of ${lowerCaseWords(plural)}.`, `type ${typeName}RecordConnection`, [
    text('The records with their cursors.'),
    `edges: [${typeName}RecordEdge!]!`,
    text('The records.'),
    `nodes: [${typeName}Record!]!`,
    text('The position of the page.'),
    'pageInfo: PageInfo!',
    text('The number of all records that match.'),
    'totalCount: Int!',
    text('The number of matching records before the record with this id; null if that record does not match.'),
    `positionOf(${text("The record's id.")} id: ID! ${ownedByNobody}): Int`,
  ]),
  described(`${upperFirst(label)} and its position in the list.`, `type ${typeName}RecordEdge`, [
    text('The position, to be given as `after`.'),
    'cursor: String!',
    text('The record.'),
    `node: ${typeName}Record!`,
  ]),
  described(
    `A new ${lowerCaseWords(name)}. Fields that are left out get their defaults.`,
    `input Create${typeName}Input`,
    [...inputFields(fields), ...translationsInput(kind)],
  ),
  described(
    `Changes of ${label}. Fields that are left out stay unchanged; null resets a field to its default.`,
    `input Update${typeName}Input`,
    [
      text("The record's id."),
      `id: ID! ${ownedByNobody}`,
      text('The revision that was read. If given, the change is refused with STALE if the record has changed since.'),
      'revision: Int',
      ...inputFields(fields, { isPatch: true }),
      ...translationsInput(kind),
    ],
  ),
  payloadType(
    'Create',
    `The result of creating ${label}.`,
    'Why nothing was created; empty on success.',
    name,
    typeName,
  ),
  payloadType(
    'Update',
    `The result of changing ${label}.`,
    'Why nothing was changed; empty on success.',
    name,
    typeName,
  ),
  described(`The ${lowerCaseWords(name)} to delete.`, `input Delete${typeName}Input`, [
    text(`The ${lowerCaseWords(name)}'s id.`),
    `id: ID! ${ownedByNobody}`,
    text('The revision that was read. If given, the deletion is refused with STALE if the record has changed since.'),
    'revision: Int',
  ]),
  described(`The result of deleting ${label}.`, `type Delete${typeName}Payload`, [
    text(`The id of the deleted ${lowerCaseWords(name)}.`),
    'deletedId: ID',
    text(`The entry of the audit log with which \`restoreRecord\` restores the ${lowerCaseWords(name)}.`),
    'auditEntry: AuditEntry @cost(weight: "120")',
    text('The uses by players, payments and settings. Pieces that players own return when the record is restored.'),
    'usage: [RecordUsage!]!',
    text('Why nothing was deleted; empty on success.'),
    'userErrors: [RecordUserError!]!',
  ]),
  ...batchTypes({ plural, typeName }),
]

/** The inputs and payloads of the mutations of several records. */
const batchTypes = ({ plural, typeName }: Pick<ApiKind, 'plural' | 'typeName'>): readonly string[] => {
  const [batch, records] = [upperFirst(plural), lowerCaseWords(plural)]
  const at = `The path in \`field\` begins with the position, as in \`${plural}.0\``
  return [
    described(`Changes of several ${records}.`, `input Update${batch}Input`, [
      text(`The changes, 1 to ${maxBatch}, each of another record.`),
      `${plural}: [Update${typeName}Input!]!`,
    ]),
    described(`The result of changing several ${records}.`, `type Update${batch}Payload`, [
      text('The records after the change, in the order of the input; null if nothing was changed.'),
      `${plural}: [${typeName}Record!] @listSize(assumedSize: ${maxBatch})`,
      text(`Why nothing was changed; empty on success. ${at}.`),
      'userErrors: [RecordUserError!]!',
    ]),
    described(`The ${records} to delete.`, `input Delete${batch}Input`, [
      text(`The records, 1 to ${maxDeletions}, each once.`),
      `${plural}: [Delete${typeName}Input!]!`,
    ]),
    described(`The result of deleting several ${records}.`, `type Delete${batch}Payload`, [
      text(`The ids of the deleted ${records}, in the order of the input; null if nothing was deleted.`),
      'deletedIds: [ID!]',
      text('The entries of the audit log in the same order, with which `restoreRecords` restores the records.'),
      `auditEntries: [AuditEntry!] @cost(weight: "50") @listSize(assumedSize: ${maxDeletions})`,
      text(`Why nothing was deleted; empty on success. ${at}.`),
      'userErrors: [RecordUserError!]!',
    ]),
  ]
}

const translationsOutput = (kind: KindName): readonly string[] =>
  translatedFieldsOf(kind).length === 0
    ? []
    : [
        text('The translated texts of the record. Texts without a translation are left out.'),
        `translations: [RecordTranslation!]! ${forEditors} @cost(weight: "80") @listSize(assumedSize: 10)`,
      ]

const translationsInput = (kind: KindName): readonly string[] =>
  translatedFieldsOf(kind).length === 0
    ? []
    : [text('The translations to change. Others stay unchanged.'), 'translations: [RecordTranslationInput!]']

const payloadType = (verb: string, description: string, errors: string, name: string, typeName: string): string =>
  described(description, `type ${verb}${typeName}Payload`, [
    text('The record after the change.'),
    `${name}: ${typeName}Record`,
    text(errors),
    'userErrors: [RecordUserError!]!',
  ])

const entryTypes = ({ typeName, description, fields }: EntryType): readonly string[] => [
  described(description, `type ${typeName}Record`, outputFields(fields, typeName)),
  described(description, `input ${typeName}Input`, inputFields(fields, { typeName })),
]

/** The descriptions of fields that hold a number on the wire and an enum here, or that only REST's numbers explain. */
const ownDescriptions: Readonly<Record<string, string>> = {
  requiredSubscription: 'The subscription that a player needs to buy or equip the item; null if none is needed.',
  category: 'The section of the premium shop; null for a subscription.',
  statType: 'The type of the stat: a number, or an effect that may fire in a fight.',
  subscriptionLevel: 'The subscription that the package sells; null for a single purchase.',
}

const descriptionOf = ({ name, description }: ApiField): string => ownDescriptions[name] ?? description

const outputFields = (fields: Fields, typeName?: string): readonly string[] =>
  apiFieldsOf(fields, typeName).flatMap((field) => {
    const { shape, name, target } = field
    const description = descriptionOf(field)
    const inner = innerShape(shape)
    const plain = [text(description), `${name}: ${outputType(field)}`]
    if (inner.type === 'image') return [text(description), `${target}: Image`]
    if (target === null || (inner.type !== 'reference' && inner.type !== 'key')) return plain
    const { typeName: stem, label, plural } = apiKindOf(inner.to)
    const record = `${stem}Record`
    return [
      ...plain,
      text(
        shape.type === 'list'
          ? `The records behind \`${name}\`, as ${lowerCaseWords(plural)} of the CMS.`
          : `The record behind \`${name}\`, as ${label} of the CMS.`,
      ),
      `${target}: ${shape.type === 'list' ? `[${record}!]!` : record} ${forEditors}`,
    ]
  })

const inputFields = (
  fields: Fields,
  { typeName, isPatch = false }: { readonly typeName?: string; readonly isPatch?: boolean } = {},
): readonly string[] =>
  apiFieldsOf(fields, typeName).flatMap((field) => [
    text(descriptionOf(field)),
    `${field.name}: ${inputType(field)}${isRequired(field.shape) && !isPatch ? '!' : ''}${namesRecord(field.shape) ? ` ${ownedByNobody}` : ''}`,
  ])

const namesRecord = (shape: FieldShape): boolean => ['reference', 'image'].includes(innerShape(shape).type)

const isRequired = (shape: FieldShape): boolean => 'required' in shape && shape.required

const innerShape = (shape: FieldShape): FieldShape => (shape.type === 'list' ? shape.of.shape : shape)

type Typed = Pick<ApiField, 'name' | 'shape'>

function outputType({ name, shape }: Typed): string {
  if (shape.type === 'list') return `[${outputType({ name, shape: shape.of.shape }).replace(/!$/, '')}!]!`
  if (shape.type === 'object') return `${shape.typeName}Record!`
  if (shape.type === 'money') return 'Money!'
  const mayBeNull = shape.type === 'choice' ? isOptionalChoice(name) : shape.type === 'reference' && !shape.required
  return `${scalarOf(name, shape)}${mayBeNull ? '' : '!'}`
}

function inputType({ name, shape }: Typed): string {
  if (shape.type === 'list') return `[${inputType({ name, shape: shape.of.shape })}!]`
  if (shape.type === 'money') return 'MoneyInput'
  return shape.type === 'object' ? `${shape.typeName}Input` : scalarOf(name, shape)
}

function scalarOf(name: string, shape: FieldShape): string {
  switch (shape.type) {
    case 'whole':
      return 'SafeInt'
    case 'decimal':
      return /(Chance|Percent)$/.test(name) ? 'Percentage' : 'Float'
    case 'yesNoOrDecimal':
      return 'Float'
    case 'flag':
      return 'Boolean'
    case 'moment':
      return 'DateTime'
    case 'reference':
    case 'image':
      return 'ID'
    case 'choice':
      return apiEnumOf(name).name
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
      throw new Mistake(`Two kinds of entry are called ${typeName}.`)
    found.set(typeName, { typeName, description, fields: entryFields })
    collectEntries(entryFields, found)
  }
}
