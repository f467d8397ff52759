import { passFocus } from '@sanguine/ui/platform'
import type { ReactNode } from 'react'
import { cx } from '../../cx'
import styles from './empty-state.module.css'

const seas = 'M88 22h30M80 28h26M76 34h40M84 40h22M112 46h42M120 52h30M90 58h26M84 64h46M92 70h34'
const stars = 'M22 18h2v2h-2zM46 40h2v2h-2zM64 14h2v2h-2zM182 24h2v2h-2zM206 46h2v2h-2zM226 16h2v2h-2zM34 58h2v2h-2z'
const ridge = 'M0 84L26 70 48 80 70 64 96 82 124 72 152 84 176 66 204 80 240 68V120H0z'
const hill =
  'M0 120V98L10 97 13 84 16 97 34 95 36 86 39 95 58 94 61 80 64 94 90 93 120 92 150 93 178 94 181 82 184 94 200 95 203 87 206 96 222 97 226 83 229 97 240 98V120z'

/** A night with a moon of engraved lines, on whose hill an icon stands; dark in both themes, as all images are. */
function EmptyPlate({ icon }: { readonly icon: ReactNode }) {
  return (
    <span className={styles.plate} data-theme="dark" aria-hidden="true">
      <svg viewBox="0 0 240 120" preserveAspectRatio="xMidYMax slice" focusable="false" aria-hidden="true">
        <path className={styles.stars} d={stars} />
        <circle className={styles.moon} cx="120" cy="48" r="40" />
        <path className={styles.lines} d={seas} />
        <path className={styles.ridge} d={ridge} />
        <path className={styles.hill} d={hill} />
      </svg>
      {icon && <span className={styles.figure}>{icon}</span>}
    </span>
  )
}

export interface EmptyStateProps {
  /** stands on the hill of the plate */
  readonly icon?: ReactNode
  readonly title: ReactNode
  /** of the title, if it is the heading of the page */
  readonly level?: 1 | undefined
  /** a sentence, and the next step: a link or a button */
  readonly children?: ReactNode
  /** whether it fills a part of a page, with the plate beside the text */
  readonly isPart?: boolean | undefined
  /** whether it stands for a few lines, with a plate as large as a thumb */
  readonly isLine?: boolean | undefined
  readonly className?: string | undefined
}

/**
 * Shown in place of an empty list: a plate, what is missing, and what to do next. If its button fills the list, the part of
 * the page around it takes the focus.
 */
export function EmptyState({
  icon,
  title,
  level,
  children,
  isPart = false,
  isLine = false,
  className,
}: EmptyStateProps) {
  const Title = level === 1 ? 'h1' : 'p'
  return (
    <div ref={passFocus} className={cx(styles.empty, isPart && styles.part, isLine && styles.line, className)}>
      <EmptyPlate icon={icon} />
      <div className={styles.text}>
        <Title className={styles.title}>{title}</Title>
        {children}
      </div>
    </div>
  )
}
