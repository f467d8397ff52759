import { contentId } from '@sanguine/ui'
import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { areShortcutsOn, openShortcutSheet } from './shortcut-settings'
import { matchShortcut, type Shortcut } from './shortcuts'

/** Within this time the next key of a shortcut must follow. */
const sequenceMs = 1500

/** Elements where keys have another meaning: they type text, or choose an option by its first letter. */
const typing = 'input, textarea, select, [contenteditable], [role="menu"], [role="listbox"], [role="combobox"]'

const isTyping = ({ target }: KeyboardEvent): boolean => target instanceof Element && target.closest(typing) !== null

/** A dialog holds the keyboard until it is closed. */
const isDialogOpen = (): boolean => document.querySelector('[role="dialog"], [role="alertdialog"]') !== null

const searchField = (): HTMLInputElement | null =>
  document.querySelector<HTMLInputElement>(`#${contentId} input[type="search"]`)

/** Runs the shortcuts of the game while they are switched on. */
export function useShortcuts(): void {
  const navigate = useNavigate()
  useEffect(() => {
    let pressed: readonly string[] = []
    let lastAt = 0

    const run = ({ action }: Shortcut): boolean => {
      if (action.kind === 'go') void navigate(action.to)
      if (action.kind === 'sheet') openShortcutSheet()
      if (action.kind !== 'search') return true
      const field = searchField()
      field?.focus()
      field?.select()
      return field !== null
    }

    const listen = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.repeat || event.ctrlKey || event.metaKey || event.altKey) return
      if (event.key === 'Shift') return
      if (!areShortcutsOn.get() || isTyping(event) || isDialogOpen()) {
        pressed = []
        return
      }
      const before = event.timeStamp - lastAt <= sequenceMs ? pressed : []
      lastAt = event.timeStamp
      const found = matchShortcut([...before, event.key])
      pressed = found === 'begun' ? [...before, event.key] : []
      if (found !== null && found !== 'begun' && run(found)) event.preventDefault()
    }

    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [navigate])
}
