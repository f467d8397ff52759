import { afterEach, describe, expect, it } from '@jest/globals'
import { anItem, aPlayer } from '../../testing/builders'
import { momentRecordKey } from './moment-record'
import { setShowsMoments } from './moment-settings'
import { celebrate, celebrateRank, endMoment, moments } from './moments'

afterEach(() => {
  moments.set([])
  localStorage.clear()
  setShowsMoments(true)
})

const find = (id: string) => ({ kind: 'find', id, finds: [anItem()] }) as const
const ranked = (requiredXp: number, id = 'account-1') =>
  aPlayer({
    id,
    currentRank: { id: `rank-${requiredXp}`, name: 'Gravehand', requiredXp, rewardItem: null, coffinCharges: 0 },
  })
const shown = () => moments.get().map(({ id }) => id)

describe('a moment', () => {
  it('waits for earlier ones', async () => {
    expect(await celebrate('account-1', find('a'))).toBe(true)
    expect(await celebrate('account-1', find('b'))).toBe(true)
    expect(shown()).toEqual(['a', 'b'])
    endMoment('a')
    expect(shown()).toEqual(['b'])
  })

  it('is shown once, even after a reload or in another tab, which have only the stored record', async () => {
    await celebrate('account-1', find('a'))
    moments.set([])
    expect(await celebrate('account-1', find('a'))).toBe(false)
    expect(shown()).toEqual([])
  })

  it('is recorded for each player separately', async () => {
    await celebrate('account-1', find('a'))
    expect(await celebrate('account-2', find('a'))).toBe(true)
  })

  it('is not shown if moments are off', async () => {
    setShowsMoments(false)
    expect(await celebrate('account-1', find('a'))).toBe(false)
    expect(shown()).toEqual([])
  })

  it.each(['no JSON', '{"player":"account-1","shown":3}', '[]'])(
    'is shown despite a broken record: %s',
    async (record) => {
      localStorage.setItem(momentRecordKey, record)
      expect(await celebrate('account-1', find('a'))).toBe(true)
    },
  )

  it('is claimed under a lock, so that two tabs do not show it at the same time', async () => {
    const names: string[] = []
    const request = async (name: string, run: () => unknown) => {
      names.push(name)
      return run()
    }
    Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } })
    try {
      expect(await celebrate('account-1', find('a'))).toBe(true)
      expect(names).toEqual([momentRecordKey])
    } finally {
      Reflect.deleteProperty(navigator, 'locks')
    }
  })
})

describe('a rank', () => {
  it('is not a moment on the first visit of a browser, nor while it is unchanged', async () => {
    await celebrateRank(ranked(36))
    await celebrateRank(ranked(36))
    expect(shown()).toEqual([])
  })

  it('above the last known one is a moment once, even if it was reached while the game was closed', async () => {
    await celebrateRank(ranked(36))
    await celebrateRank(ranked(230))
    expect(moments.get()).toEqual([expect.objectContaining({ id: 'rank:rank-230', previousXp: 36 })])
    await celebrateRank(ranked(230))
    expect(shown()).toHaveLength(1)
  })

  it('that is lower than before is not a moment', async () => {
    await celebrateRank(ranked(230))
    await celebrateRank(ranked(36))
    expect(shown()).toEqual([])
  })

  it('that was reached while moments were off is not shown later', async () => {
    await celebrateRank(ranked(36))
    setShowsMoments(false)
    await celebrateRank(ranked(230))
    setShowsMoments(true)
    await celebrateRank(ranked(230))
    expect(shown()).toEqual([])
  })
})
