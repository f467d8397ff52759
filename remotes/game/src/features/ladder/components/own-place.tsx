import { useMessages } from '@sanguine/ui/platform'
import { gameMessages } from '../../../shared/i18n/messages'
import styles from '../ladder.module.css'
import type { Row } from './ladder-row'
import { LadderTable } from './ladder-table'

/** The player's own row between its neighbours, below a page of the ladder on which it is not. */
export function OwnPlace({ rows }: { readonly rows: readonly Row[] }) {
  const t = useMessages(gameMessages)
  const own = rows.findIndex(({ isOwn }) => isOwn)
  if (own < 0) return null
  return (
    <div className={styles.ownPlace}>
      <LadderTable
        rows={rows.slice(Math.max(0, own - 1), own + 2)}
        label={t('ladder.own')}
        ownXp={rows[own]?.xp ?? null}
      />
    </div>
  )
}
