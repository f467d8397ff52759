import { useQuery } from '@apollo/client/react'
import { EmptyState, Icon, PageTitle, VisuallyHidden } from '@sanguine/ui'
import { useMessages } from '@sanguine/ui/platform'
import { Link, useParams } from 'react-router'
import { GameJournalFightDocument } from '../../../generated/documents'
import type { Player } from '../../../shared/player/use-player'
import { FightAdvice } from '../components/fight-advice'
import { FightLink } from '../components/fight-link'
import { FightReplay, FightReplayPlaceholder } from '../components/fight-replay'
import { fightMessages } from '../fight-messages'
import styles from './fight-page.module.css'

/** A hunt of the player's journal, what would win it now, and its link. */
export function FightPage({ player }: { readonly player: Player }) {
  const t = useMessages(fightMessages)
  const { id = '' } = useParams()
  const { data, error, refetch } = useQuery(GameJournalFightDocument, { variables: { entryId: id } })
  const fight = data?.journalFight
  if (fight)
    return (
      <FightReplay key={fight.entryId} replay={fight.replay} kind={fight.replay.enemy.type}>
        {fight.replay.result !== 'WIN' && (
          <FightAdvice entryId={fight.entryId} enemyName={fight.replay.enemy.name} player={player} />
        )}
        <FightLink entryId={fight.entryId} link={fight.link} />
        <p className={styles.back}>
          <Link to="/journal">{t('replay.back')}</Link>
        </p>
      </FightReplay>
    )
  if (!data) return <FightReplayPlaceholder error={error} onRetry={() => void refetch()} />
  return (
    <>
      <PageTitle>{t('replay.missing.title')}</PageTitle>
      <VisuallyHidden>
        <h1>{t('replay.title')}</h1>
      </VisuallyHidden>
      <EmptyState icon={<Icon name="journal" />} title={t('replay.missing.title')}>
        <p>{t('replay.missing.text')}</p>
        <p>
          <Link to="/journal">{t('replay.back')}</Link>
        </p>
      </EmptyState>
    </>
  )
}
