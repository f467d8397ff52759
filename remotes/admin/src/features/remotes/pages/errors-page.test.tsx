import '@testing-library/jest-dom/jest-globals'
import { afterEach, expect, test } from '@jest/globals'
import { findAccessibilityViolations, logInAsAnother, logOut, renderWithProviders } from '@sanguine/ui/testing'
import { screen, within } from '@testing-library/react'
import { Admin } from '../../../app/admin'

const frameOf = (column: number, source: object | null) => ({ file: 'app.1a2b3c4d.js', line: 1, column, source })
const source = {
  file: 'remotes/game/src/open.ts',
  line: 5,
  column: 11,
  firstLine: 4,
  lines: ['  if (!lid) {', "    throw new TypeError('A lid')", '  }'],
}
const errorOf = (fields: object = {}) => ({
  fingerprint: '1',
  name: 'TypeError',
  origin: 'EVENT',
  pages: 12,
  firstAt: '2025-01-01T10:00:00.000Z',
  lastAt: '2025-01-02T10:00:00.000Z',
  frames: [frameOf(50, source), frameOf(7, null)],
  ...fields,
})

const open = (remoteErrors: readonly object[] | null) => {
  logInAsAnother({ role: 'admin' })
  const at = `/admin/remotes/game/${encodeURIComponent('1.0.1+b')}`
  return renderWithProviders(<Admin />, { at, fields: { admin: { remoteErrors, remotes: [] } } })
}

afterEach(logOut)

test('an error is shown with its line of the sources, and the calls that led to it', async () => {
  const { container, user, gateway } = await open([errorOf()])
  expect(await screen.findByRole('heading', { name: 'Errors of game 1.0.1+b', level: 1 })).toBeVisible()
  expect(await screen.findByRole('heading', { name: 'TypeError remotes/game/src/open.ts:5:11' })).toBeVisible()
  expect(gateway.variablesOf('AdminRemoteErrors')).toEqual([{ remote: 'game', version: '1.0.1+b' }])
  const marked = container.querySelectorAll('mark')
  expect([...marked].map(({ textContent }) => textContent)).toEqual(["5    throw new TypeError('A lid')"])
  expect(screen.getByText('12 pages')).toBeVisible()
  expect(screen.getByText(/^The handler of an event/)).toBeVisible()
  expect(screen.queryByText('No source map has these places.')).toBeNull()
  await user.click(screen.getByText('2 calls in this front end, the innermost first'))
  const calls = within(screen.getByRole('group')).getAllByRole('listitem')
  expect(calls.map(({ textContent }) => textContent)).toEqual([
    'remotes/game/src/open.ts:5:11app.1a2b3c4d.js:1:50',
    'app.1a2b3c4d.js:1:7',
  ])
  expect(await findAccessibilityViolations(container)).toEqual([])
})

test('without source maps, an error is shown with its place in the script, and the page says what is missing', async () => {
  await open([errorOf({ frames: [frameOf(50, null)] })])
  expect(await screen.findByRole('heading', { name: 'TypeError app.1a2b3c4d.js:1:50' })).toBeVisible()
  expect(screen.getByText('No source map has these places.')).toBeVisible()
})

test('the place is that of the innermost call, even if only another one has a source', async () => {
  const { container } = await open([errorOf({ frames: [frameOf(7, null), frameOf(50, source)] })])
  expect(await screen.findByRole('heading', { name: 'TypeError app.1a2b3c4d.js:1:7' })).toBeVisible()
  expect(container.querySelector('pre')).toBeNull()
})

test('a source without its text is shown by its place alone', async () => {
  const { container } = await open([errorOf({ frames: [frameOf(50, { ...source, lines: [] })] })])
  expect(await screen.findByRole('heading', { name: 'TypeError remotes/game/src/open.ts:5:11' })).toBeVisible()
  expect(container.querySelector('pre')).toBeNull()
})

test('a version without errors says so, and leads back to all versions', async () => {
  const { user } = await open([])
  expect(await screen.findByText('No errors were reported.')).toBeVisible()
  await user.click(screen.getByRole('link', { name: 'All versions' }))
  expect(await screen.findByText(/^No version was deployed, so browsers load/)).toBeVisible()
})

test('a version that does not exist says why it may be gone', async () => {
  await open(null)
  expect(await screen.findByText('There is no such version.')).toBeVisible()
})

test('each version leads to its errors', async () => {
  logInAsAnother({ role: 'admin' })
  const version = {
    remote: 'game',
    version: '1.0.1+b',
    state: 'WITHDRAWN',
    share: null,
    address: '/a.json',
    commit: null,
    ...{
      operationCount: 0,
      previewPath: null,
      requirements: [],
      reason: null,
      isGuarded: false,
      guard: 'OFF',
      errorCount: 1,
    },
    deployedAt: '2025-01-01T10:00:00.000Z',
    deployedBy: null,
    changedAt: '2025-01-01T10:00:00.000Z',
    changedBy: null,
    health: null,
    withdrawal: null,
  }
  const remotes = [{ name: 'game', versions: [version] }]
  const fields = { admin: { remotes, remoteErrors: [errorOf()] } }
  const { user } = await renderWithProviders(<Admin />, { at: '/admin/remotes', fields })
  await user.click(await screen.findByRole('link', { name: 'Errors of game 1.0.1+b' }))
  expect(await screen.findByRole('heading', { name: /^TypeError/ })).toBeVisible()
})
