import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { root } from '../root'
import { compareNames, exportLine } from './export-line'
import type { GeneratedFiles } from './generated-files'
import { Mistake } from './mistake'

/** The folders of the other workspaces and of the tools. */
const folders = ['packages', 'subgraphs', 'gateway', 'host', 'explorer', 'remotes', 'e2e', 'tools']
const otherFolders = ['node_modules', 'dist', 'data']

const note = 'Made by `npm run generate`: the exports are the names that other workspaces import.'

/**
 * Writes `src/index.ts` of a package: it exports what other workspaces import, and nothing else. So a new function of
 * the package only has to be imported where it is called.
 * @param folder such as `packages/rules`, which is the package `@sanguine/rules`
 */
export function generateEntryPoint(files: GeneratedFiles, folder: string): void {
  const src = `${folder}/src`
  const index = `${src}/index.ts`
  const modules = new Map<string, Map<string, boolean>>()
  const homes = homesOf(src, index)
  for (const [name, importer] of importedNames(folder)) {
    const [home, ...others] = homes.get(name) ?? []
    if (!home)
      throw new Mistake(`${importer} imports ${name} from ${packageOf(folder)}, but no file of ${src} exports it.`)
    if (others.length > 0)
      throw new Mistake(
        `${importer} imports ${name} from ${packageOf(folder)}, but it is exported by ${home.file} and ${others.map(({ file }) => file).join(', ')}. Rename all but one.`,
      )
    const path = `./${relative(src, home.file).replaceAll('\\', '/').replace(/\.ts$/, '')}`
    modules.set(path, (modules.get(path) ?? new Map()).set(name, home.isType))
  }
  const lines = [...modules].sort(([a], [b]) => compareNames(a, b)).map(([path, names]) => exportLine(path, names))
  files.put(index, `// ${note}\n${lines.join('')}`)
}

const packageOf = (folder: string): string => `@sanguine/${folder.slice(folder.lastIndexOf('/') + 1)}`

const isCode = (name: string): boolean => /\.(ts|tsx|mts|mjs|cjs)$/.test(name)

function codeFiles(folder: string): readonly string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`
    if (entry.isDirectory()) return otherFolders.includes(entry.name) ? [] : codeFiles(path)
    return isCode(entry.name) ? [path] : []
  })
}

/** The names that files outside the folder import from its package, each with a file that imports it. */
function importedNames(folder: string): ReadonlyMap<string, string> {
  const files = folders.flatMap(codeFiles).filter((file) => !file.startsWith(`${folder}/`))
  return new Map(
    files.flatMap((file) => {
      const code = readFileSync(join(root, file), 'utf8')
      return importsFrom(packageOf(folder), code).map((name) => [name, file] as const)
    }),
  )
}

/** The names that code imports from a package, by a list or as members of the whole package. */
export function importsFrom(packageName: string, code: string): readonly string[] {
  if (!code.includes(packageName)) return []
  const lists = new RegExp(`\\b(?:import|export)\\s+(?:type\\s+)?\\{([^}]*)\\}\\s+from\\s+'${packageName}'`, 'g')
  const [, alias] = new RegExp(`\\bimport\\s+(?:type\\s+)?\\* as (\\w+) from '${packageName}'`).exec(code) ?? []
  const listed = [...code.matchAll(lists)].flatMap(([, names = '']) => names.split(',').flatMap(importedName))
  const members = alias ? [...code.matchAll(new RegExp(`(?<![.\\w])${alias}\\.(\\w+)`, 'g'))] : []
  return [...listed, ...members.flatMap(([, member]) => member ?? [])]
}

/** `Goal` of `type Goal as PlayerGoal`. */
function importedName(specifier: string): readonly string[] {
  const name = /^\s*(?:type\s+)?(\w+)/.exec(specifier)?.[1]
  return name ? [name] : []
}

interface Home {
  readonly file: string
  readonly isType: boolean
}

/** The files of a package by the names that they export. */
function homesOf(src: string, index: string): ReadonlyMap<string, readonly Home[]> {
  const homes = new Map<string, Home[]>()
  for (const file of codeFiles(src)) {
    if (file === index || file.includes('.test.') || file.includes('/testing/')) continue
    for (const [name, isType] of exportsOf(readFileSync(join(root, file), 'utf8')))
      homes.set(name, [...(homes.get(name) ?? []), { file, isType }])
  }
  return homes
}

/** The names that a module exports where it declares them, each with whether it is a type. */
export const exportsOf = (code: string): ReadonlyMap<string, boolean> =>
  new Map(
    [...code.matchAll(/^export (?:async )?(function\*?|const|class|abstract class|interface|type) (\w+)/gm)].map(
      ([, keyword = '', name = '']) => [name, keyword === 'interface' || keyword === 'type'],
    ),
  )
