import { startTransition, useCallback, useState } from 'react'

/**
 * Whether a sheet that drops from a button is open. It is drawn behind the paint that shows the button pressed, since a sheet is
 * measured, placed and given the focus, which takes a slow phone longer than a press may wait.
 */
export function useOpenBehindPaint(): { readonly open: boolean; readonly onOpenChange: (isOpen: boolean) => void } {
  const [open, setOpen] = useState(false)
  const onOpenChange = useCallback((isOpen: boolean) => startTransition(() => setOpen(isOpen)), [])
  return { open, onOpenChange }
}
