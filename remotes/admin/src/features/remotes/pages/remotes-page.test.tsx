import '@testing-library/jest-dom/jest-globals'
import { afterEach, expect, test } from '@jest/globals'
import { findAccessibilityViolations, logInAsAnother, logOut, renderWithProviders } from '@sanguine/ui/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { Admin } from '../../../app/admin'

const versionOf = (version: string, fields: object = {}) => ({
  remote: 'game',
  version,
  state: 'PREVIEW',
  share: null,
  address: `https://cdn.example/game/${version}/mf-manifest.json`,
  commit: '1a2b3c4d',
  operationCount: 2,
  previewPath: '/?preview=0123456789abcdefghijkl',
  requirements: [{ module: 'react', range: '^19.3.1' }],
  deployedAt: '2025-01-01T10:00:00.000Z',
  deployedBy: 'Mina',
  changedAt: '2025-01-02T10:00:00.000Z',
  changedBy: null,
  reason: null,
  isGuarded: false,
  guard: 'OFF',
  errorCount: 0,
  health: null,
  withdrawal: null,
  ...fields,
})
const preview = versionOf('1.0.1+b')
const stable = versionOf('1.0.0+a', { state: 'STABLE', changedBy: 'Mina', reason: 'Tested.' })

const ownBuildOf = (version: string, errorCount = 0) => ({ remote: 'game', version, errorCount })

const open = (versions: readonly object[], fields: Readonly<Record<string, unknown>> = {}) => {
  logInAsAnother({ role: 'admin' })
  const remotes = [{ name: 'game', ownBuild: ownBuildOf('1.0.0+own'), versions }]
  return renderWithProviders(<Admin />, { at: '/admin/remotes', fields: { admin: { remotes }, ...fields } })
}

afterEach(logOut)

test('each version is shown with its state, its origin and the person who changed it', async () => {
  const canary = versionOf('1.0.2+c', { state: 'CANARY', share: 5 })
  const { container } = await open([canary, preview, stable])
  expect(await screen.findByRole('heading', { name: 'game' })).toBeVisible()
  expect(screen.getByRole('heading', { name: /1\.0\.2\+c.*Canary for 5 % of browsers/ })).toBeVisible()
  const [, , last] = screen.getAllByRole('listitem').filter((item) => within(item).queryByRole('heading'))
  expect(last).toHaveTextContent('1.0.0+a')
  expect(last).toHaveTextContent('Tested.')
  expect(last).toHaveTextContent('Mina')
  expect(screen.getByRole('link', { name: 'Open the preview of game 1.0.1+b' })).toHaveAttribute(
    'href',
    '/?preview=0123456789abcdefghijkl',
  )
  expect(screen.getAllByText(/by the site itself or a deleted account/)).toHaveLength(2)
  expect(await findAccessibilityViolations(container)).toEqual([])
})

test('a version becomes stable after a confirmation that says what follows, with its reason', async () => {
  const setRemoteState = { version: { ...preview, state: 'STABLE' }, userErrors: [] }
  const { user, gateway } = await open([preview, stable], { setRemoteState })
  await user.click(await screen.findByRole('button', { name: 'Make game 1.0.1+b stable' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByText(/All browsers load this version/)).toBeVisible()
  expect(gateway.variablesOf('AdminSetRemoteState')).toEqual([])
  await user.type(dialog.getByRole('textbox', { name: /Reason/ }), 'Tried.')
  await user.click(dialog.getByRole('button', { name: 'Make stable' }))
  expect(await screen.findByText('game 1.0.1+b is stable.')).toBeVisible()
  expect(gateway.variablesOf('AdminSetRemoteState')).toEqual([
    { input: { remote: 'game', version: '1.0.1+b', state: 'STABLE', share: null, reason: 'Tried.', isGuarded: true } },
  ])
  await waitFor(() => expect(gateway.variablesOf('AdminRemotes')).toHaveLength(2))
})

test('a canary needs a share from 1 to 99 percent', async () => {
  const setRemoteState = { version: preview, userErrors: [] }
  const { user, gateway } = await open([preview], { setRemoteState })
  await user.click(await screen.findByRole('button', { name: 'Make game 1.0.1+b a canary' }))
  const dialog = within(await screen.findByRole('dialog'))
  const share = dialog.getByRole('spinbutton', { name: /Share/ })
  await user.clear(share)
  await user.type(share, '100')
  await user.click(dialog.getByRole('button', { name: 'Make canary' }))
  expect(await dialog.findByText('Please enter a whole number from 1 to 99.')).toBeVisible()
  await user.clear(share)
  await user.type(share, '25')
  await user.click(dialog.getByRole('button', { name: 'Make canary' }))
  expect(await screen.findByText('game 1.0.1+b is a canary.')).toBeVisible()
  expect(gateway.variablesOf('AdminSetRemoteState')).toMatchObject([{ input: { state: 'CANARY', share: 25 } }])
})

test('a refused rollback keeps the dialog open with the sentence of the server', async () => {
  const refusal = {
    __typename: 'RollBackRemoteUserError',
    code: 'NO_EARLIER_VERSION',
    message: 'Nothing to go back to.',
  }
  const rollBackRemote = { stable: null, withdrawn: null, userErrors: [{ ...refusal, field: ['version'] }] }
  const { user, gateway } = await open([stable], { rollBackRemote })
  expect((await screen.findAllByRole('button', { name: /1\.0\.0\+a/ })).map((button) => button.textContent)).toEqual([
    'Roll back',
  ])
  await user.click(screen.getByRole('button', { name: 'Roll back game 1.0.0+a' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByRole('button', { name: 'Roll back' }))
  expect(await dialog.findByText('Nothing to go back to.')).toBeVisible()
  expect(gateway.variablesOf('AdminRollBackRemote')).toMatchObject([{ input: { remote: 'game', version: '1.0.0+a' } }])
})

test('a version that withdrew itself says why in numbers, and is brought back as what it was', async () => {
  const withdrawal = {
    cause: 'FAILURES',
    failed: 14,
    networks: 120,
    otherVersion: '1.0.0+a',
    otherFailed: 3,
    otherNetworks: 2_300,
    formerState: 'CANARY',
    formerShare: 25,
  }
  const withdrawn = versionOf('1.0.1+b', { state: 'WITHDRAWN', previewPath: null, withdrawal })
  const setRemoteState = { version: { ...withdrawn, state: 'CANARY', share: 25, withdrawal: null }, userErrors: [] }
  const { user, gateway, container } = await open([withdrawn, stable], { setRemoteState })
  expect(await screen.findByText('Withdrawn by itself')).toBeVisible()
  expect(screen.getByText(/^14 of 120 networks failed to show it, 3 of 2,300 with 1\.0\.0\+a\./)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Bring game 1.0.1+b back' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByRole('spinbutton', { name: /Share/ })).toHaveValue('25')
  expect(await findAccessibilityViolations(container)).toEqual([])
  const guard = dialog.getByRole('checkbox', { name: 'Withdraw it by itself if it is worse' })
  expect(guard).toBeChecked()
  await user.click(guard)
  await user.click(dialog.getByRole('button', { name: 'Bring back' }))
  expect(await screen.findByText('game 1.0.1+b is back.')).toBeVisible()
  expect(gateway.variablesOf('AdminSetRemoteState')).toMatchObject([
    { input: { version: '1.0.1+b', state: 'CANARY', share: 25, isGuarded: false } },
  ])
})

test.each([
  ['LOAD_TIME', /^It took more than 2\.5 seconds to load in 14 of 120 networks, in 3 of 2,300 with 1\.0\.0\+a\./],
  ['LARGEST_PAINT', /^Its largest part took more than 4 seconds in 14 of 120/],
  ['INTERACTION_DELAY', /^Interactions took more than half a second in 14 of 120/],
  ['LAYOUT_SHIFT', /^Its parts moved by themselves in 14 of 120/],
])('a version that withdrew itself for its %s says so', async (cause, text) => {
  const numbers = { failed: 14, networks: 120, otherVersion: '1.0.0+a', otherFailed: 3, otherNetworks: 2_300 }
  const withdrawal = { cause, ...numbers, formerState: 'CANARY', formerShare: 25 }
  await open([versionOf('1.0.1+b', { state: 'WITHDRAWN', previewPath: null, withdrawal }), stable])
  expect(await screen.findByText(text)).toBeVisible()
})

const share = 'A network counts by the share of its pages that failed; the sum is rounded up.'

test('a canary shows what browsers reported of it beside the stable version', async () => {
  const vitalsOf = (...values: readonly (readonly [string, number, number])[]) =>
    values.map(([vital, p75, pages]) => ({ vital, p75, pages }))
  const canary = versionOf('1.0.2+c', {
    state: 'CANARY',
    share: 5,
    errorCount: 3,
    health: {
      failed: 1,
      networks: 40,
      vitals: vitalsOf(['LOAD_TIME', 1_234, 34], ['LAYOUT_SHIFT', 0.0312, 12]),
    },
  })
  const health = { failed: 2, networks: 1_200, vitals: vitalsOf(['LOAD_TIME', 980, 5_200]) }
  const { container } = await open([canary, { ...stable, health }])
  expect(await screen.findByText(`1 of 40 networks in the last hour; stable: 2 of 1,200. ${share}`)).toBeVisible()
  expect(screen.getByText('3 different errors in the last seven days')).toBeVisible()
  expect(screen.getAllByText('None reported in the last seven days')).toHaveLength(2)
  expect(screen.getByText('75 % of 34 pages: at most 1.2 s; stable: 0.98 s (5,200 pages)')).toBeVisible()
  expect(screen.getByText('75 % of 12 pages: at most 0.031')).toBeVisible()
  expect(screen.getByText(`2 of 1,200 networks in the last hour. ${share}`)).toBeVisible()
  expect(screen.getByText('75 % of 5,200 pages: at most 0.98 s')).toBeVisible()
  expect(await findAccessibilityViolations(container)).toEqual([])
})

test.each([
  ['CANARY', 'ACTIVE', /^If its pages fail, are slow or move more often than those of the stable version/],
  ['STABLE', 'ACTIVE', /^If its pages fail, are slow or move in its first two hours more often/],
  ['CANARY', 'NO_OTHER_VERSION', /^Not yet: browsers could load no other version/],
  ['STABLE', 'ENDED', null],
  ['CANARY', 'OFF', null],
])('a version that is %s and whose guard is %s says whether it withdraws itself', async (state, guard, text) => {
  await open([versionOf('1.0.0+a', { state, share: 5, isGuarded: guard !== 'OFF', guard })])
  expect(await screen.findByRole('heading', { name: /1\.0\.0\+a/ })).toBeVisible()
  if (text) expect(screen.getByText(text)).toBeVisible()
  else expect(screen.queryByText('Withdraws itself')).toBeNull()
})

test('without a version, the page says how to deploy one, by a command whose words are marked', async () => {
  await open([])
  expect(
    await screen.findByText(/^No version was deployed, so browsers load what this site was built with/),
  ).toBeVisible()
  expect(screen.getByText('deploy-remote').closest('code')).toHaveTextContent('npm run deploy-remote')
})

test('the build of the site is shown beside the deployed versions, with its errors', async () => {
  const { user, container } = await open([preview])
  expect(await screen.findByText(/^No version is stable, so browsers load/)).toBeVisible()
  const item = screen.getByRole('heading', { name: '1.0.0+own Built with this site' }).closest('li') as HTMLElement
  expect(item).toHaveTextContent('None reported in the last seven days')
  expect(within(item).queryByRole('button')).toBeNull()
  expect(await findAccessibilityViolations(container)).toEqual([])
  await user.click(within(item).getByRole('link', { name: 'Errors of game 1.0.0+own' }))
  expect(await screen.findByRole('heading', { name: 'Errors of game 1.0.0+own', level: 1 })).toBeVisible()
})

test('a remote that the site has no build of is shown with its versions alone', async () => {
  await open([stable], { admin: { remotes: [{ name: 'game', ownBuild: null, versions: [stable] }] } })
  expect(await screen.findByRole('heading', { name: /1\.0\.0\+a/ })).toBeVisible()
  expect(screen.queryByText('Built with this site')).toBeNull()
})

test('after a change that takes its button away, the focus is in the section of the remote', async () => {
  let answer: (remotes: readonly object[]) => void = () => undefined
  const later = new Promise<readonly object[]>((resolve) => {
    answer = resolve
  })
  let reads = 0
  const remotes = () => {
    reads += 1
    return reads === 1 ? [{ name: 'game', ownBuild: null, versions: [preview] }] : later
  }
  const after = { ...preview, state: 'STABLE' }
  const setRemoteState = { version: after, userErrors: [] }
  const { user } = await open([], { admin: { remotes }, setRemoteState })
  await user.click(await screen.findByRole('button', { name: 'Make game 1.0.1+b stable' }))
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Make stable' }))
  await waitFor(() => expect(screen.getByRole('button', { name: 'Make game 1.0.1+b stable' })).toHaveFocus())
  answer([{ name: 'game', ownBuild: null, versions: [after] }])
  expect(await screen.findByRole('button', { name: 'Roll back game 1.0.1+b' })).toBeVisible()
  await waitFor(() => expect(screen.getByRole('region', { name: 'game' })).toHaveFocus())
})
