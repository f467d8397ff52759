import { LazyPageView, lazyPage } from '@sanguine/ui'
import { SourcesOpener } from './sources-opener'

// The purse is on every page; where its coins come from is asked rarely.
const dialog = lazyPage(async () => (await import('./currency-sources-dialog')).CurrencySourcesDialog)

/** The name of a currency; opens the dialog with where it comes from. */
export function CurrencyButton({ currency }: { readonly currency: { readonly id: string; readonly name: string } }) {
  return (
    <SourcesOpener
      name={currency.name}
      dialog={(onClose) => (
        <LazyPageView page={dialog} pending={null}>
          {(Sources) => <Sources currency={currency} onClose={onClose} />}
        </LazyPageView>
      )}
    >
      {currency.name}
    </SourcesOpener>
  )
}
