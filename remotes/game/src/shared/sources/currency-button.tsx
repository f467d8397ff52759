import { type CurrencyNames, currencyName, LazyPageView, lazyPage } from '@sanguine/ui'
import { useMessages } from '@sanguine/ui/platform'
import { gameMessages } from '../i18n/messages'
import { SourcesOpener } from './sources-opener'

// The purse is on every page; where its coins come from is asked rarely.
const dialog = lazyPage(async () => (await import('./currency-sources-dialog')).CurrencySourcesDialog)

interface CurrencyButtonProps {
  readonly currency: CurrencyNames & { readonly id: string }
  /** the amount before it, which decides between singular and plural; without it the name stands alone */
  readonly amount?: number
}

/** The name of a currency; opens the dialog with where it comes from. */
export function CurrencyButton({ currency, amount }: CurrencyButtonProps) {
  const { language } = useMessages(gameMessages)
  const name = amount === undefined ? currency.name : currencyName(currency, amount, language)
  return (
    <SourcesOpener
      name={name}
      dialog={(onClose) => (
        <LazyPageView page={dialog} pending={null}>
          {(Sources) => <Sources currency={currency} onClose={onClose} />}
        </LazyPageView>
      )}
    >
      {name}
    </SourcesOpener>
  )
}
