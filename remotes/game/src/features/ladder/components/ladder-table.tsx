import defaultAvatar from '@sanguine/content/art/ui/avatar-default.webp'
import { formatXp, shortName } from '@sanguine/rules'
import { formatCount, Image } from '@sanguine/ui'
import { useMessages } from '@sanguine/ui/platform'
import type { Ref } from 'react'
import type { GameLadderQuery } from '../../../generated/documents'
import { ShortText } from '../../../shared/components/short-text'
import { gameMessages } from '../../../shared/i18n/messages'
import styles from '../ladder.module.css'

type Row = GameLadderQuery['ladder']['nodes'][number]

function RowAvatar({ row: { avatar } }: { readonly row: Row }) {
  return avatar ? (
    <Image imageId={avatar.id} variant="thumb" alt="" ratio={0.8} width={36} />
  ) : (
    <img src={defaultAvatar} alt="" width={36} height={45} />
  )
}

/** The rows of the ladder; the player's own row is highlighted and passed to `ownRef`. */
export function LadderTable({
  rows,
  ownRef,
}: {
  readonly rows: readonly Row[]
  readonly ownRef: Ref<HTMLTableRowElement>
}) {
  const t = useMessages(gameMessages)
  return (
    <table className={styles.table} aria-label={t('ladder.title')}>
      <thead>
        <tr>
          <th scope="col">{t('ladder.rank')}</th>
          <th scope="col">{t('ladder.avatar')}</th>
          <th scope="col">{t('ladder.name')}</th>
          <th scope="col">{t('ladder.xp')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr
            key={row.player.id}
            ref={row.isOwn ? ownRef : undefined}
            className={row.isOwn ? styles.own : undefined}
            aria-current={row.isOwn || undefined}
          >
            <td className={styles.rank}>{formatCount(row.ladderRank, t.language)}</td>
            <td>
              <RowAvatar row={row} />
            </td>
            <th scope="row" className={styles.name}>
              <span>
                <span className={styles.nameText}>
                  <ShortText short={shortName(row.player.name)} full={row.player.name} />
                </span>
                {row.isOwn && <span className={styles.you}>{t('ladder.you')}</span>}
              </span>
            </th>
            <td className={styles.xp}>
              <ShortText short={formatXp(row.xp, t.language)} full={formatCount(row.xp, t.language)} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
