import { createStore, storage } from '@sanguine/ui/platform'

/** Local storage key of the switch for shortcuts: `off`, or nothing. */
export const shortcutsKey = 'sanguine.shortcuts'

/** Whether single keys are shortcuts. Speech input and a slip of the hand press them too, so they can be switched off. */
export const areShortcutsOn = createStore(storage.read(shortcutsKey) !== 'off')

/** Switches shortcuts on or off, now and on later visits. */
export function setShortcuts(isOn: boolean): void {
  if (isOn) storage.remove(shortcutsKey)
  else storage.write(shortcutsKey, 'off')
  areShortcutsOn.set(isOn)
}

/** Whether the sheet of shortcuts is open. */
export const isShortcutSheetOpen = createStore(false)

export const openShortcutSheet = (): void => isShortcutSheetOpen.set(true)
