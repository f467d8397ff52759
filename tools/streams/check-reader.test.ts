import { expect, test } from '@jest/globals'
import { checkReader } from './check-reader'

const journal = ['p:01', 'p:02', 'p:03', 'p:04']
const seen = { startId: 'p:01', entryIds: ['p:02', 'p:03', 'p:04'], revisions: [1, 2, 2], endReason: null }

test('a reader that has each entry since its start once and in order is right', () => {
  expect(checkReader(seen, journal)).toEqual([])
})

test.each([
  ['misses an entry', { entryIds: ['p:02', 'p:04'] }, 'p:03 is missing'],
  ['has an entry twice', { entryIds: ['p:02', 'p:03', 'p:03', 'p:04'] }, '1 entries came twice'],
  ['has entries out of order', { entryIds: ['p:03', 'p:02', 'p:04'] }, 'p:02 came after a later entry'],
  ['has an entry that the journal lacks', { entryIds: [...seen.entryIds, 'p:05'] }, 'p:05 is not in the journal'],
  ['goes back to an older revision', { revisions: [2, 1] }, 'revision 1 came after a higher one'],
  ['was ended by the gateway', { endReason: 'UNAUTHENTICATED' }, 'the gateway ended the stream: UNAUTHENTICATED'],
  ['never got an event', { startId: null, entryIds: [] }, 'no event arrived'],
])('a reader that %s is reported', (_name, change, finding) => {
  expect(checkReader({ ...seen, ...change }, journal)).toEqual([finding])
})
