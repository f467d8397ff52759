import { afterEach, describe, expect, it } from '@jest/globals'
import { logOut } from '@sanguine/ui/testing'
import { screen, within } from '@testing-library/react'
import { aCombat, anEnemy, aPlayer, openCombatOf } from '../../testing/builders'
import { openGame } from '../../testing/open-game'

afterEach(logOut)

/** After the second round. */
const combat = aCombat({ round: 2, enemy: anEnemy({ name: 'Ghoul' }) })
const fighting = (isCoffinHunt = false) => aPlayer({ combat, openCombat: openCombatOf(combat, isCoffinHunt) })

describe('the open fight', () => {
  it.each([
    [false, '/hunt'],
    [true, '/coffinhunt'],
  ])('is linked from other pages, a coffin hunt: %s', async (isCoffinHunt, path) => {
    await openGame('/inventory', { me: fighting(isCoffinHunt) })
    const bar = within(await screen.findByRole('complementary', { name: 'Unfinished fight' }))
    const link = bar.getByRole('link', { name: 'Unfinished fight: Ghoul, round 3 of 5 Continue' })
    expect(link).toHaveAttribute('href', path)
  })

  it('is not linked from its own page', async () => {
    await openGame('/hunt', { me: fighting() })
    await screen.findByRole('button', { name: 'Attack' })
    expect(screen.queryByRole('complementary', { name: 'Unfinished fight' })).toBeNull()
  })

  it('is named by the hunt button, which starts no other fight before it has ended', async () => {
    await openGame('/hunt', { me: fighting() })
    const side = within(await screen.findByRole('complementary', { name: 'Your hunter' }))
    expect(side.getByRole('link', { name: /HUNT/ })).toHaveTextContent('Still to beat: Ghoul')
  })

  it('is not linked after its end', async () => {
    await openGame('/inventory', { me: aPlayer({ combat: aCombat({ result: 'WIN' }) }) })
    await screen.findByRole('heading', { name: /Inventory/ })
    expect(screen.queryByRole('complementary', { name: 'Unfinished fight' })).toBeNull()
  })
})
