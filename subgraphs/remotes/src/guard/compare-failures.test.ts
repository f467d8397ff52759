import { describe, expect, test } from '@jest/globals'
import { type Comparison, chanceOf, comparisonOf, isWorse, minVitalDifference } from './compare-failures'

const compare = (failed: number, networks: number, otherFailed: number, otherNetworks: number): Comparison => ({
  failed,
  networks,
  otherFailed,
  otherNetworks,
})

/** Random numbers from 0 to 1 that are the same in every run (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

describe('the chance that so many failures fall on a version', () => {
  test.each([
    // Fisher's tea: four cups of eight, all four or at least three of them named
    [compare(4, 4, 0, 4), 1 / 70],
    [compare(3, 4, 1, 4), 17 / 70],
    // by whole numbers of any length
    [compare(5, 5, 0, 100), 1 / 96_560_646],
    [compare(14, 120, 3, 2_300), 1.537590314478778e-16],
    [compare(0, 10, 0, 10), 1],
    [compare(0, 10, 10, 10), 1],
    [compare(20, 20, 30, 30), 1],
  ])('is that of Fisher’s exact test: %j', (comparison, chance) => {
    expect(chanceOf(comparison) / chance).toBeCloseTo(1, 9)
  })

  test('equals the sum over all tables that are worse, also of large ones', () => {
    const chances = [...Array(41).keys()].map((failed) => chanceOf(compare(failed, 3_000, 40 - failed, 50_000)))
    for (const [failed, chance] of chances.entries()) {
      expect(chance).toBeGreaterThanOrEqual(chances[failed + 1] ?? 0)
      expect(chance).toBeLessThanOrEqual(1)
    }
    expect(chances[0]).toBeCloseTo(1, 9)
  })
})

describe('a version is worse', () => {
  test.each([
    ['if one in nine networks fails, and one in 800 with the other', compare(14, 120, 3, 2_300)],
    ['if all of a few fail and none of the others', compare(5, 5, 0, 40)],
    ['if a quarter fails', compare(12, 50, 1, 500)],
  ])('%s', (_title, comparison) => expect(isWorse(comparison)).toBe(true))

  test.each([
    ['if a single network fails', compare(1, 1, 0, 10_000)],
    ['if four networks fail, who may be friends', compare(4, 4, 0, 10_000)],
    ['if the other fails as often, as in an outage', compare(80, 100, 900, 1_000)],
    ['if there is nothing to compare it with', compare(50, 50, 0, 0)],
    ['if there is hardly anything to compare it with', compare(50, 50, 0, 2)],
    ['if the difference is certain and small', compare(400, 20_000, 100, 20_000)],
    ['if nothing fails', compare(0, 500, 0, 500)],
  ])('is not so %s', (_title, comparison) => expect(isWorse(comparison)).toBe(false))

  test('never looks worse by rounding', () => {
    expect(comparisonOf({ networks: 10, failed: 4.99 }, { networks: 20, failed: 0.01 })).toEqual(compare(4, 10, 1, 20))
    expect(comparisonOf({ networks: 1, failed: 1 }, { networks: 3, failed: 3 }).otherFailed).toBe(3)
  })
})

/** The chances of 0 to `networks` failures of a binomial distribution. */
function binomial(networks: number, rate: number): readonly number[] {
  const chances: number[] = [(1 - rate) ** networks]
  for (let failed = 1; failed <= networks; failed += 1)
    chances.push(((chances.at(-1) ?? 0) * (networks - failed + 1) * rate) / (failed * (1 - rate)))
  return chances
}

test.each([0.01, 0.05, 0.2, 0.5])(
  'a version that fails as often as the other, %p of the time, looks worse in less than one of 10,000 looks: all tables summed up',
  (rate) => {
    for (const [networks, otherNetworks] of [
      [5, 5],
      [12, 60],
      [40, 200],
      [80, 80],
    ] as const) {
      const others = binomial(otherNetworks, rate)
      let chance = 0
      for (const [failed, ofVersion] of binomial(networks, rate).entries())
        for (const [otherFailed, ofOther] of others.entries())
          if (isWorse(compare(failed, networks, otherFailed, otherNetworks))) chance += ofVersion * ofOther
      expect(chance).toBeLessThan(1e-4)
    }
  },
)

interface Drawn {
  networks: number
  failed: number
}

/** Networks of one to sixty pages, each of which fails at a rate of its own around the given one. */
function drawNetworks(random: () => number, count: number, rate: number, into: Drawn): void {
  for (let network = 0; network < count; network += 1) {
    const pages = Math.ceil(60 ** random())
    const own = rate * 2 * random()
    let failures = 0
    for (let page = 0; page < pages; page += 1) if (random() < own) failures += 1
    into.networks += 1
    into.failed += failures / pages
  }
}

/** The looks, of `looks`, at which a version is worse. Before each look, `each` networks load it and `others` the other. */
function worseLooks(random: () => number, rates: readonly [number, number], [each, others]: readonly [number, number]) {
  const looks = 60
  const [own, other]: [Drawn, Drawn] = [
    { networks: 0, failed: 0 },
    { networks: 0, failed: 0 },
  ]
  return [...Array(looks).keys()].filter(() => {
    drawNetworks(random, each, rates[0], own)
    drawNetworks(random, others, rates[1], other)
    return isWorse(comparisonOf(own, other))
  })
}

test('of 400 versions that fail as often as the other none is worse at any of 60 looks, and each bad one soon', () => {
  const random = randomFrom(1)
  for (let version = 0; version < 400; version += 1) {
    const rate = [0.005, 0.03, 0.15, 0.4][version % 4] ?? 0
    // a canary for a few, and one for most
    expect(worseLooks(random, [rate, rate], version % 2 === 0 ? [1, 10] : [10, 1])).toEqual([])
  }
  for (let version = 0; version < 20; version += 1) {
    const [first = 60] = worseLooks(random, [0.4, 0.01], [1, 10])
    expect(first).toBeLessThan(40)
  }
})

/**
 * Networks in which a vital is poor. Slow devices and connections stay slow, so a share of the networks
 * is poor in most of their pages, and the others in few.
 */
function drawSlowNetworks(random: () => number, count: number, rate: number, into: Drawn): void {
  for (let network = 0; network < count; network += 1) {
    const pages = Math.ceil(20 ** random())
    const own = random() < rate ? 0.9 : 0.02
    let poor = 0
    for (let page = 0; page < pages; page += 1) if (random() < own) poor += 1
    into.networks += 1
    into.failed += poor / pages
  }
}

/** The first of 720 looks, those of an hour, at which one of four vitals is worse; null if none is. */
function firstWorseVital(random: () => number, rates: readonly [own: number, other: number]): number | null {
  const vitals = Array.from({ length: 4 }, () => ({
    own: { networks: 0, failed: 0 },
    other: { networks: 0, failed: 0 },
  }))
  for (let look = 0; look < 720; look += 1) {
    for (const { own, other } of vitals) {
      if (look % 10 === 0) drawSlowNetworks(random, 1, rates[0], own)
      drawSlowNetworks(random, 1, rates[1], other)
    }
    if (vitals.some(({ own, other }) => isWorse(comparisonOf(own, other), minVitalDifference))) return look
  }
  return null
}

test('of 200 versions as slow as the other none is worse by any of four vitals in an hour of looks, and each slow one soon', () => {
  const random = randomFrom(2)
  for (let version = 0; version < 200; version += 1) {
    const rate = [0.02, 0.1, 0.3, 0.6][version % 4] ?? 0
    expect(firstWorseVital(random, [rate, rate])).toBeNull()
  }
  for (let version = 0; version < 20; version += 1) {
    const look = firstWorseVital(random, [0.6, 0.1])
    expect(look).not.toBeNull()
    expect(look).toBeLessThan(500)
  }
})
