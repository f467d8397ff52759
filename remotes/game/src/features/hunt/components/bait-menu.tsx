import { useQuery } from '@apollo/client/react'
import { Button, ControlIcon, Icon, Image, Menu, type MenuEntry, MenuLabel, statText } from '@sanguine/ui'
import { uiMessages, useMessages } from '@sanguine/ui/platform'
import { memo } from 'react'
import { GameEquipDocument, GameGroundBaitsDocument, type GameItemFragment } from '../../../generated/documents'
import { gameMessages } from '../../../shared/i18n/messages'
import { baitEffectText } from '../../../shared/player/bait-effect-text'
import { shopItemPath } from '../../../shared/player/shops'
import { useAction } from '../../../shared/player/use-action'
import type { Player } from '../../../shared/player/use-player'
import { useOwnedBaits } from '../use-owned-baits'
import styles from './bait-menu.module.css'

/**
 * Changes the bait before a hunt: every bait that is owned, and those made for this ground, with what each does here. If they
 * could not be read, the first entry says so and reads them again.
 */
export const BaitMenu = memo(function BaitMenu({ player }: { readonly player: Player }) {
  const t = useMessages(gameMessages)
  const uiText = useMessages(uiMessages)
  const { baits, retry } = useOwnedBaits(player)
  const owned = baits ?? []
  const effects = useQuery(GameGroundBaitsDocument).data?.me?.huntingGround.baitEffects ?? []
  const { run, isRunning } = useAction(GameEquipDocument, 'equip')
  const effectOf = (id: string) => {
    const effect = effects.find(({ item }) => item.id === id)
    return effect ? baitEffectText(effect, t) : ''
  }
  const statsOf = ({ stats }: GameItemFragment) =>
    stats.map((value) => `${value.stat.name} ${statText(value, t, true)}`).join(', ')
  const isBait = ({ itemType, requiredXp }: GameItemFragment) =>
    itemType.shortName === 'bait' && player.xp >= requiredXp
  const offered = effects.filter(({ item }) => isBait(item) && !owned.some((own) => own.item.id === item.id))
  const icon = (item: GameItemFragment) => <Image imageId={item.image?.id} variant="thumb" alt="" width={36} />
  const failure: readonly MenuEntry[] = retry
    ? [
        {
          key: 'retry',
          icon: <ControlIcon name="warning" />,
          label: <MenuLabel name={t('bait.notLoaded')} notes={[uiText('action.retry')]} />,
          onSelect: retry,
        },
      ]
    : []
  const entries: readonly MenuEntry[] = [
    ...failure,
    ...owned.map(({ item, amount, effect }) => ({
      key: item.id,
      icon: icon(item),
      label: <MenuLabel name={t('bait.left', { name: item.name, amount })} notes={[effect, statsOf(item)]} />,
      current: item.id === player.bait?.item.id,
      disabled: isRunning,
      onSelect: () => void (item.id !== player.bait?.item.id && run({ input: { itemId: item.id } })),
    })),
    ...offered.map(({ item }) => ({
      key: item.id,
      icon: icon(item),
      label: <MenuLabel name={item.name} notes={[effectOf(item.id), statsOf(item), t('bait.buy')]} />,
      to: shopItemPath(item),
    })),
  ]
  return (
    <Menu
      label={t('bait.change')}
      entries={entries}
      trigger={
        <Button
          size="sm"
          aria-disabled={entries.length === 0}
          icon={<Icon name="chevron-down" />}
          className={styles.trigger}
        >
          {t('bait.change')}
        </Button>
      }
    />
  )
})
