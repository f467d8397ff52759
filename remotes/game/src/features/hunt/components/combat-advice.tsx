import { useQuery } from '@apollo/client/react'
import { ErrorNotice, Skeleton } from '@sanguine/ui'
import { useMessages } from '@sanguine/ui/platform'
import { GameCombatAdviceDocument } from '../../../generated/documents'
import { Advice } from '../../../shared/combat/advice'
import { gameMessages } from '../../../shared/i18n/messages'
import type { Player } from '../../../shared/player/use-player'
import { useRetryOnce } from '../../../shared/use-retry-once'
import type { Combat } from '../use-hunt'
import styles from './combat-advice.module.css'

/** After a fight that was not won: what would have won it. Asked for when it is shown. */
export function CombatAdvice({ combat, player }: { readonly combat: Combat; readonly player: Player }) {
  const t = useMessages(gameMessages)
  const { data, error, loading, refetch } = useQuery(GameCombatAdviceDocument, {
    fetchPolicy: 'no-cache',
    skip: combat.result === 'WIN' || combat.result === 'ONGOING',
  })
  // Against a strong creature it takes longer than a call may; it is worked out all the same, and the next call returns it.
  const isRetrying = useRetryOnce(combat.id, error, refetch)
  const answered = data?.me?.combat
  const advice = answered?.id === combat.id ? answered.advice : null
  if (loading || isRetrying) return <Skeleton height={96} />
  // a failed call is shown by the query itself
  const readAgain = () => void refetch().catch(() => undefined)
  if (error) return <ErrorNotice title={t('advice.title')} error={error} onRetry={readAgain} />
  if (!advice) return null
  return (
    <section className={styles.advice} aria-label={t('advice.title')}>
      <h3>{t('advice.title')}</h3>
      <Advice advice={advice} enemyName={combat.enemy.name} player={player} />
    </section>
  )
}
