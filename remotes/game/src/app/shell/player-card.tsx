import { shortName } from '@sanguine/rules'
import { formatCount, Icon, Image, ProgressBar, Tip } from '@sanguine/ui'
import { useMessages } from '@sanguine/ui/platform'
import { Link } from 'react-router'
import { ShortNumber } from '../../shared/components/short-number'
import wordStyles from '../../shared/components/word-button.module.css'
import { gameMessages } from '../../shared/i18n/messages'
import { wornItem } from '../../shared/player/slots'
import { subscriptionsPath } from '../../shared/player/subscription'
import type { Player } from '../../shared/player/use-player'
import { ItemButton } from '../../shared/sources/sources-button'
import styles from './player-card.module.css'

/** The XP bar: XP out of the XP of the next rank, full at the highest rank. */
export function RankProgress({
  player,
  className,
}: {
  readonly player: Player
  readonly className?: string | undefined
}) {
  const t = useMessages(gameMessages)
  const { xp, nextRank } = player
  return (
    <ProgressBar
      label={t('player.xpToNext')}
      value={nextRank ? xp : 1}
      max={nextRank ? nextRank.requiredXp : 1}
      valueText={t('player.xpBar', {
        xp: formatCount(xp, t.language),
        next: formatCount(nextRank?.requiredXp ?? xp, t.language),
      })}
      className={className}
    />
  )
}

/** The avatar that the player wears, or the player's portrait. */
export function Avatar({
  player,
  width,
  className,
}: {
  readonly player: Player
  readonly width?: number | undefined
  readonly className?: string | undefined
}) {
  const name = wornItem(player, 'avatar')?.name ?? ''
  return <Image imageId={player.avatar?.id} alt={name} ratio={0.8} width={width} className={className} eager />
}

/** Avatar, name, rank, ladder rank, coin and XP bar of the player. */
export function PlayerCard({ player }: { readonly player: Player }) {
  const t = useMessages(gameMessages)
  const coin = wornItem(player, 'coin')
  const { nextRank } = player
  return (
    <div className={styles.card}>
      <Avatar player={player} className={styles.avatar} />
      <Link to="/profile" className={styles.name} aria-label={player.name}>
        {shortName(player.name)}
      </Link>
      <span className={styles.small}>{player.currentRank.name}</span>
      <Link to="/ladder" className={styles.small}>
        {t('player.ladderRank', { rank: player.ladderRank })}
      </Link>
      <span className={styles.coin}>
        {coin ? <Image imageId={coin.image?.id} variant="thumb" alt="" width={20} /> : <Icon name="type-coin" />}
        {coin ? (
          <ItemButton item={coin} />
        ) : player.subscription ? (
          t('player.noCoin')
        ) : (
          <>
            <Link to={subscriptionsPath}>{t('player.noCoin')}</Link>
            <Tip text={t('player.coinHint')}>
              <button type="button" className={wordStyles.word} aria-label={t('player.coinHint')}>
                <Icon name="help" />
              </button>
            </Tip>
          </>
        )}
      </span>
      <div className={styles.xp}>
        <div className={styles.xpHead}>
          <span>{t(nextRank ? 'player.xpToNext' : 'player.lastRank')}</span>
          <b>
            <ShortNumber value={player.xp} kind="xp" />
            {nextRank && (
              <>
                {' / '}
                <ShortNumber value={nextRank.requiredXp} kind="xp" />
              </>
            )}
          </b>
        </div>
        <RankProgress player={player} />
      </div>
    </div>
  )
}
