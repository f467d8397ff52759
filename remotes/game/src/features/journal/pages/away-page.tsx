import { ButtonLink, EmptyState, formatDateTime, Icon, PageTitle, Section } from '@sanguine/ui'
import { useMessages } from '@sanguine/ui/platform'
import { Link } from 'react-router'
import { gameMessages } from '../../../shared/i18n/messages'
import type { Player } from '../../../shared/player/use-player'
import { useAway } from '../away'
import { AwayReport, durationText } from '../components/away-report'
import styles from '../components/away-report.module.css'
import { fightMessages } from '../fight-messages'

/** The report about the last time away. */
export function AwayPage({ player }: { readonly player: Player }) {
  const t = useMessages(fightMessages)
  const game = useMessages(gameMessages)
  const away = useAway(player.id)
  const back = <Link to="/journal">{t('replay.back')}</Link>
  const time = (at: number) => formatDateTime(at, t.language)
  return (
    <Section title={t('away.page')} level={1} aside={back}>
      <PageTitle>{t('away.page')}</PageTitle>
      {away ? (
        <>
          <p className={styles.explain}>
            {t('away.title', { duration: durationText(away.until - away.from, t.language) })}:{' '}
            {t('away.period', { from: time(away.from), until: time(away.until) })}
          </p>
          <AwayReport key={away.from} away={away} player={player} headingLevel={2} />
        </>
      ) : (
        <EmptyState icon={<Icon name="moon" />} title={t('away.none.title')}>
          <p>{t('away.none.text')}</p>
          <ButtonLink to="/journal" size="sm">
            {game('empty.toJournal')}
          </ButtonLink>
        </EmptyState>
      )}
    </Section>
  )
}
