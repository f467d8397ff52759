import { formatNumber, shortName } from '@sanguine/rules'
import { Image } from '@sanguine/ui'
import { useMessages } from '@sanguine/ui/platform'
import { gameMessages } from '../i18n/messages'
import type { Player } from '../player/use-player'
import { Avatar, RankProgress } from './identity'
import styles from './strip.module.css'

/** Who and what the player is, on a narrow window. */
export function Strip({ player }: { readonly player: Player }) {
  const t = useMessages(gameMessages)
  return (
    <section className={styles.strip} aria-label={t('player.strip')}>
      <Avatar player={player} className={styles.avatar} />
      <span className={styles.name}>{shortName(player.name)}</span>
      <span className={styles.purse}>
        {player.currencies.slice(0, 2).map((entry) => (
          <span key={entry.shortName} title={entry.name}>
            <Image imageId={entry.imageId} variant="thumb" alt={entry.name} width={18} />
            {formatNumber(entry.value, undefined, t.language)}
          </span>
        ))}
      </span>
      <RankProgress player={player} className={styles.bar} />
    </section>
  )
}
