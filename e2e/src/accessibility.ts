import { readFileSync } from 'node:fs'
import { expect } from '@jest/globals'
import type { Page } from 'playwright-core'

const axeSource = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8')

interface AxeResults {
  readonly violations: readonly {
    readonly id: string
    readonly help: string
    readonly nodes: readonly { readonly target: readonly string[] }[]
  }[]
}

const rulesOf = {
  all: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  /** what colours and the width of the window decide, about half of the work */
  look: {
    type: 'rule',
    values: ['color-contrast', 'link-in-text-block', 'target-size', 'scrollable-region-focusable'],
  },
} as const

const options = {
  // Every rule is held against every element all the same. Describing each element that passes takes several times as long.
  resultTypes: ['violations'],
  // axe would load style sheets again, for a rule that is not among these.
  preload: false,
}

/** Runs in the browser: resolves after the last short animation has ended. Loops and long animations continue. */
const untilAtRest = async (): Promise<void> => {
  const maxMs = 2000
  const isEnding = ({ playState, timeline, effect }: Animation) =>
    playState === 'running' && timeline === document.timeline && Number(effect?.getComputedTiming().endTime) <= maxMs
  // An animation whose element has gone may never settle its promise, so each frame looks again.
  while (document.getAnimations().some(isEnding)) await new Promise(requestAnimationFrame)
}

/**
 * The violations of WCAG 2.2 AA and best practice that axe finds on the page: a line per rule, empty if there are none. It waits for
 * short animations first, since colours are paler while an element fades in.
 * @param rules `look` where another run has checked the same page in other colours, or in another width
 */
export async function accessibilityViolations(page: Page, rules: keyof typeof rulesOf = 'all'): Promise<string[]> {
  await page.evaluate(untilAtRest)
  if (!(await page.evaluate("'axe' in window"))) await page.evaluate(axeSource)
  const run = `axe.run(document, ${JSON.stringify({ ...options, runOnly: rulesOf[rules] })})`
  const results = (await page.evaluate(run)) as AxeResults
  return results.violations.map(
    ({ id, help, nodes }) =>
      `${id}: ${help} — ${nodes
        .map((node) => node.target.join(' '))
        .slice(0, 5)
        .join(', ')}`,
  )
}

/** How far the page scrolls sideways, in pixels; 0 is right. */
export const sidewaysOverflow = (page: Page): Promise<number> =>
  page.evaluate(
    // The place that is kept for a scrollbar counts as width of the window alone.
    'Math.max(0, document.documentElement.scrollWidth - document.documentElement.clientWidth)',
  ) as Promise<number>

/** Runs in the browser: the texts on one line that their element cuts and no title gives in full. */
const cutTextsInPage = (): string[] => {
  // A text for screen readers alone is one pixel wide.
  const isCut = (element: Element) => element.clientWidth > 1 && element.scrollWidth > element.clientWidth + 1
  return [...document.querySelectorAll('main *, header *, nav *')]
    .filter((element) => isCut(element) && !element.matches('input, select, textarea') && !element.closest('[title]'))
    .filter((element) => {
      const { overflowX, whiteSpace } = getComputedStyle(element)
      return ['hidden', 'clip'].includes(overflowX) && whiteSpace === 'nowrap'
    })
    .map(({ textContent }) => textContent.trim())
}

/** The texts that the page cuts at the end of their line, as by an ellipsis; none is right. */
export const cutTexts = (page: Page): Promise<string[]> => page.evaluate(cutTextsInPage)

/** Nothing is wrong with the page as it stands. */
export async function expectSound(page: Page): Promise<void> {
  expect([await sidewaysOverflow(page), await accessibilityViolations(page)]).toEqual([0, []])
}
