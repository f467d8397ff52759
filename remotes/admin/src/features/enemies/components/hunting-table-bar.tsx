import { tableEnd } from '@sanguine/content'
import { ControlIcon, Icon, type RarityStyle, readableColor, Text, useMessages, useTheme } from '@sanguine/ui'
import { type CSSProperties, useId } from 'react'
import { adminMessages } from '../../../i18n/messages'
import styles from './hunting-table-bar.module.css'
import { oddsOf, type Range, tableCoverage } from './table-coverage'

export interface BarEnemy {
  readonly name: string
  readonly rarity: RarityStyle | undefined
}

interface HuntingTableBarProps {
  readonly name: string
  /** beside the name, such as the bait that selects the table */
  readonly note: string
  readonly slices: readonly { readonly enemyId: string; readonly rangeMin: number; readonly rangeMax: number }[]
  /** by id */
  readonly enemies: ReadonlyMap<string, BarEnemy>
  /** the enemy that is highlighted */
  readonly currentId: string
}

const ticks = [0, 0.25, 0.5, 0.75, 1].map((part) => part * tableEnd)

const placeOf = (range: Range): CSSProperties => ({
  insetInlineStart: `${(range.from / tableEnd) * 100}%`,
  width: `${oddsOf(range) * 100}%`,
})

/** A hunting table as a bar of its 10,000 rolls: slices in the colour of their rarity, with gaps and overlaps hatched and listed. */
export function HuntingTableBar({ name, note, slices: given, enemies, currentId }: HuntingTableBarProps) {
  const t = useMessages(adminMessages)
  const theme = useTheme()
  const id = useId()
  const { slices, gaps, overlaps } = tableCoverage(given)
  const number = new Intl.NumberFormat(t.language)
  const percent = new Intl.NumberFormat(t.language, { style: 'percent', maximumFractionDigits: 2 })
  const rangeText = ({ from, to }: Range) => t('table.range', { from: number.format(from), to: number.format(to) })
  const problems = [
    ...gaps.map((range) => t('table.gap', { range: rangeText(range) })),
    ...overlaps.map((range) => t('table.overlap', { range: rangeText(range) })),
  ]
  const own = slices.filter(({ enemyId }) => enemyId === currentId).reduce((sum, slice) => sum + oddsOf(slice), 0)
  return (
    <div className={styles.table}>
      <div className={styles.head}>
        <h3 id={id}>{name}</h3>
        <Text as="muted">{note}</Text>
        <Text>{t('table.met', { odds: percent.format(own) })}</Text>
        <span className={styles.coverage}>
          {problems.length > 0 ? (
            <Text tone="lack" className={styles.sentence}>
              <Icon name="broken-shield" /> {problems.join(' ')}
            </Text>
          ) : (
            <Text tone="gain" className={styles.sentence}>
              <ControlIcon name="check" /> {t('table.covered')}
            </Text>
          )}
        </span>
      </div>
      <ol className={styles.bar} aria-labelledby={id}>
        {slices.map((slice) => {
          const enemy = enemies.get(slice.enemyId)
          const label = enemy?.name ?? t('choice.unknown')
          const odds = percent.format(oddsOf(slice))
          const color = readableColor(enemy?.rarity?.colorHex ?? '', theme) ?? 'var(--muted)'
          return (
            <li
              key={`${slice.enemyId} ${slice.from}`}
              className={styles.slice}
              aria-current={slice.enemyId === currentId ? 'true' : undefined}
              title={`${label}, ${odds}, ${rangeText(slice)}`}
              style={{ ...placeOf(slice), '--c': color } as CSSProperties}
            >
              <b>{label}</b>
              <span>{odds}</span>
            </li>
          )
        })}
        {overlaps.map((range) => (
          <li key={range.from} className={styles.overlap} style={placeOf(range)} aria-hidden="true" />
        ))}
      </ol>
      <div className={styles.scale} aria-hidden="true">
        {ticks.map((tick) => (
          <span key={tick}>{number.format(tick)}</span>
        ))}
      </div>
    </div>
  )
}
