import { describe, expect, test } from '@jest/globals'
import { findUnnamed } from './styles'

const breakpoints = { narrow: '(max-width: 47.5em)' }
const find = (...texts: readonly string[]) =>
  findUnnamed(
    texts.map((text, index) => ({ path: `remotes/game/${index}.css`, text })),
    breakpoints,
  )

describe('a text column', () => {
  test.each(['max-width: 66ch;', 'max-inline-size: min(100%, 46ch);'])('of %s is refused', (declaration) => {
    expect(find(`.a {\n  ${declaration}\n}`)).toEqual([
      expect.stringMatching(/^remotes\/game\/0\.css:2 has a column in "ch"/),
    ])
  })

  test.each(['max-width: 43em;', 'min-width: 2ch;', '/* max-width: 66ch; */'])('of %s is allowed', (declaration) => {
    expect(find(`.a {\n  ${declaration}\n}`)).toEqual([])
  })
})

describe('a colour', () => {
  test.each([
    'color: #fff;',
    'color: #0a0f13;',
    'color: #0a0f1380;',
    'background: rgb(5 9 13 / 0.8);',
    'background: rgba(5, 9, 13, 0.8);',
    'background: linear-gradient(0deg, hsl(0 0% 0%), transparent);',
    'border-color: oklch(0.5 0.1 20);',
    'color: White;',
    'border: 1px solid red;',
    '--track: #0a0f13;',
  ])('%s is refused', (declaration) => {
    expect(find(`.a {\n  ${declaration}\n}`)).toEqual([
      expect.stringMatching(/^remotes\/game\/0\.css:2 has the colour/),
    ])
  })

  test.each([
    'color: var(--text);',
    'background: rgb(var(--shade) / 0.35);',
    'color: currentColor;',
    'background: transparent;',
    'color: Canvas;',
    'white-space: nowrap;',
    'grid-area: gold;',
    'background: var(--gold);',
    'color: var(--white-text);',
    '/* #fff */',
    'background: url("icons.svg#add");',
    'color: rgb(from var(--text) r g b / 0.5);',
  ])('%s is allowed', (declaration) => {
    expect(find(`.a { ${declaration} }`)).toEqual([])
  })

  test('in the tokens is allowed', () => {
    expect(findUnnamed([{ path: 'packages/ui/src/styles/tokens.css', text: ':root { --text: #fff; }' }], {})).toEqual(
      [],
    )
  })
})

describe('a width of the window', () => {
  test('with a name must be written by its name', () => {
    expect(find('@media (max-width:47.5em) {}')).toEqual([
      'remotes/game/0.css:1 has the width of a breakpoint. Write (--narrow) for (max-width: 47.5em).',
    ])
    expect(find('@media (--narrow) and (hover: none) {}')).toEqual([])
    expect(find('<source media="(max-width: 47.5em)" />')).toHaveLength(1)
  })

  test('must be in em, not in pixels', () => {
    expect(find('@media (min-width: 400px) {}')).toEqual([
      'remotes/game/0.css:1 has (min-width: 400px). Write it in em, so that it grows with the text size of the browser.',
    ])
  })

  test('that two files share must get a name', () => {
    expect(find('@media (min-width: 56.25em) {}', '@media (min-width: 56.25em) {}')).toEqual([
      'remotes/game/0.css:1 shares (min-width: 56.25em) with another file. Name it in breakpoints.json.',
      'remotes/game/1.css:1 shares (min-width: 56.25em) with another file. Name it in breakpoints.json.',
    ])
    expect(find('@media (min-width: 56.25em) {}\n@media (min-width: 56.25em) {}')).toEqual([])
  })

  test('of a container needs no name', () => {
    expect(find('@container (max-width: 47.5em) {}')).toEqual([])
  })

  test('must not have an unknown name', () => {
    expect(find('@media (--wide) {}')).toEqual([
      'remotes/game/0.css has the breakpoint "wide", which breakpoints.json does not have.',
    ])
  })
})
