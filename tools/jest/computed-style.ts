import { createRequire } from 'node:module'
import type { TestEnvironment } from 'jest-environment-jsdom'

export type Window = NonNullable<InstanceType<typeof TestEnvironment>['dom']>['window']

/** Loads modules of the jsdom that Jest's environment uses. */
export const requireBesideJsdom = createRequire(require.resolve('jest-environment-jsdom'))

/** A selector of jsdom's own style sheet with the display that it gives. */
interface DisplayRule {
  readonly selector: string
  /** the type of the elements that it can match; null where it can match any */
  readonly tag: string | null
  readonly display: string
}

const isStyleRule = (rule: CSSRule): rule is CSSStyleRule => 'selectorText' in rule

/** jsdom leaves out rules whose selectors it cannot read. */
function isReadable(document: Document, selectors: string): boolean {
  try {
    document.createElement('div').matches(selectors)
    return true
  } catch {
    return false
  }
}

/** The rules of jsdom's own style sheet that set `display`; of several that match, the last one counts. */
function readDisplayRules({ document }: Window): readonly DisplayRule[] {
  const element = document.createElement('style')
  element.textContent = requireBesideJsdom('jsdom/lib/jsdom/browser/default-stylesheet')
  document.head.append(element)
  const rules = [...(element.sheet?.cssRules ?? [])].filter(isStyleRule)
  element.remove()
  return rules.flatMap(({ selectorText, style }) => {
    const display = style.getPropertyValue('display')
    if (!display || !isReadable(document, selectorText)) return []
    return selectorText.split(',').map((text) => {
      const selector = text.trim()
      return { selector, tag: /(?:^|[\s>+~])([a-z][\w-]*)[^\s>+~]*$/.exec(selector)?.[1] ?? null, display }
    })
  })
}

/** An inline declaration; empty if there is none. Most elements have no attribute, and jsdom's `style` is slow to make. */
const inlineValue = (element: Element, property: string): string =>
  element.hasAttribute('style') ? (element as HTMLElement).style.getPropertyValue(property) : ''

/** The value of the element or of its nearest ancestor with an inline one. */
function inheritedValue(element: Element, property: string, initial: string): string {
  for (let each: Element | null = element; each; each = each.parentElement) {
    const value = inlineValue(each, property)
    if (value) return value
  }
  return initial
}

/**
 * Lets `getComputedStyle` of a window work out display, visibility and pointer events only when they are read. Testing
 * Library asks for them with every element that it looks at. Each time, jsdom would resolve all properties and try each
 * rule of its style sheet. Other properties, and all where the page has style sheets, are those of jsdom.
 */
export function computeStylesLazily(window: Window): void {
  const original = window.getComputedStyle.bind(window)
  const rules = readDisplayRules(window)
  const rulesOfTags = new Map<string, readonly DisplayRule[]>()

  const rulesOf = (tag: string): readonly DisplayRule[] => {
    const known = rulesOfTags.get(tag)
    if (known) return known
    const found = rules.filter((rule) => rule.tag === null || rule.tag === tag).reverse()
    rulesOfTags.set(tag, found)
    return found
  }
  const displayOf = (element: Element): string =>
    inlineValue(element, 'display') ||
    (rulesOf(element.localName).find(({ selector, tag }) => selector === tag || element.matches(selector))?.display ??
      '')
  const quick: Readonly<Record<string, (element: Element) => string>> = {
    display: displayOf,
    visibility: (element) => inheritedValue(element, 'visibility', 'visible'),
    'pointer-events': (element) => inheritedValue(element, 'pointer-events', 'auto'),
  }
  const quickNames: Readonly<Record<string, string>> = {
    display: 'display',
    visibility: 'visibility',
    pointerEvents: 'pointer-events',
  }

  window.getComputedStyle = (element, pseudoElement) => {
    if (pseudoElement || window.document.styleSheets.length > 0) return original(element, pseudoElement)
    let style: CSSStyleDeclaration | null = null
    const wholeStyle = () => {
      style ??= original(element)
      return style
    }
    const propertyValue = (property: string) => quick[property]?.(element) ?? wholeStyle().getPropertyValue(property)
    return new Proxy({} as CSSStyleDeclaration, {
      get(_, name) {
        if (name === 'getPropertyValue') return propertyValue
        const property = typeof name === 'string' ? quickNames[name] : undefined
        if (property !== undefined) return propertyValue(property)
        const value: unknown = Reflect.get(wholeStyle(), name)
        return typeof value === 'function' ? value.bind(wholeStyle()) : value
      },
      has: (_, name) => Reflect.has(wholeStyle(), name),
    })
  }
}
