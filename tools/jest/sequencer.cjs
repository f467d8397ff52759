const { default: Sequencer } = require('@jest/test-sequencer')
const { relative } = require('node:path')

/** Path of a test file from the root of the repository. */
const pathOf = ({ path, context }) => relative(context.config.rootDir, path).replaceAll('\\', '/')

/** Files in these folders drive whole programs: they mostly wait for these, and their size does not predict their duration. */
const isOfPrograms = (test) => /^(e2e|tools)\//.test(pathOf(test))

/** Seconds that files take which are long for their size. A fresh checkout knows no duration and would run some of them last. */
const usualSeconds = {
  'e2e/journeys/admin-alone.test.ts': 90,
  'e2e/journeys/analytics.test.ts': 45,
  'e2e/journeys/before-a-hunt.test.ts': 120,
  'e2e/journeys/broken-remotes.test.ts': 140,
  'e2e/journeys/cms-editing.test.ts': 45,
  'e2e/journeys/cms-from-nothing-to-a-hunt.test.ts': 50,
  'e2e/journeys/cms-sections.test.ts': 70,
  'e2e/journeys/comfort.test.ts': 40,
  'e2e/journeys/every-screen.test.ts': 270,
  'e2e/journeys/first-kill.test.ts': 65,
  'e2e/journeys/knowledge.test.ts': 100,
  'e2e/journeys/lost-files.test.ts': 45,
  'e2e/journeys/new-remote.test.ts': 50,
  'e2e/journeys/premium-shop.test.ts': 80,
  'e2e/journeys/refund.test.ts': 45,
  'e2e/journeys/replay.test.ts': 40,
  'e2e/journeys/traces.test.ts': 30,
  'e2e/journeys/two-tabs.test.ts': 40,
  'gateway/src/access/access.test.ts': 50,
  'gateway/src/access/token-access.test.ts': 50,
  'gateway/src/backups/scheduled-backups.test.ts': 70,
  'gateway/src/main.test.ts': 200,
  'gateway/src/start-gateway.test.ts': 40,
  'gateway/src/tracing/off.test.ts': 55,
  'packages/content/scripts/world/balance.test.ts': 40,
  'packages/embedded-mongod/src/testing/crash.test.ts': 35,
  'packages/embedded-mongod/src/testing/isolation.test.ts': 45,
  'remotes/admin/src/app/sections.test.tsx': 95,
  'tools/faults/faults.test.ts': 90,
  'tools/faults/payment-crashes.test.ts': 50,
}

/** The milliseconds that another file is expected to take for each character. */
const usualMsPerCharacter = 0.5

/** Each test with its place in its list, from 0 to 1. */
const placed = (tests) => tests.map((test, index) => ({ test, place: index / tests.length }))

/**
 * Jest's own order, longest first, with the files that mostly wait spread evenly among the others. Some workers then wait
 * while others compute, from the beginning to the end. JavaScript, because Jest loads it as it is.
 */
module.exports = class Spread extends Sequencer {
  static usualSeconds = usualSeconds

  sort(tests) {
    const sorted = super.sort(tests)
    const waiting = placed(sorted.filter(isOfPrograms))
    const others = placed(sorted.filter((test) => !isOfPrograms(test)))
    return [...waiting, ...others].sort((a, b) => a.place - b.place).map(({ test }) => test)
  }

  /** The milliseconds of the last run, or those that are expected of a file that has not run here. */
  time(test) {
    const seconds = usualSeconds[pathOf(test)]
    const expected = seconds ? seconds * 1000 : (test.context.hasteFS.getSize(test.path) ?? 0) * usualMsPerCharacter
    return super.time(test) ?? expected
  }
}
