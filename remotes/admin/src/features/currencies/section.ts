import { kinds, type ValuesOfKind } from '@sanguine/content'
import type { RecordSection } from '../../frame/section'
import {
  AdminCreateCurrencyDocument,
  AdminCurrenciesDocument,
  AdminCurrencyDocument,
  type AdminCurrencyFragment,
  AdminDeleteCurrencyDocument,
  AdminUpdateCurrencyDocument,
  type CurrencyInput,
} from '../../generated/documents'
import { CurrencyFields } from './components/currency-fields'
import { currencyUrls } from './urls'

export const currencySection: RecordSection<AdminCurrencyFragment, ValuesOfKind<'currency'>, CurrencyInput> = {
  kind: 'currency',
  schema: kinds.currency.values,
  urls: currencyUrls,
  documents: {
    list: AdminCurrenciesDocument,
    read: AdminCurrencyDocument,
    create: AdminCreateCurrencyDocument,
    update: AdminUpdateCurrencyDocument,
    remove: AdminDeleteCurrencyDocument,
  },
  nameOf: ({ name }) => name,
  toInput: (values) => values,
  Fields: CurrencyFields,
}
