import { useCountdown } from '@sanguine/ui/platform'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { cx } from '../../cx'
import { Moon } from '../moon/moon'
import styles from './countdown-button.module.css'
import { minutesSeconds } from './duration'

export interface CountdownButtonProps {
  /** when the button can be pressed: server time in milliseconds */
  readonly readyAt: number
  /** the whole wait in milliseconds; sets how far the moon has waxed */
  readonly duration: number
  readonly to: string
  /** the text when the wait is over, such as HUNT */
  readonly readyLabel: string
  /** the text above the digits during the wait, such as "Hunt in" */
  readonly waitLabel: string
  readonly readyNote?: ReactNode
  readonly waitNote?: ReactNode
  readonly moonSize?: number | undefined
  readonly className?: string | undefined
}

/** A wait as a waxing moon with digits. At its end it becomes a link in blood red, without a reload. */
export function CountdownButton({
  readyAt,
  duration,
  to,
  readyLabel,
  waitLabel,
  readyNote,
  waitNote,
  moonSize = 84,
  className,
}: CountdownButtonProps) {
  const left = useCountdown(readyAt)
  const column = { gridTemplateColumns: `${moonSize}px 1fr` }
  if (left <= 0)
    return (
      <Link to={to} className={cx(styles.clock, styles.ready, className)} style={column}>
        <Moon phase={1} size={moonSize} />
        <span>
          <span className={styles.time}>{readyLabel}</span>
          {readyNote && <span className={styles.note}>{readyNote}</span>}
        </span>
      </Link>
    )
  return (
    <div className={cx(styles.clock, className)} style={column}>
      <Moon phase={duration > 0 ? 1 - left / duration : 0} size={moonSize} />
      <span>
        <span className={styles.label}>{waitLabel}</span>
        <span className={styles.time} role="timer">
          {minutesSeconds(left)}
        </span>
        {waitNote && <span className={styles.note}>{waitNote}</span>}
      </span>
    </div>
  )
}
