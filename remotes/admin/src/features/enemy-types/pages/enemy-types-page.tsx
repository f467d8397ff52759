import { RecordsPage } from '../../../frame/records-page'
import { AdminEnemyTypesDocument, type AdminEnemyTypesQuery } from '../../../generated/documents'
import { enemyTypeSection } from '../section'

const detailOf = ({ shortName }: AdminEnemyTypesQuery['records'][number]) => shortName

/** The kinds of creature and their editor. */
export function EnemyTypesPage() {
  return (
    <RecordsPage
      section={enemyTypeSection}
      title="title.enemyTypes"
      list={AdminEnemyTypesDocument}
      detailOf={detailOf}
    />
  )
}
