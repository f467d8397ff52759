import { uiMessages, useMessages } from '@sanguine/ui/platform'
import { useId } from 'react'
import { cx } from '../../cx'
import styles from './moon.module.css'

export interface MoonProps {
  /** the lit part of the moon: 0 new, 1 full */
  readonly phase: number
  /** width in pixels */
  readonly size?: number | undefined
  /** gives it an accessible name, if no text beside it shows the time */
  readonly labelled?: boolean | undefined
  readonly className?: string | undefined
}

const seas =
  'M30 24h22M24 28h34M20 32h40M28 36h26M58 50h26M52 54h36M50 58h40M56 62h28M64 66h16M30 70h26M26 74h36M32 78h24'

/** The lit part of a moon that is neither new nor full, as a path in a square of 100. */
export const litMoonPath = (phase: number): string =>
  `M50 4A46 46 0 0 1 50 96A${(Math.abs(1 - 2 * phase) * 46).toFixed(2)} 46 0 0 ${phase < 0.5 ? 0 : 1} 50 4z`

/** The clock of the game: it waxes during a wait, and a full moon means ready. Colours: `--moon-lit`, `--moon-dark`. */
export function Moon({ phase, size = 84, labelled = false, className }: MoonProps) {
  const clip = useId()
  const t = useMessages(uiMessages)
  const part = Math.min(1, Math.max(0, phase))
  return (
    <svg
      className={cx(styles.moon, className)}
      width={size}
      height={size}
      viewBox="0 0 100 100"
      role={labelled ? 'img' : undefined}
      aria-label={labelled ? t('moon.phase', { percent: Math.round(part * 100) / 100 }) : undefined}
      aria-hidden={!labelled}
    >
      <clipPath id={clip}>{part >= 1 ? <circle cx="50" cy="50" r="46" /> : <path d={litMoonPath(part)} />}</clipPath>
      <circle className={styles.dark} cx="50" cy="50" r="46" strokeWidth="2" />
      <g clipPath={`url(#${clip})`}>
        <circle className={styles.lit} cx="50" cy="50" r="46" />
        <path d={seas} stroke="#000" strokeOpacity=".26" strokeWidth="2.2" />
      </g>
    </svg>
  )
}
