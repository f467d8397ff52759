import { describe, expect, it } from '@jest/globals'
import sharp from 'sharp'
import { readPack } from '../src/pack'
import { everyNth } from '../src/testing'

const pack = readPack()
const { region, huntingGround, news, enemy, item, premiumPackage } = pack.records
const fileOf = new Map(pack.images.map(({ id, file }) => [id, file]))
const moving = [...region, ...huntingGround, ...news, ...enemy, ...item, ...premiumPackage].filter(
  ({ animatedImageId }) => animatedImageId !== '',
)

interface LoopShape {
  readonly width: number
  readonly height: number
  readonly frames: number
  /** of each frame, in milliseconds */
  readonly delays: readonly number[]
  /** number of times it is played; 0 for endless */
  readonly times: number | undefined
}

const open = (id: string) => sharp(fileOf.get(id), { animated: true })

async function readShape(id: string): Promise<LoopShape> {
  const { width = 0, pages = 1, pageHeight = 0, delay = [], loop } = await open(id).metadata()
  return { width, height: pageHeight, frames: pages, delays: delay, times: loop }
}

/** A loop's frames in grey on black, so small that only motion counts and not compression. */
async function readFrames(id: string): Promise<readonly Buffer[]> {
  const read = open(id)
  const { pages = 1 } = await read.metadata()
  const all = await read.resize({ width: 160 }).flatten({ background: '#000' }).grayscale().raw().toBuffer()
  const size = all.length / pages
  return Array.from({ length: pages }, (_, k) => all.subarray(k * size, (k + 1) * size))
}

/**
 * The differences between consecutive frames, including from the last to the first: mean difference of the pixels, 0 to
 * 255.
 */
const steps = (frames: readonly Buffer[]) =>
  frames.map((frame, k) => {
    const next = frames[(k + 1) % frames.length] as Buffer
    let sum = 0
    for (let at = 0; at < frame.length; at += 1) sum += Math.abs((frame[at] as number) - (next[at] as number))
    return sum / frame.length
  })

const loops = moving.map((record) => [('header' in record ? record.header : record.name) || record.id, record] as const)

describe('the loops of the pack', () => {
  it('exist for every place, all news, and rare creatures', () => {
    for (const record of [...region, ...huntingGround, ...news]) expect(moving).toContain(record)
    expect(moving.filter((one) => enemy.includes(one as never)).length).toBeGreaterThan(20)
  })

  it.each(loops)('%s: repeats endlessly, has at least twenty frames and the shape of its still', async (_, loop) => {
    const { frames, delays, times, width, height } = await readShape(loop.animatedImageId)
    expect(times).toBe(0)
    expect(frames).toBeGreaterThanOrEqual(20)
    expect(delays.reduce((sum, delay) => sum + delay, 0)).toBeGreaterThanOrEqual(2_500)
    const still = await sharp(fileOf.get(loop.imageId)).metadata()
    expect(width / height).toBeCloseTo(still.width / still.height, 1)
  })
})

// decoding a loop takes half a second
describe('every sixth loop of the pack (all: test:deep)', () => {
  it.each(everyNth(6, loops))('%s: moves in each frame, and the last frame meets the first', async (_, loop) => {
    const changes = steps(await readFrames(loop.animatedImageId))
    const seam = changes.at(-1) as number
    const others = changes.slice(0, -1)
    expect(Math.min(...others)).toBeGreaterThan(0)
    // The first frame is compressed whole and the others as differences, which alone makes half a shade and more.
    expect(seam).toBeLessThanOrEqual(Math.max(...others) + 0.75)
  })
})
