import { useSyncExternalStore } from 'react'
import { storage } from '../browser/storage'
import { createStore, useStore } from '../browser/store'
import { prefersReducedMotion, watchReducedMotion } from './reduced-motion'

/** Local storage key of the switch for moving pictures: `off`, or nothing. */
export const imageAnimationKey = 'sanguine.movingPictures'

const animationSwitch = createStore(storage.read(imageAnimationKey) !== 'off')

/** Plays or stops every moving picture, now and on later visits. */
export function setImageAnimation(isOn: boolean): void {
  if (isOn) storage.remove(imageAnimationKey)
  else storage.write(imageAnimationKey, 'off')
  animationSwitch.set(isOn)
}

const savesData = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true

const isAnimationAllowed = () => !prefersReducedMotion() && !savesData()

/** Whether pictures move. `unwanted`: the system asks for less motion or less data, and there is nothing to switch. */
export type ImageAnimation = 'on' | 'off' | 'unwanted'

export function useImageAnimation(): ImageAnimation {
  const isOn = useStore(animationSwitch)
  const isWanted = useSyncExternalStore(watchReducedMotion, isAnimationAllowed)
  return isWanted ? (isOn ? 'on' : 'off') : 'unwanted'
}
