/**
 * Measures the time from a player's input to the next paint, as INP counts it, at a quarter of this machine's speed.
 * The player owns a piece of every item and has hunted a while. The goal is under 100 ms.
 *
 *   npm run bench:interactions -- [rounds] [part of a name]     default 9, each of every interaction
 */
import os from 'node:os'
import { openBrowser } from '../processes/open-browser'
import { withParts } from '../processes/parts'
import { median } from '../report/statistics'
import { textTable } from '../report/table'
import { startBenchSite } from './api/bench-site'
import { fillPlayer } from './web/fill-player'
import { type Interaction, measureInteraction } from './web/measure-interactions'

const goalMs = 100

const interactions: readonly Interaction[] = [
  {
    name: 'type into the search of the inventory',
    path: '/inventory',
    ready: (page) => page.getByRole('article').first().waitFor(),
    act: async (page) => {
      await page.getByRole('searchbox', { name: 'Search by name' }).focus()
      await page.keyboard.type('moon', { delay: 150 })
    },
    undo: (page) => page.getByRole('searchbox', { name: 'Search by name' }).fill(''),
  },
  {
    name: 'equip an item',
    path: '/inventory?show=weapon',
    ready: (page) => page.getByRole('article').first().waitFor(),
    act: (page) => page.getByRole('button', { name: 'Equip', exact: true }).last().click(),
  },
  {
    name: 'buy an item',
    path: '/jewel',
    ready: (page) => page.getByRole('article').first().waitFor(),
    act: (page) =>
      page
        .getByRole('button', { name: /^BUY: /, disabled: false })
        .first()
        .click(),
  },
  {
    name: 'open the odds',
    path: '/hunt',
    ready: (page) => page.getByRole('list', { name: 'Creatures that may come', exact: true }).waitFor(),
    act: (page) => page.locator('summary', { hasText: 'The odds here' }).click(),
    undo: (page) => page.locator('summary', { hasText: 'The odds here' }).click(),
  },
  {
    name: 'open a menu',
    path: '/',
    ready: (page) => page.getByRole('button', { name: 'Club Noir' }).waitFor(),
    act: (page) => page.getByRole('button', { name: 'Club Noir' }).click(),
    undo: (page) => page.keyboard.press('Escape'),
  },
  {
    name: 'switch tabs in a shop',
    path: '/jewel',
    ready: (page) => page.getByRole('article').first().waitFor(),
    act: (page) => page.getByRole('tab').nth(1).click(),
    undo: (page) => page.getByRole('tab').first().click(),
  },
  {
    name: 'filter the journal',
    path: '/journal',
    ready: (page) =>
      page
        .getByRole('link', { name: /^(Victory|Loss|Draw)/ })
        .first()
        .waitFor(),
    act: (page) => page.getByRole('button', { name: 'Won', exact: true }).click(),
    undo: (page) => page.getByRole('button', { name: 'All', exact: true }).click(),
  },
]

export const main = ([given = '9', part = '']: readonly string[]): Promise<void> =>
  withParts(async (parts) => {
    const rounds = Number(given)
    const site = parts.add(await startBenchSite(1, { gameSpeed: 1 }), (started) => started.stop())
    const browser = parts.add(await openBrowser(), (opened) => opened.close())
    await fillPlayer(site)
    const rows: string[][] = []
    for (const interaction of interactions.filter(({ name }) => name.includes(part))) {
      const costs = await measureInteraction(browser, site, interaction, rounds)
      const paints = costs.map(({ paint }) => paint)
      const worst = Math.max(...paints)
      const busy = Math.round(median(costs.map((cost) => cost.busy)))
      rows.push([interaction.name, `${median(paints)} ms`, `${worst} ms`, worst < goalMs ? 'yes' : 'no', `${busy} ms`])
      console.error(rows.at(-1)?.join(' | '))
    }
    console.log(textTable(['interaction', 'median', 'worst', `under ${goalMs} ms`, 'main thread'], rows))
    console.log(
      `\n${rounds} rounds each, ${os.cpus().length} × ${os.cpus()[0]?.model}, load ${os.loadavg()[0]?.toFixed(1)}, ${new Date().toISOString().slice(0, 10)}.`,
    )
  })
