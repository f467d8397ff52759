import { RarityText } from '@sanguine/ui'
import { RecordsPage } from '../../../frame/records-page'
import { AdminRaritiesDocument, type AdminRaritiesQuery } from '../../../generated/documents'
import { raritySection } from '../section'

const detailOf = (rarity: AdminRaritiesQuery['records'][number]) => (
  <RarityText rarity={{ ...rarity, name: rarity.shortName }} />
)

/** The rarities and their editor. */
export function RaritiesPage() {
  return <RecordsPage section={raritySection} title="title.rarity" list={AdminRaritiesDocument} detailOf={detailOf} />
}
