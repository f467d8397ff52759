import { shortName } from '@sanguine/rules'
import { cx, formatCount, Icon, IconButton, Image } from '@sanguine/ui'
import { useMessages } from '@sanguine/ui/platform'
import { type Ref, useId, useState } from 'react'
import type { GameLadderQuery } from '../../../generated/documents'
import { ShortNumber } from '../../../shared/components/short-number'
import { TruncatedText } from '../../../shared/components/truncated-text'
import { gameMessages } from '../../../shared/i18n/messages'
import { PlayerPortrait } from '../../../shared/player/player-portrait'
import styles from '../ladder.module.css'

export type Row = GameLadderQuery['ladder']['nodes'][number]

interface LadderRowProps {
  readonly row: Row
  /** the row of the next better place, if it is known */
  readonly ahead?: Row | undefined
  /** whether the row is one of the first three of the ladder, drawn as a card with a laurel */
  readonly isOnPodium?: boolean
  readonly ownRef?: Ref<HTMLTableRowElement> | undefined
  /** XP of the player; null while they are unknown */
  readonly ownXp: number | null
}

/** The rank of a player, the exact XP, and how far they are from the own ones. */
function Details({ row, ownXp }: Pick<LadderRowProps, 'row' | 'ownXp'>) {
  const t = useMessages(gameMessages)
  const { xp, currentRank, isOwn } = row
  const difference = ownXp === null || isOwn ? 0 : xp - ownXp
  const distance = formatCount(Math.abs(difference), t.language)
  return (
    <div className={styles.details}>
      <Image imageId={currentRank.image?.id} variant="thumb" alt="" width={40} />
      <p>
        <b>{currentRank.name}</b>
        <span>{t('ladder.exactXp', { xp })}</span>
        {difference !== 0 && (
          <span>{t(difference > 0 ? 'ladder.aheadOfYou' : 'ladder.behindYou', { xp: distance })}</span>
        )}
      </p>
    </div>
  )
}

/**
 * Place, portrait, name and XP of a player; the own row also says how much XP the next place takes. A row below the
 * podium opens and then shows the rank; a card of the podium shows it at once.
 */
export function LadderRow({ row, ahead, isOnPodium = false, ownRef, ownXp }: LadderRowProps) {
  const t = useMessages(gameMessages)
  const detailsId = useId()
  const [isOpen, setIsOpen] = useState(false)
  const { player, ladderRank, avatar, xp, currentRank, isOwn } = row
  const rowOfPlayer = (
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
        <PlayerPortrait playerId={player.id} imageId={avatar?.id} variant={isOnPodium ? 'full' : 'thumb'} />
      </td>
      <th scope="row" className={styles.name}>
        <span className={styles.nameText}>
          <TruncatedText short={shortName(player.name)} full={player.name} />
        </span>
        {isOnPodium && <small className={styles.title}>{currentRank.name}</small>}
        {isOwn && <span className={styles.you}>{t('ladder.you')}</span>}
        {isOwn && ahead && (
          <small className={styles.behind}>
            {t('ladder.behind', { xp: formatCount(ahead.xp - xp, t.language), name: shortName(ahead.player.name) })}
          </small>
        )}
      </th>
      <td className={styles.xp}>
        <ShortNumber value={xp} kind="xp" />
      </td>
      {!isOnPodium && (
        <td>
          <IconButton
            size="sm"
            icon={<Icon name={isOpen ? 'chevron-up' : 'chevron-down'} />}
            label={t('ladder.about', { name: player.name })}
            aria-expanded={isOpen}
            aria-controls={isOpen ? detailsId : undefined}
            onClick={() => setIsOpen(!isOpen)}
          />
        </td>
      )}
    </tr>
  )
  if (isOnPodium) return rowOfPlayer
  return (
    <>
      {rowOfPlayer}
      {isOpen && (
        <tr id={detailsId} className={styles.opened}>
          <td colSpan={5}>
            <Details row={row} ownXp={ownXp} />
          </td>
        </tr>
      )}
    </>
  )
}
