const { DefaultReporter } = require('@jest/reporters')

/** Jest's own report, and a last line with the number of passed and failed tests. JavaScript, because Jest loads it as it is. */
module.exports = class ClosingLineReporter extends DefaultReporter {
  onRunComplete(contexts, results) {
    super.onRunComplete(contexts, results)
    for (const suite of results.testResults.filter(({ failureMessage }) => failureMessage)) {
      process.stderr.write(`\nfailed: ${suite.testFilePath}\n`)
    }
    const broken = results.testResults.filter((suite) => suite.testExecError).length
    process.stdout.write(`${results.numPassedTests} passed, ${results.numFailedTests + broken} failed\n`)
  }
}
