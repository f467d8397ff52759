import { Icon, Image } from '@sanguine/ui'
import { useMessages } from '@sanguine/ui/platform'
import { Link } from 'react-router'
import { ShortNumber } from '../../../shared/components/short-number'
import { gameMessages } from '../../../shared/i18n/messages'
import { PlayerPortrait } from '../../../shared/player/player-portrait'
import { subscriptionsPath } from '../../../shared/player/subscription'
import type { Player } from '../../../shared/player/use-player'
import styles from './profile-header.module.css'

/** The hunter before the ground where they are: crest, name, rank, and links to what these stand for. */
export function ProfileHeader({ player }: { readonly player: Player }) {
  const t = useMessages(gameMessages)
  const { huntingGround: ground, subscription } = player
  return (
    <header className={styles.header} data-theme="dark">
      <Image imageId={ground.image?.id} alt="" fit="cover" className={styles.scene} eager />
      <div className={styles.content}>
        <PlayerPortrait playerId={player.id} imageId={player.avatar?.id} className={styles.portrait} />
        <div className={styles.text}>
          <h1>{player.name}</h1>
          <p className={styles.rank}>{player.currentRank.name}</p>
          <ul className={styles.facts}>
            <li>
              <Icon name="star" />
              {t.rich('profile.xp', { n: () => <ShortNumber value={player.xp} kind="xp" /> })}
            </li>
            <li>
              <Icon name="trophy" />
              <Link to="/ladder">{t('player.ladderRank', { rank: player.ladderRank })}</Link>
            </li>
            <li>
              <Icon name="travel" />
              <Link to="/travel">{`${ground.name}, ${ground.region.name}`}</Link>
            </li>
            {subscription && (
              <li>
                <Icon name="type-coin" />
                <Link to={subscriptionsPath}>{t(`premium.member.${subscription.level}`)}</Link>
              </li>
            )}
          </ul>
        </div>
      </div>
    </header>
  )
}
