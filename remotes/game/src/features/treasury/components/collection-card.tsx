import { Button, Icon, ItemCard, statText } from '@sanguine/ui'
import { toast, useMessages, useStore } from '@sanguine/ui/platform'
import { useState } from 'react'
import { GameClaimCollectionDocument, type GameCollectionFragment } from '../../../generated/documents'
import { useFocusAfterPress } from '../../../shared/focus-after-press'
import { StatTerm } from '../../../shared/glossary/stat-term'
import { gameMessages } from '../../../shared/i18n/messages'
import { celebrate, moments } from '../../../shared/moments/moments'
import { PinButton } from '../../../shared/plan/pin-button'
import { useAction } from '../../../shared/player/use-action'
import styles from './collection-card.module.css'
import { TrophyRow } from './trophy-row'

/**
 * Says that a collection was claimed. After a claim it is animated and takes the focus, since the button is gone; the
 * moment that celebrates the claim has the focus first.
 */
function ClaimedNote({ isNew }: { readonly isNew: boolean }) {
  const t = useMessages(gameMessages)
  const isCelebrated = useStore(moments).length > 0
  const ref = useFocusAfterPress<HTMLParagraphElement>(isNew && !isCelebrated)
  return (
    <p ref={ref} tabIndex={-1} className={isNew ? `${styles.claimed} ${styles.sealing}` : styles.claimed}>
      <span className={styles.seal}>
        <Icon name="laurel" />
      </span>
      {t('treasury.claimed')}
    </p>
  )
}

/** A collection with its trophies, stats and claim button. */
export function CollectionCard({ collection }: { readonly collection: GameCollectionFragment }) {
  const t = useMessages(gameMessages)
  const { run, isRunning } = useAction(GameClaimCollectionDocument, 'coin')
  const [isNew, setIsNew] = useState(false)
  const { name, trophies, isClaimed, isClaimable } = collection
  const count = trophies.filter(({ isCollected }) => isCollected).length
  const progress = t('treasury.progress', { count, all: trophies.length })
  const stats = collection.stats.map((value) => ({
    name: value.stat.name,
    label: <StatTerm stat={value.stat} />,
    value: statText(value, t, true),
  }))
  const claim = async () => {
    const payload = await run({ input: { collectionId: collection.id } })
    if (!payload) return
    setIsNew(true)
    const moment = { kind: 'collection', id: `collection:${collection.id}`, collection } as const
    if (!payload.player || !(await celebrate(payload.player.id, moment)))
      toast.success(t('treasury.claimSucceeded', { name }))
  }
  return (
    <ItemCard
      item={collection}
      headingLevel={2}
      stats={stats}
      badge={!isClaimed && <PinButton pinned={{ kind: 'ITEM', id: collection.id, name }} />}
      className={isNew ? styles.celebrated : undefined}
      cost={
        isClaimed ? (
          <ClaimedNote isNew={isNew} />
        ) : (
          <span className={isClaimable ? styles.complete : styles.progress}>{progress}</span>
        )
      }
      action={
        !isClaimed && (
          <Button
            size="sm"
            variant={isClaimable ? 'blood' : 'plain'}
            busy={isRunning}
            aria-disabled={!isClaimable}
            aria-label={t('treasury.claimLabel', { name, progress })}
            onClick={() => void claim()}
          >
            {t('treasury.claim')}
          </Button>
        )
      }
    >
      <ul className={styles.trophies} aria-label={t('treasury.trophies', { name })}>
        {trophies.map((trophy) => (
          <TrophyRow key={trophy.item.id} trophy={trophy} />
        ))}
      </ul>
    </ItemCard>
  )
}
