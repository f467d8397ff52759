import { kinds, type ValuesOfKind } from '@sanguine/content'
import type { RecordSection } from '../../frame/section'
import {
  AdminCreateRarityDocument,
  AdminDeleteRarityDocument,
  AdminRaritiesDocument,
  AdminRarityDocument,
  type AdminRarityFragment,
  AdminUpdateRarityDocument,
  type RarityInput,
} from '../../generated/documents'
import { RarityFields } from './components/rarity-fields'
import { rarityUrls } from './urls'

export const raritySection: RecordSection<AdminRarityFragment, ValuesOfKind<'rarity'>, RarityInput> = {
  kind: 'rarity',
  schema: kinds.rarity.values,
  urls: rarityUrls,
  documents: {
    list: AdminRaritiesDocument,
    read: AdminRarityDocument,
    create: AdminCreateRarityDocument,
    update: AdminUpdateRarityDocument,
    remove: AdminDeleteRarityDocument,
  },
  nameOf: ({ name }) => name,
  toInput: (values) => values,
  Fields: RarityFields,
}
