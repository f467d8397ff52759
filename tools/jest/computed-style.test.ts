import { beforeEach, expect, test } from '@jest/globals'
import { computeStylesLazily, requireBesideJsdom, type Window } from './computed-style'

const { JSDOM } = requireBesideJsdom('jsdom') as { readonly JSDOM: new (html: string) => { readonly window: Window } }

const page = `<!doctype html><head><title>Page</title></head>
  <main hidden><p>text</p></main>
  <div style="visibility: hidden; pointer-events: none"><span>in it</span><b style="visibility: visible">seen</b></div>
  <div style="display: flex; color: red"><i style="display: none">none</i></div>
  <details><summary>more</summary><p>text</p></details><dialog>closed</dialog><dialog open>open</dialog>
  <form><fieldset><legend>all</legend><input><input type="hidden"><select><option>one</option></select>
  <button>press</button><textarea></textarea></fieldset></form><ul><li><ul><li>two</li></ul></li></ul>
  <table><caption>of</caption><thead><tr><th>head</th></tr></thead><tbody><tr><td>cell</td></tr></tbody></table>
  <svg><g hidden></g></svg><video></video><audio></audio><audio controls></audio><datalist></datalist><noscript></noscript>`

let window: Window
let original: Window['getComputedStyle']

beforeEach(() => {
  window = new JSDOM(page).window
  original = window.getComputedStyle
  computeStylesLazily(window)
})

const properties = ['display', 'visibility', 'pointer-events', 'color', 'opacity']
const read = (style: CSSStyleDeclaration) => [
  ...properties.map((property) => style.getPropertyValue(property)),
  ...[style.display, style.visibility, style.pointerEvents, style.color],
]

function expectSameStyles() {
  const elements = [...window.document.querySelectorAll('*')]
  expect(elements.length).toBeGreaterThan(40)
  const described = (styleOf: typeof original) =>
    elements.map((element) => [element.outerHTML.slice(0, 60), ...read(styleOf.call(window, element))])
  expect(described(window.getComputedStyle)).toEqual(described(original))
}

test('computed styles equal those of jsdom for every element', () => {
  expectSameStyles()
})

test('computed styles follow changes in the page', () => {
  const { document } = window
  document.querySelector('main')?.removeAttribute('hidden')
  document.querySelector('dialog')?.setAttribute('open', '')
  for (const element of document.querySelectorAll('div')) element.style.display = 'none'
  expect(window.getComputedStyle(document.querySelector('main') as Element).display).toBe('block')
  expectSameStyles()
})

test('computed styles follow the style sheets of the page', () => {
  const { document } = window
  const sheet = document.createElement('style')
  sheet.textContent = 'p { display: none } details { visibility: hidden }'
  document.head.append(sheet)
  expect(window.getComputedStyle(document.querySelector('p') as Element).display).toBe('none')
  expectSameStyles()
})
