import { VisuallyHidden } from '@sanguine/ui'
import { useMessages } from '@sanguine/ui/platform'
import type { Ref } from 'react'
import { gameMessages } from '../../../shared/i18n/messages'
import styles from '../ladder.module.css'
import { LadderRow, type Row } from './ladder-row'

/** The first rows of the ladder, drawn as cards. */
const podiumSize = 3

interface LadderTableProps {
  readonly rows: readonly Row[]
  /** its name; two tables of a page have different ones */
  readonly label: string
  /** whether the first rows are those of the whole ladder */
  readonly hasPodium?: boolean
  readonly ownXp: number | null
  /** gets the player's own row */
  readonly ownRef?: Ref<HTMLTableRowElement>
}

/** Rows of the ladder; the player's own stays in view while the table is. */
export function LadderTable({ rows, label, hasPodium = false, ownXp, ownRef }: LadderTableProps) {
  const t = useMessages(gameMessages)
  const onPodium = hasPodium ? podiumSize : 0
  const rowAt = (row: Row, index: number) => (
    <LadderRow
      key={row.player.id}
      row={row}
      ahead={rows.slice(0, index).findLast(({ xp }) => xp > row.xp)}
      isOnPodium={index < onPodium}
      // The podium is at the top of the page, which is in view.
      ownRef={index < onPodium ? undefined : ownRef}
      ownXp={ownXp}
    />
  )
  return (
    <table className={styles.table} aria-label={label}>
      <thead>
        <tr>
          <th scope="col">{t('ladder.rank')}</th>
          <th scope="col">{t('ladder.avatar')}</th>
          <th scope="col">{t('ladder.name')}</th>
          <th scope="col">{t('ladder.xp')}</th>
          <th scope="col">
            <VisuallyHidden>{t('ladder.details')}</VisuallyHidden>
          </th>
        </tr>
      </thead>
      {hasPodium && <tbody className={styles.podium}>{rows.slice(0, onPodium).map(rowAt)}</tbody>}
      <tbody>{rows.map(rowAt).slice(onPodium)}</tbody>
    </table>
  )
}
