import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { readEmail } from './read-email'

test.each(['x@-example.com', 'x@example-.com', 'x@a.-b.com', 'x@a-.b.com', 'x@-.com', 'x@.com', 'x@a..com', 'x@a.c-m'])(
  '%p is refused for an invalid label of its domain',
  (text) => {
    expect(readEmail(text)).toBeNull()
  },
)

test.each(['x@a-b.com', 'x@a--b.info', 'x@1.de', 'ü@example.org'])('%p is accepted', (text) => {
  expect(readEmail(`\t${text} `)).toBe(text)
})

test.each(['x..y@host.de', '.x@host.de', 'x.@host.de', '.@host.de', 'x y@host.de', `${'x'.repeat(65)}@host.de`])(
  '%p is refused for a name that no mail server accepts',
  (text) => {
    expect(readEmail(text)).toBeNull()
  },
)

test.each([
  ['x@müller.de', 'x@xn--mller-kva.de'],
  ['x@MÜLLER.de', 'x@xn--mller-kva.de'],
  ['x@straße.example.org', 'x@xn--strae-oqa.example.org'],
  ['x@xn--mller-kva.de', 'x@xn--mller-kva.de'],
])('%p is stored with its domain in ASCII', (text, stored) => {
  expect(readEmail(text)).toBe(stored)
})

test.each(['x@１.２.３.４', 'x@mü ller.de', 'x@müller..de', 'x@-müller.de', 'x@müller.de:80', 'x@müller.de/a', 'x@ü'])(
  '%p is refused, since its domain has no ASCII form',
  (text) => {
    expect(readEmail(text)).toBeNull()
  },
)

/** The form of a valid address in an e-mail field, by the HTML standard. */
const htmlPattern =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/

test('an accepted address is valid in an e-mail field of a browser, and its stored form is accepted again', () => {
  const atom = fc.string({ unit: fc.constantFrom(...'aZ9-_+\'~ü"('), minLength: 1, maxLength: 5 })
  const label = fc.string({ unit: fc.constantFrom(...'aZ9-üß/'), minLength: 1, maxLength: 5 })
  const dotted = (part: fc.Arbitrary<string>) => fc.array(part, { minLength: 1, maxLength: 3 })
  fc.assert(
    fc.property(dotted(atom), fc.constantFrom('.', '..'), dotted(label), (atoms, dot, labels) => {
      const stored = readEmail(`${atoms.join(dot)}@${labels.join('.')}.de`)
      if (stored === null) return
      expect(readEmail(stored)).toBe(stored)
      // browsers refuse names with letters of another script, which mail servers take by RFC 6531
      expect(stored.replaceAll('ü', 'u')).toMatch(htmlPattern)
    }),
  )
})

const character = fc.constantFrom(...'aZ9-.')

test('no domain with a label that is empty, too long, or has a hyphen at an end is accepted', () => {
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
