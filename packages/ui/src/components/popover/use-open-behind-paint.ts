import { startTransition, useCallback, useState } from 'react'

/**
 * Whether a sheet that drops from a button is open. The sheet is drawn after the paint that shows the button pressed.
 * Measuring, placing and focusing it takes longer on a slow phone than the response to a press may take.
 */
export function useOpenBehindPaint(): { readonly open: boolean; readonly onOpenChange: (isOpen: boolean) => void } {
  const [open, setOpen] = useState(false)
  const onOpenChange = useCallback((isOpen: boolean) => startTransition(() => setOpen(isOpen)), [])
  return { open, onOpenChange }
}
