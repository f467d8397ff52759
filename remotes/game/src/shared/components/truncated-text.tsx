import { Tip, VisuallyHidden } from '@sanguine/ui'
import styles from './word-button.module.css'

interface TruncatedTextProps {
  readonly short: string
  /** what was cut or rounded; where it is the same, the text stands alone */
  readonly full: string
}

/** A shortened name or number, whole for screen readers, and on a tap or the focus for everybody else. */
export function TruncatedText({ short, full }: TruncatedTextProps) {
  if (short === full) return short
  return (
    <Tip text={full}>
      <button type="button" className={styles.word}>
        <span aria-hidden="true">{short}</span>
        <VisuallyHidden>{full}</VisuallyHidden>
      </button>
    </Tip>
  )
}
