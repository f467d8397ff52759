interface ElementPlace {
  readonly selector: string
  readonly text: string
  /** the position among the elements with this selector and text */
  readonly index: number
}

/** The place that the focus had in the content of a page, by which it is found once the page is drawn again. */
export interface FocusPlace extends ElementPlace {
  /** the summaries of the open `details` around it, the outermost first */
  readonly summaries: readonly ElementPlace[]
}

const attributes = ['href', 'aria-label', 'name', 'type'] as const

/** The text without numbers, which change by themselves, as in "2 min ago". */
const textOf = (element: Element): string => (element.textContent ?? '').replace(/\d+/g, '#').slice(0, 80)

const candidates = (content: Element, { selector, text }: Omit<ElementPlace, 'index'>): HTMLElement[] =>
  [...content.querySelectorAll<HTMLElement>(selector)].filter((element) => textOf(element) === text)

function elementPlaceOf(content: Element, element: Element): ElementPlace {
  const conditions = attributes.flatMap((name) => {
    const value = element.getAttribute(name)
    return value === null ? [] : [`[${name}=${JSON.stringify(value)}]`]
  })
  const place = { selector: element.localName + conditions.join(''), text: textOf(element) }
  return { ...place, index: candidates(content, place).indexOf(element as HTMLElement) }
}

const find = (content: Element, place: ElementPlace): HTMLElement | undefined => candidates(content, place)[place.index]

function summariesAround(element: Element): Element[] {
  const details = element.parentElement?.closest('details')
  const summary = details?.querySelector(':scope > summary')
  return details && summary && summary !== element ? [...summariesAround(details), summary] : []
}

/** The place of an element; null for the content itself and for what is outside of it. */
export function placeOf(content: Element, element: Element): FocusPlace | null {
  if (element === content || !content.contains(element)) return null
  const summaries = summariesAround(element).map((summary) => elementPlaceOf(content, summary))
  return { ...elementPlaceOf(content, element), summaries }
}

/** The element at a place; undefined until it is drawn. Opens the `details` around it, in which it may be drawn later. */
export function findPlace(content: Element, place: FocusPlace): HTMLElement | undefined {
  for (const summary of place.summaries) {
    const details = find(content, summary)?.parentElement
    if (details instanceof HTMLDetailsElement) details.open = true
  }
  return find(content, place)
}
