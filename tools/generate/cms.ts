/**
 * Generates the common parts of the CMS's sections from the kinds in `@sanguine/content`:
 *
 *   remotes/admin/src/generated/records.graphql              its GraphQL documents
 *   remotes/admin/src/generated/record-sections.ts           its addresses, validator and documents in one object
 *   remotes/admin/src/generated/record-lists.ts              the lists of all kinds, from which pickers choose
 *   remotes/admin/src/generated/record-forms.ts              the special layouts of their forms
 *   remotes/admin/src/generated/record-pages.ts              the sections in the order of the navigation
 *   remotes/admin/src/generated/plain-pages.tsx              the pages of sections without a page of their own
 *   remotes/admin/src/generated/kind-texts.{en,de}.json      the texts that the kinds declare
 *   remotes/admin/src/testing/section-cases.generated.ts     a row of the test that every section has to pass
 *
 * `remotes/admin/records.json` names the kinds. `path` is the section's path under /admin. A kind with `nested` is
 * edited inside another section; `nested` is the path under /admin that leads to a record by its id. A kind with
 * neither gets only the list for pickers. `group` begins a group of the navigation, for this section and those after it. `list` names the fields of a list besides id, name, short name and image, as
 * in the GraphQL API. `filter` names the reference by which lists and pickers filter, such as an item's type; the
 * referenced kind must be declared too. `form` has the special layout of a form, as `FormLayout` describes it.
 */

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  type AnyKind,
  type ApiField,
  type ApiKind,
  type ApiMoney,
  anyKind,
  apiFieldsOf,
  apiKindOf,
  batchFieldsOf,
  type FieldShape,
  type Fields,
  kindNames,
  maxRecordPage,
  toApi,
  translatedFieldsOf,
} from '@sanguine/content'
import { constantCase, upperFirst } from '@sanguine/rules'
import { root } from '../root'
import { checkLabels, declaredTexts, languages, writtenTexts } from './cms-labels'
import { pagesOf, plainPagesOf } from './cms-pages'
import type { GeneratedFiles } from './generated-files'
import { Mistake } from './mistake'

/** A kind with its names in the API. */
interface ListedKind {
  readonly kind: AnyKind
  readonly api: ApiKind
  readonly fields: readonly ApiField[]
  /** the field that lists show, as the API calls it */
  readonly title: string
  /** further fields of the list */
  readonly list: readonly string[]
  readonly form: Layout | undefined
  /** the reference by which the list is filtered */
  readonly filter: { readonly field: string; readonly to: ApiKind } | null
}

interface SectionKind extends ListedKind {
  /** under /admin; of a nested kind the last word before the id */
  readonly path: string
  /** the group of the navigation that it begins, for itself and the sections after it */
  readonly group: string | undefined
  readonly isNested: boolean
}

/** An entry of `records.json`. */
interface Declaration {
  readonly path?: string
  readonly group?: string
  readonly nested?: string
  readonly list?: readonly string[]
  readonly filter?: string
  readonly form?: Layout
}

/** The special layout of a form: `FormLayout` of the CMS. */
interface Layout {
  readonly first?: readonly string[]
  readonly spans?: Readonly<Record<string, number>>
  readonly ratio?: number
}

type Values = Readonly<Record<string, unknown>>

const declarations = 'remotes/admin/records.json'
const folder = 'remotes/admin/src'
const note = `Made of ${declarations} and the kinds of packages/content by \`npm run generate\`; change them there.`

export function generateCms(files: GeneratedFiles): void {
  const declared: Readonly<Record<string, Declaration>> = JSON.parse(readFileSync(join(root, declarations), 'utf8'))
  const listed = Object.entries(declared).map(([name, declaration]) => listedKind(name, declaration, declared))
  const sections = listed.flatMap((kind): SectionKind[] => {
    const { nested, path = nested, group } = declared[kind.kind.name] ?? {}
    return path === undefined ? [] : [{ ...kind, path, group, isNested: nested !== undefined }]
  })
  const withList = listed.map((kind) => sections.find((section) => section.kind === kind.kind) ?? kind)
  for (const language of languages) {
    const written = writtenTexts(language)
    const declaredByKinds = declaredTexts(withList, language, written)
    checkLabels(withList, { ...written, ...declaredByKinds })
    files.put(`${folder}/generated/kind-texts.${language}.json`, `${JSON.stringify(declaredByKinds, null, 2)}\n`)
  }
  const pages = sections.filter(({ isNested }) => !isNested)
  files.put(`${folder}/generated/record-forms.ts`, formModuleOf(listed))
  files.put(`${folder}/generated/record-pages.ts`, pagesOf(pages, note))
  files.put(`${folder}/generated/plain-pages.tsx`, plainPagesOf(pages, note))
  files.put(`${folder}/generated/records.graphql`, documentsOf(listed, sections))
  files.put(`${folder}/generated/record-sections.ts`, moduleOf(sections))
  files.put(`${folder}/generated/record-lists.ts`, listModuleOf(listed, sections))
  files.put(`${folder}/testing/section-cases.generated.ts`, casesOf(pages))
}

function listedKind(
  given: string,
  { list = [], filter, form }: Declaration,
  declared: Readonly<Record<string, Declaration>>,
): ListedKind {
  const name = kindNames.find((known) => known === given)
  if (!name) throw new Mistake(`${declarations} names the kind ${given}, which does not exist.`)
  const kind = anyKind(name)
  const fields = apiFieldsOf(kind.fields)
  const named = [...list, ...(form?.first ?? []), ...Object.keys(form?.spans ?? {})]
  const unknown = named.filter((fieldName) => !fields.some((field) => field.name === fieldName))
  if (unknown.length > 0)
    throw new Mistake(`${declarations} names ${unknown.join(', ')}, which a ${name} does not have.`)
  const { title } = kind
  return { kind, api: apiKindOf(name), fields, title, list, form, filter: filterOf(name, fields, filter, declared) }
}

function filterOf(
  name: string,
  fields: readonly ApiField[],
  filter: string | undefined,
  declared: Readonly<Record<string, Declaration>>,
): ListedKind['filter'] {
  if (filter === undefined) return null
  const shape = fields.find((field) => field.name === filter)?.shape
  if (shape?.type !== 'reference') throw new Mistake(`${declarations}: ${filter} of a ${name} is no reference.`)
  if (!(shape.to in declared))
    throw new Mistake(`${declarations} does not declare ${shape.to}, by which ${name} is filtered.`)
  return { field: filter, to: apiKindOf(shape.to) }
}

const block = (head: string, lines: readonly string[]): readonly string[] => [
  `${head} {`,
  ...lines.map((line) => `  ${line}`),
  '}',
]

const documentsOf = (listed: readonly ListedKind[], sections: readonly SectionKind[]): string =>
  [
    [`# ${note}`],
    block('fragment AdminRecordError on RecordUserError', [
      'code',
      'message',
      'field',
      ...block('laterChanges', [
        'action',
        'changedAt',
        ...block('actor', ['name']),
        ...block('changes', ['field']),
        ...block('subject', ['title']),
      ]),
    ]),
    block('fragment AdminTranslation on RecordTranslation', ['language', 'field', 'text', 'original', 'isOutdated']),
    ...listed.map(rowFragment),
    ...listed.map(listQuery),
    ...sections.map(positionQuery),
    ...sections.flatMap(recordDocuments),
  ]
    .map((lines) => lines.join('\n'))
    .join('\n\n')
    .concat('\n')

const rowName = ({ typeName }: ApiKind): string => `Admin${typeName}Row`

/** The fragment with a record's fields in lists. */
function rowFragment({ api, fields, title, list }: ListedKind): readonly string[] {
  const isShown = ({ name, shape }: ApiField) =>
    (name === 'shortName' && name !== title) || (shape.type === 'image' && !shape.moving) || list.includes(name)
  return block(`fragment ${rowName(api)} on ${api.typeName}Record`, [
    'id',
    title === 'name' ? title : `name: ${title}`,
    ...selectionOf(fields.filter(isShown)),
  ])
}

type ListArgument = readonly [argument: string, variable: string, type: string]

/** The arguments that filter and order a section's list. */
const listFilters = ({ kind, filter }: ListedKind): readonly ListArgument[] => [
  ['search', 'search', 'String'],
  ...(translatedFieldsOf(kind.name).length > 0 ? [['translation', 'translation', 'TranslationState'] as const] : []),
  ...(filter ? [[`${filter.field}s`, 'typeIds', '[ID!]'] as const] : []),
  ['sort', 'sort', 'RecordSort'],
  ['direction', 'direction', 'SortDirection'],
]

const variablesOf = (args: readonly ListArgument[]): string =>
  args.map(([, variable, type]) => `$${variable}: ${type}`).join(', ')

const givenOf = (args: readonly ListArgument[]): string =>
  args.map(([argument, variable]) => `${argument}: $${variable}`).join(', ')

/** The list of a kind. Its variables have the same names for all kinds; `typeIds` is the kind's filter. */
function listQuery(listed: ListedKind): readonly string[] {
  const { kind, api } = listed
  const args: readonly ListArgument[] = [
    ['first', 'first', `Int = ${maxRecordPage}`],
    ['after', 'after', 'String'],
    ['ids', 'ids', '[ID!]'],
    ...('isVisible' in kind.fields ? [['isVisible', 'isVisible', 'Boolean'] as const] : []),
    ...listFilters(listed),
  ]
  const connection = [
    ...block('nodes', [`...${rowName(api)}`]),
    ...block('pageInfo', ['endCursor', 'hasNextPage']),
    'totalCount',
  ]
  return block(
    `query Admin${upperFirst(api.plural)}(${variablesOf(args)})`,
    block('admin', block(`records: ${api.plural}(${givenOf(args)})`, connection)),
  )
}

/** The position of a record in its list, by the same variables. */
const positionQuery = (section: SectionKind): readonly string[] =>
  block(
    `query Admin${section.api.typeName}Position($id: ID!, ${variablesOf(listFilters(section))})`,
    block(
      'admin',
      block(`records: ${section.api.plural}(first: 1, ${givenOf(listFilters(section))})`, [
        'position: positionOf(id: $id)',
      ]),
    ),
  )

function recordDocuments({ kind, api, fields, title }: SectionKind): readonly (readonly string[])[] {
  const { name, plural, typeName } = api
  const record = [`...Admin${typeName}`]
  const errors = block('userErrors', ['...AdminRecordError'])
  const mutation = (verb: string, inputType: string, result: readonly string[]) =>
    block(
      `mutation Admin${verb}${typeName}($input: ${inputType}!)`,
      block(`payload: ${verb.toLowerCase()}${typeName}(input: $input)`, [...result, ...errors]),
    )
  return [
    block(`fragment Admin${typeName} on ${typeName}Record`, [
      ...['id', 'revision', 'updatedAt'],
      ...selectionOf(fields),
      ...(translatedFieldsOf(kind.name).length > 0 ? translations : []),
    ]),
    block(`query Admin${typeName}($id: ID!)`, block('admin', block(`record: ${name}(id: $id)`, record))),
    mutation('Create', `Create${typeName}Input`, block(`record: ${name}`, record)),
    mutation('Update', `Update${typeName}Input`, block(`record: ${name}`, record)),
    mutation('Delete', `Delete${typeName}Input`, ['deletedId', ...block('auditEntry', ['id'])]),
    ...batchDocuments(),
  ]

  function batchDocuments(): readonly (readonly string[])[] {
    const batch = upperFirst(plural)
    const changeable = batchFieldsOf(kind.fields).map((field) => field.name)
    const node = ['id', 'revision', title === 'name' ? title : `name: ${title}`, ...changeable]
    const batchMutation = (verb: string, result: readonly string[]) =>
      block(
        `mutation Admin${verb}${batch}($input: ${verb}${batch}Input!)`,
        block(`payload: ${verb.toLowerCase()}${batch}(input: $input)`, [...result, ...errors]),
      )
    return [
      block(
        `query Admin${batch}ToChange($ids: [ID!]!)`,
        block('admin', block(`records: ${plural}(first: ${maxRecordPage}, ids: $ids)`, block('nodes', node))),
      ),
      batchMutation('Update', block(`records: ${plural}`, ['revision', `...${rowName(api)}`])),
      batchMutation('Delete', ['deletedIds', ...block('auditEntries', ['id'])]),
    ]
  }
}

const translations = block('translations', ['...AdminTranslation'])

/** The output fields that hold what the input fields take. */
const selectionOf = (fields: readonly ApiField[]): readonly string[] =>
  fields.flatMap(({ name, target, shape }) => {
    const inner = shape.type === 'list' ? shape.of.shape : shape
    if (inner.type === 'image') return block(`${target}`, ['id'])
    if (inner.type === 'money') return block(name, ['cents', 'currency'])
    return inner.type === 'object' ? block(name, selectionOf(apiFieldsOf(inner.fields, inner.typeName))) : [name]
  })

function moduleOf(sections: readonly SectionKind[]): string {
  const imported = sections.flatMap(({ api: { typeName, plural } }) => {
    const plurals = upperFirst(plural)
    const operations = [
      plurals,
      `${typeName}Position`,
      typeName,
      `Create${typeName}`,
      `Update${typeName}`,
      `Delete${typeName}`,
      `${plurals}ToChange`,
      `Update${plurals}`,
      `Delete${plurals}`,
    ]
    return [
      ...operations.map((operation) => `Admin${operation}Document`),
      ...[`Admin${plurals}Query`, `Admin${typeName}Fragment`, `Create${typeName}Input`].map((type) => `type ${type}`),
    ]
  })
  return `/** ${note} */
import type { NestedSection, RecordSection, RowOf } from '../shared/records/record-section'
import { recordSchema } from '../shared/records/record-schema'
import { sectionUrls } from '../shared/records/section-urls'
import {
${imported.map((name) => `  ${name},`).join('\n')}
} from './documents'
${sections.map(sectionOf).join('')}`
}

function sectionOf({ kind: { name }, api: { typeName, plural }, path, isNested }: SectionKind): string {
  const plurals = upperFirst(plural)
  return `
export const ${name}Section: ${isNested ? 'NestedSection' : 'RecordSection'}<
  RowOf<Admin${plurals}Query>,
  Admin${typeName}Fragment,
  Create${typeName}Input
> = {
  kind: '${name}',
  schema: recordSchema('${name}'),
  title: 'title.${path.split('/').at(-1)}',
${isNested ? '' : `  urls: sectionUrls('${path}'),\n`}  documents: {
    list: Admin${plurals}Document,
    position: Admin${typeName}PositionDocument,
    read: Admin${typeName}Document,
    create: AdminCreate${typeName}Document,
    update: AdminUpdate${typeName}Document,
    remove: AdminDelete${typeName}Document,
    readSeveral: Admin${plurals}ToChangeDocument,
    updateSeveral: AdminUpdate${plurals}Document,
    removeSeveral: AdminDelete${plurals}Document,
  },
}
`
}

/** The lists of the declared kinds as pickers, searches and lists of choices use them. */
function listModuleOf(listed: readonly ListedKind[], sections: readonly SectionKind[]): string {
  const imported = listed.flatMap(({ api }) => [`Admin${upperFirst(api.plural)}Document`, `${rowName(api)}FragmentDoc`])
  const entries = listed.map(({ kind: { name }, api, filter }) => {
    const { path, isNested = false } = sections.find((section) => section.kind.name === name) ?? {}
    return `  ${name}: {
    kind: '${name}',
    typeName: '${api.typeName}Record',
    plural: '${api.plural}',
    list: Admin${upperFirst(api.plural)}Document,
    row: ${rowName(api)}FragmentDoc,
    filter: ${filter ? `{ field: '${filter.field}', kind: '${filter.to.kind}' }` : 'null'},
    path: ${path === undefined ? 'null' : `'${path}'`},
    isNested: ${isNested},
  },`
  })
  return `/** ${note} */
import type { RecordLists } from '../shared/records/record-lists'
import {
${imported.map((name) => `  ${name},`).join('\n')}
} from './documents'

export const recordLists = {
${entries.join('\n')}
} satisfies RecordLists
`
}

/** The special layouts of forms, by kind. */
const formModuleOf = (listed: readonly ListedKind[]): string => {
  const forms = listed.flatMap(({ kind, form }) => (form ? [[kind.name, form]] : []))
  return `/** ${note} */
import type { FormLayouts } from '../shared/record-fields/form-layout'

export const recordForms: FormLayouts = ${JSON.stringify(Object.fromEntries(forms), null, 2)}
`
}

const casesOf = (sections: readonly SectionKind[]): string => `/** ${note} */
import type { SectionCase } from './section-case'

export const sectionCases: readonly SectionCase[] = ${JSON.stringify(sections.map(caseOf), null, 2)}
`

const sampleId = 'a'.repeat(24)

function caseOf({ kind, fields, title, path }: SectionKind) {
  const entries = Object.entries(kind.fields)
  const initial = entries.map(([name, { schema }]) => ({ name, read: schema.safeParse(undefined) }))
  const defaults = initial.flatMap(({ name, read }) => (read.success ? [[name, read.data]] : []))
  const isRequired = ({ name }: ApiField) => initial.some((field) => field.name === name && !field.read.success)
  const values = inApi(
    kind.fields,
    Object.fromEntries(entries.map(([name, { shape }]) => [name, sampleOf(shape, name)])),
  )
  return {
    kind: kind.name,
    path,
    title,
    record: { id: sampleId, revision: 2, updatedAt: '2024-07-01T12:00:00.000Z', ...outputOf(fields, values) },
    values,
    defaults: inApi(kind.fields, Object.fromEntries(defaults)),
    required: fields.filter(isRequired).map(({ name }) => name),
  }
}

/** Values as they are sent in JSON. */
function inApi(fields: Fields, record: Values): Values {
  const values = toApi(fields, record)
  const inJson = ({ name, shape }: ApiField): unknown => {
    if (shape.type === 'choice') return values[name] === null ? null : constantCase(String(values[name]))
    if (shape.type === 'money') return { ...(values[name] as ApiMoney), currency: 'USD' }
    return shape.type === 'moment' ? new Date(Number(values[name])).toISOString() : values[name]
  }
  return Object.fromEntries(
    apiFieldsOf(fields)
      .filter(({ name }) => name in values)
      .map((field) => [field.name, inJson(field)]),
  )
}

/** A record with these values, as a section's documents select it; samples have no images. */
const outputOf = (fields: readonly ApiField[], values: Values): Values =>
  Object.fromEntries(
    fields.map(({ name, target, shape }) => (shape.type === 'image' ? [target, null] : [name, values[name]])),
  )

/** A possible value of a field, different from its default if possible. */
function sampleOf(shape: FieldShape, name: string): unknown {
  switch (shape.type) {
    case 'text':
      return `sample-${name}`
    case 'key':
      return 'sample'
    case 'whole':
    case 'decimal':
      return Math.min(shape.max, shape.initial + 1)
    case 'money':
    case 'yesNoOrDecimal':
      return 1
    case 'choice':
      return shape.choices.length - 1
    case 'flag':
      return !shape.initial
    case 'color':
      return '#8a0303'
    case 'moment':
      return Date.parse('2024-07-01T12:00:00.000Z') / 1000
    case 'image':
      return ''
    case 'reference':
      return shape.required ? sampleId : ''
    case 'list':
      return []
    case 'object':
      return Object.fromEntries(
        Object.entries(shape.fields).map(([inner, { shape: of }]) => [inner, sampleOf(of, inner)]),
      )
  }
}
