/**
 * Reports the memory of a gateway, before whose program Node loads it. On SIGHUP it collects garbage. Then it writes the
 * bytes in use to the file `heap-<process id>` of `REPORT_HEAP_FOLDER`.
 */
const { writeFileSync, renameSync } = require('node:fs')
const { join } = require('node:path')
const { setFlagsFromString } = require('node:v8')
const { runInNewContext } = require('node:vm')

setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc')

process.on('SIGHUP', () => {
  collectGarbage()
  const { heapUsed, external } = process.memoryUsage()
  const file = join(process.env.REPORT_HEAP_FOLDER ?? '', `heap-${process.pid}`)
  // A reader finds the whole file or none.
  writeFileSync(`${file}.new`, String(heapUsed + external))
  renameSync(`${file}.new`, file)
})
