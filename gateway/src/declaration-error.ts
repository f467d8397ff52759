import { join, relative, sep } from 'node:path'
import { type ASTNode, Source } from 'graphql'

const projectRoot = join(__dirname, '../..')

/** A declaration that is missing or wrong. The message has a sentence for each, which says what to write, and where. */
export class DeclarationError extends Error {
  constructor(...sentences: readonly string[]) {
    super(sentences.join('\n'))
    this.name = 'DeclarationError'
  }
}

/** A file of the schema, whose name is the path that a developer edits. */
export const schemaSource = (text: string, path: string): Source =>
  new Source(text, relative(projectRoot, path).replace(`${sep}dist${sep}`, `${sep}src${sep}`))

/** The file and line of a definition in parentheses, for the end of a sentence; empty if it comes from no file. */
export function placeOf(node: ASTNode | null | undefined): string {
  const { loc } = node ?? {}
  if (!loc?.source.name.endsWith('.graphql')) return ''
  return ` (${loc.source.name}:${loc.startToken.line})`
}
