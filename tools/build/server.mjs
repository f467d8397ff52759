/**
 * Server code, from TypeScript to CommonJS: `src/**` of each server workspace becomes `dist/**` beside it.
 * Only files that changed are written again; files whose source is gone are removed.
 */
import { copyFileSync, existsSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('../..', import.meta.url))

const folders = (parent) => readdirSync(join(root, parent)).map((name) => `${parent}/${name}`)

/** Workspaces whose code runs in Node. Those that the browser shares (rules, content) are compiled for both. */
export const serverWorkspaces = () =>
  [
    ...['rules', 'content', 'embedded-mongod', 'db', 'kernel', 'schema'].map((name) => `packages/${name}`),
    ...folders('subgraphs'),
    'gateway',
  ].filter((workspace) => existsSync(join(root, workspace, 'src')))

const walk = (folder) =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? walk(join(folder, entry.name)) : [join(folder, entry.name)],
  )

const isSource = (file) => file.endsWith('.ts') && !file.endsWith('.d.ts') && !file.endsWith('.test.ts')
const isAsset = (file) => /\.(graphql|json)$/.test(file)

const isFresh = (target, source) => existsSync(target) && statSync(target).mtimeMs >= statSync(source).mtimeMs

async function compile(source, target, module) {
  // Loaded only when something is stale: it takes longer than looking at every file.
  const { transformFile } = await import('@swc/core')
  const { code, map } = await transformFile(source, {
    swcrc: false,
    configFile: false,
    jsc: { target: 'es2023', parser: { syntax: 'typescript' } },
    module: { type: 'commonjs', ...module },
    sourceMaps: true,
    sourceFileName: relative(dirname(target), source),
  })
  mkdirSync(dirname(target), { recursive: true })
  writeFileSync(`${target}.map`, map)
  writeFileSync(target, `${code}\n//# sourceMappingURL=${target.slice(target.lastIndexOf('/') + 1)}.map\n`)
}

/** Compiles one folder into another; `module` are further options of swc's module output. Returns how many files were written. */
export async function buildFolder(src, dist, module = {}) {
  let written = 0
  const wanted = new Set()
  for (const source of walk(src)) {
    if (!isSource(source) && !isAsset(source)) continue
    const target = join(dist, relative(src, source)).replace(/\.ts$/, '.js')
    wanted.add(target).add(`${target}.map`)
    if (isFresh(target, source)) continue
    written += 1
    if (isSource(source)) await compile(source, target, module)
    else {
      mkdirSync(dirname(target), { recursive: true })
      copyFileSync(source, target)
    }
  }
  if (existsSync(dist)) for (const file of walk(dist)) if (!wanted.has(file)) rmSync(file)
  return written
}

/** Returns how many files were written. */
export async function buildServer() {
  let written = 0
  for (const workspace of serverWorkspaces())
    written += await buildFolder(join(root, workspace, 'src'), join(root, workspace, 'dist'))
  return written
}

if (process.argv[1] === fileURLToPath(import.meta.url)) console.log(`server: ${await buildServer()} files compiled`)
