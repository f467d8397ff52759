import { amountText, cx, Icon, Tip, VisuallyHidden } from '@sanguine/ui'
import { type Translate, useMessages } from '@sanguine/ui/platform'
import { type GameMessage, gameMessages } from '../i18n/messages'
import type { StatChange } from './compare-stats'
import styles from './stat-change.module.css'

/** The difference with its sign and unit, such as `+2.5`, `−5%` or `+3 (+10%)`; a word for a yes/no stat. */
export function changeText({ stat, amount, percent, isBetter }: StatChange, t: Translate<GameMessage>): string {
  if (stat.type === 'YES_NO') return t(isBetter ? 'compare.gained' : 'compare.lost')
  const signed = (value: number, unit: string) => amountText(value, unit, t.language)
  const chance = percent === 0 ? '' : signed(percent, '%')
  if (amount === 0) return chance
  return chance === '' ? signed(amount, stat.unitSymbol) : `${signed(amount, stat.unitSymbol)} (${chance})`
}

interface StatChangeMarkProps {
  readonly change: StatChange
  /** what the stat is compared with; null for an empty slot */
  readonly wornName: string | null
  /** without the difference, where the same number is beside it */
  readonly isArrowOnly?: boolean
}

/** Says how a stat changes, and what it is compared with. */
function changeLabel(change: StatChange, wornName: string | null, t: Translate<GameMessage>): string {
  const text = changeText(change, t)
  const verdict = change.isBetter ? 'better' : 'worse'
  return wornName === null
    ? t(`compare.${verdict}ThanEmpty`, { change: text })
    : t(`compare.${verdict}`, { change: text, name: wornName })
}

/** The change of a stat: the difference with an arrow and a colour. Its explanation is for screen readers alone. */
export function StatChangeText({ change, wornName, isArrowOnly = false }: StatChangeMarkProps) {
  const t = useMessages(gameMessages)
  return (
    <span className={cx(styles.text, change.isBetter ? styles.better : styles.worse)}>
      <span aria-hidden="true" className={styles.change}>
        <Icon name={change.isBetter ? 'chevron-up' : 'chevron-down'} className={styles.arrow} />
        {!isArrowOnly && changeText(change, t)}
      </span>
      <VisuallyHidden>{changeLabel(change, wornName, t)}</VisuallyHidden>
    </span>
  )
}

/** The change of a stat as a button. A tap or the focus shows what the stat is compared with. */
export function StatChangeMark(props: StatChangeMarkProps) {
  const t = useMessages(gameMessages)
  return (
    <Tip text={changeLabel(props.change, props.wornName, t)}>
      <button type="button" className={styles.mark}>
        <StatChangeText {...props} />
      </button>
    </Tip>
  )
}
