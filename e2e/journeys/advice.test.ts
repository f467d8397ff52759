import { expect, test } from '@jest/globals'
import type { Page } from 'playwright-core'
import { closeWelcome, makePlayer, takeOff } from '../src/api'
import { GamePages } from '../src/pages/game'
import { joinStage } from '../src/stage'

const stage = joinStage()

/** A player who has read the welcome. */
async function aPlayer(name: string): Promise<string> {
  const token = await makePlayer(stage.site, name)
  await closeWelcome(stage.site, token)
  return token
}

const adviceOf = (page: Page) => page.getByRole('dialog').getByRole('region', { name: 'What would have won' })

/** Whether a hunt of the player ended without a win against a creature that a beginner can prepare for. */
async function isAdvised(page: Page): Promise<boolean> {
  if (await page.getByRole('dialog', { name: 'Victory' }).isVisible()) return false
  await adviceOf(page).waitFor()
  return !(await adviceOf(page).textContent())?.includes('Nothing you can get helps against it yet.')
}

/**
 * The page of a player without a weapon who has not won. Now and then one wins all the same, or meets a boss that nothing
 * helps against yet, and the next player hunts.
 */
async function huntInVain(): Promise<Page> {
  for (let tries = 1; ; tries += 1) {
    const token = await aPlayer(`Thornley ${tries}`)
    await takeOff(stage.site, token, 'weapon')
    const { page } = await stage.visit({ token })
    const game = new GamePages(page, stage.site.url)
    await page.goto(`${stage.site.url}/hunt`)
    await game.quickAttack()
    if (await isAdvised(page)) return page
  }
}

test('a player who loses without a weapon reads what would help', async () => {
  const page = await huntInVain()
  const advice = adviceOf(page)
  // a rare creature may come that is beyond what the player can buy today: then the advice names what to come back with
  expect(await advice.textContent()).toMatch(
    /more damage per blow would win 7 of 10.*(With .+ you|From .+ XP, .+) would win .+% against this creature instead of/,
  )
  const ways = advice.getByRole('button', { name: 'Equip it' }).or(advice.getByRole('link', { name: 'To the shop' }))
  expect(await ways.count()).toBe(1)
})
