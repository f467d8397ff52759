const { default: Sequencer } = require('@jest/test-sequencer')
const { relative } = require('node:path')

/** Files in these folders drive whole programs: they mostly wait for these, and their size does not predict their duration. */
const isOfPrograms = ({ path, context }) =>
  /^(e2e|tools)\//.test(relative(context.config.rootDir, path).replaceAll('\\', '/'))

/** Each test with its place in its list, from 0 to 1. */
const placed = (tests) => tests.map((test, index) => ({ test, place: index / tests.length }))

/**
 * Jest's own order, longest first if it knows the durations, with the files that mostly wait spread evenly among the
 * others. Some workers then wait while others compute, from the beginning to the end. JavaScript, because Jest loads it as
 * it is.
 */
module.exports = class Spread extends Sequencer {
  sort(tests) {
    const sorted = super.sort(tests)
    const waiting = placed(sorted.filter(isOfPrograms))
    const others = placed(sorted.filter((test) => !isOfPrograms(test)))
    return [...waiting, ...others].sort((a, b) => a.place - b.place).map(({ test }) => test)
  }
}
