import { useQuery } from '@apollo/client/react'
import { ButtonLink } from '@sanguine/ui'
import { useMessages } from '@sanguine/ui/platform'
import { useEffect, useRef } from 'react'
import { GameHuntOddsDocument, type GameHuntOddsQuery } from '../../generated/documents'
import { QueryPlaceholder } from '../components/query-placeholder'
import { gameMessages } from '../i18n/messages'
import type { Player } from '../player/use-player'
import { ChanceBar } from './chance-bar'
import { CreatureRow } from './creature-row'
import styles from './odds.module.css'
import { averageText, minShownAverage, percentText } from './odds-format'

type Totals = NonNullable<GameHuntOddsQuery['huntOdds']['totals']>

/** What the odds depend on: they are read again when it changes. */
const gearOf = ({ equipmentSlots, subscription }: Player): string =>
  JSON.stringify([equipmentSlots.map(({ item }) => item?.id), subscription?.level])

/** The odds on a ground with what the player wears; read again when that changes. */
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
  useEffect(() => {
    if (shown.current === gear) return
    shown.current = gear
    // a failed call is shown by the query itself
    if (hasBait) refetch().catch(() => undefined)
  }, [gear, hasBait, refetch])
  return query
}

function TotalsLine({ totals }: { readonly totals: Totals }) {
  const t = useMessages(gameMessages)
  const number = (value: number) => averageText(value, t.language)
  const coins = totals.currencies
    .filter(({ amount }) => amount >= minShownAverage)
    .map(({ amount, currency }) => `${number(amount)} ${currency.name}`)
  return (
    <div className={styles.totals}>
      <p>
        {t('odds.totals', {
          win: percentText(totals.win, t.language),
          reward: [t('odds.xp', { xp: number(totals.xp) }), ...coins].join(', '),
        })}
      </p>
      <ChanceBar chances={totals} />
    </div>
  )
}

/** Who comes to the worn bait on a ground, and how the fights may end. */
export function GroundOdds({ ground, player }: { readonly ground: { readonly id: string }; readonly player: Player }) {
  const t = useMessages(gameMessages)
  const { data, error, loading, refetch } = useHuntOdds(ground.id, player)
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
  const odds = data?.huntOdds
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
