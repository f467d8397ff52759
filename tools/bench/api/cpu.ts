import { readFileSync } from 'node:fs'

/** The unit of times in /proc, on every Linux. */
const ticksPerSecond = 100

/**
 * Milliseconds of processor time that a process has used so far; NaN where the system does not tell. Unlike calls a second,
 * it hardly depends on who else uses the machine.
 */
export function cpuMsOf(pid: number): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ')
    return ((Number(fields[11]) + Number(fields[12])) * 1000) / ticksPerSecond
  } catch {
    return Number.NaN
  }
}

/** The milliseconds until a gateway that has started has returned the memory that only its start needed. */
export const restMs = 10_000

/** Megabytes of memory that a process holds; NaN where the system does not tell. */
export function memoryMbOf(pid: number): number {
  try {
    return Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024
  } catch {
    return Number.NaN
  }
}

/** Starts measuring the processes; the returned function gives the microseconds of each for one of so many calls. */
export function measureCpu(pids: readonly number[]): (calls: number) => readonly number[] {
  const before = pids.map(cpuMsOf)
  return (calls) => pids.map((pid, index) => ((cpuMsOf(pid) - (before[index] ?? 0)) * 1000) / calls)
}
