import { RarityText } from '@sanguine/ui'
import type { AdminRaritiesQuery } from '../../../generated/documents'
import { raritySection } from '../../../generated/record-sections'
import type { RowOf } from '../../../shared/records/record-section'
import { RecordsPage } from '../../../shared/records/records-page'

const detailOf = (rarity: RowOf<AdminRaritiesQuery>) => <RarityText rarity={{ ...rarity, name: rarity.shortName }} />

/** The rarities and their editor. */
export const RaritiesPage = () => <RecordsPage section={raritySection} detailOf={detailOf} />
