import { describe, expect, it } from '@jest/globals'
import { matchShortcut, shortcuts } from './shortcuts'

describe('shortcuts', () => {
  it('have different keys', () => {
    const keys = shortcuts.map((shortcut) => shortcut.keys.join(' '))
    expect(new Set(keys).size).toBe(keys.length)
  })

  it('are found by all of their keys; the first key alone only begins one', () => {
    for (const shortcut of shortcuts) expect(matchShortcut(shortcut.keys)).toBe(shortcut)
    expect(matchShortcut(['g'])).toBe('begun')
    for (const keys of [['x'], ['h'], ['g', 'x'], ['g', 'h', 'h']]) expect(matchShortcut(keys)).toBeNull()
  })
})
