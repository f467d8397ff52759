import { formatNumber, shortName } from '@sanguine/rules'
import { Image } from '@sanguine/ui'
import { useMessages } from '@sanguine/ui/platform'
import { gameMessages } from '../../shared/i18n/messages'
import type { Player } from '../../shared/player/use-player'
import { Avatar, RankProgress } from './player-card'
import styles from './player-summary.module.css'

/** Avatar, name, currencies and XP bar of the player on a narrow window. */
export function PlayerSummary({ player }: { readonly player: Player }) {
  const t = useMessages(gameMessages)
  return (
    <section className={styles.summary} aria-label={t('player.summary')}>
      <Avatar player={player} className={styles.avatar} />
      <span className={styles.name}>{shortName(player.name)}</span>
      <span className={styles.purse}>
        {player.currencies.slice(0, 2).map(({ currency, amount }) => (
          <span key={currency.id} title={currency.name}>
            <Image imageId={currency.image?.id} variant="thumb" alt={currency.name} width={18} />
            {formatNumber(amount, undefined, t.language)}
          </span>
        ))}
      </span>
      <RankProgress player={player} className={styles.bar} />
    </section>
  )
}
