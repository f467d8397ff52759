import type { Page } from 'playwright-core'
import { cutTexts, sidewaysOverflow } from './accessibility'

/** The text size that browsers start with, in pixels. */
const usualSize = 16

/**
 * Shows the page with text of twice the usual size, as the setting of the browser does (WCAG 1.4.4), until the returned function
 * is called.
 */
export async function enlargeText(page: Page): Promise<() => Promise<void>> {
  const session = await page.context().newCDPSession(page)
  const setSize = (standard: number) => session.send('Page.setFontSizes', { fontSizes: { standard } })
  await session.send('Page.enable')
  await setSize(2 * usualSize)
  return async () => {
    await setSize(usualSize)
    await session.detach()
  }
}

/**
 * Runs in the browser: the texts over another one, behind the edge of the window, or below the icon of their field. Texts that
 * scroll sideways in a box, and those that stay in place while the page scrolls, do not count.
 */
const coveredTextsInPage = (): string[] => {
  const edge = document.documentElement.clientWidth
  const found = new Set<string>()

  interface Line {
    readonly element: Element
    readonly text: string
    readonly left: number
    readonly right: number
    readonly top: number
    readonly bottom: number
  }
  const parentsOf = function* (element: Element | null): Generator<Element> {
    for (let box = element; box && box !== document.body; box = box.parentElement) yield box
  }
  const isLeftOut = (element: Element): boolean =>
    element.matches('script, style, option') ||
    !element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true, opacityProperty: true }) ||
    [...parentsOf(element)].some((box) => {
      const { clipPath, position, overflowX } = getComputedStyle(box)
      return clipPath !== 'none' || /fixed|sticky/.test(position) || overflowX !== 'visible' || box.tagName === 'svg'
    })

  const lines: Line[] = []
  const range = document.createRange()
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const { currentNode: node } = texts
    const element = node.parentElement
    const text = node.nodeValue?.trim() ?? ''
    if (!element || text === '' || isLeftOut(element)) continue
    range.selectNodeContents(node)
    for (const { left, right, top, bottom, height } of range.getClientRects()) {
      // Letters are lower than their line.
      lines.push({ element, text, left, right, top: top + height / 5, bottom: bottom - height / 5 })
      if (right > edge + 1) found.add(`"${text}" is behind the edge`)
    }
  }
  lines.sort((a, b) => a.top - b.top)
  for (const [index, line] of lines.entries())
    for (let next = index + 1; next < lines.length; next += 1) {
      const other = lines[next] as Line
      if (other.top >= line.bottom) break
      const overlap = Math.min(line.right, other.right) - Math.max(line.left, other.left)
      if (overlap > 2 && line.element !== other.element) found.add(`"${line.text}" and "${other.text}" overlap`)
    }

  for (const field of document.querySelectorAll('input')) {
    const { paddingLeft } = getComputedStyle(field)
    const start = field.getBoundingClientRect().left + Number.parseFloat(paddingLeft)
    for (const icon of field.parentElement?.querySelectorAll(':scope > svg') ?? [])
      if (icon.getBoundingClientRect().right > start + 1) found.add(`an icon covers "${field.placeholder}"`)
  }
  return [...found]
}

/**
 * Shows the open screen with large text in windows of these widths; returns a line for each text that is cut or covered, and for each
 * width in which the page scrolls sideways. The last width stays.
 */
export async function findingsInLargeText(page: Page, widths: readonly number[], height: number): Promise<string[]> {
  const found: string[] = []
  const restore = await enlargeText(page)
  for (const width of widths) {
    await page.setViewportSize({ width, height })
    const overflow = await sidewaysOverflow(page)
    const lines = [
      ...(await page.evaluate(coveredTextsInPage)),
      ...(await cutTexts(page)).map((text) => `cuts "${text}"`),
    ]
    if (overflow > 0) lines.unshift(`scrolls ${overflow} px sideways`)
    found.push(...lines.map((line) => `${line}, with large text at ${width} px`))
  }
  await restore()
  return found
}
