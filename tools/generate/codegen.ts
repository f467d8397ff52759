import { generate } from '@graphql-codegen/cli'
import type { GeneratedFiles } from './generated-files'

export interface CodegenOptions {
  /** where the file goes, relative to the root */
  readonly path: string
  /** as SDL */
  readonly schema: string
  readonly plugins: readonly string[]
  /** files of operations */
  readonly documents?: readonly string[]
  /** the TypeScript type of DateTime */
  readonly dateTime: 'number' | 'string'
  /** further options of the plugins */
  readonly config?: Readonly<Record<string, unknown>>
  /** changes the output of the plugins before it is written */
  readonly transform?: (content: string) => string
}

/** Writes the TypeScript types of a schema or of documents by graphql-codegen, with the options that all of ours share. */
export async function generateTypes(
  files: GeneratedFiles,
  { path, schema, plugins, documents = [], dateTime, config, transform = (content) => content }: CodegenOptions,
): Promise<void> {
  const target = {
    plugins: [...plugins],
    documents: [...documents],
    config: {
      enumsAsTypes: true,
      skipTypename: true,
      useTypeImports: true,
      avoidOptionals: { field: true, object: true },
      immutableTypes: true,
      ...config,
      scalars: {
        ID: 'string',
        Percentage: 'number',
        SafeInt: 'number',
        Scope: 'string',
        Date: 'string',
        DateTime: dateTime,
      },
    },
  }
  const outputs: readonly { readonly content: string }[] = await generate(
    { schema, silent: true, generates: { [path]: target } },
    false,
  )
  for (const { content } of outputs) files.put(path, transform(content))
}
