import { Button, Section } from '@sanguine/ui'
import { useMessages } from '@sanguine/ui/platform'
import type { Player } from '../../../shared/player/use-player'
import { dismissAway, useAway } from '../away'
import { fightMessages } from '../fight-messages'
import { AwayReport, durationText } from './away-report'
import styles from './away-report.module.css'

/** After a time away: what happened, until it is dismissed. */
export function AwayPanel({ player }: { readonly player: Player }) {
  const t = useMessages(fightMessages)
  const away = useAway(player.id)
  if (!away || away.isDismissed) return null
  return (
    <Section
      title={t('away.title', { duration: durationText(away.until - away.from, t.language) })}
      className={styles.panel}
      aside={<Button onClick={() => dismissAway(player.id)}>{t('away.dismiss')}</Button>}
    >
      <AwayReport key={away.from} away={away} player={player} headingLevel={3} />
    </Section>
  )
}
