import '@testing-library/jest-dom/jest-globals'
import { afterEach, expect, jest, test } from '@jest/globals'
import { setLanguage } from '@sanguine/ui/platform'
import {
  actAsUser,
  findAccessibilityViolations,
  logInAsAnother,
  logOut,
  renderWithProviders,
} from '@sanguine/ui/testing'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { GraphQLError } from 'graphql'
import { Admin } from '../../../app/admin'
import { toLocalTime } from '../../../shared/form/date-time-field'

const [mails, plan] = ['a'.repeat(24), 'b'.repeat(24)]
const anUpdate = (fields: object = {}) => ({
  id: 'c'.repeat(24),
  revision: 1,
  postedAt: '2025-05-20T19:00:00.000Z',
  editedAt: null,
  state: 'IDENTIFIED',
  text: { en: 'Found it.', de: null },
  ...fields,
})
const anIncident = (fields: object = {}) => ({
  id: mails,
  revision: 3,
  title: { en: 'Mails are late', de: null },
  text: { en: 'We look.', de: null },
  components: ['MAILS'],
  initialState: 'INVESTIGATING',
  state: 'IDENTIFIED',
  phase: 'OPEN',
  startedAt: '2025-05-20T18:45:00.000Z',
  plannedStartAt: null,
  plannedEndAt: null,
  resolvedAt: null,
  updates: [anUpdate()],
  ...fields,
})
const maintenance = anIncident({
  id: plan,
  title: { en: null, de: 'Neue Server' },
  initialState: 'SCHEDULED',
  state: 'SCHEDULED',
  phase: 'PLANNED',
  plannedStartAt: '2025-06-01T08:00:00.000Z',
  plannedEndAt: '2025-06-01T10:00:00.000Z',
  updates: [],
})

const withIncidents = (incidents: readonly object[] | (() => unknown), fields: object = {}) => ({
  siteStatus: { incidents },
  ...fields,
})

function open(path: string, incidents: readonly object[] | (() => unknown) = [], fields: object = {}) {
  logInAsAnother({ role: 'admin' })
  return renderWithProviders(<Admin />, { at: `/admin/incidents${path}`, fields: withIncidents(incidents, fields) })
}

type Typing = Pick<Awaited<ReturnType<typeof open>>, 'user'> & Pick<Awaited<ReturnType<typeof form>>, 'getByLabelText'>

const form = async (name: string) => within(await screen.findByRole('form', { name }))
const ok = (fields: object = {}) => ({ incident: anIncident(fields), userErrors: [] })
const stale = {
  __typename: 'IncidentUserError',
  code: 'STALE',
  field: ['revision'],
  message: 'Another person changed the incident meanwhile.',
}

afterEach(async () => {
  logOut()
  await act(async () => setLanguage('en'))
})

test('the list has open, planned and past incidents, each with a link to it', async () => {
  const past = anIncident({
    id: 'd'.repeat(24),
    phase: 'PAST',
    state: 'RESOLVED',
    resolvedAt: '2025-05-20T20:00:00.000Z',
  })
  const { container, user, path } = await open('', [anIncident(), maintenance, past])
  expect(await screen.findByRole('region', { name: 'Open' })).toHaveTextContent(
    /^OpenMails are lateCause knownAffected/,
  )
  expect(within(screen.getByRole('region', { name: 'Planned' })).getByText('Neue Server')).toHaveAttribute('lang', 'de')
  expect(screen.getByRole('region', { name: 'Past' })).toHaveTextContent('Resolved')
  expect(await findAccessibilityViolations(container)).toEqual([])
  await actAsUser(() => user.click(screen.getByRole('link', { name: 'Neue Server' })))
  expect(path()).toBe(`/admin/incidents/${plan}`)
})

test('maintenance that was called off has the time of its plan in the list', async () => {
  const calledOff = { ...maintenance, startedAt: '2025-06-01T08:00:00.000Z', phase: 'PAST', state: 'RESOLVED' }
  await open('', [{ ...calledOff, resolvedAt: '2025-05-20T20:00:00.000Z' }])
  expect(await screen.findByRole('region', { name: 'Past' })).toHaveTextContent(/Jun 1, 2025, \d+:00\D+\d+:00/)
})

test('without an incident the list says when to write one, in German too', async () => {
  await open('')
  expect(await screen.findByText('No incidents')).toBeVisible()
  await act(async () => setLanguage('de'))
  expect(await screen.findByText('Keine Meldungen')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Neue Meldung' })).toHaveAttribute('href', '/admin/incidents/new')
})

test('a list that cannot be read offers Retry', async () => {
  const { user, gateway } = await open('', () => {
    throw new Error('The database is away.')
  })
  expect(await screen.findByRole('alert')).toBeVisible()
  gateway.setResponses({ fields: withIncidents([anIncident()]) })
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await screen.findByRole('link', { name: 'Mails are late' })).toBeVisible()
})

test('an incident is written in one language, and is then open for its updates', async () => {
  const { user, gateway, path, container } = await open('/new', [anIncident()], { createIncident: ok() })
  const { getByLabelText, getByRole } = await form('Text of the incident')
  await user.click(getByRole('button', { name: 'Publish' }))
  await waitFor(() => expect(screen.getAllByText('Required')).toHaveLength(3))
  expect(gateway.variablesOf('AdminCreateIncident')).toEqual([])
  expect(await findAccessibilityViolations(container)).toEqual([])
  await user.type(getByLabelText('Title (German)'), 'E-Mails kommen später')
  await user.type(getByLabelText('Text (English)'), 'We look.')
  await user.click(getByRole('checkbox', { name: 'Mails' }))
  await user.click(getByRole('checkbox', { name: 'Site and API' }))
  await user.click(getByRole('button', { name: 'Publish' }))
  expect(await screen.findByText('The incident is on the status page.')).toBeVisible()
  expect(gateway.variablesOf('AdminCreateIncident')).toEqual([
    {
      input: {
        title: { en: null, de: 'E-Mails kommen später' },
        text: { en: 'We look.', de: null },
        components: ['API', 'MAILS'],
        state: 'INVESTIGATING',
        startedAt: null,
        plannedStartAt: null,
        plannedEndAt: null,
      },
    },
  ])
  await waitFor(() => expect(path()).toBe(`/admin/incidents/${mails}`))
})

test('planned maintenance needs a start, and an end after it', async () => {
  const { user, gateway } = await open(`/${plan}`, [{ ...maintenance, plannedEndAt: '2025-06-01T07:00:00.000Z' }], {
    updateIncident: ok(),
  })
  const { getByRole, findByText, queryByLabelText } = await form('Text of the incident')
  expect(queryByLabelText('Began at')).toBeNull()
  await user.click(getByRole('button', { name: 'Update' }))
  expect(await findByText('After the planned start, please')).toBeVisible()
  expect(gateway.variablesOf('AdminUpdateIncident')).toEqual([])
})

test('an update is posted with the state of the incident from then on', async () => {
  const { user, gateway, container } = await open(`/${mails}`, [anIncident()], { postIncidentUpdate: ok() })
  const { getByLabelText, getByRole, findByText } = await form('New update')
  const choices = within(getByLabelText('State')).getAllByRole('option')
  expect(choices.map(({ textContent }) => textContent)).toEqual([
    ...['Cause not known yet', 'Cause known', 'Under observation', 'Resolved'],
  ])
  await user.click(getByRole('button', { name: 'Post' }))
  expect(await findByText('Required')).toBeVisible()
  await user.selectOptions(getByLabelText('State'), 'Resolved')
  await user.type(getByLabelText('Text (English)'), 'All were sent.')
  await user.click(getByRole('button', { name: 'Post' }))
  expect(await screen.findByText('The update is on the status page.')).toBeVisible()
  expect(gateway.variablesOf('AdminPostIncidentUpdate')).toEqual([
    { input: { incidentId: mails, state: 'RESOLVED', text: { en: 'All were sent.', de: null } } },
  ])
  await waitFor(() => expect(getByLabelText('Text (English)')).toHaveValue(''))
  expect(await findAccessibilityViolations(container)).toEqual([])
})

test('an update is corrected in its place, and a refusal keeps the typed text', async () => {
  const { user, gateway } = await open(`/${mails}`, [anIncident()], {
    editIncidentUpdate: { incident: null, userErrors: [stale] },
  })
  await user.click(await screen.findByRole('button', { name: /^Correct the update of/ }))
  const { getByLabelText, getByRole, findByText } = await form('Correct the update')
  await user.type(getByLabelText('Text (German)'), 'Gefunden.')
  await user.click(getByRole('button', { name: 'Update' }))
  expect(await findByText(stale.message)).toBeVisible()
  expect(getByLabelText('Text (German)')).toHaveValue('Gefunden.')
  const text = { en: 'Found it.', de: 'Gefunden.' }
  const place = { incidentId: mails, updateId: 'c'.repeat(24), revision: 1 }
  expect(gateway.variablesOf('AdminEditIncidentUpdate')).toEqual([{ input: { ...place, state: 'IDENTIFIED', text } }])
  gateway.setResponses({ fields: withIncidents([anIncident()], { editIncidentUpdate: ok() }) })
  await user.click(getByRole('button', { name: 'Update' }))
  await waitFor(() => expect(screen.queryByRole('form', { name: 'Correct the update' })).toBeNull())
})

test('two updates are corrected at once, and what is typed for the first one stays', async () => {
  const later = anUpdate({ id: 'e'.repeat(24), postedAt: '2025-05-20T19:30:00.000Z' })
  const { user } = await open(`/${mails}`, [anIncident({ updates: [later, anUpdate()] })])
  const [first] = await screen.findAllByRole('button', { name: /^Correct the update of/ })
  await user.click(first as HTMLElement)
  await user.type((await form('Correct the update')).getByLabelText('Text (German)'), 'Gefunden.')
  await user.click(screen.getByRole('button', { name: /^Correct the update of/ }))
  const [typed, other] = await screen.findAllByRole('form', { name: 'Correct the update' })
  expect(within(typed as HTMLElement).getByLabelText('Text (German)')).toHaveValue('Gefunden.')
  expect(within(other as HTMLElement).getByLabelText('Text (German)')).toHaveValue('')
})

test('the keyboard goes into the form of a correction, and back to its button', async () => {
  const { user } = await open(`/${mails}`, [anIncident()])
  await user.click(await screen.findByRole('button', { name: /^Correct the update of/ }))
  const { getByLabelText, getByRole } = await form('Correct the update')
  expect(getByLabelText('State')).toHaveFocus()
  await user.click(getByRole('button', { name: 'Cancel' }))
  expect(await screen.findByRole('button', { name: /^Correct the update of/ })).toHaveFocus()
})

test('a new update begins with the present state, also after a colleague has changed it', async () => {
  const { user, gateway } = await open(`/${mails}`, [anIncident()], { deleteIncidentUpdate: ok({ updates: [] }) })
  const { getByLabelText } = await form('New update')
  await user.type(getByLabelText('Text (English)'), 'x')
  const resolved = anIncident({ state: 'RESOLVED', updates: [anUpdate()] })
  gateway.setResponses({ fields: withIncidents([resolved], { deleteIncidentUpdate: ok({ updates: [] }) }) })
  await user.click(await screen.findByRole('button', { name: /^Delete the update of/ }))
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(getByLabelText('State')).toHaveValue('RESOLVED'))
  expect(getByLabelText('Text (English)')).toHaveValue('x')
})

test('an update is deleted after a confirmation', async () => {
  const { user, gateway } = await open(`/${mails}`, [anIncident()], { deleteIncidentUpdate: ok({ updates: [] }) })
  await user.click(await screen.findByRole('button', { name: /^Delete the update of/ }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete the update?' }))
  expect(gateway.variablesOf('AdminDeleteIncidentUpdate')).toEqual([])
  await user.click(dialog.getByRole('button', { name: 'Delete' }))
  expect(await screen.findByText('The update was deleted.')).toBeVisible()
  expect(gateway.variablesOf('AdminDeleteIncidentUpdate')).toEqual([
    { input: { incidentId: mails, updateId: 'c'.repeat(24), revision: 1 } },
  ])
})

test('an incident is deleted after a confirmation that counts its updates', async () => {
  const { user, gateway, path } = await open(`/${mails}`, [anIncident()], {
    deleteIncident: { deletedId: mails, userErrors: [] },
  })
  await user.click(await screen.findByRole('button', { name: 'Delete the incident' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete “Mails are late”?' }))
  expect(dialog.getByText(/^Readers no longer see it, nor its update\./)).toBeVisible()
  gateway.setResponses({ fields: withIncidents([], { deleteIncident: { deletedId: mails, userErrors: [] } }) })
  await actAsUser(() => user.click(dialog.getByRole('button', { name: 'Delete' })))
  await waitFor(() => expect(path()).toBe('/admin/incidents'))
  expect(gateway.variablesOf('AdminDeleteIncident')).toEqual([{ input: { id: mails, revision: 3, updateCount: 1 } }])
})

test('if a colleague was first, the typed text stays, and is saved all the same or replaced', async () => {
  const { user, gateway } = await open(`/${mails}`, [anIncident()], {
    updateIncident: { incident: null, userErrors: [stale] },
  })
  const { getByLabelText, getByRole, findByText, queryByText } = await form('Text of the incident')
  await user.type(getByLabelText('Title (English)'), ', again')
  const theirs = anIncident({ revision: 4, title: { en: 'Theirs', de: null } })
  gateway.setResponses({
    fields: withIncidents([theirs], { updateIncident: { incident: null, userErrors: [stale] } }),
  })
  await user.click(getByRole('button', { name: 'Update' }))
  expect(await findByText(stale.message)).toBeVisible()
  expect(getByLabelText('Title (English)')).toHaveValue('Mails are late, again')
  const mine = anIncident({ revision: 5, title: { en: 'Mails are late, again', de: null } })
  gateway.setResponses({ fields: withIncidents([mine], { updateIncident: { incident: mine, userErrors: [] } }) })
  await user.click(await screen.findByRole('button', { name: 'Save mine all the same' }))
  await waitFor(() => expect(gateway.variablesOf('AdminUpdateIncident')).toHaveLength(2))
  expect(gateway.variablesOf('AdminUpdateIncident')).toMatchObject([
    { input: { id: mails, revision: 3 } },
    { input: { id: mails, revision: 4, title: { en: 'Mails are late, again' } } },
  ])
  await waitFor(() => expect(queryByText(stale.message)).toBeNull())
  expect(getByLabelText('Title (English)')).toHaveValue('Mails are late, again')
})

test('a refused time is named as in the form', async () => {
  const { user } = await open(`/${mails}`, [anIncident()], {
    updateIncident: () => new GraphQLError('startedAt: muss in den letzten 90 Tagen liegen.'),
  })
  const { getByLabelText, getByRole, findByText } = await form('Text of the incident')
  await user.type(getByLabelText('Title (English)'), '!')
  await act(async () => setLanguage('de'))
  await user.click(getByRole('button', { name: 'Speichern' }))
  expect(await findByText('Beginn: muss in den letzten 90 Tagen liegen.')).toBeVisible()
})

/** Loses the answer to an update of the incident, which is stored all the same as `stored`. */
function loseAnswer(gateway: Awaited<ReturnType<typeof open>>['gateway'], stored: object): void {
  const { fetch } = globalThis
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (...call) => {
    const response = await fetch(...call)
    if (!String(call[1]?.body).includes('AdminUpdateIncident')) return response
    jest.mocked(globalThis.fetch).mockRestore()
    gateway.setResponses({ fields: withIncidents([stored]) })
    throw new TypeError('Failed to fetch')
  })
}

test('text that was saved although its answer was lost is nobody else’s change', async () => {
  const { user, gateway } = await open(`/${mails}`, [anIncident()])
  const { getByLabelText, getByRole, queryByText } = await form('Text of the incident')
  const title = getByLabelText('Title (English)')
  const update = getByRole('button', { name: 'Update' })
  loseAnswer(gateway, anIncident({ revision: 4, title: { en: 'Mails are late, again', de: null } }))
  await user.type(title, ', again')
  await user.click(update)
  await waitFor(() => expect(gateway.variablesOf('AdminIncidents')).not.toHaveLength(0))
  await waitFor(() => expect(update).not.toHaveAttribute('aria-busy', 'true'))
  await waitFor(() => expect(queryByText(/did not answer/)).toBeNull())
  expect(screen.queryByRole('button', { name: 'Save mine all the same' })).toBeNull()
  await user.type(title, '!')
  await user.click(update)
  await waitFor(() => expect(gateway.variablesOf('AdminUpdateIncident')).toHaveLength(1))
  expect(gateway.variablesOf('AdminUpdateIncident')).toMatchObject([
    { input: { revision: 4, title: { en: 'Mails are late, again!' } } },
  ])
})

test.each([
  [
    'the beginning of maintenance is hidden',
    maintenance,
    { revision: 4, startedAt: '2025-06-01T08:00:00.000Z', plannedEndAt: '2025-06-01T11:00:00.000Z' },
    async ({ user, getByLabelText }: Typing) => {
      await user.selectOptions(getByLabelText('State at the beginning'), 'Cause known')
      fireEvent.change(getByLabelText('Began at'), { target: { value: '2025-05-20T10:00' } })
      await user.selectOptions(getByLabelText('State at the beginning'), 'Planned maintenance')
      fireEvent.change(getByLabelText('Planned end'), {
        target: { value: toLocalTime('2025-06-01T11:00:00.000Z') },
      })
    },
  ],
  [
    'the server chose the beginning',
    anIncident(),
    { revision: 4 },
    async ({ getByLabelText }: Typing) => {
      fireEvent.change(getByLabelText('Began at'), { target: { value: '' } })
    },
  ],
])('a change whose answer was lost is nobody else’s, even if %s', async (_what, before, after, type) => {
  const { user, gateway } = await open(`/${before.id}`, [before])
  const { getByLabelText, getByRole, queryByText } = await form('Text of the incident')
  const update = getByRole('button', { name: 'Update' })
  loseAnswer(gateway, { ...before, ...after })
  await type({ user, getByLabelText })
  await user.click(update)
  await waitFor(() => expect(gateway.variablesOf('AdminIncidents')).not.toHaveLength(0))
  await waitFor(() => expect(update).not.toHaveAttribute('aria-busy', 'true'))
  await waitFor(() => expect(queryByText(/did not answer/)).toBeNull())
  expect(screen.queryByRole('button', { name: 'Save mine all the same' })).toBeNull()
})

test('typed text is asked about before the page is left', async () => {
  const { user, path } = await open(`/${mails}`, [anIncident()])
  const { getByLabelText } = await form('New update')
  await user.type(getByLabelText('Text (English)'), 'x')
  await user.click(screen.getByRole('link', { name: 'All incidents' }))
  await user.click(await screen.findByRole('button', { name: 'Keep editing' }))
  expect(path()).toBe(`/admin/incidents/${mails}`)
})

test('an address of an incident that is gone says so, and leads to the list', async () => {
  await open(`/${plan}`, [anIncident()])
  expect(await screen.findByRole('heading', { name: 'There is no such incident.' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'To the list' })).toHaveAttribute('href', '/admin/incidents')
})

test.each([
  ['incident', 'There is no such incident.', 'Text of the incident', [] as readonly object[]],
  ['update', 'There is no such update.', 'Correct the update', [anIncident({ updates: [] })]],
])('typed text stays if a colleague deletes the %s meanwhile', async (_name, message, name, after) => {
  const { user, gateway } = await open(`/${mails}`, [anIncident()])
  await user.click(await screen.findByRole('button', { name: /^Correct the update of/ }))
  const { getByLabelText, getByRole } = await form(name)
  await user.type(getByLabelText('Text (German)'), 'Gefunden.')
  const refused = { incident: null, userErrors: [{ ...stale, code: 'UNKNOWN_INCIDENT', message }] }
  gateway.setResponses({ fields: withIncidents(after, { updateIncident: refused, editIncidentUpdate: refused }) })
  await user.click(getByRole('button', { name: 'Update' }))
  expect(await screen.findByText(message)).toBeVisible()
  expect(getByLabelText('Text (German)')).toHaveValue('Gefunden.')
})
