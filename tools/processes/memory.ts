import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/**
 * Memory of a process in MB: its proportional set size, in which pages that processes share count once. `mapped` is the
 * part that lies in files, such as those of the database: the system takes it back when it needs memory.
 */
export function memoryOf(pid: number): { readonly own: number; readonly mapped: number } {
  const rollup = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8')
  const mb = (name: string) => (Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(rollup)?.[1]) * 1024) / 1e6
  return { own: mb('Pss') - mb('Pss_File'), mapped: mb('Pss_File') }
}

/** The process that another one has started. */
export const childOf = (pid: number): number =>
  Number(spawnSync('pgrep', ['-P', String(pid)], { encoding: 'utf8' }).stdout.split('\n')[0])
