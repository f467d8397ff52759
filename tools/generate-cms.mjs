/**
 * What a section of the CMS has in common with all others, made of its kind in `@sanguine/content`:
 *
 *   remotes/admin/src/generated/records.graphql              its GraphQL documents
 *   remotes/admin/src/generated/record-sections.ts           its addresses, validator and documents in one object
 *   remotes/admin/src/testing/section-cases.generated.ts     a row of the test that every section has to pass
 *
 * `remotes/admin/records.json` names the kinds. `path` is the section's address under /admin; a kind without one has no
 * section and gets only the list that others choose from. `list` names the fields that a list has beside id, name, short
 * name and image.
 */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { buildServer } from './build/server.mjs'

const folder = 'remotes/admin/src'
const declarations = new URL('../remotes/admin/records.json', import.meta.url)

/** Writes through `put(path, content)`. Runs before the documents of the front ends are typed. */
export async function generate(put) {
  await buildServer()
  const { anyKind } = createRequire(import.meta.url)('@sanguine/content')
  const declared = Object.entries(JSON.parse(readFileSync(declarations, 'utf8')))
  const all = declared.map(([name, { path, list = [] }]) => ({ kind: anyKind(name), path, list }))
  const sections = all.filter(({ path }) => path !== undefined)
  put(`${folder}/generated/records.graphql`, documentsOf(all, sections))
  put(`${folder}/generated/record-sections.ts`, moduleOf(sections))
  put(`${folder}/testing/section-cases.generated.ts`, casesOf(sections.map(({ kind, path }) => caseOf(kind, path))))
}

const note =
  'Made of remotes/admin/records.json and the kinds of packages/content by `npm run generate`; change them there.'
const capitalised = (name) => name.charAt(0).toUpperCase() + name.slice(1)
const indented = (lines) => lines.map((line) => `  ${line}`)
const block = (head, lines) => [`${head} {`, ...indented(lines), '}']

const documentsOf = (all, sections) =>
  [
    [`# ${note}`],
    block('fragment AdminRefusal on UserError', ['code', 'message', 'values', 'field']),
    ...all.map(listQuery),
    ...sections.flatMap(({ kind }) => recordDocuments(kind)),
  ]
    .map((lines) => lines.join('\n'))
    .join('\n\n')
    .concat('\n')

function listQuery({ kind, list }) {
  const { name, collection, title, fields } = kind
  const common = ['shortName', 'imageId'].filter((field) => field in fields && field !== title)
  const unknown = list.filter((field) => !(field in fields))
  if (unknown.length > 0) throw new Error(`records.json lists ${unknown.join(', ')}, which a ${name} does not have.`)
  const rest = Object.fromEntries([...common, ...list].map((field) => [field, fields[field]]))
  const shown = ['id', title === 'name' ? 'name' : `name: ${title}`, ...selectionOf(rest)]
  return block(`query Admin${capitalised(collection)}`, block(`records: ${name}Records`, shown))
}

function recordDocuments({ name, fields }) {
  const type = capitalised(name)
  const errors = block('userErrors', ['...AdminRefusal'])
  const changed = [...block('record', [`...Admin${type}`]), ...errors]
  return [
    block(`fragment Admin${type} on ${type}Record`, ['id', 'revision', 'updatedAt', ...selectionOf(fields)]),
    block(`query Admin${type}($id: ID!)`, block(`record: ${name}Record(id: $id)`, [`...Admin${type}`])),
    block(
      `mutation AdminCreate${type}($input: ${type}Input!)`,
      block(`payload: create${type}(input: $input)`, changed),
    ),
    block(
      `mutation AdminUpdate${type}($id: ID!, $revision: Int, $input: ${type}Input!)`,
      block(`payload: update${type}(id: $id, revision: $revision, input: $input)`, changed),
    ),
    block(
      `mutation AdminDelete${type}($id: ID!, $revision: Int)`,
      block(`payload: delete${type}(id: $id, revision: $revision)`, ['deletedId', ...errors]),
    ),
  ]
}

const selectionOf = (fields) =>
  Object.entries(fields).flatMap(([name, { shape }]) => {
    const { shape: inner } = shape.type === 'list' ? shape.of : { shape }
    return inner.type === 'object' ? block(name, selectionOf(inner.fields)) : [name]
  })

function moduleOf(sections) {
  const documents = sections.flatMap(({ kind: { name, collection } }) => {
    const [type, types] = [capitalised(name), capitalised(collection)]
    const operations = [types, type, `Create${type}`, `Update${type}`, `Delete${type}`]
    return [
      ...operations.map((operation) => `Admin${operation}Document`),
      ...[`Admin${types}Query`, `Admin${type}Fragment`, `${type}Input`].map((imported) => `type ${imported}`),
    ]
  })
  return `/** ${note} */
import { kinds, type ValuesOfKind } from '@sanguine/content'
import type { RecordSection } from '../shared/records/record-section'
import { sectionUrls } from '../shared/records/section-urls'
import {
${documents.map((imported) => `  ${imported},`).join('\n')}
} from './documents'
${sections.map(sectionOf).join('')}`
}

function sectionOf({ kind: { name, collection }, path }) {
  const [type, types] = [capitalised(name), capitalised(collection)]
  return `
export const ${name}Section: RecordSection<
  Admin${types}Query['records'][number],
  Admin${type}Fragment,
  ValuesOfKind<'${name}'>,
  ${type}Input
> = {
  kind: '${name}',
  schema: kinds.${name}.values,
  title: 'title.${path}',
  urls: sectionUrls('${path}'),
  documents: {
    list: Admin${types}Document,
    read: Admin${type}Document,
    create: AdminCreate${type}Document,
    update: AdminUpdate${type}Document,
    remove: AdminDelete${type}Document,
  },
  toInput: (values) => values,
}
`
}

const sampleId = 'a'.repeat(24)

function caseOf({ name, title, fields }, path) {
  const entries = Object.entries(fields)
  const readEmpty = ([field, { schema }]) => [field, schema.safeParse(undefined)]
  const empty = entries.map(readEmpty)
  const sample = Object.fromEntries(entries.map(([field, { shape }]) => [field, sampleOf(shape, field)]))
  return {
    kind: name,
    path,
    title,
    record: { id: sampleId, revision: 2, updatedAt: '2024-07-01T12:00:00.000Z', ...sample },
    defaults: Object.fromEntries(empty.filter(([, read]) => read.success).map(([field, { data }]) => [field, data])),
    required: empty.filter(([, read]) => !read.success).map(([field]) => field),
  }
}

/** A value that a field may have, wherever possible another than its default. */
function sampleOf(shape, field) {
  switch (shape.type) {
    case 'text':
      return `sample-${field}`
    case 'key':
      return 'sample'
    case 'whole':
    case 'decimal':
      return Math.min(shape.max, shape.initial + 1)
    case 'yesNoOrDecimal':
      return 1
    case 'choice':
      return shape.choices.length - 1
    case 'flag':
      return !shape.initial
    case 'color':
      return '#8a0303'
    case 'moment':
      return '2024-07-01T12:00:00.000Z'
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
    default:
      throw new Error(`There is no sample of the shape ${shape.type}.`)
  }
}

const casesOf = (cases) => `/** ${note} */
import type { SectionCase } from './section-case'

export const sectionCases: readonly SectionCase[] = ${JSON.stringify(cases, null, 2)}
`
