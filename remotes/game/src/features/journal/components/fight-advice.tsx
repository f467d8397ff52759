import { useLazyQuery } from '@apollo/client/react'
import { Button, EmptyState, ErrorNotice, Icon, SectionHead } from '@sanguine/ui'
import { useMessages } from '@sanguine/ui/platform'
import { useCallback, useId } from 'react'
import { Link } from 'react-router'
import { GameFightAdviceDocument } from '../../../generated/documents'
import { Advice } from '../../../shared/combat/advice'
import type { Player } from '../../../shared/player/use-player'
import { useRetryOnce } from '../../../shared/use-retry-once'
import { fightMessages } from '../fight-messages'
import styles from './fight-link.module.css'

interface FightAdviceProps {
  readonly entryId: string
  readonly enemyName: string
  readonly player: Player
}

/** Equipment that would win a fight of the journal now; on request, because the computation takes a while. */
export function FightAdvice({ entryId, enemyName, player }: FightAdviceProps) {
  const t = useMessages(fightMessages)
  const id = useId()
  const [ask, { data, error, ...query }] = useLazyQuery(GameFightAdviceDocument, { fetchPolicy: 'no-cache' })
  const call = useCallback(() => ask({ variables: { entryId } }), [ask, entryId])
  // a failed call is shown by the query itself
  const read = () => void call().catch(() => undefined)
  const isRetrying = useRetryOnce(entryId, error, call)
  const loading = query.loading || isRetrying
  const advice = data?.journalFight?.advice
  return (
    <section aria-labelledby={id} className={styles.part}>
      <SectionHead id={id} title={t('advice.title')} />
      <p className={styles.explain}>{t('advice.explain')}</p>
      {error && !loading ? (
        <ErrorNotice error={error} onRetry={read} />
      ) : (
        <div>
          <Button busy={loading} onClick={read}>
            {t('advice.ask')}
          </Button>
        </div>
      )}
      <div role="status">
        {advice && <Advice advice={advice} enemyName={enemyName} player={player} isOfPast />}
        {data && !advice && (
          <EmptyState isLine icon={<Icon name="search" />} title={t('advice.none')}>
            <Link to="/grimoire">{t('advice.grimoire')}</Link>
          </EmptyState>
        )}
      </div>
    </section>
  )
}
