import { tableEnd } from '@sanguine/content'
import { ControlIcon, Icon, type RarityStyle, readableColor, Text, useMessages, useTheme } from '@sanguine/ui'
import type { CSSProperties, ReactNode } from 'react'
import { adminMessages } from '../../i18n/messages'
import { useNameText } from '../records/use-name-text'
import styles from './slice-bar.module.css'
import { type Coverage, oddsOf, type Range } from './table-coverage'
import { useTableTexts } from './use-table-texts'

export interface BarEnemy {
  readonly name: string
  readonly rarity: RarityStyle | undefined
}

/** By id. An enemy is undefined while it loads, and null if there is none. */
export type TableEnemies = Pick<ReadonlyMap<string, BarEnemy | null>, 'get'>

const ticks = [0, 0.25, 0.5, 0.75, 1].map((part) => part * tableEnd)

const placeOf = (range: Range): CSSProperties => ({
  insetInlineStart: `${(range.from / tableEnd) * 100}%`,
  width: `${oddsOf(range) * 100}%`,
})

/** The 10,000 rolls of a hunting table as a bar: slices in the colour of their rarity, gaps and overlaps hatched. */
export function SliceBar({
  coverage: { slices, overlaps },
  enemies,
  currentId,
  labelledBy,
  children,
}: {
  readonly coverage: Coverage
  readonly enemies: TableEnemies
  /** the enemy that is highlighted */
  readonly currentId?: string | undefined
  readonly labelledBy: string
  /** over the bar, such as the handles of its borders */
  readonly children?: ReactNode
}) {
  const nameText = useNameText()
  const theme = useTheme()
  const { number, percent, rangeText } = useTableTexts()
  return (
    <div>
      <div className={styles.frame}>
        <ol className={styles.bar} aria-labelledby={labelledBy}>
          {slices.map((slice) => {
            const enemy = enemies.get(slice.enemyId)
            const label = nameText(enemy)
            const odds = percent(oddsOf(slice))
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
        {children}
      </div>
      <div className={styles.scale} aria-hidden="true">
        {ticks.map((tick) => (
          <span key={tick}>{number(tick)}</span>
        ))}
      </div>
    </div>
  )
}

/** The rolls that belong to no slice or to two, or a note that the whole range is covered. */
export function CoverageText({ coverage: { gaps, overlaps } }: { readonly coverage: Coverage }) {
  const t = useMessages(adminMessages)
  const { rangeText } = useTableTexts()
  const problems = [
    ...gaps.map((range) => t('table.gap', { range: rangeText(range) })),
    ...overlaps.map((range) => t('table.overlap', { range: rangeText(range) })),
  ]
  return problems.length > 0 ? (
    <Text tone="lack" className={styles.sentence}>
      <Icon name="broken-shield" /> {problems.join(' ')}
    </Text>
  ) : (
    <Text tone="gain" className={styles.sentence}>
      <ControlIcon name="check" /> {t('table.covered')}
    </Text>
  )
}
