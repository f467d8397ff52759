import { useMessages } from '@sanguine/ui/platform'
import { gameMessages } from '../i18n/messages'
import styles from './odds.module.css'
import { isNever, percentText } from './odds-format'

interface Chances {
  readonly win: number
  readonly draw: number
  readonly loss: number
  readonly margin: number
}

const results = ['win', 'draw', 'loss'] as const

/** Differences below this are not told. */
const minMargin = 0.005

interface ChanceBarProps {
  readonly chances: Chances
  /** in a list, whose head says in words what the margin is */
  readonly isBrief?: boolean
}

/** Win, draw and loss as a bar, and the same in words under it. */
export function ChanceBar({ chances, isBrief = false }: ChanceBarProps) {
  const t = useMessages(gameMessages)
  const points = Math.ceil(chances.margin * 100)
  return (
    <>
      <span className={styles.bar} aria-hidden="true">
        {results
          .filter((result) => !isNever(chances[result]))
          .map((result) => (
            <span key={result} className={styles[result]} style={{ flexGrow: chances[result] }} />
          ))}
      </span>
      <span className={styles.chances}>
        {results.map((result) => (
          <span key={result}>{t(`odds.${result}`, { chance: percentText(chances[result], t.language) })}</span>
        ))}
        {chances.margin >= minMargin && (
          <span className={styles.quiet}>{t(isBrief ? 'odds.marginBrief' : 'odds.margin', { points })}</span>
        )}
      </span>
    </>
  )
}
