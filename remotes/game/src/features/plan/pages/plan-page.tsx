import { useQuery } from '@apollo/client/react'
import { ErrorNotice, PageTitle, Section } from '@sanguine/ui'
import { useMessages } from '@sanguine/ui/platform'
import { GamePlanDocument, type GamePlanQuery } from '../../../generated/documents'
import { QueryPlaceholder } from '../../../shared/components/query-placeholder'
import { gameMessages } from '../../../shared/i18n/messages'
import type { Player } from '../../../shared/player/use-player'
import { useRefetchOnChange } from '../../../shared/player/use-refetch-on-change'
import { EmptyPlan } from '../components/empty-plan'
import { Method } from '../components/method'
import { type CountedGround, PlanEntry } from '../components/plan-entry'
import { Suggestions } from '../components/suggestions'
import { pinTargetOf } from '../pin-target'
import styles from '../plan.module.css'
import { planMessages } from '../plan-messages'
import { type GroundTotalsReading, useGroundTotals } from '../use-ground-totals'

/** The best grounds to hunt for XP and for coins. Their totals load only if XP or coins are missing. */
function useCountedGrounds(
  planned: GamePlanQuery['me'],
  { huntingGround: here, bait }: Player,
): {
  readonly forXp: CountedGround
  readonly forCoins: CountedGround
  readonly failed: GroundTotalsReading | undefined
} {
  const plan = planned?.plan ?? []
  const best = planned?.xpGround ?? here
  const isBestHere = best.id === here.id
  const lacksXp = plan.some(({ missingXp }) => missingXp > 0)
  const lacksCoins = plan.some(({ missingCurrencies }) => missingCurrencies.length > 0)
  const readingHere = useGroundTotals(here.id, bait !== null && (lacksCoins || (lacksXp && isBestHere)))
  const readingBest = useGroundTotals(best.id, bait !== null && lacksXp && !isBestHere)
  return {
    forXp: { ground: best, isHere: isBestHere, totals: isBestHere ? readingHere.totals : readingBest.totals },
    forCoins: { ground: here, isHere: true, totals: readingHere.totals },
    failed: [readingHere, readingBest].find((reading) => reading.error),
  }
}

/** The player's pins, with the missing items, coins and XP of each. */
export function PlanPage({ player }: { readonly player: Player }) {
  const t = useMessages(planMessages)
  const game = useMessages(gameMessages)
  const { data, error, refetch } = useQuery(GamePlanDocument, { fetchPolicy: 'cache-and-network' })
  useRefetchOnChange(player, refetch)
  const plan = data?.me?.plan
  const { forXp, forCoins, failed } = useCountedGrounds(data?.me ?? null, player)
  return (
    <Section title={game('plan.title')} level={1}>
      <PageTitle>{game('plan.title')}</PageTitle>
      <p className={styles.explain}>{t('explain')}</p>
      {!plan && <QueryPlaceholder error={error} onRetry={() => void refetch()} count={3} height={140} />}
      {plan && failed && <ErrorNotice title={t('estimates.failed')} error={failed.error} onRetry={failed.reload} />}
      {plan?.length === 0 && <EmptyPlan />}
      {plan && plan.length > 0 && (
        <ol>
          {plan.map((entry) => (
            <li key={pinTargetOf(entry).id} className={styles.entry}>
              <PlanEntry entry={entry} forXp={forXp} forCoins={forCoins} />
            </li>
          ))}
        </ol>
      )}
      {plan && plan.length > 0 && <Method />}
      {plan && <Suggestions pins={data?.me?.suggestedPins ?? []} />}
    </Section>
  )
}
