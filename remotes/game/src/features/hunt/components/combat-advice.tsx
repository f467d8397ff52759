import { useQuery } from '@apollo/client/react'
import { Skeleton } from '@sanguine/ui'
import { useMessages } from '@sanguine/ui/platform'
import { useEffect, useState } from 'react'
import { GameCombatAdviceDocument } from '../../../generated/documents'
import { Advice } from '../../../shared/combat/advice'
import { gameMessages } from '../../../shared/i18n/messages'
import type { Player } from '../../../shared/player/use-player'
import type { Combat } from '../use-hunt'
import styles from './combat-advice.module.css'

/**
 * Times that the advice is asked for. Against a strong creature it takes longer than a call may; it is worked out all the same, so that
 * who asks again is given it.
 */
const maxCalls = 3

/** After a fight that was not won: what would have won it. Asked for when it is shown; left out where it cannot be read. */
export function CombatAdvice({ combat, player }: { readonly combat: Combat; readonly player: Player }) {
  const t = useMessages(gameMessages)
  const [calls, setCalls] = useState(1)
  const { data, error, loading, refetch } = useQuery(GameCombatAdviceDocument, {
    fetchPolicy: 'no-cache',
    skip: combat.result === 'WIN' || combat.result === 'ONGOING',
  })
  const asksAgain = error !== undefined && calls < maxCalls
  useEffect(() => {
    if (!asksAgain) return
    // that it failed again is told by the query itself
    refetch()
      .catch(() => undefined)
      .then(() => setCalls(calls + 1))
  }, [asksAgain, calls, refetch])
  const answered = data?.me?.combat
  const advice = answered?.id === combat.id ? answered.advice : null
  if (loading || asksAgain) return <Skeleton height={96} />
  if (!advice) return null
  return (
    <section className={styles.advice} aria-label={t('advice.title')}>
      <h3>{t('advice.title')}</h3>
      <Advice advice={advice} enemyName={combat.enemy.name} player={player} />
    </section>
  )
}
