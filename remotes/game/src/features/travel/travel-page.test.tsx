import { afterEach, describe, expect, it, jest } from '@jest/globals'
import { findProblems, logOut } from '@sanguine/ui/testing'
import { screen, waitFor } from '@testing-library/react'
import { aPlayer } from '../../testing/builders'
import { openGame } from '../../testing/open-game'

afterEach(logOut)

const place = { imageId: '', animatedImageId: '', flavorText: '', sequence: 0, xpReqired: 0, key: null }
const [vale, moors, mill, hill] = ['a', 'b', 'c', 'd'].map((digit) => digit.repeat(24))
const ground = (id: string | undefined, name: string, regionId: string | undefined) => ({
  ...place,
  id,
  name,
  regionId,
  specialBaitItem: [],
  currency: [],
})
const regions = [
  { ...place, id: vale, name: 'Ashen Vale', huntingGrounds: [ground(mill, 'Mill', vale)] },
  { ...place, id: moors, name: 'Wolfsmoor', huntingGrounds: [ground(hill, 'Wolf Hill', moors)] },
]

describe('the way to a ground', () => {
  it('ends at the ground that the address names, in its region', async () => {
    const scrollIntoView = jest.fn()
    Object.assign(HTMLElement.prototype, { scrollIntoView })
    await openGame(`/travel?region=${moors}#${hill}`, { me: aPlayer(), regions })
    const article = await screen.findByRole('article', { name: 'Wolf Hill' })
    await waitFor(() => expect(article).toHaveFocus())
    expect(scrollIntoView).toHaveBeenCalled()
    expect(screen.getByRole('button', { name: /Wolfsmoor/ })).toHaveAttribute('aria-pressed', 'true')
    expect(await findProblems()).toEqual([])
  })
})
