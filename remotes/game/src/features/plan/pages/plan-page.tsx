import { useQuery } from '@apollo/client/react'
import { EmptyState, Icon, PageTitle, Section } from '@sanguine/ui'
import { useMessages } from '@sanguine/ui/platform'
import { useRef } from 'react'
import { GamePlanDocument } from '../../../generated/documents'
import { QueryPlaceholder } from '../../../shared/components/query-placeholder'
import { gameMessages } from '../../../shared/i18n/messages'
import type { Player } from '../../../shared/player/use-player'
import { PlanEntry } from '../components/plan-entry'
import { Suggestions } from '../components/suggestions'
import { pinnedThing } from '../pinned-thing'
import styles from '../plan.module.css'
import { planMessages } from '../plan-messages'
import { useHuntsHere } from '../use-hunts-here'

/** What the player has pinned, with what is lacking for each. */
export function PlanPage({ player }: { readonly player: Player }) {
  const t = useMessages(planMessages)
  const game = useMessages(gameMessages)
  const explained = useRef<HTMLParagraphElement>(null)
  const { data, error, refetch } = useQuery(GamePlanDocument, { fetchPolicy: 'cache-and-network' })
  const plan = data?.me?.plan
  const totals = useHuntsHere(plan, player)
  return (
    <Section title={game('plan.title')} level={1}>
      <PageTitle>{game('plan.title')}</PageTitle>
      <p ref={explained} tabIndex={-1} className={styles.explain}>
        {t('explain')}
      </p>
      {!plan && <QueryPlaceholder error={error} onRetry={() => void refetch()} count={3} height={140} />}
      {plan?.length === 0 && (
        <EmptyState icon={<Icon name="pin" />} title={t('empty.title')}>
          <p>{t('empty.text')}</p>
        </EmptyState>
      )}
      {plan && plan.length > 0 && (
        <ol>
          {plan.map((entry) => (
            <li key={pinnedThing(entry).id} className={styles.entry}>
              <PlanEntry
                entry={entry}
                ground={player.huntingGround}
                totals={totals}
                onUnpinned={() => explained.current?.focus()}
              />
            </li>
          ))}
        </ol>
      )}
      {plan && <Suggestions pins={data?.me?.suggestedPins ?? []} onPinned={() => explained.current?.focus()} />}
    </Section>
  )
}
