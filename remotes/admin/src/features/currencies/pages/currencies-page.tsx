import { RecordsPage } from '../../../frame/records-page'
import { AdminCurrenciesDocument, type AdminCurrenciesQuery } from '../../../generated/documents'
import { currencySection } from '../section'

const detailOf = ({ shortName }: AdminCurrenciesQuery['records'][number]) => shortName

/** The currencies and their editor. */
export function CurrenciesPage() {
  return (
    <RecordsPage
      section={currencySection}
      title="title.currencies"
      list={AdminCurrenciesDocument}
      detailOf={detailOf}
    />
  )
}
