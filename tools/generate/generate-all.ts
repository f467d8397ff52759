import { generateAccess, requireDeclaredAccess } from './access'
import { generateCms } from './cms'
import { generateTypes } from './codegen'
import { generateCommonPasswords } from './common-passwords'
import { generateDocuments } from './documents'
import { generateErrors } from './errors'
import type { GeneratedFiles } from './generated-files'
import { generateOpenapi } from './openapi'
import { generatePlatformContract } from './platform-contract'
import { printSchemaWithDirectives } from './print-schema'
import { generateRecords } from './records'
import { internalEnumValues, mappersOf, withEnumTypes } from './resolver-types'
import { mergeSchema } from './schema'
import { generateShownFields } from './shown-fields'

/** Generates everything that is made of the schema, the kinds and the routes. */
export async function generateAll(files: GeneratedFiles): Promise<void> {
  // First, because the merged schema reads it.
  generateRecords(files)
  generateShownFields(files)
  generateCommonPasswords(files)
  const schema = mergeSchema()
  requireDeclaredAccess(schema)
  const schemaText = `${printSchemaWithDirectives(schema)}\n`
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
  // Before the documents of the front ends, of which it writes some.
  generateCms(files)
  await generateDocuments(files, schema)
  await generateOpenapi(files, schema)
  generateAccess(files, schema)
  generateErrors(files)
  generatePlatformContract(files)
}
