import { appendFileSync } from 'node:fs'

/**
 * Starts to count the processor time of this worker. What it returns ends that, and appends the seconds as a line of JSON to the
 * file that `TEST_PROCESSOR_TIME` names. Processes that a test starts, such as a browser, are not in it.
 * @param path of the test file
 */
export function countProcessorTime(path: string): () => void {
  const before = process.cpuUsage()
  return () => {
    const { user, system } = process.cpuUsage(before)
    const file = process.env.TEST_PROCESSOR_TIME
    if (file) appendFileSync(file, `${JSON.stringify({ path, seconds: (user + system) / 1e6 })}\n`)
  }
}
