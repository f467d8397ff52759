import { useQuery } from '@apollo/client/react'
import { ButtonLink } from '@sanguine/ui'
import { useMessages } from '@sanguine/ui/platform'
import { useCallback, useDeferredValue, useEffect, useRef } from 'react'
import { GameHuntOddsDocument, type GameHuntOddsQuery } from '../../generated/documents'
import { QueryPlaceholder } from '../components/query-placeholder'
import { gameMessages } from '../i18n/messages'
import type { Player } from '../player/use-player'
import { useRetryOnce } from '../use-retry-once'
import { useRunAt } from '../use-run-at'
import { AverageReward } from './average-reward'
import { BestEquipment } from './best-equipment'
import { ChanceBar } from './chance-bar'
import { CreatureRow } from './creature-row'
import { KindList } from './kind-list'
import styles from './odds.module.css'
import { minShownAverage, percentText } from './odds-format'

type Totals = NonNullable<GameHuntOddsQuery['huntOdds']['totals']>

/**
 * The equipment on which the odds depend: they load again when it changes. Each hunt uses one bait and may bring a boss
 * nearer.
 */
const gearOf = ({ equipmentSlots, subscription, bait }: Player): string =>
  JSON.stringify([equipmentSlots.map(({ item }) => item?.id), subscription?.level, bait?.amount])

/** The odds on a ground with what the player wears; read again when that changes, when the phase of its region ends, and once where they took too long. */
function useHuntOdds(groundId: string, player: Player) {
  const query = useQuery(GameHuntOddsDocument, {
    variables: { huntingGroundId: groundId },
    fetchPolicy: 'cache-and-network',
    skip: !player.bait,
  })
  const gear = gearOf(player)
  const shown = useRef(gear)
  const { refetch } = query
  const hasBait = player.bait !== null
  // a failed call is shown by the query itself
  const again = useCallback(() => void refetch().catch(() => undefined), [refetch])
  useRunAt(hasBait ? query.data?.huntOdds.turnsAt : null, again)
  useEffect(() => {
    if (shown.current === gear) return
    shown.current = gear
    if (hasBait) again()
  }, [gear, hasBait, again])
  const isRetrying = useRetryOnce(`${groundId} ${gear}`, query.error, refetch)
  return { ...query, loading: query.loading || isRetrying }
}

function TotalsLine({ totals }: { readonly totals: Totals }) {
  const t = useMessages(gameMessages)
  const currencies = totals.currencies.filter(({ amount }) => amount >= minShownAverage)
  return (
    <div className={styles.totals}>
      <p>
        {t.rich(
          'odds.totals',
          { reward: () => <AverageReward xp={totals.xp} currencies={currencies} /> },
          { win: percentText(totals.winChance, t.language) },
        )}
      </p>
      <ChanceBar chances={totals} />
    </div>
  )
}

interface GroundOddsProps {
  readonly ground: { readonly id: string; readonly name: string }
  readonly player: Player
}

/** The enemies that the current bait attracts on a ground, and the odds of the fights. */
export function GroundOdds({ ground, player }: GroundOddsProps) {
  const t = useMessages(gameMessages)
  const { data, error, loading, refetch } = useHuntOdds(ground.id, player)
  // the list of creatures is rendered in pieces, so that it never holds up what is typed or clicked meanwhile
  const odds = useDeferredValue(data?.huntOdds)
  if (!player.bait)
    return (
      <div className={styles.empty}>
        <p>{t('odds.noBait')}</p>
        <div className={styles.links}>
          <ButtonLink size="sm" to="/jewel?shelf=bait">
            {t('hunt.noBait.shop')}
          </ButtonLink>
          <ButtonLink size="sm" to="/inventory?show=bait">
            {t('hunt.noBait.inventory')}
          </ButtonLink>
        </div>
      </div>
    )
  if (!odds || (error && !loading))
    return (
      <div className={styles.placeholder}>
        <QueryPlaceholder
          error={loading ? undefined : error}
          onRetry={() => void refetch().catch(() => undefined)}
          count={3}
          height={104}
        />
      </div>
    )
  return (
    <div className={styles.odds} aria-busy={loading}>
      {odds.totals ? <TotalsLine totals={odds.totals} /> : <p>{t('odds.nothing', { bait: player.bait.item.name })}</p>}
      {odds.totals && <BestEquipment ground={ground} player={player} />}
      {odds.creatures.length > 0 && <KindList creatures={odds.creatures} player={player} />}
      {odds.creatures.length > 0 && (
        <ul className={styles.creatures} aria-label={t('odds.creatures')}>
          {odds.creatures.map((creature) => (
            <CreatureRow key={creature.enemy.id} creature={creature} />
          ))}
        </ul>
      )}
    </div>
  )
}
