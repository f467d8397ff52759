import '@testing-library/jest-dom'
import { format } from 'node:util'
import { afterEach, beforeEach, expect, jest } from '@jest/globals'
import { configure } from '@testing-library/react'

// The first render of a page may take a while on a busy machine.
configure({ asyncUtilTimeout: 60_000 })

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
