import { readFileSync } from 'node:fs'
import { Session } from 'node:inspector/promises'
import { setTimeout } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

/** The functions of each file that ran, by the path of its source. */
export type Way = ReadonlyMap<string, readonly string[]>

/** A script as V8 reports its coverage. */
export interface ScriptCoverage {
  readonly url: string
  readonly functions: readonly {
    readonly functionName: string
    readonly ranges: readonly { readonly count: number; readonly startOffset: number; readonly endOffset: number }[]
  }[]
}

/** Files that do not count: the rules decide, index files pass on, and the tool's own gateway and calls are for tests. */
const isLeftOut = /^packages\/rules\/|\/index\.ts$|\/testing\/|^dist\/|^tools\//

/** The source of a compiled file below `root`, or null for the files of others. */
function sourceOf(url: string, root: string): string | null {
  if (!url.startsWith('file:') && !url.startsWith('/')) return null
  const path = url.startsWith('file:') ? fileURLToPath(url) : url
  if (!path.startsWith(`${root}/`) || path.includes('/node_modules/')) return null
  const source = path.slice(root.length + 1).replace(/\/dist\/(.*)\.js$/, '/src/$1.ts')
  return isLeftOut.test(source) ? null : source
}

/** The getter that the compiler writes for the only export of a file. Those of several exports are named `get <name>`. */
const exportGetter = /^function\s*\(\)\s*\{\s*return \w+;\s*\}$/

/** Whether the source has the function: a compiled file also has a getter for each of its exports. */
const isNamed = (name: string, text: () => string): boolean =>
  name !== '' && !name.startsWith('get ') && !(name === 'get' && exportGetter.test(text()))

const readScript = (url: string): string => readFileSync(url.startsWith('file:') ? fileURLToPath(url) : url, 'utf8')

/** The named functions of our own that ran, in order of files. */
export function wayOf(scripts: readonly ScriptCoverage[], root: string, read = readScript): Way {
  const way = new Map<string, readonly string[]>()
  for (const { url, functions } of scripts) {
    const source = sourceOf(url, root)
    if (!source) continue
    const names = functions
      .filter(({ functionName, ranges: [range] }) => {
        const text = () => read(url).slice(range?.startOffset, range?.endOffset)
        return (range?.count ?? 0) > 0 && isNamed(functionName, text)
      })
      .map(({ functionName }) => functionName)
    if (names.length > 0) way.set(source, [...new Set(names)])
  }
  return new Map([...way].sort(([a], [b]) => (a < b ? -1 : 1)))
}

/** The functions that both ways share. Work in the background runs during one call and not during another. */
export const commonWay = (a: Way, b: Way): Way =>
  new Map(
    [...a].flatMap(([file, names]) => {
      const common = names.filter((name) => b.get(file)?.includes(name))
      return common.length > 0 ? [[file, common] as const] : []
    }),
  )

/** Milliseconds in which work of the background ends that fell due while coverage began. */
const settleMs = 100

/**
 * Runs a call under V8's precise coverage, which counts from zero with the call. `warmUp` runs right before it, since
 * the gateway knows a viewer for less than a second, and coverage begins slowly on a busy machine.
 */
export async function measureCall(
  { warmUp, call }: { readonly warmUp: () => Promise<unknown>; readonly call: () => Promise<unknown> },
  root: string,
): Promise<Way> {
  const session = new Session()
  session.connect()
  try {
    await session.post('Profiler.enable')
    await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false })
    await warmUp()
    await setTimeout(settleMs)
    await session.post('Profiler.takePreciseCoverage')
    await call()
    const { result } = await session.post('Profiler.takePreciseCoverage')
    return wayOf(result, root)
  } finally {
    session.disconnect()
  }
}
