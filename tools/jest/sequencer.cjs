const { default: Sequencer } = require('@jest/test-sequencer')
const { relative } = require('node:path')

/** Files in these folders drive whole programs, so their size does not predict their duration. */
const isLong = ({ path, context }) =>
  /^(e2e|tools)\//.test(relative(context.config.rootDir, path).replaceAll('\\', '/'))

/**
 * Jest's own order, longest first if it knows the durations, after the files that take long despite their size. No
 * worker then ends with one of these files while the other is idle. JavaScript, because Jest loads it as it is.
 */
module.exports = class LongFirst extends Sequencer {
  sort(tests) {
    const sorted = super.sort(tests)
    return [...sorted.filter(isLong), ...sorted.filter((test) => !isLong(test))]
  }
}
