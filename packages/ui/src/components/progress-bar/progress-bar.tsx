import { cx } from '../../cx'
import styles from './progress-bar.module.css'

export interface ProgressBarProps {
  readonly label: string
  readonly value: number
  readonly max: number
  readonly kind?: 'xp' | 'health' | undefined
  /** value and maximum for screen readers; default "12 of 20" in plain digits */
  readonly valueText?: string | undefined
  readonly className?: string | undefined
}

/** A share of a maximum as a bar. Visible numbers, if any, stand above it. */
export function ProgressBar({ label, value, max, kind = 'xp', valueText, className }: ProgressBarProps) {
  const part = max > 0 ? Math.min(1, Math.max(0, value / max)) : 0
  return (
    <span
      className={cx(styles.bar, kind === 'health' && styles.health, className)}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={Math.min(max, Math.max(0, value))}
      aria-valuetext={valueText}
    >
      <span className={styles.fill} style={{ translate: `${(part - 1) * 100}% 0` }} />
    </span>
  )
}
