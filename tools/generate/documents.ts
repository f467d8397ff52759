/**
 * Each front end's `*.graphql` documents, typed, and their hashes by operation name; for the gateway the documents behind
 * those hashes, which a remote keeps in its own folder. And the examples of the API, typed for a client outside of this repository.
 */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { addTypenameToDocument } from '@apollo/client/utilities'
import {
  concatAST,
  type DocumentNode,
  type FragmentDefinitionNode,
  GraphQLError,
  type GraphQLSchema,
  type InlineFragmentNode,
  isAbstractType,
  Kind,
  print,
  printSchema,
  type SelectionSetNode,
  validate,
  visit,
} from 'graphql'
import { remoteFolders } from '../remotes'
import { root } from '../root'
import { generateTypes } from './codegen'
import { type GeneratedFiles, graphqlFiles } from './generated-files'
import { graphqlMistake, parseFile } from './mistake'

/** The front ends whose documents come with the gateway. */
const platformFrontEnds = ['packages/ui', 'host']

/** Whether a front end loads the Apollo client anyway: its parser makes documents from text, a fifth of the bytes. */
function hasApollo(frontEnd: string): boolean {
  const { dependencies = {} } = JSON.parse(readFileSync(join(root, frontEnd, 'package.json'), 'utf8'))
  return frontEnd.startsWith('remotes/') && '@apollo/client' in dependencies
}

type Fragments = ReadonlyMap<string, FragmentDefinitionNode>

/** The fragments a selection spreads, directly or not, each once. */
function spreadFragments(
  selectionSet: SelectionSetNode,
  fragments: Fragments,
  found: Map<string, FragmentDefinitionNode>,
) {
  for (const selection of selectionSet.selections) {
    if (selection.kind !== Kind.FRAGMENT_SPREAD) {
      if (selection.selectionSet) spreadFragments(selection.selectionSet, fragments, found)
      continue
    }
    const fragment = fragments.get(selection.name.value)
    if (!fragment || found.has(selection.name.value)) continue
    found.set(selection.name.value, fragment)
    spreadFragments(fragment.selectionSet, fragments, found)
  }
  return [...found.values()]
}

/** The text of each operation as it is sent, by operation name. */
function persistedTexts(documents: DocumentNode): ReadonlyMap<string, string> {
  const fragments: Fragments = new Map(
    documents.definitions.flatMap((node) =>
      node.kind === Kind.FRAGMENT_DEFINITION ? [[node.name.value, node] as const] : [],
    ),
  )
  const texts = new Map<string, string>()
  for (const node of documents.definitions) {
    if (node.kind !== Kind.OPERATION_DEFINITION) continue
    if (!node.name) throw graphqlMistake([new GraphQLError('The operation has no name.', node)])
    const definitions = [node, ...spreadFragments(node.selectionSet, fragments, new Map())]
    texts.set(node.name.value, print(addTypenameToDocument({ kind: Kind.DOCUMENT, definitions })))
  }
  return texts
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')

/** The types that implement each interface or belong to each union that fragments are on, for the client's cache. */
function possibleTypesOf(documents: DocumentNode, schema: GraphQLSchema): Readonly<Record<string, readonly string[]>> {
  const names = new Set<string>()
  const add = ({ typeCondition }: Pick<FragmentDefinitionNode | InlineFragmentNode, 'typeCondition'>) => {
    if (typeCondition) names.add(typeCondition.name.value)
  }
  visit(documents, { FragmentDefinition: add, InlineFragment: add })
  return Object.fromEntries(
    [...names].sort().flatMap((name) => {
      const type = schema.getType(name)
      return isAbstractType(type) ? [[name, schema.getPossibleTypes(type).map((possible) => possible.name)]] : []
    }),
  )
}

interface TypedDocuments {
  /** with the `*.graphql` files */
  readonly folder: string
  /** the generated module */
  readonly path: string
  readonly schema: GraphQLSchema
  /** further options of the plugins */
  readonly config?: Readonly<Record<string, unknown>>
}

/** Writes the typed documents of a folder; returns them as one. Throws a `Mistake` if one does not fit the schema. */
async function generateTypedDocuments(
  files: GeneratedFiles,
  { folder, path, schema, config }: TypedDocuments,
): Promise<DocumentNode | null> {
  const paths = graphqlFiles(folder)
  if (paths.length === 0) return null
  const documents = concatAST(paths.map((file) => parseFile(file)))
  const errors = validate(schema, documents)
  if (errors.length > 0) throw graphqlMistake(errors)
  await generateTypes(files, {
    path,
    schema: printSchema(schema),
    documents: paths.map((file) => join(root, file)),
    plugins: ['typescript-operations', 'typed-document-node'],
    dateTime: 'string',
    config: { nonOptionalTypename: false, dedupeFragments: true, ...config },
  })
  return documents
}

/** Writes one front end's files; returns its documents by hash. */
async function generateFrontEnd(files: GeneratedFiles, frontEnd: string, schema: GraphQLSchema) {
  const documents = await generateTypedDocuments(files, {
    folder: `${frontEnd}/src`,
    path: `${frontEnd}/src/generated/documents.ts`,
    schema,
    ...(hasApollo(frontEnd) && {
      config: { documentMode: 'graphQLTag', gqlImport: '@apollo/client#gql' },
    }),
  })
  if (documents === null) return []
  const entries = [...persistedTexts(documents)].map(([name, text]) => ({ name, text, hash: sha256(text) }))
  const hashes = Object.fromEntries(entries.map(({ name, hash }) => [name, hash]))
  files.put(
    `${frontEnd}/src/generated/persisted-documents.ts`,
    `/** SHA-256 of each operation as it is sent, by operation name. */\nexport const persistedDocuments: Readonly<Record<string, string>> = ${JSON.stringify(hashes, null, 2)}\n`,
  )
  const possibleTypes = possibleTypesOf(documents, schema)
  if (Object.keys(possibleTypes).length > 0)
    files.put(
      `${frontEnd}/src/generated/possible-types.ts`,
      `/** The types behind each interface that a fragment is on, for the client's cache. */\nexport const possibleTypes: Readonly<Record<string, string[]>> = ${JSON.stringify(possibleTypes, null, 2)}\n`,
    )
  return entries.map(({ hash, text }) => [hash, text] as const)
}

const jsonOf = (documents: readonly (readonly [hash: string, text: string])[]): string =>
  `${JSON.stringify(Object.fromEntries([...documents].sort()), null, 2)}\n`

/** Writes the files of one remote, such as those of `remotes/game`. */
export async function generateRemoteDocuments(
  files: GeneratedFiles,
  folder: string,
  schema: GraphQLSchema,
): Promise<void> {
  files.put(`${folder}/operations.json`, jsonOf(await generateFrontEnd(files, folder, schema)))
}

export async function generateDocuments(files: GeneratedFiles, schema: GraphQLSchema): Promise<void> {
  const platform: (readonly [hash: string, text: string])[] = []
  for (const frontEnd of platformFrontEnds) platform.push(...(await generateFrontEnd(files, frontEnd, schema)))
  files.put('gateway/src/generated/persisted-documents.json', jsonOf(platform))
  for (const folder of remoteFolders) await generateRemoteDocuments(files, folder, schema)
  await generateTypedDocuments(files, {
    folder: 'gateway/examples',
    path: 'gateway/src/generated/example-documents.ts',
    schema,
  })
}
