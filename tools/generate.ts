/**
 * Everything that is generated and committed; `--check` fails where a committed file is not what would be generated.
 *
 *   packages/content/src/kind-name.ts, kinds/index.ts the list of the kinds, of the files of `kinds`
 *   packages/rules/src/index.ts                       what other workspaces import of the rules
 *   packages/rules/src/generated/shown-fields.ts      the fields of records that the game shows as they are
 *   subgraphs/catalogue/src/generated/records.graphql the CMS's part of the schema, of the kinds of packages/content
 *   subgraphs/accounts/src/generated/common-passwords.ts  beginnings of the digests of common passwords
 *   packages/ui/src/generated/common-words.ts         the words behind common passwords, for the browser
 *   schema.graphql                                    the one schema, of every domain's `*.graphql`
 *   packages/schema/src/generated/types.ts            its types, for operations and resolvers
 *   remotes/admin/src/generated/records.graphql       the CMS's documents, of the kinds that its records.json names
 *   remotes/admin/src/generated/record-sections.ts    the CMS's sections, of the same kinds
 *   remotes/admin/src/generated/record-{lists,forms}.ts  their lists, and the layouts of their forms
 *   remotes/admin/src/generated/record-pages.ts       the CMS's navigation
 *   remotes/admin/src/generated/plain-pages.tsx       the pages of its sections without anything special
 *   remotes/admin/src/generated/kind-texts.{en,de}.json  the texts of the CMS that the kinds declare
 *   remotes/admin/src/testing/section-cases.generated.ts  the cases of the test of every section
 *   <front end>/src/generated/documents.ts            each front end's `*.graphql` documents, typed
 *   <front end>/src/generated/persisted-documents.ts  their hashes by operation name
 *   <front end>/src/generated/possible-types.ts       the types behind each interface that its fragments are on
 *   packages/federation/platform-contract.json        what host and remotes share at run time, with its version
 *   <remote>/operations.json                          the documents behind those hashes
 *   gateway/src/generated/persisted-documents.json    the same of the host and of packages/ui
 *   gateway/src/generated/example-documents.ts        the examples of gateway/examples, typed for a client of the GraphQL API
 *   gateway/src/generated/api-examples.json           examples for the REST API's documentation, of the content pack
 *   openapi.json                                      the REST API, of the gateway's route table
 *   openapi.v1.json                                   the REST API under /api/v1, of its documents
 *   openapi.oauth.json                                the endpoints of OAuth
 *   docs/access.md                                    who may call what, by both APIs
 *   docs/errors.md                                    the errors of both APIs
 *   gateway/src/generated/rest-api.ts                 the types of a TypeScript client of the REST API
 *   sdk/typescript/src/generated/{api,operations}.ts  types and operations of the SDK for TypeScript, of openapi.v1.json
 *   sdk/python/src/sanguine_sdk/{types,operations}.py the same of the SDK for Python
 */
import { spawnSync } from 'node:child_process'
import { generateEntryPoint } from './generate/entry-point'
import { GeneratedFiles } from './generate/generated-files'
import { generateKindList } from './generate/kind-list'
import { Mistake } from './generate/mistake'
import { root } from './root'

export async function main(args: readonly string[]): Promise<number> {
  try {
    return await generate(new GeneratedFiles(args.includes('--check')))
  } catch (error) {
    if (!isMistake(error)) throw error
    console.error(error.message)
    return 1
  }
}

/** Whether the message alone says what to mend. The gateway has a class of its own for what a declaration lacks. */
const isMistake = (error: unknown): error is Error =>
  error instanceof Mistake || (error instanceof Error && error.name === 'DeclarationError')

async function generate(files: GeneratedFiles): Promise<number> {
  generateModuleLists(files)
  if (files.isChanged) return files.isCheck ? report(files) : startAgain()
  // Loaded only now, because it loads the modules that these files list.
  const { generateAll }: typeof import('./generate/generate-all') = require('./generate/generate-all')
  await generateAll(files)
  // Again, because the types of the schema import rules, too.
  generateModuleLists(files)
  return report(files)
}

/** Writes lists of modules; this loads nothing of the server. */
function generateModuleLists(files: GeneratedFiles): void {
  generateKindList(files)
  generateEntryPoint(files, 'packages/rules')
}

/** Generates in a new process, for which `run.mjs` compiles what was written. */
function startAgain(): number {
  const { status } = spawnSync(process.execPath, ['tools/run.mjs', 'generate'], { cwd: root, stdio: 'inherit' })
  return status ?? 1
}

function report({ isCheck, stale }: GeneratedFiles): number {
  if (stale.size > 0) {
    console.error(`Not as generated: ${[...stale].join(', ')}. Run \`npm run generate\` and commit the result.`)
    return 1
  }
  console.log(isCheck ? 'Generated files are up to date.' : 'Generated.')
  return 0
}
