/**
 * Finds colours and window widths without a name in style sheets and components, and text columns in `ch`. Colours
 * belong to `tokens.css`, widths that two files share to `breakpoints.json`. Part of `npm run check`.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../root'
import { trackedFiles } from './tracked-files'

interface StyleFile {
  readonly path: string
  readonly text: string
}

const folder = 'packages/ui/src/styles'
const tokens = `${folder}/tokens.css`

/** The tokens of the site, and those of a remote for its own images. */
const isTokens = (path: string): boolean => path === tokens || /^remotes\/[^/]+\/src\/shared\/tokens\.css$/.test(path)

const isChecked = (path: string): boolean =>
  /^(host|remotes|packages\/ui|packages\/federation)\/.*\.(css|tsx?)$/.test(path) &&
  !/\.test\.tsx?$|\/(generated|testing)\/|\.generated\./.test(path)

/** Comments become spaces, so that lines keep their numbers. */
const withoutComments = (text: string): string =>
  text.replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ' '))

const lineOf = (text: string, index: number): number => text.slice(0, index).split('\n').length

/** A colour function with numbers or a hexadecimal colour; `rgb(var(--shade) / 0.5)` has a token. */
const rawColor =
  /\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\(\s*(?!var\(|from\b)[^)]*\)|#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})\b/gi

/** A colour that CSS has a name for, in a property of colours or in one of ours. */
const namedColor =
  /(?<=[;{\s](?:--[\w-]+|[\w-]*(?:color|background|border|fill|stroke|shadow|outline)[\w-]*):[^;{}]*)(?<!-)\b(?:black|white|red|green|blue|yellow|gr[ae]y|orange|purple|silver|gold)\b(?!-)/gi

function findColors({ path, text }: StyleFile): readonly string[] {
  if (!path.endsWith('.css') || isTokens(path)) return []
  const code = withoutComments(text).replace(/url\([^)]*\)/g, (url) => ' '.repeat(url.length))
  return [...code.matchAll(rawColor), ...code.matchAll(namedColor)].map(
    ({ 0: color, index }) =>
      `${path}:${lineOf(code, index)} has the colour "${color}". Use a token of ${tokens}, or add one.`,
  )
}

/** A column in `ch` changes its width, and so its lines, when the font of the site replaces the fallback. */
function findZeroWidths({ path, text }: StyleFile): readonly string[] {
  const code = withoutComments(text)
  return [...code.matchAll(/max-(?:width|inline-size):[^;{}]*\b\d+ch\b/g)].map(
    ({ index }) =>
      `${path}:${lineOf(code, index)} has a column in "ch", which moves when the font arrives. Use em: 1ch of text is 0.65em, of a title 0.5em.`,
  )
}

interface Width {
  readonly path: string
  readonly line: number
  /** as in `(max-width: 47.5em)` */
  readonly condition: string
}

const widthsIn = ({ path, text }: StyleFile): readonly Width[] =>
  [...withoutComments(text).matchAll(/(?<!@container[^{]*)\((?:min|max)-width:\s*[\d.]+(?:px|em)\)/g)].map(
    ({ 0: condition, index }) => ({ path, line: lineOf(text, index), condition: condition.replace(/:\s*/, ': ') }),
  )

const namesIn = ({ path, text }: StyleFile): readonly { readonly path: string; readonly name: string }[] =>
  [...withoutComments(text).matchAll(/@media[^{]+/g)].flatMap(({ 0: query }) =>
    [...query.matchAll(/\(--([\w-]+)\)/g)].map(([, name = '']) => ({ path, name })),
  )

export function findUnnamed(
  files: readonly StyleFile[],
  breakpoints: Readonly<Record<string, string>>,
): readonly string[] {
  const widths = files.flatMap(widthsIn)
  const named = new Map(Object.entries(breakpoints).map(([name, condition]) => [condition, name]))
  const isShared = ({ path, condition }: Width) =>
    widths.some((other) => other.condition === condition && other.path !== path)
  const findings = widths.flatMap((width) => {
    const { path, line, condition } = width
    const name = named.get(condition)
    if (condition.endsWith('px)'))
      return `${path}:${line} has ${condition}. Write it in em, so that it grows with the text size of the browser.`
    if (name) return `${path}:${line} has the width of a breakpoint. Write (--${name}) for ${condition}.`
    return isShared(width) ? `${path}:${line} shares ${condition} with another file. Name it in breakpoints.json.` : []
  })
  const used = files.flatMap(namesIn)
  const unknown = used
    .filter(({ name }) => !(name in breakpoints))
    .map(({ path, name }) => `${path} has the breakpoint "${name}", which breakpoints.json does not have.`)
  return [...files.flatMap(findColors), ...files.flatMap(findZeroWidths), ...findings, ...unknown]
}

export function main(): number {
  const files = trackedFiles()
    .filter(isChecked)
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }))
  const breakpoints = JSON.parse(readFileSync(join(root, folder, 'breakpoints.json'), 'utf8'))
  const findings = findUnnamed(files, breakpoints)
  for (const finding of findings) console.error(finding)
  return findings.length === 0 ? 0 : 1
}
