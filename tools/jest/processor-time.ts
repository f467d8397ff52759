import { appendFileSync } from 'node:fs'

/**
 * Starts to count the processor time of this worker. Returns a function that stops the count and appends the seconds as
 * a line of JSON to the file in `TEST_PROCESSOR_TIME`. Child processes, such as a browser, are not included.
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
