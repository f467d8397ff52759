import { kinds, type ValuesOfKind } from '@sanguine/content'
import type { RecordSection } from '../../frame/section'
import {
  AdminCreateEnemyTypeDocument,
  AdminDeleteEnemyTypeDocument,
  AdminEnemyTypeDocument,
  type AdminEnemyTypeFragment,
  AdminEnemyTypesDocument,
  AdminUpdateEnemyTypeDocument,
  type EnemyTypeInput,
} from '../../generated/documents'
import { EnemyTypeFields } from './components/enemy-type-fields'
import { enemyTypeUrls } from './urls'

export const enemyTypeSection: RecordSection<AdminEnemyTypeFragment, ValuesOfKind<'enemyType'>, EnemyTypeInput> = {
  kind: 'enemyType',
  schema: kinds.enemyType.values,
  urls: enemyTypeUrls,
  documents: {
    list: AdminEnemyTypesDocument,
    read: AdminEnemyTypeDocument,
    create: AdminCreateEnemyTypeDocument,
    update: AdminUpdateEnemyTypeDocument,
    remove: AdminDeleteEnemyTypeDocument,
  },
  nameOf: ({ name }) => name,
  toInput: (values) => values,
  Fields: EnemyTypeFields,
}
