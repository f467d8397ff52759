import { describe, expect, it } from '@jest/globals'
import { anItem, aRelease, line } from '../testing/a-release'
import { slotOpener } from './slot-opener'

const ring = (id: string, dominate: number, requiredXp: number, isBuyable = true) =>
  anItem(id, 'accessory', { stats: [line('dominate', dominate)], requiredXp, isBuyable, price: { vgc: 5 } })
const release = aRelease({
  items: [ring('whip', 2, 900), ring('glove', 1, 400), ring('rein', 1, 300), ring('spur', 1, 100, false)],
})

describe('the opener of a slot', () => {
  it('is the item for sale that opens it alone and requires the least XP', () => {
    expect(slotOpener({ stat: 'dominate', value: 1 }, release)?.id).toBe('rein')
    expect(slotOpener({ stat: 'dominate', value: 2 }, release)?.id).toBe('whip')
  })

  it('is null if no item opens it', () => {
    expect(slotOpener({ stat: 'dominate', value: 3 }, release)).toBeNull()
    expect(slotOpener({ stat: 'curator', value: 1 }, release)).toBeNull()
  })
})
