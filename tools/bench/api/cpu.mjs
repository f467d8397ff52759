/** What a process has used of the processor: unlike calls a second, it hardly depends on who else uses the machine. */
import { readFileSync } from 'node:fs'

/** Of /proc, on every Linux. */
const ticksPerSecond = 100

/** Milliseconds of user and system time so far; NaN where the system does not say. */
export function cpuOf(pid) {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ')
    return ((Number(fields[11]) + Number(fields[12])) * 1000) / ticksPerSecond
  } catch {
    return Number.NaN
  }
}
