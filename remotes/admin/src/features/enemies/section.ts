import { kinds, type ValuesOfKind } from '@sanguine/content'
import { currencyInput } from '../../choices/currency-list-field'
import type { RecordSection } from '../../frame/section'
import {
  AdminCreateEnemyDocument,
  AdminDeleteEnemyDocument,
  AdminEnemiesDocument,
  AdminEnemyDocument,
  type AdminEnemyFragment,
  AdminUpdateEnemyDocument,
  type EnemyInput,
} from '../../generated/documents'
import { EnemyFields } from './components/enemy-fields'
import { enemyUrls } from './urls'

type EnemyValues = ValuesOfKind<'enemy'>

export const enemySection: RecordSection<AdminEnemyFragment, EnemyValues, EnemyInput> = {
  kind: 'enemy',
  schema: kinds.enemy.values,
  urls: enemyUrls,
  documents: {
    list: AdminEnemiesDocument,
    read: AdminEnemyDocument,
    create: AdminCreateEnemyDocument,
    update: AdminUpdateEnemyDocument,
    remove: AdminDeleteEnemyDocument,
  },
  nameOf: ({ name }) => name,
  toInput: (values) => ({
    ...values,
    currencies: currencyInput(values.currencies),
    refund: currencyInput(values.refund),
  }),
  Fields: EnemyFields,
}
