const { default: Sequencer } = require('@jest/test-sequencer')
const { relative } = require('node:path')

/** Of the files of this folder, which drive whole programs, the size says nothing about how long they take. */
const isLong = ({ path, context }) =>
  /^(e2e|tools)\//.test(relative(context.config.rootDir, path).replaceAll('\\', '/'))

/**
 * Jest's own order, longest first as far as it knows, with the files before it that take long however short they are: in the
 * end no worker is left with one of them while the other has nothing to do. JavaScript, because Jest loads it as it is.
 */
module.exports = class LongFirst extends Sequencer {
  sort(tests) {
    const sorted = super.sort(tests)
    return [...sorted.filter(isLong), ...sorted.filter((test) => !isLong(test))]
  }
}
