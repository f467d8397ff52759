import { parse } from '@babel/parser'
import { Lexer, Source, TokenKind } from 'graphql'

/** A sentence of a comment or description. Code in backticks is a single word `x`. */
export interface Sentence {
  /** of the first line of its comment */
  readonly line: number
  readonly text: string
}

interface Comment {
  readonly line: number
  readonly text: string
}

/** Comments of TypeScript or JavaScript; line comments in successive lines are one. */
function scriptComments(path: string, text: string): readonly Comment[] {
  const { comments } = parse(text, {
    sourceType: 'unambiguous',
    errorRecovery: true,
    plugins: path.endsWith('.tsx') ? ['typescript', 'jsx'] : ['typescript'],
  })
  const found: { line: number; endLine: number; isLine: boolean; text: string }[] = []
  for (const { type, value, loc } of comments ?? []) {
    const { line } = loc?.start ?? { line: 0 }
    const last = found.at(-1)
    const isLine = type === 'CommentLine'
    if (isLine && last?.isLine && last.endLine === line - 1) {
      last.text += `\n${value.replace(/^ /, '')}`
      last.endLine = line
    } else {
      const own = isLine ? value.replace(/^ /, '') : value.replace(/^\*/, '').replace(/^[ \t]*\* ?/gm, '')
      found.push({ line, endLine: loc?.end.line ?? line, isLine, text: own })
    }
  }
  return found
}

/** Tokens before a string that is a value. */
const introducesValue: ReadonlySet<TokenKind> = new Set([TokenKind.COLON, TokenKind.EQUALS, TokenKind.BRACKET_L])

/** Descriptions of a GraphQL document. */
function documentComments(text: string): readonly Comment[] {
  const found: Comment[] = []
  const lexer = new Lexer(new Source(text))
  for (let token = lexer.advance(); token.kind !== TokenKind.EOF; token = lexer.advance()) {
    const isText = token.kind === TokenKind.BLOCK_STRING || token.kind === TokenKind.STRING
    if (isText && !introducesValue.has(token.prev?.kind ?? TokenKind.SOF))
      found.push({ line: token.line, text: token.value })
  }
  return found
}

/** The keys of an OpenAPI document whose values are prose. */
const proseKeys: ReadonlySet<string> = new Set(['summary', 'description'])

/** Summaries and descriptions of an OpenAPI document, each once. */
function apiComments(text: string): readonly Comment[] {
  const found = new Set<string>()
  const collect = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return
    for (const [key, inner] of Object.entries(value))
      if (proseKeys.has(key) && typeof inner === 'string') found.add(inner)
      else if (key !== 'example' && key !== 'examples') collect(inner)
  }
  collect(JSON.parse(text))
  const lineOf = (comment: string) => text.slice(0, text.indexOf(JSON.stringify(comment))).split('\n').length
  return [...found].map((comment) => ({ line: lineOf(comment), text: comment }))
}

/** A line that begins another block: a list, a table, a tag, or an indented line such as an example. */
const beginsBlock = /^( {2,}|\t|[-*|@#>]|\d+\.)/

/** The paragraphs of a comment as one line each. */
function paragraphsOf(text: string): readonly string[] {
  const paragraphs: string[] = []
  let isOpen = false
  for (const line of text.trim().split('\n')) {
    const content = line.trim()
    const begins = beginsBlock.test(line)
    if (content !== '' && isOpen && !begins) paragraphs.push(`${paragraphs.pop()} ${content}`)
    else if (content !== '') paragraphs.push(content)
    isOpen = content !== '' && !begins
  }
  return paragraphs
}

/** A table row, a tag, a heading, or the names of numbers, such as `0 none, 1 silver`. */
const isNoSentence = (paragraph: string): boolean => /^[|@#]|^\d+ \w+(, \d+ \w+)+$/.test(paragraph)

/** Splits a comment into sentences, at semicolons too. */
const sentencesOf = ({ line, text }: Comment): readonly Sentence[] =>
  paragraphsOf(text)
    .filter((paragraph) => !isNoSentence(paragraph))
    .flatMap((paragraph) => paragraph.replace(/`[^`]*`/g, 'x').split(/(?<=[.;!?])\s/))
    .map((sentence) => ({ line, text: sentence }))

function commentsIn(path: string, text: string): readonly Comment[] {
  if (path.endsWith('.json')) return apiComments(text)
  return path.endsWith('.graphql') ? documentComments(text) : scriptComments(path, text)
}

/** The sentences of a file's comments and descriptions. */
export const sentencesIn = (path: string, text: string): readonly Sentence[] =>
  commentsIn(path, text).flatMap(sentencesOf)
