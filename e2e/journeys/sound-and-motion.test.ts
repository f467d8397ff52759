import { describe, expect, test } from '@jest/globals'
import type { Page } from 'playwright-core'
import { closeWelcome, makePlayer } from '../src/api'
import { heardOn, listen, seamOf, waitForSound } from '../src/listen'
import { GamePages } from '../src/pages/game'
import { SoundPages } from '../src/pages/sound'
import { joinStage } from '../src/stage'
import { waitUntil } from '../src/wait-until'
import type { WatchedPage } from '../src/watched-page'

const stage = joinStage()

async function newPlayer(name: string): Promise<string> {
  const token = await makePlayer(stage.site, name)
  await closeWelcome(stage.site, token)
  return token
}

const arriveAt = async ({ page }: WatchedPage, path = '/') => {
  await page.goto(`${stage.site.url}${path}`)
  await new GamePages(page, stage.site.url).arrive()
}

describe('music', () => {
  test('a player turns music on and louder, and both settings apply again at the first touch of the next visit', async () => {
    const visited = await stage.visit({ token: await newPlayer('Erik') })
    const { page } = visited
    await listen(page.context())
    const sound = new SoundPages(page)
    await arriveAt(visited)
    await page.getByRole('link', { name: 'INVENTORY' }).first().click()
    await page.getByRole('heading', { level: 1, name: 'Inventory' }).waitFor()
    expect(await page.getByRole('button', { name: 'Pause music' }).count()).toBe(0)

    await sound.play()
    await waitForSound(page)
    const first = await heardOn(page)
    expect(first.state).toBe('running')
    await page.getByRole('link', { name: 'HOME' }).click()
    await page.waitForURL(`${stage.site.url}/`)
    const { time } = await heardOn(page)
    // Music that had restarted would be near 0.
    expect(time).toBeGreaterThanOrEqual(first.time)
    await waitUntil('music that goes on', async () => (await heardOn(page)).time > time)

    const volume = (await sound.openPanel()).getByRole('slider', { name: 'Volume' })
    await volume.press('End')
    await volume.press('ArrowLeft')
    expect(await volume.inputValue()).toBe('0.95')

    await page.reload()
    await new GamePages(page, stage.site.url).arrive()
    const reloaded = await sound.openPanel()
    expect(await reloaded.getByRole('slider', { name: 'Volume' }).inputValue()).toBe('0.95')

    await page.close()
    const back = await stage.secondTab(visited)
    await arriveAt(back)
    // The first touch; a page that is driven may count as touched before.
    await back.page.getByRole('link', { name: 'INVENTORY' }).first().click()
    const later = new SoundPages(back.page)
    await later.waitForPlaying()
    await waitForSound(back.page)
    const panel = await later.openPanel()
    await panel.getByRole('button', { name: 'Mute' }).click()
    await waitForSound(back.page, false)
  })

  test('every piece repeats without a seam, whatever padding the decoder adds', async () => {
    const visited = await stage.visit({ token: await newPlayer('Christine') })
    const { page } = visited
    const sound = new SoundPages(page)
    await arriveAt(visited)
    await sound.play()
    const panel = await sound.openPanel()
    const urls: string[] = []
    page.on('request', (request) => request.url().endsWith('.mp3') && urls.push(request.url()))
    for (const [piece, seconds] of [
      ['The Hunt', 72],
      ['Six Feet of Quiet', 84],
      ['Club Noir', 80],
    ] as const) {
      await panel.getByRole('button', { name: 'Next piece' }).click()
      await panel
        .getByRole('status')
        .filter({ hasText: `${piece}Playing` })
        .waitFor()
      const url = urls.findLast((address) => address.includes(piece.toLowerCase().replaceAll(' ', '-')))
      expect(url).toMatch(/\.[0-9a-f]{8}\.mp3$/)
      expect(await seamOf(page, url ?? '', 0.25, seconds)).toBeLessThan(-18)
    }
  })

  test('a second tab is silent without autoplay, and the first one when music begins in it', async () => {
    const visited = await stage.visit({ token: await newPlayer('Raoul') })
    await arriveAt(visited)
    const first = new SoundPages(visited.page)
    await first.play()
    await first.waitForPlaying()
    await (await first.openPanel()).getByRole('checkbox', { name: /Autoplay/ }).uncheck()
    const other = await stage.secondTab(visited)
    await arriveAt(other)
    const second = new SoundPages(other.page)
    await second.waitForPlaying(false)
    await second.play()
    await second.waitForPlaying()
    await first.waitForPlaying(false)
  })
})

describe('animated images', () => {
  const loops = '[class*=loop] > img'

  test('move until they are stopped, and stay stopped on the next visit', async () => {
    const visited = await stage.visit({ token: await newPlayer('Carlotta'), isMoving: true })
    const { page } = visited
    await arriveAt(visited, '/travel')
    await page.locator(loops).first().waitFor()
    await page.getByRole('main').getByRole('button', { name: 'Stop animated images' }).click()
    await page.locator(loops).first().waitFor({ state: 'detached' })
    await page.reload()
    await page.getByRole('main').getByRole('button', { name: 'Play animated images' }).waitFor()
    expect(await page.locator(loops).count()).toBe(0)
  })

  test('stop as soon as reduced motion is requested', async () => {
    const visited = await stage.visit({ token: await newPlayer('Buquet'), isMoving: true })
    const { page } = visited
    await arriveAt(visited, '/travel')
    await page.locator(loops).first().waitFor()
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.locator(loops).first().waitFor({ state: 'detached' })
    await page.reload()
    await new GamePages(page, stage.site.url).arrive()
    expect(await page.locator(loops).count()).toBe(0)
    expect(await page.getByRole('button', { name: /animated images/ }).count()).toBe(0)
  })
})

declare global {
  interface Window {
    /** the CSS properties that animations and transitions of the page have changed so far */
    movedProperties: Set<string>
  }
}

/**
 * Runs in the browser, before the page's own scripts. The names come from the event and the style sheets. On a busy
 * machine an animation may be over when its event arrives, and `getAnimations()` then leaves it out.
 */
function noteMovedProperties(): void {
  const moved = new Set<string>()
  window.movedProperties = moved
  const flat = (rules: CSSRuleList): CSSRule[] =>
    [...rules].flatMap((rule) => (rule instanceof CSSGroupingRule ? flat(rule.cssRules) : rule))
  document.addEventListener('transitionrun', ({ propertyName }) => moved.add(propertyName))
  document.addEventListener('animationstart', ({ animationName }) => {
    for (const rule of [...document.styleSheets].flatMap((sheet) => flat(sheet.cssRules)))
      if (rule instanceof CSSKeyframesRule && rule.name === animationName)
        for (const frame of rule.cssRules) for (const property of (frame as CSSKeyframeRule).style) moved.add(property)
  })
}

/**
 * Attacks until the result is there. A bar moves only if the browser has drawn it before and after a blow, so both are
 * awaited. Five rounds may pass without a hit: the bars are awaited only if a health has dropped.
 */
async function attackBetweenFrames(page: Page): Promise<void> {
  const game = new GamePages(page, stage.site.url)
  const healths = () =>
    page
      .getByRole('progressbar', { name: /^Health of/, includeHidden: true })
      .evaluateAll((bars) => bars.map((bar) => Number(bar.getAttribute('aria-valuenow'))))
  const drawn = () =>
    page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
  await game.attack()
  await drawn()
  const before = await healths()
  expect(before).toHaveLength(2)
  await game.attackToTheEnd()
  await drawn()
  const after = await healths()
  if (after.some((health, index) => health < (before[index] ?? 0)))
    await page.waitForFunction(() => window.movedProperties.has('translate'))
}

test('a fight and its result move without a layout of the page', async () => {
  const { page } = await stage.visit({ token: await newPlayer('Daroga'), isMoving: true })
  await page.addInitScript(noteMovedProperties)
  await page.goto(`${stage.site.url}/hunt`)
  await attackBetweenFrames(page)
  const moved = await page.evaluate(() => [...window.movedProperties])
  const isLayout =
    /^((min|max)?(width|height)|inset|top|right|bottom|left|margin|padding|font|line-height|border.*-width)/i
  expect(moved.filter((property) => isLayout.test(property))).toEqual([])
})
