import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { auditModelService } from '@sanguine/audit'
import { runQuery, startTestGateway, type TestGateway } from '@sanguine/gateway/testing'
import type { Context, Role, Viewer } from '@sanguine/kernel'
import { incidentModelsService } from './incidents/incidents.model'
import { removeOldIncidents } from './incidents/view-incidents'
import { statusRecorderService } from './recorder.service'
import { statusModelsService } from './status.model'

const [minuteMs, dayMs] = [60_000, 86_400_000]

let one: TestGateway
/** another gateway on the same database */
let two: TestGateway
beforeAll(async () => {
  one = await startTestGateway()
  two = await startTestGateway({ database: one.database, clock: one.clock })
})
afterAll(async () => {
  await two.stop()
  await one.stop()
})
beforeEach(async () => {
  const { incidents, revisions } = one.app.get(incidentModelsService)
  await incidents.deleteMany({})
  await revisions.deleteMany({})
})

const viewer = (name: string, role: Role): Viewer => ({
  accountId: Buffer.from(name.padEnd(12, '.')).toString('hex'),
  sessionId: 's',
  name,
  email: `${name}@example.org`,
  role,
  patreonType: 0,
  hasSeenWelcome: true,
})
const [vera, emil] = [viewer('Vera', 'admin'), viewer('Emil', 'editor')]

interface ShownIncident {
  readonly id: string
  readonly revision: number
  readonly state: string
  readonly phase: string
  readonly startedAt: string
  readonly resolvedAt: string | null
  readonly updates: readonly { readonly id: string; readonly revision: number; readonly text: { en: string | null } }[]
  readonly outages: readonly { readonly component: string | null }[]
}
interface Payload {
  readonly incident: ShownIncident | null
  readonly deletedId?: string
  readonly userErrors: readonly { readonly code: string; readonly message: string; readonly field: readonly string[] }[]
}
interface CallOptions extends Partial<Context> {
  readonly by?: Viewer | null
  readonly gateway?: TestGateway
}

const fields = `id revision title { en de } text { en de } components initialState state phase startedAt plannedStartAt
  plannedEndAt resolvedAt updates { id revision postedAt editedAt state text { en de } } outages { component startedAt }`

async function call(name: string, input: object, { by = vera, gateway = one, ...more }: CallOptions = {}) {
  const selection = name === 'deleteIncident' ? 'deletedId' : `incident { ${fields} }`
  const type = `${name.charAt(0).toUpperCase()}${name.slice(1)}Input`
  const document = `mutation ($input: ${type}!) { ${name}(input: $input) { ${selection} userErrors { code message field } } }`
  const data = await runQuery<Record<string, Payload>>(gateway.app, by, document, { input }, more)
  return data[name] as Payload
}

const now = () => one.clock.now()
const at = (ms: number) => new Date(now() + ms).toISOString()
const aFault = {
  title: { en: 'Mails are late', de: 'E-Mails kommen später' },
  text: { en: 'We look into it.' },
  components: ['MAILS'],
  state: 'INVESTIGATING',
}
const create = async (input: object = {}, options?: CallOptions): Promise<ShownIncident> => {
  const { incident, userErrors } = await call('createIncident', { ...aFault, ...input }, options)
  expect(userErrors).toEqual([])
  return incident as ShownIncident
}
const post = (incidentId: string, state: string, text: string, options?: CallOptions) =>
  call('postIncidentUpdate', { incidentId, state, text: { en: text } }, options)

const listed = async ({ app } = one): Promise<readonly ShownIncident[]> => {
  const { siteStatus } = await runQuery<{ siteStatus: { incidents: ShownIncident[] } }>(
    app,
    null,
    `{ siteStatus { incidents { ${fields} } } }`,
  )
  return siteStatus.incidents
}

describe('an incident', () => {
  test('is shown to everyone by every gateway, in both languages, with its state', async () => {
    const { id } = await create({}, { by: emil })
    expect(await listed(two)).toMatchObject([
      {
        id,
        revision: 1,
        title: aFault.title,
        text: { en: 'We look into it.', de: null },
        components: ['MAILS'],
        initialState: 'INVESTIGATING',
        state: 'INVESTIGATING',
        phase: 'OPEN',
        startedAt: at(0),
        resolvedAt: null,
        plannedStartAt: null,
        plannedEndAt: null,
        updates: [],
        outages: [],
      },
    ])
    const { body } = await two.rest('/v1/status', { headers: { 'X-Api-Key': '' } })
    expect(body.incidents).toMatchObject([{ id, title: aFault.title, state: 'INVESTIGATING', updates: [] }])
  })

  test('has its updates latest first, the state of the last one, and is resolved by one', async () => {
    const { id } = await create()
    one.advance(minuteMs)
    await post(id, 'IDENTIFIED', 'The mail server refuses us.')
    one.advance(minuteMs)
    const { incident } = await post(id, 'RESOLVED', 'All mails were sent.')
    expect(incident).toMatchObject({ state: 'RESOLVED', phase: 'PAST', resolvedAt: at(0), revision: 1 })
    expect(incident?.updates).toMatchObject([
      { state: 'RESOLVED', postedAt: at(0), editedAt: null, text: { en: 'All mails were sent.', de: null } },
      { state: 'IDENTIFIED', postedAt: at(-minuteMs) },
    ])
  })

  test('is open again if the update that resolved it is deleted or corrected', async () => {
    const { id } = await create()
    const resolved = (await post(id, 'RESOLVED', 'Over.')).incident?.updates[0]
    one.advance(minuteMs)
    const place = { incidentId: id, updateId: resolved?.id, revision: 1 }
    const edited = await call('editIncidentUpdate', { ...place, state: 'MONITORING', text: { de: 'Wir warten ab.' } })
    expect(edited.incident).toMatchObject({
      state: 'MONITORING',
      phase: 'OPEN',
      resolvedAt: null,
      updates: [{ revision: 2, editedAt: at(0), text: { en: null, de: 'Wir warten ab.' } }],
    })
    const deleted = await call('deleteIncidentUpdate', { ...place, revision: 2 })
    expect(deleted.incident).toMatchObject({ state: 'INVESTIGATING', phase: 'OPEN', updates: [] })
  })

  test('that is planned is before its start apart from open ones, and is open from then on', async () => {
    const planned = { state: 'SCHEDULED', plannedStartAt: at(dayMs), plannedEndAt: at(2 * dayMs) }
    const { id } = await create(planned)
    const later = await create({ ...planned, plannedStartAt: at(dayMs + minuteMs) })
    const fault = await create()
    const over = await create()
    await post(over.id, 'RESOLVED', 'Over.')
    const order = async () => (await listed()).map((incident) => [incident.id, incident.phase])
    expect(await order()).toEqual([
      ...[
        [fault.id, 'OPEN'],
        [id, 'PLANNED'],
        [later.id, 'PLANNED'],
      ],
      [over.id, 'PAST'],
    ])
    one.advance(dayMs)
    expect((await order()).slice(0, 3)).toEqual([
      ...[
        [id, 'OPEN'],
        [fault.id, 'OPEN'],
      ],
      [later.id, 'PLANNED'],
    ])
  })

  test('has the measured outages of its components in its time, each with one incident', async () => {
    const { days } = one.app.get(statusModelsService)
    const begin = now()
    const outage = (subject: string, from: number) => ({ subject, from: begin + from, to: begin + from + 5 * minuteMs })
    await days.deleteMany({})
    await days.collection.insertOne({
      _id: new Date(begin).toISOString().slice(0, 10),
      from: begin - dayMs,
      closedTo: begin,
      notRecorded: 0,
      components: {},
      runs: {},
      outages: [
        ...[outage('mails', -10 * minuteMs), outage('payments', -10 * minuteMs), outage('site', -8 * minuteMs)],
        outage('mails', -90 * minuteMs),
      ],
    } as never)
    await create({ startedAt: at(-20 * minuteMs) })
    await create({ components: ['API', 'MAILS'], startedAt: at(-9 * minuteMs) })
    expect((await listed()).map(({ outages }) => outages.map(({ component }) => component))).toEqual([
      [null, 'MAILS'],
      [],
    ])
    await days.deleteMany({})
  })

  test('has no outage that lasts already before planned maintenance begins, or is called off', async () => {
    const { days } = one.app.get(statusModelsService)
    const failing = { failing: 10, working: 0, failingFrom: now() - 10 * minuteMs }
    await days.deleteMany({})
    await days.collection.insertOne({
      _id: new Date(now()).toISOString().slice(0, 10),
      from: now() - dayMs,
      closedTo: now(),
      notRecorded: 0,
      components: {},
      runs: { mails: failing },
      outages: [],
    } as never)
    const planned = { state: 'SCHEDULED', plannedStartAt: at(dayMs), plannedEndAt: at(2 * dayMs) }
    const fault = await create()
    const [next, calledOff] = [await create(planned), await create(planned)]
    await post(calledOff.id, 'RESOLVED', 'Not tomorrow.')
    const withOutage = async () => (await listed()).filter(({ outages }) => outages.length > 0).map(({ id }) => id)
    expect(await withOutage()).toEqual([fault.id])
    one.advance(dayMs + minuteMs)
    expect(await withOutage()).toEqual([next.id])
    await days.deleteMany({})
  })

  test('is removed 90 days after it was resolved', async () => {
    const { id } = await create()
    await post(id, 'RESOLVED', 'Over.')
    const open = await create()
    one.advance(89 * dayMs)
    await removeOldIncidents(one.app)
    expect(await listed()).toHaveLength(2)
    one.advance(2 * dayMs)
    expect((await listed()).map((incident) => incident.id)).toEqual([open.id])
    await removeOldIncidents(one.app)
    expect(await one.app.get(incidentModelsService).incidents.countDocuments()).toBe(1)
  })
})

describe('two of the staff', () => {
  test('who post updates at once through two gateways lose none', async () => {
    const { id } = await create()
    const texts = Array.from({ length: 12 }, (_, index) => `Update ${index}`)
    const posted = await Promise.all(
      texts.map((text, index) =>
        post(id, 'IDENTIFIED', text, index % 2 ? { gateway: two, by: emil } : { gateway: one }),
      ),
    )
    expect(posted.flatMap(({ userErrors }) => userErrors)).toEqual([])
    const [incident] = await listed()
    expect(incident?.updates.map(({ text }) => text.en).toSorted()).toEqual(texts.toSorted())
  })

  test('who change the same thing are told so, and the first change stays', async () => {
    const { id, revision } = await create()
    const change = (title: string, options?: CallOptions) =>
      call('updateIncident', { ...aFault, id, revision, title: { en: title } }, options)
    const both = await Promise.all([change('First'), change('Second', { gateway: two, by: emil })])
    const refusals = both.flatMap(({ userErrors }) => userErrors)
    expect(refusals).toMatchObject([{ code: 'STALE', field: ['revision'] }])
    expect(refusals[0]?.message).toMatch(/^Another person changed the incident meanwhile\./)
    expect(await listed()).toMatchObject([{ revision: 2, title: { de: null } }])
    const update = (await post(id, 'IDENTIFIED', 'x')).incident?.updates[0]
    const edit = { incidentId: id, updateId: update?.id, revision: 1, state: 'IDENTIFIED', text: { en: 'y' } }
    await call('editIncidentUpdate', edit)
    expect((await call('editIncidentUpdate', edit)).userErrors).toMatchObject([{ code: 'STALE' }])
    const deletion = { incidentId: id, updateId: update?.id, revision: 1 }
    const german = await call('deleteIncidentUpdate', deletion, { language: 'de' })
    expect(german.userErrors[0]?.message).toMatch(/^Jemand anderes hat den Nachtrag inzwischen geändert\./)
  })

  test('change an incident beside its updates, but delete none with an update that they have not read', async () => {
    const { id, revision } = await create()
    await post(id, 'IDENTIFIED', 'Found it.')
    const changed = await call('updateIncident', { ...aFault, id, revision, components: ['PAYMENTS', 'API'] })
    expect(changed.incident).toMatchObject({ revision: 2, components: ['API', 'PAYMENTS'], updates: [{}] })
    const unread = { id, revision: 2, updateCount: 0 }
    expect((await call('deleteIncident', unread)).userErrors).toMatchObject([{ code: 'STALE' }])
    expect(await call('deleteIncident', { ...unread, updateCount: 1 })).toMatchObject({ deletedId: id, userErrors: [] })
    expect(await listed()).toEqual([])
    expect((await post(id, 'RESOLVED', 'x')).userErrors).toMatchObject([{ code: 'UNKNOWN_INCIDENT' }])
  })
})

describe('a call under an idempotency key', () => {
  const key = { idempotencyKey: 'k1' }

  test('writes an incident and an update once, also through another gateway', async () => {
    const first = await create({}, key)
    expect(await create({}, { ...key, gateway: two })).toEqual(first)
    const again = { idempotencyKey: 'k2' }
    const posts = await Promise.all([
      post(first.id, 'IDENTIFIED', 'Once.', again),
      post(first.id, 'IDENTIFIED', 'Once.', { ...again, gateway: two }),
    ])
    for (const { incident } of posts) expect(incident?.updates).toHaveLength(1)
    await expect(post(first.id, 'IDENTIFIED', 'Another.', again)).rejects.toMatchObject({ kind: 'conflict' })
    const other = await create({}, { ...key, by: emil })
    expect(other.id).not.toBe(first.id)
  })

  test('deletes once, and a refused call may be repeated', async () => {
    const { id } = await create()
    const deletion = { id, revision: 1, updateCount: 0 }
    expect(await call('deleteIncident', deletion, key)).toMatchObject({ deletedId: id })
    expect(await call('deleteIncident', deletion, key)).toMatchObject({ deletedId: id, userErrors: [] })
    const unknown = { incidentId: id, state: 'RESOLVED', text: { en: 'x' } }
    for (let count = 0; count < 2; count += 1)
      expect((await call('postIncidentUpdate', unknown, { idempotencyKey: 'k3' })).userErrors).toHaveLength(1)
  })
})

describe('what does not fit', () => {
  const planned = { state: 'SCHEDULED', plannedStartAt: '2025-06-01T10:00:00Z', plannedEndAt: '2025-06-01T12:00:00Z' }
  const long = 'x'.repeat(2_001)
  test.each([
    ['a title in no language', { title: { en: ' ' } }, /^title: must be written in English or German\.$/],
    ['a long title', { title: { en: 'x'.repeat(121) } }, /^title\.en: must have at most 120 characters\.$/],
    ['a long text', { text: { de: long } }, /^text\.de: must have at most 2000 characters\.$/],
    ['no component', { components: [] }, /^components: must have at least 1 entry\.$/],
    ['a new incident that is resolved', { state: 'RESOLVED' }, /^state: must be another one/],
    [
      'a planned time of a fault',
      { plannedStartAt: planned.plannedStartAt },
      /^plannedStartAt: must be given for planned/,
    ],
    ['maintenance without its end', { ...planned, plannedEndAt: null }, /^plannedEndAt: must be given for planned/],
    ['an end before the start', { ...planned, plannedEndAt: planned.plannedStartAt }, /^plannedEndAt: must be after/],
    ['a start in two years', { ...planned, plannedStartAt: '2027-01-01T00:00:00Z' }, /^plannedStartAt: must be within/],
    ['an end in two years', { ...planned, plannedEndAt: '2027-01-01T00:00:00Z' }, /^plannedEndAt: must be within/],
    ['a beginning of maintenance', { ...planned, startedAt: '2025-01-01T00:00:00Z' }, /^startedAt: must not be given/],
    ['a beginning in the future', { startedAt: '2099-01-01T00:00:00Z' }, /^startedAt: must be in the last 90 days/],
  ])('is refused: %s', async (_name, input, sentence) => {
    one.clock.at = Date.parse('2025-05-20T20:00:00Z')
    await expect(call('createIncident', { ...aFault, ...input })).rejects.toThrow(sentence)
    expect(await listed()).toEqual([])
  })

  test.each(['2025-02-30T10:00:00Z', '2025-06-01T10:00', '2025-06-01', 'tomorrow'])(
    'is refused: the time %s, which is not by RFC 3339',
    async (plannedStartAt) => {
      await expect(call('createIncident', { ...aFault, ...planned, plannedStartAt })).rejects.toThrow('RFC 3339')
    },
  )

  test('is refused: a beginning after the incident was resolved', async () => {
    const { id } = await create({ startedAt: at(-3 * minuteMs) })
    await post(id, 'RESOLVED', 'Over.')
    one.advance(5 * minuteMs)
    const change = { ...aFault, id, revision: 1 }
    await expect(call('updateIncident', { ...change, startedAt: at(-minuteMs) })).rejects.toThrow(
      /^startedAt: must not be after the incident was resolved\.$/,
    )
    expect((await call('updateIncident', { ...change, startedAt: at(-6 * minuteMs) })).userErrors).toEqual([])
  })

  test('is refused: an announcement of what is not planned', async () => {
    const { id } = await create()
    expect((await post(id, 'SCHEDULED', 'x')).userErrors).toMatchObject([{ code: 'NOT_PLANNED' }])
  })

  test('is refused: a plan that is taken from maintenance with such an update', async () => {
    one.clock.at = Date.parse('2025-05-20T20:00:00Z')
    const { id } = await create(planned)
    await post(id, 'SCHEDULED', 'An hour later.')
    const change = await call('updateIncident', { ...aFault, id, revision: 1 })
    expect(change.userErrors).toMatchObject([{ code: 'NOT_PLANNED', field: ['state'] }])
  })

  test('is refused: more than 50 updates or incidents', async () => {
    const { id } = await create()
    const { incidents } = one.app.get(incidentModelsService)
    const stored = await incidents.findById(id).lean()
    const update = {
      revision: 1,
      postedAt: new Date(),
      editedAt: null,
      state: 'identified',
      text: { en: 'x', de: null },
    }
    const updates = Array.from({ length: 50 }, () => update)
    await incidents.updateOne({ _id: id }, { $set: { updates } })
    expect((await post(id, 'RESOLVED', 'x')).userErrors).toMatchObject([{ code: 'TOO_MANY_UPDATES' }])
    await incidents.insertMany(Array.from({ length: 49 }, () => ({ ...stored, _id: undefined })))
    expect((await call('createIncident', aFault)).userErrors).toMatchObject([{ code: 'TOO_MANY_INCIDENTS' }])
  })
})

test.each(['guest', 'user', 'betaUser', 'support', 'notActivated', 'banned'] as const)(
  'the role %s may change no incident',
  async (role) => {
    const { id } = await create()
    const by = viewer('Sara', role)
    const place = { incidentId: id, updateId: id, revision: 1 }
    const update = { state: 'RESOLVED', text: { en: 'x' } }
    const calls: readonly (readonly [string, object])[] = [
      ['createIncident', aFault],
      ['updateIncident', { ...aFault, id, revision: 1 }],
      ['deleteIncident', { id, revision: 1, updateCount: 0 }],
      ['postIncidentUpdate', { incidentId: id, ...update }],
      ['editIncidentUpdate', { ...place, ...update }],
      ['deleteIncidentUpdate', place],
    ]
    for (const [name, input] of calls) {
      await expect(call(name, input, { by })).rejects.toMatchObject({ kind: 'forbidden' })
      await expect(call(name, input, { by: null })).rejects.toMatchObject({ kind: 'unauthenticated' })
    }
    expect(await listed()).toMatchObject([{ id, updates: [] }])
  },
)

test('each change is in the audit log, with its author and the texts', async () => {
  const { id } = await create()
  await post(id, 'RESOLVED', 'Over.', { by: emil })
  await call('deleteIncident', { id, revision: 1, updateCount: 1 })
  const entries = await one.app.get(auditModelService).find({ 'subject.id': id }).sort({ at: 1, _id: 1 }).lean()
  expect(entries).toMatchObject([
    { action: 'create', actor: { name: 'Vera' }, subject: { type: 'incident', title: 'Mails are late' } },
    { action: 'update', actor: { name: 'Emil' }, changes: [{ field: 'updates', before: '[]' }] },
    { action: 'delete', actor: { name: 'Vera' } },
  ])
  expect(entries[0]?.changes.map(({ field }) => field)).toEqual([
    ...['title', 'text', 'components', 'initialState', 'startedAt', 'plannedStartAt', 'plannedEndAt', 'updates'],
  ])
})

test('the tag of the status changes with an incident at once, on every gateway, and stays without one', async () => {
  for (let count = 0; count < 2; count += 1) {
    one.advance(minuteMs)
    for (const { app } of [one, two]) await app.get(statusRecorderService).recorder.recordMinute()
  }
  const ask = (gateway: TestGateway, etag: string) =>
    gateway.rest('/v1/status', { headers: { 'If-None-Match': etag, 'X-Api-Key': '' } })
  const tag = (await ask(two, '')).headers.get('ETag') ?? ''
  expect((await ask(one, tag)).status).toBe(304)
  const { id } = await create()
  const [before, after] = [await ask(two, tag), await ask(one, tag)]
  expect([before.status, after.status]).toEqual([200, 200])
  expect(before.body.incidents).toMatchObject([{ id }])
  const second = before.headers.get('ETag') ?? ''
  expect((await ask(one, second)).status).toBe(304)
  await post(id, 'IDENTIFIED', 'x')
  expect((await ask(two, second)).status).toBe(200)
})

test('a gateway that starts again has the incidents, and recognizes calls under their keys', async () => {
  const first = await create({}, { idempotencyKey: 'k9' })
  const three = await startTestGateway({ database: one.database, clock: one.clock })
  expect(await listed(three)).toMatchObject([{ id: first.id }])
  expect(await create({}, { idempotencyKey: 'k9', gateway: three })).toEqual(first)
  await three.stop()
})
