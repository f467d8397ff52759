import { useMessages } from '@sanguine/ui/platform'
import { Fragment } from 'react'
import type { GameHuntOddsQuery } from '../../generated/documents'
import { CommaList } from '../components/comma-list'
import { ShortNumber } from '../components/short-number'
import { gameMessages } from '../i18n/messages'
import { CurrencyButton } from '../sources/currency-button'
import { averageText } from './odds-format'

type Totals = NonNullable<GameHuntOddsQuery['huntOdds']['totals']>

/** XP and currencies on average. */
export function AverageReward({ xp, currencies }: Pick<Totals, 'xp' | 'currencies'>) {
  const t = useMessages(gameMessages)
  return (
    <CommaList>
      <Fragment key="xp">
        {t.rich('odds.xp', {
          n: () => (xp < 10 ? averageText(xp, t.language) : <ShortNumber value={Math.round(xp)} kind="xp" />),
        })}
      </Fragment>
      {currencies.map(({ currency, amount }) => (
        <Fragment key={currency.id}>
          {averageText(amount, t.language)} <CurrencyButton currency={currency} amount={amount} />
        </Fragment>
      ))}
    </CommaList>
  )
}
