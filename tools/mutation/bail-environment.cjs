const NodeEnvironment = require('@stryker-mutator/jest-runner/jest-env/node')

/** Leaves out the tests after the first that fails: it has noticed the mutant, and Jest itself stops between files only. */
module.exports = class BailEnvironment extends NodeEnvironment {
  #hasFailed = false

  handleTestEvent(event) {
    if (event.name === 'test_fn_failure' || event.name === 'hook_failure') this.#hasFailed = true
    if (event.name === 'test_start' && this.#hasFailed) event.test.mode = 'skip'
  }
}
