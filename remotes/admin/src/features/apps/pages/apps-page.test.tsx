import '@testing-library/jest-dom/jest-globals'
import { afterEach, expect, test } from '@jest/globals'
import {
  findAccessibilityViolations,
  lateAnswer,
  logInAsAnother,
  logOut,
  renderWithProviders,
} from '@sanguine/ui/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { Admin } from '../../../app/admin'

const entry = {
  app: {
    id: 'c1',
    revision: 3,
    name: 'Crypt companion',
    description: 'Shows the hunt.',
    website: 'https://app.example/',
    redirectUris: ['https://app.example/done'],
    scopes: ['read', 'hunt'],
    isConfidential: false,
    state: 'WAITING',
    reason: '',
    createdAt: '2025-01-01T10:00:00.000Z',
  },
  owner: { id: 'account-1', name: 'Mina' },
}
const page = (nodes: readonly object[]) => ({ nodes, pageInfo: { hasNextPage: false, endCursor: null } })
const open = (nodes: readonly object[], fields: Readonly<Record<string, unknown>> = {}) => {
  logInAsAnother({ role: 'support' })
  return renderWithProviders(<Admin />, { at: '/admin/apps', fields: { admin: { apps: page(nodes) }, ...fields } })
}

afterEach(logOut)

test('an app is shown with all that players will see, and approved in the displayed revision', async () => {
  const reviewApp = { app: { ...entry, app: { ...entry.app, state: 'APPROVED' } }, userErrors: [] }
  const { user, gateway, container } = await open([entry], { reviewApp })
  expect(await screen.findByRole('heading', { name: 'Crypt companion' })).toBeVisible()
  expect(screen.getByText('https://app.example/done')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Mina' })).toHaveAttribute('href', '/admin/user/account-1')
  expect(gateway.variablesOf('AdminApps')).toMatchObject([{ state: 'WAITING' }])
  expect(await findAccessibilityViolations(container)).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Approve the app Crypt companion' }))
  expect(await screen.findByText('Crypt companion was approved.')).toBeVisible()
  expect(gateway.variablesOf('AdminReviewApp')).toEqual([
    { input: { id: 'c1', revision: 3, isApproved: true, reason: '' } },
  ])
})

test('an app is approved once by two presses, and the list takes the focus of its button', async () => {
  const approving = lateAnswer()
  const { user, gateway } = await open([entry], { reviewApp: () => approving.answer })
  const approve = await screen.findByRole('button', { name: 'Approve the app Crypt companion' })
  await user.dblClick(approve)
  await waitFor(() => expect(gateway.variablesOf('AdminReviewApp')).toHaveLength(1))
  gateway.setResponses({ fields: { admin: { apps: page([]) }, reviewApp: () => approving.answer } })
  approving.send({ app: null, userErrors: [] })
  await waitFor(() => expect(approve).not.toBeInTheDocument())
  expect(gateway.variablesOf('AdminReviewApp')).toHaveLength(1)
  await waitFor(() => expect(screen.getByRole('region', { name: 'Apps' })).toHaveFocus())
})

test('a refusal needs a reason for the owner', async () => {
  const { user, gateway } = await open([entry], { reviewApp: { app: null, userErrors: [] } })
  await user.click(await screen.findByRole('button', { name: 'Refuse the app Crypt companion' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByRole('button', { name: 'Refuse' }))
  expect(gateway.variablesOf('AdminReviewApp')).toEqual([])
  await user.type(dialog.getByRole('textbox'), 'It has no page.')
  await user.click(dialog.getByRole('button', { name: 'Refuse' }))
  expect(await screen.findByText('Crypt companion was refused.')).toBeVisible()
  expect(gateway.variablesOf('AdminReviewApp')).toMatchObject([
    { input: { isApproved: false, reason: 'It has no page.' } },
  ])
})

test('the dialog of another app stays open when an earlier refusal is answered late', async () => {
  const refusing = lateAnswer()
  const other = { ...entry, app: { ...entry.app, id: 'c2', name: 'Bat map' } }
  const { user } = await open([entry, other], { reviewApp: refusing.answer })
  await user.click(await screen.findByRole('button', { name: 'Refuse the app Crypt companion' }))
  await user.type(within(await screen.findByRole('dialog')).getByRole('textbox'), 'It has no page.')
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Refuse' }))
  await user.keyboard('{Escape}')
  await user.click(screen.getByRole('button', { name: 'Refuse the app Bat map' }))
  refusing.send({ app: null, userErrors: [] })
  expect(await screen.findByText('Crypt companion was refused.')).toBeVisible()
  expect(screen.getByRole('dialog', { name: 'Refuse the app Bat map' })).toBeVisible()
})
