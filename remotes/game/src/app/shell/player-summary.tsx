import { shortName } from '@sanguine/rules'
import { formatShort, Image, VisuallyHidden } from '@sanguine/ui'
import { useMessages } from '@sanguine/ui/platform'
import { useState } from 'react'
import { Link, useLocation } from 'react-router'
import { gameMessages } from '../../shared/i18n/messages'
import type { Player } from '../../shared/player/use-player'
import { Avatar, RankProgress } from './player-card'
import styles from './player-summary.module.css'
import { PurseDialog } from './purse'

/** Avatar, name, currencies and XP bar of the player on a narrow window; the currencies open the purse. */
export function PlayerSummary({ player }: { readonly player: Player }) {
  const t = useMessages(gameMessages)
  const { key } = useLocation()
  /** the place in the history where the purse was opened: it closes with a link that leads elsewhere */
  const [purseAt, setPurseAt] = useState<string | null>(null)
  return (
    <section className={styles.summary} aria-label={t('player.summary')}>
      <Avatar player={player} className={styles.avatar} />
      <Link to="/profile" className={styles.name} aria-label={player.name}>
        {shortName(player.name)}
      </Link>
      <button type="button" className={styles.purse} aria-haspopup="dialog" onClick={() => setPurseAt(key)}>
        {player.currencies.slice(0, 2).map(({ currency, amount }) => (
          <span key={currency.id}>
            <Image imageId={currency.image?.id} variant="thumb" alt={currency.name} width={18} />
            {formatShort(amount, 'currency', t.language)}
          </span>
        ))}
        <VisuallyHidden>{t('player.purse')}</VisuallyHidden>
      </button>
      <RankProgress player={player} className={styles.bar} />
      {purseAt === key && <PurseDialog player={player} onClose={() => setPurseAt(null)} />}
    </section>
  )
}
