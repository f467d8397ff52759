import { formatXp, shortName } from '@sanguine/rules'
import { cx, formatCount, Icon, Image } from '@sanguine/ui'
import { useMessages } from '@sanguine/ui/platform'
import type { Ref } from 'react'
import type { GameLadderQuery } from '../../../generated/documents'
import { TruncatedText } from '../../../shared/components/truncated-text'
import { gameMessages } from '../../../shared/i18n/messages'
import styles from '../ladder.module.css'

export type Row = GameLadderQuery['ladder']['nodes'][number]

interface LadderRowProps {
  readonly row: Row
  /** the row of the next better place, if it is known */
  readonly ahead?: Row | undefined
  /** whether the row is one of the first three of the ladder, drawn as a card with a laurel */
  readonly isOnPodium?: boolean
  readonly ownRef?: Ref<HTMLTableRowElement> | undefined
}

/** Place, portrait, name and XP of a player; the own row also says how much XP the next place takes. */
export function LadderRow({ row, ahead, isOnPodium = false, ownRef }: LadderRowProps) {
  const t = useMessages(gameMessages)
  const { player, ladderRank, avatar, xp, isOwn } = row
  return (
    <tr
      ref={isOwn ? ownRef : undefined}
      className={cx(isOwn && styles.own)}
      data-place={isOnPodium ? Math.min(ladderRank, 3) : undefined}
      aria-current={isOwn || undefined}
    >
      <td className={styles.rank}>
        {isOnPodium && <Icon name="laurel" className={styles.laurel} />}
        <span>{formatCount(ladderRank, t.language)}</span>
      </td>
      <td className={styles.avatar}>
        <Image imageId={avatar?.id} variant={isOnPodium ? 'full' : 'thumb'} alt="" ratio={0.8} />
      </td>
      <th scope="row" className={styles.name}>
        <span className={styles.nameText}>
          <TruncatedText short={shortName(player.name)} full={player.name} />
        </span>
        {isOwn && <span className={styles.you}>{t('ladder.you')}</span>}
        {isOwn && ahead && (
          <small className={styles.behind}>
            {t('ladder.behind', { xp: formatXp(ahead.xp - xp, t.language), name: shortName(ahead.player.name) })}
          </small>
        )}
      </th>
      <td className={styles.xp}>
        <TruncatedText short={formatXp(xp, t.language)} full={formatCount(xp, t.language)} />
      </td>
    </tr>
  )
}
