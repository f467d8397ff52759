import { useQuery } from '@apollo/client/react'
import { type ListedRecord, RarityText, useMessages } from '@sanguine/ui'
import { useMemo } from 'react'
import { SectionPage } from '../../../frame/section-page'
import { AdminEnemiesDocument, type AdminEnemiesQuery } from '../../../generated/documents'
import { adminMessages } from '../../../i18n/messages'
import { enemySection } from '../section'

function listedEnemies({ records, rarities, enemyTypes }: AdminEnemiesQuery, hidden: string): ListedRecord[] {
  const rarityOf = new Map(rarities.map((rarity) => [rarity.id, rarity]))
  const typeOf = new Map(enemyTypes.map(({ id, name }) => [id, name]))
  return records.map(({ id, name, imageId, enemyType, enemyRarity, visible }) => {
    const rarity = rarityOf.get(enemyRarity)
    return {
      id,
      name,
      imageId,
      detail: (
        <>
          {rarity && <RarityText rarity={rarity} />}
          <span>{typeOf.get(enemyType)}</span>
          {!visible && <span>{hidden}</span>}
        </>
      ),
    }
  })
}

/** The enemies and their editor. */
export function EnemiesPage() {
  const t = useMessages(adminMessages)
  const { data, error, refetch } = useQuery(AdminEnemiesDocument, { fetchPolicy: 'cache-and-network' })
  const hidden = t('list.hidden')
  const records = useMemo(() => data && listedEnemies(data, hidden), [data, hidden])
  return (
    <SectionPage
      section={enemySection}
      title="title.enemies"
      records={records}
      error={data ? undefined : error}
      onRetry={() => void refetch()}
      ratio={0.8}
    />
  )
}
