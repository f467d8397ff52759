import '@testing-library/jest-dom'
import { format } from 'node:util'
import { afterEach, beforeEach, expect, jest } from '@jest/globals'
import { configure, getConfig } from '@testing-library/react'

/** Whether a query is being tried again and again, and so must not print the page. The flag is in no type. */
const isWaiting = (): boolean => Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics') === true

configure(({ getElementError }) => ({
  // The first render of a page may take a while on a busy machine.
  asyncUtilTimeout: 60_000,
  // The page is printed when a wait ends without a result. To print it at each try took a twentieth of all time.
  getElementError: (message, container) => {
    if (message === null || !isWaiting()) return getElementError(message, container)
    return Object.assign(new Error(message), { name: 'TestingLibraryElementError' })
  },
}))

jest.setTimeout(300_000)

const ignored = [
  // Depends on the speed of the machine: a timer ends before or after the test.
  /not wrapped in act/,
  // jsdom lacks the element.
  /The tag <search> is unrecognized/,
]

let complaints: string[] = []

/** Collects errors and warnings of the console; a test that expects some replaces the method itself. */
for (const method of ['error', 'warn'] as const) {
  const print = console[method]
  console[method] = (...args: unknown[]) => {
    const complaint = format(...args)
    if (ignored.some((pattern) => pattern.test(complaint))) return
    complaints.push(complaint)
    print(...args)
  }
}

beforeEach(() => {
  complaints = []
})

afterEach(() => expect(complaints).toEqual([]))
