import { useMessages } from '@sanguine/ui/platform'
import { Fragment } from 'react'
import type { GameHuntOddsQuery } from '../../generated/documents'
import { CommaList } from '../components/comma-list'
import { gameMessages } from '../i18n/messages'
import { CurrencyButton } from '../sources/currency-button'
import { averageText, averageXpText } from './odds-format'

type Totals = NonNullable<GameHuntOddsQuery['huntOdds']['totals']>

/** XP and currencies on average. */
export function AverageReward({ xp, currencies }: Pick<Totals, 'xp' | 'currencies'>) {
  const t = useMessages(gameMessages)
  return (
    <CommaList>
      {t('odds.xp', { xp: averageXpText(xp, t.language) })}
      {currencies.map(({ currency, amount }) => (
        <Fragment key={currency.id}>
          {averageText(amount, t.language)} <CurrencyButton currency={currency} />
        </Fragment>
      ))}
    </CommaList>
  )
}
