import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { readEmail } from './read-email'

test.each(['x@-example.com', 'x@example-.com', 'x@a.-b.com', 'x@a-.b.com', 'x@-.com', 'x@.com', 'x@a..com', 'x@a.c-m'])(
  '%p has a label that is none',
  (text) => {
    expect(readEmail(text)).toBeNull()
  },
)

test.each(['x@a-b.com', 'x@a--b.info', 'x@1.de', 'ü@example.org'])('%p is an address', (text) => {
  expect(readEmail(`\t${text} `)).toBe(text)
})

const character = fc.constantFrom(...'aZ9-.')

test('no label of an address begins or ends with a hyphen, is empty or longer than 63', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: character, maxLength: 80 }),
      fc.constantFrom('de', 'info', 'x', 'museum'),
      (domain, ending) => {
        const labels = domain.split('.')
        const isDomain = labels.every((text) => text.length > 0 && text.length <= 63 && !/^-|-$/.test(text))
        const isEnding = ending.length >= 2 && ending.length <= 4
        expect(readEmail(`x@${domain}.${ending}`) !== null).toBe(isDomain && isEnding)
      },
    ),
  )
})
