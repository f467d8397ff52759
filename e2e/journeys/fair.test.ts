import { expect, test } from '@jest/globals'
import { expectSound } from '../src/accessibility'
import { closeWelcome, makePlayer, query } from '../src/api'
import { joinStage } from '../src/stage'

const stage = joinStage(600)

test('a fight is shared from its result; a visitor sees it verified, changes one number, and sees which one is wrong', async () => {
  const token = await makePlayer(stage.site, 'Godalming')
  await closeWelcome(stage.site, token)
  const { page } = await stage.visit({ token, width: 390, height: 844 })
  await page.goto(`${stage.site.url}/hunt`)
  await page.getByRole('button', { name: 'Quick attack' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Share or check this fight' }).click()
  await page.waitForURL('**/journal/fight/**')
  const link = await page.getByRole('textbox', { name: 'Link to this fight' }).inputValue()
  const address = link.replace('/fight/', '/fair/')

  const { page: visitor } = await stage.visit({ width: 1440, height: 900 })
  await visitor.goto(link)
  await visitor.getByRole('link', { name: 'Check this fight' }).click()
  await visitor.getByText('Everything that can be checked is right').waitFor()
  await visitor.getByText(/It is revealed when its hunter takes the next seed/).waitFor()

  const rotate = 'mutation { rotateSeed(input: { clientSeed: "moor" }) { userErrors { code } } }'
  expect(await query(stage.site, token, rotate)).toEqual({ rotateSeed: { userErrors: [] } })
  await visitor.reload()
  await visitor.getByText('Verified: every number follows from the seed').waitFor()
  await expectSound(visitor)

  await visitor.getByText('Show the numbers and change them').click()
  const numbers = visitor.getByRole('textbox', { name: 'The numbers of a fight' })
  const proof = JSON.parse(await numbers.inputValue())
  const stated = proof.rounds[1].attackerHealth
  proof.rounds[1].attackerHealth = stated + 1
  await numbers.fill(JSON.stringify(proof))
  await visitor.getByRole('button', { name: 'Check these numbers' }).click()
  await visitor.getByText('One number does not match').waitFor()
  const wrong = visitor.getByRole('list', { name: 'What does not match: Every round and the result' })
  const texts = await wrong.getByRole('listitem').allTextContents()
  expect(texts).toEqual([`Numberrounds.1.attackerHealthStated${stated + 1}Computed${stated}`])
  await expectSound(visitor)

  const { page: german } = await stage.visit({ width: 390, height: 844, locale: 'de-DE' })
  await german.goto(address)
  await german.getByText('Geprüft: Jede Zahl folgt aus dem Startwert').waitFor()
  await expectSound(german)
})

test('a visitor finds the page from the home page, and reads there that a link leads to no fight', async () => {
  const { page } = await stage.visit({ width: 320, height: 700 })
  await page.goto(stage.site.url)
  await page.getByRole('link', { name: 'Fair play' }).first().click()
  await page.getByRole('heading', { level: 1, name: 'Fair play' }).waitFor()
  await page.getByRole('button', { name: 'Check these numbers' }).click()
  await page.getByText('Please paste the numbers of a fight first.').waitFor()
  await expectSound(page)
  await page.goto(`${stage.site.url}/fair/${'0'.repeat(32)}`)
  await page.getByText('This link leads to no shared fight').waitFor()
  await expectSound(page)
})
