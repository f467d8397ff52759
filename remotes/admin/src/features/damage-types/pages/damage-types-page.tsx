import type { AdminDamageTypesQuery } from '../../../generated/documents'
import { damageTypeSection } from '../../../generated/record-sections'
import { Swatch } from '../../../shared/form/swatch'
import type { RowOf } from '../../../shared/records/record-section'
import { RecordsPage } from '../../../shared/records/records-page'
import { DamageTypeFields } from '../components/damage-type-fields'

const detailOf = ({ colorHex }: RowOf<AdminDamageTypesQuery>) => <Swatch color={colorHex} />

/** The damage types and their editor. */
export const DamageTypesPage = () => (
  <RecordsPage section={damageTypeSection} Fields={DamageTypeFields} detailOf={detailOf} />
)
