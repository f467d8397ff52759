import { useQuery } from '@apollo/client/react'
import { Dialog } from '@sanguine/ui'
import { useMessages } from '@sanguine/ui/platform'
import { GameCurrencySourcesDocument, type GameCurrencySourcesQuery } from '../../generated/documents'
import { QueryPlaceholder } from '../components/query-placeholder'
import { gameMessages } from '../i18n/messages'
import { MissionSource } from './mission-source'
import { SourceGroundLine } from './source-ground-line'
import styles from './sources.module.css'
import { ItemButton } from './sources-button'
import { UnknownSource } from './unknown-source'

type Sources = NonNullable<GameCurrencySourcesQuery['currencySources']>

function SourceList({ sources, onFollow }: { readonly sources: Sources; readonly onFollow: () => void }) {
  const t = useMessages(gameMessages)
  const { creatures, moreCreatures, isPaidByMost, soldItems, moreSoldItems, isPaidForMost, isMissionReward } = sources
  const isNowhere = !isPaidByMost && !isPaidForMost && !isMissionReward && creatures.length + soldItems.length === 0
  if (isNowhere) return <UnknownSource onFollow={onFollow} />
  return (
    <ul className={styles.sources}>
      {isPaidByMost && <li>{t('sources.paidByMost')}</li>}
      {creatures.map(({ enemy, amount, grounds }) => (
        <li key={enemy?.id ?? `${amount} ${grounds.map(({ huntingGround }) => huntingGround.id).join()}`}>
          {enemy ? t('sources.pays', { name: enemy.name, amount }) : t('sources.unknownPays', { amount })}
          <ul>
            {grounds.map((ground) => (
              <SourceGroundLine key={ground.huntingGround.id} ground={ground} onFollow={onFollow} />
            ))}
          </ul>
        </li>
      ))}
      {moreCreatures > 0 && <li>{t('sources.morePay', { count: moreCreatures })}</li>}
      {isMissionReward && <MissionSource onFollow={onFollow} />}
      {isPaidForMost && <li>{t('sources.paidForMost')}</li>}
      {soldItems.map((item) => (
        <li key={item.id}>
          {t('sources.selling')} <ItemButton item={item} />
        </li>
      ))}
      {moreSoldItems > 0 && <li>{t('sources.moreSell', { count: moreSoldItems })}</li>}
    </ul>
  )
}

interface CurrencySourcesDialogProps {
  readonly currency: { readonly id: string; readonly name: string }
  readonly onClose: () => void
}

/** The sources of a currency, with links to them. */
export function CurrencySourcesDialog({ currency, onClose }: CurrencySourcesDialogProps) {
  const t = useMessages(gameMessages)
  const { data, error, refetch } = useQuery(GameCurrencySourcesDocument, {
    variables: { currencyId: currency.id },
    fetchPolicy: 'cache-and-network',
  })
  return (
    <Dialog open onClose={onClose} title={t('sources.title', { name: currency.name })}>
      {!data && <QueryPlaceholder error={error} onRetry={() => void refetch()} count={1} height={96} />}
      {data &&
        (data.currencySources ? (
          <SourceList sources={data.currencySources} onFollow={onClose} />
        ) : (
          <UnknownSource onFollow={onClose} />
        ))}
    </Dialog>
  )
}
