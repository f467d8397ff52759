import { describe, expect, it } from '@jest/globals'
import { anItem, aRelease, line } from '../testing/a-release'
import { slotOpener } from './slot-opener'

const ring = (id: string, dominate: number, requiredXp: number, isBuyable = true) =>
  anItem(id, 'accessory', { stats: [line('dominate', dominate)], requiredXp, isBuyable, price: { vgc: 5 } })
const release = aRelease({
  items: [ring('whip', 2, 900), ring('glove', 1, 400), ring('rein', 1, 300), ring('spur', 1, 100, false)],
})

describe('what opens a slot', () => {
  it('is the item for sale that demands least XP of those that open it alone', () => {
    expect(slotOpener({ stat: 'dominate', value: 1 }, release)?.id).toBe('rein')
    expect(slotOpener({ stat: 'dominate', value: 2 }, release)?.id).toBe('whip')
  })

  it('is nothing where no item does', () => {
    expect(slotOpener({ stat: 'dominate', value: 3 }, release)).toBeNull()
    expect(slotOpener({ stat: 'curator', value: 1 }, release)).toBeNull()
  })
})
