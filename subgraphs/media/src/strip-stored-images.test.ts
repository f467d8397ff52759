import { afterAll, afterEach, beforeAll, beforeEach, expect, it, jest } from '@jest/globals'
import { listAuditEntries } from '@sanguine/audit'
import { catalogue, createRecord, packService, readRecord, restoreRecord, updateRecord } from '@sanguine/catalogue'
import { aPack, smallContent } from '@sanguine/content/testing'
import { connectionService } from '@sanguine/db'
import { startTestDatabase, type TestDatabase } from '@sanguine/db/testing'
import type { App } from '@sanguine/kernel'
import { contextFor, testApp } from '@sanguine/kernel/testing'
import sharp from 'sharp'
import { media, readImage, uploadImage } from '.'
import { followMovedImages } from './follow-moved-images'
import { imageModelService } from './media.model'
import { describeImage } from './operations/describe-image'
import { listImages } from './operations/list-images'
import { imageIdOf, sha256Of } from './stored-file'
import { stripStoredImages } from './strip-stored-images'
import { anMp4, cameraPlace } from './testing/a-video'

let database: TestDatabase
const apps: App[] = []
let photo: Buffer

/** Red on the left and blue on the right, for a camera that was held upright. */
const takePhoto = () =>
  sharp({ create: { width: 40, height: 20, channels: 3, background: 'red' } })
    .composite([{ input: { create: { width: 20, height: 20, channels: 3, background: 'blue' } }, left: 20, top: 0 }])
    .jpeg()
    .withMetadata({ orientation: 6 })
    .withExifMerge({ IFD0: { Make: 'Harker' }, IFD3: { GPSLatitude: '52/1 30/1 0/1' } })
    .toBuffer()

async function startServer(): Promise<App> {
  const { app } = testApp()
  app.provide(connectionService, database.connection.useDb(database.connection.name, { useCache: false }))
  app.provide(packService, aPack(smallContent()))
  apps.push(app)
  await catalogue.start?.(app)
  await media.start?.(app)
  return app
}

/** Stores a file as it was sent, as earlier versions did. */
async function storeAsSent(app: App, data: Buffer, contentType: string, fields: object = {}): Promise<string> {
  const sha256 = sha256Of(data)
  const id = sha256.slice(0, 24)
  const about = { sha256, contentType, size: data.byteLength, uploadedAt: new Date(0), uploadedBy: 'a'.repeat(24) }
  await app.get(imageModelService).collection.insertOne({ _id: id, data, thumb: null, ...about, ...fields } as never)
  return id
}

beforeAll(async () => {
  database = await startTestDatabase()
  photo = await takePhoto()
})
beforeEach(async () => {
  await database.connection.collection('images').deleteMany({})
})
afterEach(() => {
  jest.restoreAllMocks()
})
afterAll(async () => {
  for (const app of apps) await app.stop()
  await database.stop()
})

/** A call of an editor. */
const editorOf = (app: App) =>
  contextFor(app, {
    accountId: 'a'.repeat(24),
    sessionId: 's',
    name: 'Editor',
    email: '',
    role: 'admin',
    patreonType: 0,
    hasSeenWelcome: true,
  })

it('a photo from before loses place and camera, and is upright, under both of its ids', async () => {
  const app = await startServer()
  const id = await storeAsSent(app, photo, 'image/jpeg')
  const before = await readImage(app, id)
  expect(before).toMatchObject({ isImmutable: false })
  expect(await stripStoredImages(app)).toBe(1)

  const former = await readImage(app, id)
  expect(former).toMatchObject({ contentType: 'image/jpeg', isImmutable: false })
  expect(former.etag).not.toBe(before.etag)
  const { id: movedTo } = await uploadImage(editorOf(app), { bytes: photo })
  const after = await readImage(app, movedTo)
  expect(after).toMatchObject({ contentType: 'image/jpeg', isImmutable: true, etag: former.etag })
  expect(Buffer.from(after.bytes).equals(former.bytes)).toBe(true)
  const bytes = Buffer.from(after.bytes)
  expect(bytes.toString('latin1')).not.toMatch(/Exif|Harker/)
  expect(await sharp(bytes).metadata()).toMatchObject({ width: 20, height: 40 })
  const {
    data: [red = 0, , blue = 255],
  } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true })
  expect([red > 200, blue < 50]).toEqual([true, true])
  expect(await describeImage({ app }, id)).toEqual({ contentType: 'image/jpeg', width: 20, height: 40 })
  expect([movedTo, movedTo === id]).toEqual([imageIdOf(sha256Of(bytes)), false])
  const about = { sha256: sha256Of(bytes), size: bytes.byteLength, isBare: true, isMoving: false }
  expect(await app.get(imageModelService).findById(id).lean()).toMatchObject({ ...about, movedTo })
  expect(await app.get(imageModelService).findById(movedTo).lean()).toMatchObject({ ...about, movedTo: null })
  const thumb = await readImage(app, id, { thumb: true })
  expect(await sharp(Buffer.from(thumb.bytes)).metadata()).toMatchObject({ format: 'webp', width: 20, height: 40 })

  expect(await stripStoredImages(app)).toBe(0)
  expect(await app.get(imageModelService).countDocuments()).toBe(2)
  const { totalCount, edges } = await listImages(editorOf(app))
  expect([totalCount, edges.map(({ node }) => node.id)]).toEqual([1, [movedTo]])
})

it('records get the new id of a photo, also if the old one is restored to them', async () => {
  const app = await startServer()
  const id = await storeAsSent(app, photo, 'image/jpeg')
  const news = await createRecord(editorOf(app), 'news', { header: 'News', imageId: id })
  const other = await createRecord(editorOf(app), 'news', { header: 'Other news' })
  expect(await followMovedImages(app)).toBe(0)
  await stripStoredImages(app)
  expect(await followMovedImages(app)).toBe(1)
  const movedTo = await app.get(imageModelService).findById(id, { movedTo: 1 }).lean()
  const imageOf = async () => (await readRecord(editorOf(app), 'news', news.id)).imageId
  expect([await imageOf(), await imageOf()]).not.toContain(id)
  expect(await imageOf()).toBe(movedTo?.movedTo)
  const { entries } = await listAuditEntries(editorOf(app), { subjectId: news.id })
  expect(entries[0]).toMatchObject({
    actor: null,
    action: 'update',
    changes: [{ before: expect.stringContaining(id) }],
  })
  expect((await listAuditEntries(editorOf(app), { subjectId: other.id })).entries).toHaveLength(1)

  await restoreRecord(editorOf(app), { entryId: entries[1]?.id ?? '', state: 'after' })
  await updateRecord(editorOf(app), 'news', { id: other.id, input: { imageId: id }, missingFields: 'keep' })
  expect(await imageOf()).toBe(id)
  expect(await followMovedImages(app)).toBe(2)
  expect(await followMovedImages(app)).toBe(0)
  expect(await imageOf()).toBe(movedTo?.movedTo)
})

it('a photo whose metadata an earlier version removed under its id gets a new id', async () => {
  const app = await startServer()
  const bare = await sharp(photo).rotate().jpeg().toBuffer()
  const id = imageIdOf(sha256Of(photo))
  const about = {
    contentType: 'image/jpeg',
    size: bare.byteLength,
    uploadedAt: new Date(0),
    uploadedBy: 'a'.repeat(24),
  }
  await app
    .get(imageModelService)
    .collection.insertOne({ _id: id, sha256: sha256Of(bare), data: bare, thumb: null, isBare: true, ...about } as never)
  expect(await readImage(app, id)).toMatchObject({ isImmutable: false })
  expect(await stripStoredImages(app)).toBe(1)
  const { id: movedTo } = await uploadImage(editorOf(app), { bytes: photo })
  expect(movedTo).toBe(imageIdOf(sha256Of(bare)))
  expect(await readImage(app, movedTo)).toMatchObject({ bytes: bare, isImmutable: true })
})

it('a photo that is uploaded now has the id of the sent file', async () => {
  const app = await startServer()
  const { id } = await uploadImage(editorOf(app), { bytes: photo })
  expect(id).toBe(imageIdOf(sha256Of(photo)))
  expect(await stripStoredImages(app)).toBe(0)
  expect(await readImage(app, id)).toMatchObject({ isImmutable: true })
})

it('a video loses the place of its camera, and a file without metadata is unchanged', async () => {
  const app = await startServer()
  const plain = await sharp({ create: { width: 4, height: 4, channels: 3, background: 'red' } })
    .png()
    .toBuffer()
  const [video, image] = [await storeAsSent(app, anMp4(), 'video/mp4'), await storeAsSent(app, plain, 'image/png')]
  expect(Buffer.from((await readImage(app, video)).bytes).toString('latin1')).toContain(cameraPlace)
  expect(await stripStoredImages(app)).toBe(2)
  expect(Buffer.from((await readImage(app, video)).bytes).toString('latin1')).not.toContain(cameraPlace)
  expect(Buffer.from((await readImage(app, image)).bytes).equals(plain)).toBe(true)
})

it('a gateway that ends before the write loses nothing, and the next one continues', async () => {
  const app = await startServer()
  const id = await storeAsSent(app, photo, 'image/jpeg')
  const log = jest.spyOn(app.log, 'error').mockImplementation(() => undefined)
  jest.spyOn(app.get(imageModelService), 'updateOne').mockImplementationOnce(() => {
    throw new Error('killed')
  })
  expect(await stripStoredImages(app)).toBe(0)
  expect(log).toHaveBeenCalledWith(expect.objectContaining({ image: id }), expect.any(String))
  expect(Buffer.from((await readImage(app, id)).bytes).equals(photo)).toBe(true)
  expect(await stripStoredImages(await startServer())).toBe(1)
})

it('several gateways rewrite each image once, and none serves the former bytes from its cache', async () => {
  const [first, second] = [await startServer(), await startServer()]
  const id = await storeAsSent(first, photo, 'image/jpeg')
  for (const app of [first, second]) expect(Buffer.from((await readImage(app, id)).bytes).equals(photo)).toBe(true)
  const counts = await Promise.all([stripStoredImages(first), stripStoredImages(second)])
  expect(counts.toSorted()).toEqual([0, 1])
  const [one, other] = [await readImage(first, id), await readImage(second, id)]
  expect(one.etag).toBe(other.etag)
  expect(Buffer.from(one.bytes).toString('latin1')).not.toMatch(/Exif/)
})

it('a broken file is unchanged and logged once; images of the content pack are unchanged', async () => {
  const app = await startServer()
  const broken = await storeAsSent(app, photo.subarray(0, -60), 'image/jpeg')
  const packed = await storeAsSent(app, photo, 'image/jpeg', { uploadedBy: 'content pack' })
  const log = jest.spyOn(app.log, 'warn').mockImplementation(() => undefined)
  expect(await stripStoredImages(app)).toBe(1)
  expect(await stripStoredImages(app)).toBe(0)
  expect(log.mock.calls.filter(([about]) => (about as { image?: string }).image === broken)).toHaveLength(1)
  for (const [id, bytes] of [
    [broken, photo.subarray(0, -60)],
    [packed, photo],
  ] as const) {
    const read = await readImage(app, id)
    expect([Buffer.from(read.bytes).equals(bytes), read.isImmutable]).toEqual([true, true])
  }
})
