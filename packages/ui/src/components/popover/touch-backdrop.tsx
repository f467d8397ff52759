import type { Ref } from 'react'
import { cx } from '../../cx'
import styles from './touch-backdrop.module.css'

interface TouchBackdropProps {
  readonly ref?: Ref<HTMLSpanElement>
  readonly onClick?: () => void
  /** for what may open in a dialog */
  readonly isOverDialogs?: boolean
}

/**
 * The place beside what has dropped from a button, on touch screens. A tap there closes it; without this place the tap would
 * also press what lies below. A click of a mouse still does, as on other pages.
 */
export const TouchBackdrop = ({ ref, onClick, isOverDialogs = false }: TouchBackdropProps) => (
  <span
    ref={ref}
    className={cx(styles.backdrop, isOverDialogs && styles.overDialogs)}
    aria-hidden="true"
    onClick={onClick}
  />
)
