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

/**
 * Runs in the browser: the texts that are cut at the end of their line, after some lines, or by a box around them. Those
 * of dialogs, menus and toasts count too. A text is not cut if the page has it in full elsewhere. Nor is one of several
 * lines that opens the whole text, or has a button beside it that shows the rest.
 */
const cutTextsInPage = (): string[] => {
  const isClipping = (overflow: string) => overflow === 'hidden' || overflow === 'clip'
  const hasOwnText = (element: Element) =>
    [...element.childNodes].some(({ nodeType, nodeValue }) => nodeType === Node.TEXT_NODE && nodeValue?.trim())
  const isOutOfBox = (element: HTMLElement): boolean => {
    const end = element.getBoundingClientRect().left + element.scrollWidth
    for (let box = element.parentElement; box && box !== document.body; box = box.parentElement) {
      const { overflowX } = getComputedStyle(box)
      if (isClipping(overflowX)) return end > box.getBoundingClientRect().right + 1
      if (overflowX !== 'visible') return false
    }
    return false
  }
  const hasRest = (element: Element) =>
    element.closest('a, button') ?? element.parentElement?.querySelector(':scope > button, :scope > h2 > button')
  const isCut = (element: HTMLElement): boolean => {
    const isTooWide = element.scrollWidth > element.clientWidth + 1
    // Some letters reach a little below their line.
    const isTooHigh = element.scrollHeight > element.clientHeight + 8
    // A text for screen readers alone is one pixel wide.
    if (element.clientWidth <= 1 || !(isTooWide || isTooHigh)) return false
    if (!element.checkVisibility({ contentVisibilityAuto: true })) return false
    const { overflowX, whiteSpace, webkitLineClamp } = getComputedStyle(element)
    if (webkitLineClamp !== 'none') return isTooHigh && !hasRest(element)
    if (!isTooWide) return false
    return isClipping(overflowX) ? whiteSpace === 'nowrap' : hasOwnText(element) && isOutOfBox(element)
  }
  const all = [...document.querySelectorAll<HTMLElement>('body *')].filter(
    (element) => !element.matches('input, select, option, textarea, script'),
  )
  const cut = all.filter(isCut)
  const isElsewhere = (text: string) =>
    all.some(
      (element) => element.childElementCount === 0 && element.textContent.trim() === text && !cut.includes(element),
    )
  return cut.map(({ textContent }) => textContent.trim()).filter((text) => !isElsewhere(text))
}

/** Runs in the browser: the choices that have no room in their select. */
const cutChoicesInPage = (): string[] => {
  const canvas = document.createElement('canvas').getContext('2d')
  const isCut = (select: HTMLSelectElement, text: string): boolean => {
    const { font, paddingLeft, paddingRight } = getComputedStyle(select)
    const room = select.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight)
    if (!canvas || select.clientWidth === 0) return false
    canvas.font = font
    return canvas.measureText(text).width > room + 1
  }
  return [...document.querySelectorAll('select')].flatMap((select) => {
    const text = select.selectedOptions[0]?.text ?? ''
    return isCut(select, text) ? [text] : []
  })
}

/** The texts that the page cuts, as by an ellipsis, and that cannot be read in full; none is right. */
export const cutTexts = async (page: Page): Promise<string[]> => [
  ...(await page.evaluate(cutTextsInPage)),
  ...(await page.evaluate(cutChoicesInPage)),
]

/** Nothing is wrong with the page as it stands. */
export async function expectSound(page: Page): Promise<void> {
  expect([await sidewaysOverflow(page), await accessibilityViolations(page)]).toEqual([0, []])
}
