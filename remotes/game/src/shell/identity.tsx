import faceless from '@sanguine/content/art/ui/avatar-default.webp'
import { abbreviateFrom, formatNumber, shortName } from '@sanguine/rules'
import { Icon, Image, ProgressBar } from '@sanguine/ui'
import { useMessages } from '@sanguine/ui/platform'
import { Link } from 'react-router'
import { gameMessages } from '../i18n/messages'
import { wornItem } from '../player/slots'
import type { Player } from '../player/use-player'
import styles from './identity.module.css'

/** The way to the next rank. */
export function RankProgress({
  player,
  className,
}: {
  readonly player: Player
  readonly className?: string | undefined
}) {
  const t = useMessages(gameMessages)
  const isLast = player.nextRankXP <= player.xp
  return (
    <ProgressBar
      label={t('player.xpToNext')}
      value={isLast ? 1 : player.xp - player.currentRankXP}
      max={isLast ? 1 : player.nextRankXP - player.currentRankXP}
      valueText={t('player.xpBar', { xp: player.xp, next: player.nextRankXP })}
      className={className}
    />
  )
}

export function Avatar({
  player,
  width,
  className,
}: {
  readonly player: Player
  readonly width?: number | undefined
  readonly className?: string | undefined
}) {
  const avatar = wornItem(player, 'avatar')
  return avatar ? (
    <Image imageId={avatar.imageId} alt={avatar.name} width={width} className={className} eager />
  ) : (
    <img src={faceless} alt="" width={width} className={className} />
  )
}

/** Who the player is: avatar, name, rank, place on the ladder, coin, and the way to the next rank. */
export function Identity({ player }: { readonly player: Player }) {
  const t = useMessages(gameMessages)
  const coin = wornItem(player, 'coin')
  const xp = (value: number) => formatNumber(value, abbreviateFrom.xp, t.language)
  const isLast = player.nextRankXP <= player.xp
  return (
    <div className={styles.who}>
      <Avatar player={player} className={styles.avatar} />
      <Link to="/profile" className={styles.name} title={player.name}>
        {shortName(player.name)}
      </Link>
      <span className={styles.small}>{player.currentRank}</span>
      <Link to="/ladder" className={styles.small}>
        {t('player.ladderRank', { rank: player.ladderRank })}
      </Link>
      <span className={styles.coin}>
        {coin ? <Image imageId={coin.imageId} variant="thumb" alt="" width={20} /> : <Icon name="type-coin" />}
        {coin?.name ?? t('player.noCoin')}
      </span>
      <div className={styles.xp}>
        <div className={styles.xpHead}>
          <span>{t(isLast ? 'player.lastRank' : 'player.xpToNext')}</span>
          <b>{isLast ? xp(player.xp) : `${xp(player.xp)} / ${xp(player.nextRankXP)}`}</b>
        </div>
        <RankProgress player={player} />
      </div>
    </div>
  )
}
