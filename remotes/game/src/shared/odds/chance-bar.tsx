import { useMessages } from '@sanguine/ui/platform'
import { gameMessages } from '../i18n/messages'
import styles from './odds.module.css'
import { isNever, percentText } from './odds-format'

interface Chances {
  readonly winChance: number
  readonly drawChance: number
  readonly lossChance: number
  readonly margin: number
}

const results = ['win', 'draw', 'loss'] as const

/** Margins below this, in percentage points, are not told. */
const minMargin = 0.5

interface ChanceBarProps {
  readonly chances: Chances
  /** in a list, whose head says in words what the margin is */
  readonly isBrief?: boolean
}

/** Win, draw and loss as a bar, and the same in words under it. */
export function ChanceBar({ chances, isBrief = false }: ChanceBarProps) {
  const t = useMessages(gameMessages)
  const points = Math.ceil(chances.margin)
  return (
    <>
      <span className={styles.bar} aria-hidden="true">
        {results
          .filter((result) => !isNever(chances[`${result}Chance`]))
          .map((result) => (
            <span key={result} className={styles[result]} style={{ flexGrow: chances[`${result}Chance`] }} />
          ))}
      </span>
      <span className={styles.chances}>
        {results.map((result) => (
          <span key={result}>
            {t(`odds.${result}`, { chance: percentText(chances[`${result}Chance`], t.language) })}
          </span>
        ))}
        {chances.margin >= minMargin && (
          <span className={styles.quiet}>{t(isBrief ? 'odds.marginBrief' : 'odds.margin', { points })}</span>
        )}
      </span>
    </>
  )
}
