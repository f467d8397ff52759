import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { startTestGateway, type TestGateway } from '@sanguine/gateway/testing'
import { anMp4 } from '@sanguine/media/testing'

let gateway: TestGateway
let admin: string

beforeAll(async () => {
  gateway = await startTestGateway()
  admin = await gateway.adminToken()
})
afterAll(() => gateway.stop())

/** One red pixel. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8DwHwAFBQIAX8jx0gAAAABJRU5ErkJggg==',
  'base64',
)
const video = anMp4()

function upload(bytes: Uint8Array, { field = 'files', type = 'image/png', token = admin } = {}) {
  const body = new FormData()
  body.append(field, new Blob([new Uint8Array(bytes)], { type }), 'picture')
  return gateway.rest('POST /Image', { token, body })
}

/** Sends the request of a picture in a page, without key and token. */
const open = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${gateway.url}/api/image${path}`, { headers })

describe('POST /api/Image', () => {
  it('returns the id at which everybody can read the image', async () => {
    const { status, body } = await upload(png)
    expect(status).toBe(201)
    expect(body).toEqual({ id: expect.stringMatching(/^[0-9a-f]{24}$/) })
    const read = await open(`/${body.id}`)
    expect(read.headers.get('content-type')).toBe('image/png')
    expect(read.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(Buffer.from(await read.arrayBuffer()).equals(png)).toBe(true)
    // not the name that it was sent with
    expect(read.headers.get('content-disposition')).toBe(`inline; filename="${body.id}.png"`)
    const thumb = await open(`/thumb/${body.id}`)
    expect(thumb.headers.get('content-type')).toBe('image/webp')
  })

  it('uses the bytes, not the declared type', async () => {
    const { status, text } = await upload(Buffer.from('<svg/>'), { type: 'image/png' })
    expect([status, text]).toEqual([415, 'files: must be a PNG, JPEG, WebP or GIF picture or an MP4 or WebM video.'])
    expect((await upload(png, { type: 'text/html' })).status).toBe(201)
  })

  it('reports mistakes in a form', async () => {
    const missing = 'files: is required, as a file of a multipart form.'
    expect((await upload(png, { field: 'picture' })).text).toBe(missing)
    const empty = await gateway.rest('POST /Image', { token: admin, json: {} })
    expect([empty.status, empty.text]).toEqual([400, missing])
    expect((await upload(Buffer.alloc(10_000_001))).status).toBe(413)
  })

  it('is for admins', async () => {
    expect((await upload(png, { token: await gateway.player() })).status).toBe(403)
    expect((await gateway.rest('POST /Image', { body: new FormData() })).status).toBe(401)
  })
})

describe('GET /api/image', () => {
  it('returns 304 to a client that has the image already', async () => {
    const { body } = await upload(png)
    const etag = (await open(`/${body.id}`)).headers.get('etag') ?? ''
    expect((await open(`/${body.id}`, { 'If-None-Match': etag })).status).toBe(304)
    expect((await open(`/thumb/${body.id}`, { 'If-None-Match': etag })).status).toBe(200)
  })

  it('sends a part of a video', async () => {
    const { body } = await upload(video)
    const start = video.indexOf('0123456789')
    const part = await open(`/${body.id}`, { Range: `bytes=${start}-${start + 3}` })
    expect(part.status).toBe(206)
    expect(part.headers.get('content-range')).toBe(`bytes ${start}-${start + 3}/${video.byteLength}`)
    expect(await part.text()).toBe('0123')
  })

  it('serves every image of the content pack, whole and as a thumbnail', async () => {
    const enemies = (await gateway.rest('/enemy', { token: admin })).body
    const [enemy] = enemies
    for (const path of [
      `/${enemy.imageId}`,
      `/thumb/${enemy.imageId}`,
      `/enemy/${enemy.id}`,
      `/enemy/thumb/${enemy.imageId}`,
    ]) {
      const { status, headers } = await open(path)
      expect([path, status, headers.get('content-type')]).toEqual([path, 200, 'image/webp'])
    }
  })

  it('serves the loop of a place, whose thumbnail does not move', async () => {
    const [region] = (await gateway.rest('/region', { token: admin })).body
    const movesAt = async (path: string) => Buffer.from(await (await open(path)).arrayBuffer()).includes('ANIM')
    expect(await movesAt(`/${region.animatedImageId}`)).toBe(true)
    expect(await movesAt(`/thumb/${region.animatedImageId}`)).toBe(false)
  })

  it('reports a range outside of the image, in the format and language of the caller', async () => {
    const { body } = await upload(png)
    const Range = 'bytes=9999999-'
    const refused = await open(`/${body.id}`, { Range, 'Accept-Language': 'de' })
    expect([refused.status, refused.headers.get('content-range')]).toEqual([416, `bytes */${png.byteLength}`])
    expect(await refused.json()).toMatchObject({
      code: 'RANGE_NOT_SATISFIABLE',
      detail: 'Diese Bytes hat die Datei nicht.',
    })
    expect(await (await open(`/${body.id}`, { Range, Accept: 'text/plain' })).text()).toBe(
      'The file has no such bytes.',
    )
  })

  it("makes clients revalidate an image that they read by the enemy's id", async () => {
    const [enemy] = (await gateway.rest('/enemy', { token: admin })).body
    expect((await open(`/enemy/${enemy.id}`)).headers.get('cache-control')).toBe('public, no-cache')
    const { body } = await upload(png)
    await gateway.rest('PUT /enemy', { token: admin, json: { ...enemy, imageId: body.id } })
    expect((await open(`/enemy/${enemy.id}`)).headers.get('content-type')).toBe('image/png')
  })

  it('returns a 404 for an unknown image', async () => {
    const missing = await open(`/${'e'.repeat(24)}`)
    expect([missing.status, await missing.json()]).toEqual([
      404,
      expect.objectContaining({ code: 'NOT_FOUND', detail: 'There is no such image.' }),
    ])
    expect((await open('/nonsense')).status).toBe(400)
  })
})
