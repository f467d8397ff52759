import { useSyncExternalStore } from 'react'
import { storage } from './storage'
import { createStore, useStore } from './store'

/** Local storage key of the switch for moving pictures: `off`, or nothing. */
export const movingPicturesKey = 'sanguine.movingPictures'

const isSwitchedOn = createStore(storage.read(movingPicturesKey) !== 'off')

/** Plays or stops every moving picture, now and on later visits. */
export function setMovingPictures(isOn: boolean): void {
  if (isOn) storage.remove(movingPicturesKey)
  else storage.write(movingPicturesKey, 'off')
  isSwitchedOn.set(isOn)
}

const stillness = () => window.matchMedia?.('(prefers-reduced-motion: reduce)')

const savesData = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true

const isWelcome = () => !stillness()?.matches && !savesData()

function watch(listener: () => void): () => void {
  const query = stillness()
  query?.addEventListener('change', listener)
  return () => query?.removeEventListener('change', listener)
}

/** Whether pictures move. `unwanted`: the system asks for less motion or less data, and there is nothing to switch. */
export type Motion = 'on' | 'off' | 'unwanted'

export function useMotion(): Motion {
  const isOn = useStore(isSwitchedOn)
  const isWanted = useSyncExternalStore(watch, isWelcome)
  return isWanted ? (isOn ? 'on' : 'off') : 'unwanted'
}
