import { Text, useMessages } from '@sanguine/ui'
import { useId } from 'react'
import { Link } from 'react-router'
import { adminMessages } from '../../i18n/messages'
import { useNameText } from '../records/use-name-text'
import { CoverageText, SliceBar, type TableEnemies } from './slice-bar'
import styles from './slice-bar.module.css'
import { oddsOf, type TableSlice, tableCoverage } from './table-coverage'
import { useTableTexts } from './use-table-texts'

interface HuntingTableBarProps {
  readonly name: string
  /** of the table's editor */
  readonly href: string
  /** beside the name, such as the bait that selects the table */
  readonly note: string
  readonly slices: readonly TableSlice[]
  readonly enemies: TableEnemies
  /** the enemy that is highlighted and whose share is given */
  readonly currentId?: string | undefined
}

/** Width of a letter in a slice, and of the bar in a narrow editor beside its list, both in pixels. */
const [letterWidth, barWidth] = [9, 560]

/** A hunting table as a bar under its name, with its gaps and overlaps. The name leads to its editor. */
export function HuntingTableBar({ name, href, note, slices, enemies, currentId }: HuntingTableBarProps) {
  const t = useMessages(adminMessages)
  const id = useId()
  const coverage = tableCoverage(slices)
  const { percent } = useTableTexts()
  const nameText = useNameText()
  const own = coverage.slices.filter(({ enemyId }) => enemyId === currentId)
  const odds = own.reduce((sum, slice) => sum + oddsOf(slice), 0)
  return (
    <div className={styles.table}>
      <div className={styles.head}>
        <h3 id={id}>
          <Link to={href}>{name}</Link>
        </h3>
        <Text as="muted">{note}</Text>
        {currentId !== undefined && <Text>{t('table.met', { odds: percent(odds) })}</Text>}
        <span className={styles.coverage}>
          <CoverageText coverage={coverage} />
        </span>
      </div>
      <SliceBar coverage={coverage} enemies={enemies} currentId={currentId} labelledBy={id} />
      <ul className={styles.legend} aria-hidden="true">
        {coverage.slices.map((slice) => {
          const label = nameText(enemies.get(slice.enemyId))
          const isCut = label.length * letterWidth > oddsOf(slice) * barWidth
          return (
            <li key={`${slice.enemyId} ${slice.from}`} data-cut={isCut || undefined}>
              {label} <b>{percent(oddsOf(slice))}</b>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
