import { kinds, type ValuesOfKind } from '@sanguine/content'
import type { RecordSection } from '../../frame/section'
import {
  AdminCreateItemTypeDocument,
  AdminDeleteItemTypeDocument,
  AdminItemTypeDocument,
  type AdminItemTypeFragment,
  AdminItemTypesDocument,
  AdminUpdateItemTypeDocument,
  type ItemTypeInput,
} from '../../generated/documents'
import { ItemTypeFields } from './components/item-type-fields'
import { itemTypeUrls } from './urls'

export const itemTypeSection: RecordSection<AdminItemTypeFragment, ValuesOfKind<'itemType'>, ItemTypeInput> = {
  kind: 'itemType',
  schema: kinds.itemType.values,
  urls: itemTypeUrls,
  documents: {
    list: AdminItemTypesDocument,
    read: AdminItemTypeDocument,
    create: AdminCreateItemTypeDocument,
    update: AdminUpdateItemTypeDocument,
    remove: AdminDeleteItemTypeDocument,
  },
  nameOf: ({ name }) => name,
  toInput: (values) => values,
  Fields: ItemTypeFields,
}
