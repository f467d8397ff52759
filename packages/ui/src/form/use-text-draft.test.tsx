import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { act, cleanup, renderHook } from '@testing-library/react'
import { session } from '../platform/session/session'
import { hasUnsavedInput } from '../platform/session/unsaved-input'
import { logInAs, logOut } from '../testing/log-in'
import { useTextDraft } from './use-text-draft'

const open = (saved?: string) => renderHook(() => useTextDraft('ban.1', saved)).result

const type = (text: string) => {
  const draft = open()
  act(() => draft.current.setText(text))
}

beforeEach(() => {
  window.localStorage.clear()
  logInAs({ sub: 'editor-1' })
})
afterEach(() => {
  cleanup()
  act(() => logOut())
})

describe('a typed text that was not saved', () => {
  it('is restored after the page was closed, and counts as unsaved input', () => {
    const lost = open('saved')
    expect([lost.current.text, lost.current.isRestored, hasUnsavedInput()]).toEqual(['saved', false, false])
    act(() => lost.current.setText('typed'))
    expect(hasUnsavedInput()).toBe(true)
    cleanup()
    const { current } = open('saved')
    expect([current.text, current.isRestored, hasUnsavedInput()]).toEqual(['typed', true, true])
  })

  it('is not restored after it was discarded', () => {
    type('typed')
    cleanup()
    const restored = open()
    act(() => restored.current.discard())
    expect([restored.current.text, restored.current.isRestored]).toEqual(['', false])
    cleanup()
    expect(open().current.text).toBe('')
  })

  it('is not a draft if it equals the saved text', () => {
    const draft = open('saved')
    act(() => draft.current.setText('typed'))
    act(() => draft.current.setText('saved'))
    cleanup()
    expect(open('').current.isRestored).toBe(false)
  })

  it('is restored for the same account alone, and deleted by its logout', () => {
    type('typed')
    cleanup()
    logInAs({ sub: 'editor-2' })
    expect(open().current.text).toBe('')
    cleanup()
    logInAs({ sub: 'editor-1' })
    expect(open().current.text).toBe('typed')
    cleanup()
    act(() => session.clear())
    logInAs({ sub: 'editor-1' })
    expect(open().current.text).toBe('')
  })

  it('is not restored from a draft of another form', () => {
    window.localStorage.setItem('sanguine.draft.editor-1.ban.1', '{"values":{}}')
    expect(open().current.text).toBe('')
  })
})
