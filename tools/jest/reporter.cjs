const { existsSync, mkdirSync, readFileSync, writeFileSync } = require('node:fs')
const { dirname, relative } = require('node:path')
const { DefaultReporter } = require('@jest/reporters')

/** Lines of JSON; none where there is no file. */
const linesOf = (file) =>
  file && existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean).map(JSON.parse) : []

/** How long a test file took: wall time, processor time of its worker, and wall time of each test. */
function durationOf(suite, processorSeconds) {
  return {
    seconds: suite.perfStats.runtime / 1000,
    processorSeconds,
    tests: suite.testResults.map(({ fullName, duration }) => ({ title: fullName, seconds: (duration ?? 0) / 1000 })),
  }
}

/**
 * Jest's own report, then the failures again, because they were thousands of lines ago. The last line has the number of
 * passed and failed tests. Writes each file's duration into the file in `TEST_DURATIONS`, replacing that of an earlier
 * run. JavaScript, because Jest loads it as it is.
 */
module.exports = class ClosingLineReporter extends DefaultReporter {
  onRunComplete(contexts, results) {
    super.onRunComplete(contexts, results)
    for (const suite of results.testResults.filter(({ failureMessage }) => failureMessage)) {
      process.stderr.write(`\nfailed: ${suite.testFilePath}\n${suite.failureMessage}\n`)
    }
    if (process.env.TEST_DURATIONS) this.writeDurations(process.env.TEST_DURATIONS, results.testResults)
    const broken = results.testResults.filter((suite) => suite.testExecError).length
    process.stdout.write(`${results.numPassedTests} passed, ${results.numFailedTests + broken} failed\n`)
  }

  writeDurations(file, suites) {
    const processorSeconds = new Map(
      linesOf(process.env.TEST_PROCESSOR_TIME).map(({ path, seconds }) => [path, seconds]),
    )
    const durations = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
    for (const suite of suites) {
      const path = suite.testFilePath
      durations[relative(this._globalConfig.rootDir, path)] = durationOf(suite, processorSeconds.get(path) ?? 0)
    }
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, JSON.stringify(durations))
  }
}
