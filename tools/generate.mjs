/**
 * Everything that is generated and committed; `--check` fails where a committed file is not what would be generated.
 *
 *   subgraphs/catalogue/src/generated/records.graphql the CMS's part of it, of the kinds of packages/content
 *   schema.graphql                                    the one schema, of every domain's `*.graphql`
 *   packages/schema/src/generated/types.ts            its types, for operations and resolvers
 *   remotes/admin/src/generated/record*               the sections of the CMS, see generate-cms.mjs
 *   <front end>/src/generated/documents.ts            each front end's `*.graphql` documents, typed
 *   <front end>/src/generated/persisted-documents.ts  their hashes by operation name
 *   gateway/src/generated/persisted-documents.json    the documents behind those hashes
 *
 * Further generators live with what they describe and are named in `extra`.
 */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { generate } from '@graphql-codegen/cli'
import { generate as generateCms } from './generate-cms.mjs'
import { generate as generateRecords } from './generate-records.mjs'

const require = createRequire(import.meta.url)
const {
  buildASTSchema,
  concatAST,
  extendSchema,
  Kind,
  lexicographicSortSchema,
  parse,
  print,
  printSchema,
  validate,
} = require('graphql')
const { addTypenameToDocument: addTypename } = require('@apollo/client/utilities')

const root = fileURLToPath(new URL('..', import.meta.url))
const isCheck = process.argv.includes('--check')
const drifted = []

const filesUnder = (folder, test) =>
  existsSync(folder)
    ? readdirSync(folder, { withFileTypes: true })
        .flatMap((entry) => {
          const path = join(folder, entry.name)
          if (entry.isDirectory())
            return entry.name === 'node_modules' || entry.name === 'dist' ? [] : filesUnder(path, test)
          return test(path) ? [path] : []
        })
        .sort()
    : []

const isGraphql = (path) => path.endsWith('.graphql')

function put(path, content) {
  const file = join(root, path)
  const before = existsSync(file) ? readFileSync(file, 'utf8') : null
  if (before === content) return
  if (isCheck) drifted.push(path)
  else {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, content)
  }
}

/** The one schema. Root types and `extend type` may come in any order. */
function mergeSchema() {
  const files = ['packages/kernel/src', 'subgraphs', 'gateway/src'].flatMap((folder) =>
    filesUnder(join(root, folder), isGraphql),
  )
  const roots = new Set()
  const definitions = concatAST(files.map((file) => parse(readFileSync(file, 'utf8')))).definitions.map((node) => {
    if (node.kind !== Kind.OBJECT_TYPE_DEFINITION || !['Query', 'Mutation'].includes(node.name.value)) return node
    if (!roots.has(node.name.value)) {
      roots.add(node.name.value)
      return node
    }
    return { ...node, kind: Kind.OBJECT_TYPE_EXTENSION }
  })
  const isExtension = (node) => node.kind.endsWith('Extension')
  const base = buildASTSchema(
    { kind: Kind.DOCUMENT, definitions: definitions.filter((node) => !isExtension(node)) },
    { assumeValidSDL: true },
  )
  return extendSchema(base, { kind: Kind.DOCUMENT, definitions: definitions.filter(isExtension) })
}

await generateRecords(put)
await generateCms(put)
const schema = lexicographicSortSchema(mergeSchema())
const schemaText = `${printSchema(schema)}\n`
put('schema.graphql', schemaText)

const scalars = { ID: 'string', SafeInt: 'number', RefusalValues: 'Record<string, string | number>' }
const shared = {
  enumsAsTypes: true,
  skipTypename: true,
  useTypeImports: true,
  avoidOptionals: { field: true, object: true },
  immutableTypes: true,
}

async function codegen(target, config) {
  const [{ content }] = await generate({ schema: schemaText, silent: true, generates: { [target]: config } }, false)
  put(target, content)
}

await codegen('packages/schema/src/generated/types.ts', {
  plugins: ['typescript'],
  config: { ...shared, scalars: { ...scalars, DateTime: 'number' } },
})

/** Front ends that load the Apollo client anyway: its parser makes their documents from text, a fifth of the bytes. */
const withApollo = ['remotes/game', 'remotes/admin']

const frontEnds = ['packages/ui', 'host', 'remotes/game', 'remotes/admin', 'remotes/visitor']
const persisted = {}

for (const frontEnd of frontEnds) {
  const files = filesUnder(join(root, frontEnd, 'src'), isGraphql)
  if (files.length === 0) continue
  const ast = concatAST(files.map((file) => parse(readFileSync(file, 'utf8'))))
  const errors = validate(schema, ast)
  if (errors.length > 0) throw new Error(`${frontEnd}: ${errors.map(String).join('\n')}`)
  await codegen(`${frontEnd}/src/generated/documents.ts`, {
    documents: files,
    plugins: ['typescript-operations', 'typed-document-node'],
    config: {
      ...shared,
      nonOptionalTypename: false,
      dedupeFragments: true,
      ...(withApollo.includes(frontEnd) && { documentMode: 'graphQLTag', gqlImport: '@apollo/client#gql' }),
      scalars: { ...scalars, DateTime: 'string' },
    },
  })
  const fragments = new Map(
    ast.definitions.filter((node) => node.kind === Kind.FRAGMENT_DEFINITION).map((node) => [node.name.value, node]),
  )
  const hashes = {}
  for (const operation of ast.definitions.filter((node) => node.kind === Kind.OPERATION_DEFINITION)) {
    const document = print(
      addTypename({ kind: Kind.DOCUMENT, definitions: [operation, ...reachable(operation, fragments)] }),
    )
    const hash = createHash('sha256').update(document).digest('hex')
    hashes[operation.name.value] = hash
    persisted[hash] = document
  }
  put(
    `${frontEnd}/src/generated/persisted-documents.ts`,
    `/** SHA-256 of each operation as it is sent, by operation name. */\nexport const persistedDocuments: Readonly<Record<string, string>> = ${JSON.stringify(hashes, null, 2)}\n`,
  )
}
put(
  'gateway/src/generated/persisted-documents.json',
  `${JSON.stringify(Object.fromEntries(Object.entries(persisted).sort()), null, 2)}\n`,
)

/** The fragments an operation spreads, directly or not, each once. */
function reachable(node, fragments, found = new Map()) {
  const visit = (selectionSet) => {
    for (const selection of selectionSet?.selections ?? []) {
      if (selection.kind === Kind.FRAGMENT_SPREAD && !found.has(selection.name.value)) {
        const fragment = fragments.get(selection.name.value)
        found.set(selection.name.value, fragment)
        visit(fragment.selectionSet)
      } else visit(selection.selectionSet)
    }
  }
  visit(node.selectionSet)
  return [...found.values()]
}

/** Modules that export `generate(put)`, run after the schema is there. */
const extra = ['tools/generate-openapi.mjs']
for (const path of extra) if (existsSync(join(root, path))) await (await import(join(root, path))).generate(put)

if (drifted.length > 0) {
  console.error(`Not as generated: ${drifted.join(', ')}. Run \`npm run generate\` and commit the result.`)
  process.exit(1)
}
console.log(isCheck ? 'Generated files are up to date.' : 'Generated.')
