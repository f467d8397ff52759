import { createStore, storage } from '@sanguine/ui/platform'

/** Local storage key of the switch for moments: `off`, or nothing. */
const momentsKey = 'sanguine.moments'

/** Whether new ranks, defeated bosses and other moments are shown in this browser. */
export const showsMoments = createStore(storage.read(momentsKey) !== 'off')

export function setShowsMoments(isOn: boolean): void {
  if (isOn) storage.remove(momentsKey)
  else storage.write(momentsKey, 'off')
  showsMoments.set(isOn)
}
