import { expect, test } from '@jest/globals'
import { root } from '../root'
import { whyNoNewRemote } from './why-no-new-remote'

test.each([
  ['Chronicle', 'is no name of a remote. It may have lower-case letters, digits and _'],
  ['../chronicle', 'is no name of a remote.'],
  ['game', 'remotes/game exists. Choose another name'],
  ['graphql', 'is an address of files, of an API or of other software.'],
  ['journal', 'The path /journal belongs to the remote game.'],
  ['fair', 'The path /fair belongs to the remote visitor.'],
])('refuses a new remote with the name %s and gives the reason', (name, reason) => {
  expect(whyNoNewRemote(root, name)).toContain(reason)
})

test('accepts a new remote with a free name and path', () => {
  expect(whyNoNewRemote(root, 'chronicle')).toBeNull()
})
