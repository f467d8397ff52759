import { expect, test } from '@jest/globals'
import { closeWelcome, makePlayer } from '../src/api'
import { playByGuide } from '../src/play-guide'
import { setStillStage } from '../src/stage'
import { wordsIn } from '../src/words'

const stage = setStillStage()
const { whole, part } = wordsIn('en')

test('the first hour of a newcomer who follows the guide has twelve hunts, a retainer and no long wait', async () => {
  const { site } = stage
  const token = await makePlayer(site, 'Mina')
  await closeWelcome(site, token)
  const steps = await playByGuide(site, token, 60)
  const hunts = steps.filter(({ done }) => done.endsWith('hunt'))
  const waits = steps.flatMap(({ done, minute }, index) =>
    done === 'wait' ? [(steps[index + 1]?.minute ?? 60) - minute] : [],
  )
  expect(steps.filter(({ offered }) => offered === 'nothing')).toEqual([])
  expect(hunts.length).toBeGreaterThanOrEqual(12)
  expect(steps.filter(({ minute, done }) => minute < 30 && done === 'coffin hunt').length).toBeGreaterThanOrEqual(6)
  expect(steps.some(({ hasRetainer }) => hasRetainer)).toBe(true)
  expect(Math.max(...waits)).toBeLessThan(10)
})

test('home shows the first hunt, then the gift of the news and the hunts from the coffin, with their charges', async () => {
  const { site } = stage
  const token = await makePlayer(site, 'Lucy')
  await closeWelcome(site, token)
  const { page } = await stage.visit({ token })
  await page.goto(site.url)
  const card = page.getByRole('region', { name: whole('guide.title') })
  await card.getByRole('link', { name: part('goal.firstHunt') }).click()
  await page.getByRole('button', { name: whole('hunt.quickAttack') }).click()
  await page.getByRole('dialog').waitFor()
  await page.goto(site.url)
  await page.getByRole('link', { name: part('goal.takeGift') }).waitFor()
  await page.getByRole('link', { name: part('goal.coffinHunt') }).click()
  await page.getByRole('button', { name: whole('hunt.quickAttack') }).waitFor()
  await page.getByText(part('coffin.left')).first().waitFor()
})
