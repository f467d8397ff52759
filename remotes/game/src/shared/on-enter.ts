import type { KeyboardEvent } from 'react'

/**
 * A handler of keys that runs the action of a dialog by Enter in its field. A key that is held down has opened the dialog, and
 * Enter within a composition only ends that.
 */
export const onEnter =
  (run: () => void) =>
  ({ key, repeat, nativeEvent }: KeyboardEvent): void => {
    if (key === 'Enter' && !repeat && !nativeEvent.isComposing) run()
  }
