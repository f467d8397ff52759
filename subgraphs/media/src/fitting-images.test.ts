import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { listAuditEntries } from '@sanguine/audit'
import {
  createRecord,
  deleteRecord,
  listContentProblems,
  packService,
  readRecord,
  restoreRecord,
  updateRecord,
} from '@sanguine/catalogue'
import { anyKind, kindNames } from '@sanguine/content'
import { readPack } from '@sanguine/content/pack'
import { startTestGateway, type TestGateway } from '@sanguine/gateway/testing'
import { contextFor } from '@sanguine/kernel/testing'
import sharp, { type Sharp } from 'sharp'
import { uploadImage } from '.'
import { imageModelService } from './media.model'
import { packImagesService } from './pack-images'
import { anMp4, aWebm } from './testing/a-video'

let gateway: TestGateway
let adminToken: string
const ids = new Map<string, string>()

const editor = () =>
  contextFor(gateway.app, {
    accountId: 'a'.repeat(24),
    sessionId: 's',
    name: 'Editor',
    email: '',
    role: 'admin',
    patreonType: 0,
    hasSeenWelcome: true,
  })

const still = (background: string): Sharp => sharp({ create: { width: 8, height: 8, channels: 3, background } })

async function animated(): Promise<Sharp> {
  const [red, blue] = [await still('red').png().toBuffer(), await still('blue').png().toBuffer()]
  return sharp([red, blue], { join: { animated: true } })
}

beforeAll(async () => {
  gateway = await startTestGateway()
  adminToken = await gateway.adminToken()
  const files: readonly (readonly [string, Buffer])[] = [
    ['PNG', await still('red').png().toBuffer()],
    ['JPEG', await still('red').jpeg().toBuffer()],
    ['WebP', await still('red').webp().toBuffer()],
    ['GIF', await still('red').gif().toBuffer()],
    ['animated WebP', await (await animated()).webp().toBuffer()],
    ['animated GIF', await (await animated()).gif().toBuffer()],
    ['MP4', anMp4()],
    ['WebM', aWebm()],
  ]
  for (const [name, bytes] of files) ids.set(name, (await uploadImage(editor(), { bytes })).id)
})
afterAll(() => gateway.stop())

const idOf = (name: string): string => ids.get(name) ?? ''
const stillFiles = ['PNG', 'JPEG', 'WebP', 'GIF']
const movingFiles = ['animated WebP', 'animated GIF', 'MP4', 'WebM']

const notStill = (field: string, id: string) =>
  `${field}: must be a still image, but the image ${id} is a video or animated.`
const notMoving = (field: string, id: string) =>
  `${field}: must be a video or an animated image, but the image ${id} is a still one.`

describe('a still image', () => {
  it.each(stillFiles)('may be a %s, which is refused as a moving one', async (name) => {
    const id = idOf(name)
    expect(await createRecord(editor(), 'news', { header: 'News', imageId: id })).toMatchObject({ imageId: id })
    await expect(createRecord(editor(), 'news', { header: 'News', animatedImageId: id })).rejects.toMatchObject({
      kind: 'invalidInput',
      message: notMoving('animatedImageId', id),
      details: { field: 'animatedImageId' },
    })
  })
})

describe('a moving image', () => {
  it.each(movingFiles)('may be a %s, which is refused as a still one', async (name) => {
    const id = idOf(name)
    expect(await createRecord(editor(), 'news', { header: 'News', animatedImageId: id })).toMatchObject({
      animatedImageId: id,
    })
    await expect(createRecord(editor(), 'news', { header: 'News', imageId: id })).rejects.toMatchObject({
      kind: 'invalidInput',
      message: notStill('imageId', id),
    })
  })
})

it('an unfit image is refused in every field of every kind, before other fields are checked', async () => {
  const fields = kindNames.flatMap((kind) =>
    Object.entries(anyKind(kind).fields).flatMap(([field, { shape }]) =>
      shape.type === 'image' ? [{ kind, field, moving: shape.moving }] : [],
    ),
  )
  expect(fields.length).toBeGreaterThan(20)
  for (const { kind, field, moving } of fields) {
    const id = idOf(moving ? 'PNG' : 'MP4')
    await expect(createRecord(editor(), kind, { [field]: id })).rejects.toMatchObject({
      message: moving ? notMoving(field, id) : notStill(field, id),
    })
  }
})

it('an unfit image is refused by both APIs with the field and a sentence', async () => {
  const id = idOf('MP4')
  const rest = await gateway.rest('POST /news', { token: adminToken, json: { header: 'News', imageId: id } })
  expect([rest.status, rest.text]).toEqual([400, notStill('imageId', id)])
  const { data } = await gateway.graphql(
    `mutation { createNewsPost(input: { header: "News", imageId: "${id}" }) {
      userErrors { code field } } }`,
    {},
    adminToken,
  )
  expect(data.createNewsPost.userErrors).toMatchObject([{ code: 'INVALID_INPUT', field: ['imageId'] }])
})

/** Puts other images into a piece of news past every check, as an earlier version let editors do. */
async function setUnchecked(header: string, images: object): Promise<void> {
  const { connection } = gateway.database
  await connection.collection('news').updateMany({ header }, { $set: images })
  await connection.collection('contentVersion').updateOne({}, { $inc: { version: 1 } })
}

/** The latest entry of the audit log about a record. */
async function lastEntryId(subjectId: string): Promise<string> {
  const { entries } = await listAuditEntries(editor(), { subjectId })
  return entries[0]?.id ?? ''
}

describe('restoring a record with an unfit image', () => {
  it.each([
    ['a video in the place of a still image', { imageId: 'MP4' }, notStill],
    ['an animated image in the place of a still one', { imageId: 'animated WebP' }, notStill],
    ['a still image in the place of a moving one', { animatedImageId: 'PNG' }, notMoving],
  ] as const)('that was deleted is refused in both states: %s', async (name, images, message) => {
    const made = await createRecord(editor(), 'news', { header: name })
    const [[field, file] = ['', '']] = Object.entries(images)
    await setUnchecked(name, { [field]: idOf(file) })
    await updateRecord(editor(), 'news', { id: made.id, input: { message: 'later' }, missingFields: 'keep' })
    const updated = await lastEntryId(made.id)
    await deleteRecord(editor(), 'news', { id: made.id })
    for (const [entryId, state] of [
      [await lastEntryId(made.id), 'before'],
      [updated, 'after'],
    ] as const) {
      await expect(restoreRecord(editor(), { entryId, state })).rejects.toMatchObject({
        kind: 'invalidInput',
        message: message(field, idOf(file)),
        details: { field },
      })
      const { data } = await gateway.graphql(
        `mutation { restoreRecord(input: { entryId: "${entryId}", state: ${state.toUpperCase()} }) {
          userErrors { code field } } }`,
        {},
        adminToken,
      )
      expect(data.restoreRecord.userErrors).toMatchObject([{ code: 'INVALID_INPUT' }])
    }
  })

  it('is not refused for a missing image', async () => {
    const header = 'News without its image'
    const made = await createRecord(editor(), 'news', { header })
    await setUnchecked(header, { imageId: 'f'.repeat(24) })
    await deleteRecord(editor(), 'news', { id: made.id })
    await restoreRecord(editor(), { entryId: await lastEntryId(made.id), state: 'before' })
    expect(await readRecord(editor(), 'news', made.id)).toMatchObject({ header, imageId: 'f'.repeat(24) })
  })

  it('by undoing a change is refused, unless the change does not affect the image', async () => {
    const header = 'Undone news'
    const made = await createRecord(editor(), 'news', { header })
    await setUnchecked(header, { imageId: idOf('MP4') })
    const change = (input: object) => updateRecord(editor(), 'news', { id: made.id, input, missingFields: 'keep' })
    await change({ message: 'with a video' })
    const described = await lastEntryId(made.id)
    await restoreRecord(editor(), { entryId: described, state: 'before' })
    await change({ imageId: idOf('PNG') })
    await expect(restoreRecord(editor(), { entryId: await lastEntryId(made.id), state: 'before' })).rejects.toThrow(
      notStill('imageId', idOf('MP4')),
    )
  })
})

it('an unfit image in a record is a finding of the content check, at its field', async () => {
  const made = await createRecord(editor(), 'news', { header: 'Old news' })
  await setUnchecked('Old news', { imageId: idOf('MP4'), animatedImageId: idOf('PNG') })
  const problems = await listContentProblems(editor(), { kind: 'news', id: made.id })
  const aboutImages = problems.filter(({ field }) => field.toLowerCase().includes('image'))
  expect(aboutImages.map(({ field, message }) => `${field}: ${message.en}.`)).toEqual([
    notStill('imageId', idOf('MP4')),
    notMoving('animatedImageId', idOf('PNG')),
  ])
})

it('an unfit image stays if the record has it already', async () => {
  const made = await createRecord(editor(), 'news', { header: 'News with a video', imageId: idOf('PNG') })
  await setUnchecked('News with a video', { imageId: idOf('MP4') })
  const input = { header: 'Later news', imageId: idOf('MP4') }
  expect(await updateRecord(editor(), 'news', { id: made.id, input })).toMatchObject(input)
})

it('an unfit image is recognized even if it was stored before motion was recorded', async () => {
  await gateway.app.get(imageModelService).updateMany({}, { $unset: { isMoving: 1 } })
  for (const name of movingFiles)
    await expect(createRecord(editor(), 'news', { header: 'News', imageId: idOf(name) })).rejects.toThrow(
      'must be a still',
    )
  for (const name of stillFiles) await createRecord(editor(), 'news', { header: 'News', imageId: idOf(name) })
})

it('every image of the content pack fits its field', async () => {
  const { records } = readPack()
  const { byId } = gateway.app.get(packImagesService)
  expect(gateway.app.get(packService).images.length).toBe(byId.size)
  for (const kind of kindNames)
    for (const [field, { shape }] of Object.entries(anyKind(kind).fields))
      for (const record of records[kind] as readonly Record<string, unknown>[]) {
        const id = record[field]
        if (shape.type === 'image' && typeof id === 'string' && byId.has(id))
          expect([kind, field, id, byId.get(id)?.isMoving]).toEqual([kind, field, id, shape.moving])
      }
})
