import { cx, Icon, Tip, VisuallyHidden, withUnit } from '@sanguine/ui'
import { numberFormat, type Translate, useMessages } from '@sanguine/ui/platform'
import { type GameMessage, gameMessages } from '../i18n/messages'
import type { StatChange } from './compare-stats'
import styles from './stat-change.module.css'

/** The difference with its sign and unit, such as `+2.5`, `−5%` or `+3 (+10%)`; a word for a yes/no stat. */
export function changeText({ stat, amount, percent, isBetter }: StatChange, t: Translate<GameMessage>): string {
  if (stat.type === 'YES_NO') return t(isBetter ? 'compare.gained' : 'compare.lost')
  const number = numberFormat(t.language, { maximumFractionDigits: 1, signDisplay: 'exceptZero' })
  const signed = (value: number, unit: string) => withUnit(number.format(value).replace('-', '−'), unit, t.language)
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

/** The change of a stat: the difference with an arrow and a colour. On a tap or the focus it says what the stat is compared with. */
export function StatChangeMark({ change, wornName, isArrowOnly = false }: StatChangeMarkProps) {
  const t = useMessages(gameMessages)
  const text = changeText(change, t)
  const verdict = change.isBetter ? 'better' : 'worse'
  const label =
    wornName === null
      ? t(`compare.${verdict}ThanEmpty`, { change: text })
      : t(`compare.${verdict}`, { change: text, name: wornName })
  return (
    <Tip text={label}>
      <button type="button" className={cx(styles.mark, change.isBetter ? styles.better : styles.worse)}>
        <span aria-hidden="true" className={styles.change}>
          <Icon name={change.isBetter ? 'chevron-up' : 'chevron-down'} className={styles.arrow} />
          {!isArrowOnly && text}
        </span>
        <VisuallyHidden>{label}</VisuallyHidden>
      </button>
    </Tip>
  )
}
