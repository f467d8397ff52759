import {
  type DocumentNode,
  type FieldNode,
  Kind,
  Lexer,
  type OperationDefinitionNode,
  parse,
  type SelectionNode,
  type SelectionSetNode,
  Source,
  TokenKind,
} from 'graphql'
import { LRUCache } from 'lru-cache'
import { maxTokens } from './limit-rule'

/** The size of a document as written, before fragments are spread. */
export interface RawSize {
  readonly definitions: number
  readonly fields: number
  /** fields that repeat a response name within a selection; validation compares them pair by pair */
  readonly repeatedFields: number
  /** fragment spreads and inline fragments */
  readonly fragments: number
  readonly aliases: number
  readonly directives: number
  readonly arguments: number
  readonly variables: number
}

/**
 * Limits for validation, some of whose rules take time proportional to the square of these numbers. The site's largest
 * document has 304 fields and 37 fragments, and repeats 25: those of a combat's events, by type. A query for the whole
 * schema has 67 fields.
 */
export const rawLimits: RawSize = {
  definitions: 60,
  fields: 600,
  repeatedFields: 30,
  fragments: 80,
  aliases: 40,
  directives: 40,
  arguments: 200,
  variables: 100,
}

const names: Readonly<Record<keyof RawSize, string>> = {
  definitions: 'operations and fragments',
  fields: 'fields',
  repeatedFields: 'repeated fields',
  fragments: 'fragments that are spread',
  aliases: 'aliases',
  directives: 'directives',
  arguments: 'arguments',
  variables: 'variables',
}

/** Counts in time proportional to the document, without a schema. */
export function rawSizeOf({ definitions }: DocumentNode): RawSize {
  const size = {
    definitions: definitions.length,
    fields: 0,
    repeatedFields: 0,
    fragments: 0,
    aliases: 0,
    directives: 0,
    arguments: 0,
    variables: 0,
  }

  function countField(field: FieldNode, responseNames: Set<string>): void {
    const { alias, name, arguments: given = [], selectionSet } = field
    const responseName = (alias ?? name).value
    size.fields += 1
    if (alias) size.aliases += 1
    if (responseNames.has(responseName)) size.repeatedFields += 1
    responseNames.add(responseName)
    size.arguments += given.length
    if (selectionSet) countSelections(selectionSet)
  }

  function countSelection(selection: SelectionNode, responseNames: Set<string>): void {
    size.directives += selection.directives?.length ?? 0
    if (selection.kind === Kind.FIELD) countField(selection, responseNames)
    else size.fragments += 1
    // Validation compares the fields of an inline fragment with the fields beside it.
    if (selection.kind === Kind.INLINE_FRAGMENT) countSelections(selection.selectionSet, responseNames)
  }

  function countSelections({ selections }: SelectionSetNode, responseNames = new Set<string>()): void {
    for (const selection of selections) countSelection(selection, responseNames)
  }

  function countVariables({ variableDefinitions = [] }: OperationDefinitionNode): void {
    size.variables += variableDefinitions.length
    for (const { directives = [] } of variableDefinitions) size.directives += directives.length
  }

  for (const definition of definitions) {
    if (definition.kind === Kind.OPERATION_DEFINITION) countVariables(definition)
    else if (definition.kind !== Kind.FRAGMENT_DEFINITION) continue
    size.directives += definition.directives?.length ?? 0
    countSelections(definition.selectionSet)
  }
  return size
}

/**
 * The reason why a document is too large to validate, as a sentence. Null if it is not, or if its syntax is wrong,
 * which the later parsing reports.
 */
export function rawSizeProblem(text: string, limits: RawSize = rawLimits): string | null {
  const problem = tokensProblem(text)
  if (problem !== null) return `The document is too large: ${problem}.`
  const document = parsed(text)
  if (!document) return null
  const size = rawSizeOf(document)
  for (const [name, max] of Object.entries(limits) as [keyof RawSize, number][])
    if (size[name] > max) return `The document is too large: ${size[name]} ${names[name]}, where ${max} are allowed.`
  return null
}

/** The most characters of texts that are remembered to be small enough. */
const maxRemembered = 4_000_000

/**
 * Returns `problemOf` with a memory of the last used texts that have no problem. So a document that clients send again
 * is not parsed for its size.
 */
export function rememberFitting(
  problemOf: (text: string) => string | null = rawSizeProblem,
  maxSize = maxRemembered,
): (text: string) => string | null {
  const fitting = new LRUCache<string, true>({ maxSize, sizeCalculation: (_isFitting, text) => text.length + 1 })
  return (text) => {
    if (fitting.get(text)) return null
    const problem = problemOf(text)
    if (problem === null) fitting.set(text, true)
    return problem
  }
}

/**
 * The most nested levels of selections, lists, objects and arguments, since the parser recurses once for each level.
 */
const maxNesting = 100

/**
 * The most characters of a name. A response repeats aliases for each entry of a list. The longest name in the schema
 * has 32.
 */
const maxNameLength = 2_000

const opening = new Set<TokenKind>([TokenKind.BRACE_L, TokenKind.BRACKET_L, TokenKind.PAREN_L])
const closing = new Set<TokenKind>([TokenKind.BRACE_R, TokenKind.BRACKET_R, TokenKind.PAREN_R])

function tokensProblem(text: string): string | null {
  const lexer = new Lexer(new Source(text))
  let depth = 0
  try {
    for (let count = 0; count < maxTokens; count += 1) {
      const { kind, value } = lexer.advance()
      if (kind === TokenKind.EOF) break
      if (kind === TokenKind.NAME && value.length > maxNameLength)
        return `a name has ${value.length} characters, where ${maxNameLength} are allowed`
      if (opening.has(kind)) depth += 1
      if (closing.has(kind)) depth -= 1
      if (depth > maxNesting) return `it is nested deeper than ${maxNesting} levels`
    }
  } catch {
    // The later parsing reports the error.
  }
  return null
}

function parsed(text: string): DocumentNode | null {
  try {
    return parse(text, { maxTokens, noLocation: true })
  } catch {
    return null
  }
}
