import { useQuery } from '@apollo/client/react'
import { Button, ButtonLink, formatCount, Image, MenuLabel } from '@sanguine/ui'
import { useMessages } from '@sanguine/ui/platform'
import { memo, type ReactNode } from 'react'
import { GameEquipDocument, GameGroundBaitsDocument, GameInventoryNowDocument } from '../../../generated/documents'
import { gameMessages } from '../../../shared/i18n/messages'
import { baitEffectText } from '../../../shared/player/bait-effect-text'
import { shopItemPath } from '../../../shared/player/shops'
import { useAction } from '../../../shared/player/use-action'
import type { Player } from '../../../shared/player/use-player'
import { ItemButton } from '../../../shared/sources/sources-button'
import styles from './bait-offers.module.css'

/** How many are offered at once; the menu has all of them. */
const maxOffers = 2

interface BaitOffersProps {
  readonly player: Player
  /** the button is gone then, with the focus */
  readonly onEquipped: (itemId: string) => void
}

/**
 * The other baits that change the hunting table here, with the effect of each: to equip, to buy, or not yet available. Nothing until
 * both are read; the bait menu says if they could not be.
 */
export const BaitOffers = memo(function BaitOffers({ player, onEquipped }: BaitOffersProps) {
  const t = useMessages(gameMessages)
  const inventory = useQuery(GameInventoryNowDocument).data?.me?.inventory
  const effects = useQuery(GameGroundBaitsDocument).data?.me?.huntingGround.baitEffects ?? []
  const { run, isRunning } = useAction(GameEquipDocument, 'equip')
  const offers = effects
    .map((effect) => ({ ...effect, text: baitEffectText(effect, t) }))
    .filter(({ item, text }) => text !== '' && item.itemType.shortName === 'bait' && item.id !== player.bait?.item.id)
    .toSorted((a, b) => a.item.requiredXp - b.item.requiredXp)
  const equip = async (itemId: string) => {
    if (await run({ input: { itemId } })) onEquipped(itemId)
  }
  const ownedOf = (id: string) => inventory?.find(({ item }) => item.id === id)?.amount ?? 0
  return (
    <div className={styles.offers}>
      {inventory && offers.length > 0 && (
        <ul aria-label={t('bait.offers')}>
          {offers.slice(0, maxOffers).map(({ item, text }) => {
            const owned = ownedOf(item.id)
            const icon = <Image imageId={item.image?.id} variant="thumb" alt="" width={36} />
            const label = (note: string, name: ReactNode = item.name) => <MenuLabel name={name} notes={[text, note]} />
            if (player.xp < item.requiredXp)
              return (
                <li key={item.id} className={styles.later}>
                  {icon}
                  {label(t('bait.later', { xp: formatCount(item.requiredXp, t.language) }), <ItemButton item={item} />)}
                </li>
              )
            if (owned === 0)
              return (
                <li key={item.id}>
                  <ButtonLink to={shopItemPath(item)} icon={icon} className={styles.offer}>
                    {label(t('bait.buy'))}
                  </ButtonLink>
                </li>
              )
            return (
              <li key={item.id}>
                <Button icon={icon} className={styles.offer} busy={isRunning} onClick={() => void equip(item.id)}>
                  {label(t('bait.lay', { amount: owned }))}
                </Button>
              </li>
            )
          })}
        </ul>
      )}
    </div>
  )
})
