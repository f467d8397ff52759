import { parseSync } from '@swc/core'
import { Lexer, Source, TokenKind } from 'graphql'

/** A name in a source file. */
export interface Name {
  readonly name: string
  readonly line: number
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

interface Found {
  readonly name: string
  /** in bytes, from 1 on */
  readonly offset: number
}

/** Whether a node of swc names an element of HTML or SVG in JSX, as `<picture>`. */
const isIntrinsic = ({ type, name }: Readonly<Record<string, unknown>>): boolean =>
  (type === 'JSXOpeningElement' || type === 'JSXClosingElement') &&
  isObject(name) &&
  typeof name.value === 'string' &&
  /^[a-z]/.test(name.value)

/**
 * Every identifier of an swc syntax tree, except HTML elements. Text of strings, templates and JSX has other node
 * types.
 */
function* identifiersIn(node: unknown): Generator<Found> {
  if (Array.isArray(node)) {
    for (const child of node) yield* identifiersIn(child)
    return
  }
  if (!isObject(node)) return
  const { type, value, span } = node
  const isIdentifier = type === 'Identifier' || type === 'PrivateName'
  if (isIdentifier && typeof value === 'string' && isObject(span)) yield { name: value, offset: Number(span.start) }
  for (const [key, child] of Object.entries(node)) if (key !== 'name' || !isIntrinsic(node)) yield* identifiersIn(child)
}

function scriptNames(path: string, text: string): readonly Name[] {
  const bytes = Buffer.from(text)
  const tree = parseSync(text, {
    syntax: 'typescript',
    tsx: path.endsWith('.tsx'),
    decorators: false,
    target: 'es2023',
  })
  const found = new Map<number, string>()
  for (const { name, offset } of identifiersIn(tree)) found.set(offset, name)
  return [...found].map(([offset, name]) => ({
    name,
    line: bytes
      .subarray(0, offset - 1)
      .toString()
      .split('\n').length,
  }))
}

function graphqlNames(text: string): readonly Name[] {
  const lexer = new Lexer(new Source(text))
  const names: Name[] = []
  for (let token = lexer.advance(); token.kind !== TokenKind.EOF; token = lexer.advance())
    if (token.kind === TokenKind.NAME) names.push({ name: token.value, line: token.line })
  return names
}

const blank = (text: string): string => text.replace(/[^\n]/g, ' ')

/** The class names of a style sheet. */
function styleNames(text: string): readonly Name[] {
  const code = text.replace(/\/\*[\s\S]*?\*\/|"[^"]*"|'[^']*'|url\([^)]*\)/g, blank)
  return code
    .split('\n')
    .flatMap((line, index) =>
      [...line.matchAll(/\.([a-z_][\w-]*)/gi)].map(([, name = '']) => ({ name, line: index + 1 })),
    )
}

/** The identifiers of a script, the names of a GraphQL file, or the class names of a style sheet. */
export function namesIn(path: string, text: string): readonly Name[] {
  if (path.endsWith('.graphql')) return graphqlNames(text)
  return path.endsWith('.css') ? styleNames(text) : scriptNames(path, text)
}
