const { writeFileSync } = require('node:fs')
const { DefaultReporter } = require('@jest/reporters')

/**
 * Jest's own report; then what failed once more, since that was thousands of lines ago; and a last line with the number of
 * passed and failed tests. Writes how each file ended to the file that `TEST_FILES` names. JavaScript, because Jest loads it
 * as it is.
 */
module.exports = class ClosingLineReporter extends DefaultReporter {
  onRunComplete(contexts, results) {
    super.onRunComplete(contexts, results)
    for (const suite of results.testResults.filter(({ failureMessage }) => failureMessage)) {
      process.stderr.write(`\nfailed: ${suite.testFilePath}\n${suite.failureMessage}\n`)
    }
    if (process.env.TEST_FILES) {
      const files = results.testResults.map((suite) => ({
        path: suite.testFilePath,
        project: suite.displayName?.name,
        passed: suite.numPassingTests,
        failed: suite.testExecError ? 1 : suite.numFailingTests,
      }))
      writeFileSync(process.env.TEST_FILES, JSON.stringify(files))
    }
    const broken = results.testResults.filter((suite) => suite.testExecError).length
    process.stdout.write(`${results.numPassedTests} passed, ${results.numFailedTests + broken} failed\n`)
  }
}
