import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../root'
import { compareNames } from './export-line'
import type { GeneratedFiles } from './generated-files'
import { Mistake } from './mistake'

const folder = 'packages/content/src/kinds'
const names = 'packages/content/src/kind-name.ts'

interface DeclaredKind {
  readonly name: string
  /** without the ending */
  readonly file: string
}

/**
 * Lists the kinds that `packages/content/src/kinds` declares: their names in `kind-name.ts`, and the kinds themselves
 * in `kinds/index.ts`. The order of the names stays, since searches and the REST documentation follow it; a new kind
 * comes last.
 */
export function generateKindList(files: GeneratedFiles): void {
  const kinds = readdirSync(join(root, folder))
    .filter((file) => file.endsWith('.ts') && file !== 'index.ts' && !file.endsWith('.test.ts'))
    .map((file) => declaredKind(file, readFileSync(join(root, folder, file), 'utf8')))
  const before = readFileSync(join(root, names), 'utf8')
  const listed = [...(/kindNames = \[([^\]]*)\]/.exec(before)?.[1] ?? '').matchAll(/'(\w+)'/g)].map(([, name]) => name)
  const ordered = [
    ...listed.filter((name) => kinds.some((kind) => kind.name === name)),
    ...kinds.map(({ name }) => name).filter((name) => !listed.includes(name)),
  ]
  const list = ordered.map((name) => `  '${name}',\n`).join('')
  files.put(names, before.replace(/(kindNames = \[\n)[^\]]*/, `$1${list}`))
  files.put(`${folder}/index.ts`, indexOf(kinds, ordered))
}

/** The kind that a file declares. Throws a sentence for the author if file, constant and kind have different names. */
export function declaredKind(fileName: string, code: string): DeclaredKind {
  const path = `${folder}/${fileName}`
  const [, constant, name] = /^export const (\w+) = defineKind\(\{\s*name: '(\w+)'/m.exec(code) ?? []
  if (!constant || !name)
    throw new Mistake(`${path} declares no kind: it needs \`export const … = defineKind({ name: '…', … })\`.`)
  if (constant !== name) throw new Mistake(`${path}: the constant ${constant} must be called ${name}, as its kind.`)
  const wanted = `${name.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`)}.ts`
  if (fileName !== wanted) throw new Mistake(`${path} declares the kind ${name}: rename it to ${folder}/${wanted}.`)
  return { name, file: fileName.replace(/\.ts$/, '') }
}

function indexOf(kinds: readonly DeclaredKind[], ordered: readonly (string | undefined)[]): string {
  const imports = [...kinds]
    .sort((a, b) => compareNames(a.file, b.file))
    .map(({ name, file }) => `import { ${name} } from './${file}'\n`)
  return `// Made of the files of this folder by \`npm run generate\`.
import type { AnyKind } from '../kind'
import type { KindName } from '../kind-name'
${imports.join('')}
/** Every kind by its name. */
export const kinds = {
${ordered.map((name) => `  ${name},\n`).join('')}} as const

/** The kind without its specific type. */
export const anyKind = (name: KindName): AnyKind => kinds[name] as unknown as AnyKind
`
}
