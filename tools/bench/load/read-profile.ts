import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { textTable } from '../../report/table'
import { root } from '../../root'

interface ProfileNode {
  readonly id: number
  readonly callFrame: { readonly functionName: string; readonly url: string; readonly lineNumber: number }
}

interface CpuProfile {
  readonly nodes: readonly ProfileNode[]
  readonly samples: readonly number[]
  /** microseconds between samples */
  readonly timeDeltas: readonly number[]
}

/** The part of the program that a function belongs to: a package, a folder of a workspace, or Node itself. */
function partOf({ functionName, url }: ProfileNode['callFrame']): string {
  const library = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(url)?.[1]
  if (library) return library
  if (url.startsWith('node:')) return `node:${url.slice('node:'.length).split('/').slice(0, 2).join('/')}`
  if (url)
    return url
      .replace(`file://${root}/`, '')
      .replace(/\/dist\//, '/')
      .split('/')
      .slice(0, 3)
      .join('/')
  return functionName.startsWith('(') ? functionName : `native ${functionName}`
}

/** A part of the processor time of a process. */
interface ProfileShare {
  readonly name: string
  /** 0 to 1, of the time in which the process was busy */
  readonly share: number
}

/** The largest shares of a profile by a name of the frame; idle time and the sampling itself do not count. */
function sharesBy(profile: CpuProfile, nameOf: (frame: ProfileNode['callFrame']) => string): readonly ProfileShare[] {
  const frames = new Map(profile.nodes.map(({ id, callFrame }) => [id, callFrame]))
  const times = new Map<string, number>()
  let busy = 0
  for (const [index, id] of profile.samples.entries()) {
    const frame = frames.get(id)
    const time = profile.timeDeltas[index] ?? 0
    if (!frame || frame.functionName === '(idle)') continue
    busy += time
    times.set(nameOf(frame), (times.get(nameOf(frame)) ?? 0) + time)
  }
  return [...times].map(([name, time]) => ({ name, share: time / busy })).toSorted((a, b) => b.share - a.share)
}

/** Reads one profile of a folder: its shares by part of the program, and by function. */
function readProfile(folder: string): {
  readonly parts: readonly ProfileShare[]
  readonly functions: readonly ProfileShare[]
} {
  const [file = ''] = readdirSync(folder).filter((name) => name.endsWith('.cpuprofile'))
  const profile: CpuProfile = JSON.parse(readFileSync(join(folder, file), 'utf8'))
  const functionOf = (frame: ProfileNode['callFrame']) =>
    `${frame.functionName || 'anonymous'} ${frame.url.replace(/.*\/(node_modules|sanguine|[^/]+\/[^/]+\/[^/]+)\//, '')}:${frame.lineNumber + 1}`
  return { parts: sharesBy(profile, partOf), functions: sharesBy(profile, functionOf) }
}

/** Prints the largest parts and functions of one profile of a folder. */
export function printProfile(name: string, folder: string): void {
  const { parts, functions } = readProfile(folder)
  const rowsOf = (shares: typeof parts, count: number) =>
    shares.slice(0, count).map((each) => [each.name, `${(each.share * 100).toFixed(1)} %`])
  console.log(`\n${textTable([`${name}, by part`, 'share'], rowsOf(parts, 16))}`)
  console.log(`\n${textTable([`${name}, by function`, 'share'], rowsOf(functions, 30))}`)
}
