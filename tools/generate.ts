/**
 * Everything that is generated and committed; `--check` fails where a committed file is not what would be generated.
 *
 *   subgraphs/catalogue/src/generated/records.graphql the CMS's part of the schema, of the kinds of packages/content
 *   schema.graphql                                    the one schema, of every domain's `*.graphql`
 *   packages/schema/src/generated/types.ts            its types, for operations and resolvers
 *   <front end>/src/generated/documents.ts            each front end's `*.graphql` documents, typed
 *   <front end>/src/generated/persisted-documents.ts  their hashes by operation name
 *   <front end>/src/generated/possible-types.ts       the types behind each interface that its fragments are on
 *   gateway/src/generated/persisted-documents.json    the documents behind those hashes
 *   openapi.json                                      the REST API, of the gateway's route table
 */
import { printSchema } from 'graphql'
import { generateTypes } from './generate/codegen'
import { generateDocuments } from './generate/documents'
import { GeneratedFiles } from './generate/generated-files'
import { generateOpenapi } from './generate/openapi'
import { generateRecords } from './generate/records'
import { internalEnumValues, mappersOf, withEnumTypes } from './generate/resolver-types'
import { mergeSchema } from './generate/schema'

export async function main(args: readonly string[]): Promise<number> {
  const files = new GeneratedFiles(args.includes('--check'))
  // First, because the merged schema reads it.
  generateRecords(files)
  const schema = mergeSchema()
  const schemaText = `${printSchema(schema)}\n`
  files.put('schema.graphql', schemaText)
  await generateTypes(files, {
    path: 'packages/schema/src/generated/types.ts',
    schema: schemaText,
    plugins: ['typescript', 'typescript-resolvers'],
    dateTime: 'number',
    config: {
      avoidOptionals: false,
      contextType: '@sanguine/kernel#Context',
      enumValues: internalEnumValues(schema),
      mappers: mappersOf(schema),
    },
    transform: withEnumTypes,
  })
  await generateDocuments(files, schema)
  generateOpenapi(files)
  if (files.stale.length > 0) {
    console.error(`Not as generated: ${files.stale.join(', ')}. Run \`npm run generate\` and commit the result.`)
    return 1
  }
  console.log(files.isCheck ? 'Generated files are up to date.' : 'Generated.')
  return 0
}
