import { Text, useMessages } from '@sanguine/ui'
import { useId } from 'react'
import { Link } from 'react-router'
import { adminMessages } from '../../i18n/messages'
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

/** A hunting table as a bar under its name, with its gaps and overlaps. The name leads to its editor. */
export function HuntingTableBar({ name, href, note, slices, enemies, currentId }: HuntingTableBarProps) {
  const t = useMessages(adminMessages)
  const id = useId()
  const coverage = tableCoverage(slices)
  const { percent } = useTableTexts()
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
    </div>
  )
}
