import { afterEach, describe, expect, it, jest } from '@jest/globals'
import { setLanguage } from '@sanguine/ui'
import { findAccessibilityViolations, renderWithProviders } from '@sanguine/ui/testing'
import { act, fireEvent, screen, within } from '@testing-library/react'
import { remote } from '../../app'
import de from './de.json'
import en from './en.json'

const { App } = remote

const open = (siteStatus: unknown) =>
  renderWithProviders(<App onLogin={jest.fn()} />, { at: '/status', fields: { siteStatus } })

const aDay = (day: object = {}) => ({
  date: '2025-05-20',
  state: 'UP',
  uptime: 100,
  degradedMinutes: 0,
  downMinutes: 0,
  notRecordedMinutes: 0,
  successRate: 99.999,
  ...day,
})

const names = ['API', 'DATABASE', 'HUNTS', 'MAILS', 'PAYMENTS', 'REMOTES']

/** A site that works, with other states of some components. */
const aStatus = (states: Readonly<Record<string, string>> = {}, fields: object = {}) => ({
  ...{
    state: 'UP',
    measuredAt: '2025-05-20T20:00:00.000Z',
    recordingStartedAt: '2025-05-19T08:00:00.000Z',
    outages: [],
    incidents: [],
  },
  components: names.map((component) => ({
    component,
    state: states[component] ?? 'UP',
    uptime: 99.997,
    days: [aDay({ date: '2025-05-19', state: 'DOWN', uptime: 98.5, downMinutes: 20, notRecordedMinutes: 1 }), aDay()],
  })),
  ...fields,
})

/** An open incident of mails and payments. */
const anIncident = (fields: object = {}) => ({
  id: 'i1',
  title: { en: 'Mails are late', de: 'E-Mails kommen später' },
  components: ['MAILS', 'PAYMENTS'],
  text: { en: 'Some mails take longer.', de: 'Manche E-Mails dauern länger.' },
  initialState: 'INVESTIGATING',
  state: 'INVESTIGATING',
  phase: 'OPEN',
  startedAt: '2025-05-20T18:45:00.000Z',
  plannedStartAt: null,
  plannedEndAt: null,
  resolvedAt: null,
  updates: [],
  outages: [],
  ...fields,
})

const unknown = {
  state: 'NOT_RECORDED',
  measuredAt: null,
  recordingStartedAt: null,
  outages: [],
  incidents: [],
  components: names.map((component) => ({ component, state: 'NOT_RECORDED', uptime: null, days: [] })),
}

afterEach(() => act(async () => setLanguage('en')))

describe('the status page', () => {
  it('has the same texts in both languages', () => {
    expect(Object.keys(de).sort()).toEqual(Object.keys(en).sort())
  })

  it('begins with one sentence, and has each component with its uptime, rounded down', async () => {
    const { container } = await open(aStatus())
    expect(await screen.findByRole('heading', { level: 2, name: 'Everything works' })).toBeVisible()
    expect(screen.getAllByText('99.99% uptime')).toHaveLength(6)
    expect(screen.getByText('No incident and no outage in the last 90 days.')).toBeVisible()
    expect(await findAccessibilityViolations(container)).toEqual([])
  })

  it.each([
    [{ state: 'DEGRADED' }, { MAILS: 'DEGRADED' }, 'Slow or failing at times: Mails'],
    [{ state: 'DOWN' }, { API: 'DOWN', DATABASE: 'DOWN', MAILS: 'DEGRADED' }, 'Not working: Site and API and Database'],
  ])('names the components that have the worst state: %j', async (fields, states, sentence) => {
    await open(aStatus(states as Readonly<Record<string, string>>, fields))
    expect(await screen.findByRole('heading', { level: 2, name: sentence })).toBeVisible()
  })

  it('shows the numbers of a day that is chosen by the keyboard or by touch', async () => {
    await open(aStatus())
    const slider = await screen.findByRole('slider', { name: 'Database: day' })
    expect(slider).toHaveAttribute('aria-valuetext', 'May 20, 2025: Works · uptime 100% · 99.99% succeeded')
    fireEvent.change(slider, { target: { value: '88' } })
    const text = 'May 19, 2025: Down · uptime 98.5% · 20 minutes down · 1 minute not recorded · 99.99% succeeded'
    expect(slider).toHaveAttribute('aria-valuetext', text)
    expect(screen.getByText(text)).toBeVisible()
    fireEvent.change(slider, { target: { value: '87' } })
    expect(slider).toHaveAttribute('aria-valuetext', 'before the record')
  })

  it('lists outages with their duration, and those that last', async () => {
    const outages = [
      { component: null, startedAt: '2025-05-20T19:00:00.000Z', endedAt: null },
      { component: 'MAILS', startedAt: '2025-05-19T10:00:00.000Z', endedAt: '2025-05-19T10:20:00.000Z' },
    ]
    await open(aStatus({}, { outages }))
    const list = within(await screen.findByRole('region', { name: 'Incidents and outages' }))
    const [lasting, over] = list.getAllByRole('listitem')
    expect(lasting).toHaveTextContent(/^Whole siteSince May 20, 2025/)
    expect(over).toHaveTextContent(/^MailsMay 19, 2025.*\(20 minutes\)$/)
  })

  it('begins with open incidents and their updates, and has planned maintenance and past incidents after that', async () => {
    const update = (id: string, state: string, en: string) => ({
      id,
      state,
      postedAt: `2025-05-20T19:0${id}:00.000Z`,
      editedAt: null,
      text: { en, de: null },
    })
    const measured = { component: 'MAILS', startedAt: '2025-05-20T18:50:00.000Z', endedAt: null }
    const other = { component: 'API', startedAt: '2025-05-10T10:00:00.000Z', endedAt: '2025-05-10T10:20:00.000Z' }
    const open_ = anIncident({
      updates: [update('2', 'IDENTIFIED', 'Found it.'), update('1', 'INVESTIGATING', 'We look.')],
      state: 'IDENTIFIED',
      outages: [measured],
    })
    const planned = anIncident({
      id: 'i2',
      title: { en: 'New servers', de: null },
      state: 'SCHEDULED',
      phase: 'PLANNED',
      plannedStartAt: '2025-06-01T08:00:00.000Z',
      startedAt: '2025-06-01T08:00:00.000Z',
      plannedEndAt: '2025-06-01T10:00:00.000Z',
    })
    const past = anIncident({
      id: 'i3',
      title: { en: 'Over', de: null },
      state: 'RESOLVED',
      phase: 'PAST',
      startedAt: '2025-05-12T08:00:00.000Z',
      resolvedAt: '2025-05-12T09:00:00.000Z',
    })
    const { container } = await open(aStatus({}, { incidents: [open_, planned, past], outages: [measured, other] }))
    await screen.findByRole('heading', { level: 3, name: 'Mails are late' })
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      ...['What is happening now', 'Everything works', 'Planned maintenance', 'The last 90 days'],
      ...['Incidents and outages', 'How this is measured'],
    ])
    const now = within(screen.getByRole('region', { name: 'What is happening now' }))
    expect(now.getByText('Affected: Mails and Payments')).toBeVisible()
    const [, latest, earlier, first] = now.getAllByRole('listitem')
    expect(latest).toHaveTextContent(/^Cause known.*Found it\.$/)
    expect(earlier).toHaveTextContent(/^Cause not known yet.*We look\.$/)
    expect(first).toHaveTextContent(/^Cause not known yetfirst reportSome mails take longer\.$/)
    expect(now.getByText('Measured outages:')).toBeVisible()
    expect(within(screen.getByRole('region', { name: 'Planned maintenance' })).getByText(/^Planned: /)).toBeVisible()
    const over = within(screen.getByRole('region', { name: 'Incidents and outages' })).getAllByRole('listitem')
    expect(over.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^OverResolved/),
      expect.stringMatching(/^Site and API.*\(20 minutes\)$/),
    ])
    expect(await findAccessibilityViolations(container)).toEqual([])
  })

  it('has maintenance that was called off with its plan, not as one that lasts', async () => {
    const calledOff = anIncident({
      state: 'RESOLVED',
      phase: 'PAST',
      startedAt: '2025-06-01T08:00:00.000Z',
      plannedStartAt: '2025-06-01T08:00:00.000Z',
      plannedEndAt: '2025-06-01T10:00:00.000Z',
      resolvedAt: '2025-05-20T19:00:00.000Z',
    })
    await open(aStatus({}, { incidents: [calledOff] }))
    const past = await screen.findByRole('region', { name: 'Incidents and outages' })
    expect(past).toHaveTextContent(/Planned: Jun 1, 2025, \d+:00\D+\d+:00/)
    expect(past).not.toHaveTextContent('Since')
  })

  it('does not say that there was no incident while one is open', async () => {
    await open(aStatus({}, { incidents: [anIncident()] }))
    const past = await screen.findByRole('region', { name: 'Incidents and outages' })
    expect(past).toHaveTextContent(/No others in the last 90 days\.$/)
  })

  it('shows a text in the other language where one is missing, with its language', async () => {
    const texts = { title: { en: null, de: 'E-Mails kommen später' }, text: { en: 'Only English.', de: null } }
    await open(aStatus({}, { incidents: [anIncident(texts)] }))
    expect(await screen.findByRole('heading', { name: 'E-Mails kommen später' })).toHaveAttribute('lang', 'de')
    expect(screen.getByText('Only English.')).toHaveAttribute('lang', 'en')
    await act(async () => setLanguage('de'))
    expect(await screen.findByRole('heading', { name: 'Was gerade geschieht' })).toBeVisible()
    expect(screen.getByText('Only English.')).toHaveAttribute('lang', 'en')
  })

  it('of a new site says that nothing is recorded, and that nothing is known', async () => {
    const { container } = await open(unknown)
    expect(await screen.findByRole('heading', { name: 'The state of the last minutes is not known' })).toBeVisible()
    expect(screen.getByText(/Nothing is recorded yet/)).toBeVisible()
    expect(screen.queryByText('Works')).toBeNull()
    expect(await findAccessibilityViolations(container)).toEqual([])
  })

  it('replaces what it showed if the status can no longer be read, and reads it again on request', async () => {
    let isLost = false
    const { user } = await open(() => {
      if (isLost) throw new Error('The database is away.')
      return aStatus()
    })
    expect(await screen.findByText('Everything works')).toBeVisible()
    isLost = true
    await act(async () => document.dispatchEvent(new Event('visibilitychange')))
    expect(await screen.findByRole('heading', { name: 'The state of the site cannot be read' })).toBeVisible()
    expect(screen.queryByText('Everything works')).toBeNull()
    isLost = false
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await screen.findByText('Everything works')).toBeVisible()
  })

  it('is in German too', async () => {
    await open(aStatus())
    await act(async () => setLanguage('de'))
    expect(await screen.findByRole('heading', { name: 'Alles funktioniert' })).toBeVisible()
  })
})
