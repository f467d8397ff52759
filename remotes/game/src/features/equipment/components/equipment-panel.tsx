import {
  AnimatedImage,
  breakpoints,
  Icon,
  Image,
  Section,
  Slot as SlotPlate,
  StatList,
  StatRow,
  statText,
} from '@sanguine/ui'
import { type Translate, useMediaQuery, useMessages } from '@sanguine/ui/platform'
import { useState } from 'react'
import { Link } from 'react-router'
import { StatTerm } from '../../../shared/glossary/stat-term'
import { type GameMessage, gameMessages } from '../../../shared/i18n/messages'
import { typeName } from '../../../shared/i18n/type-name'
import { type Slot, slotsOf } from '../../../shared/player/slots'
import type { Player } from '../../../shared/player/use-player'
import { AutoHuntStatus } from './auto-hunt-status'
import styles from './equipment-panel.module.css'
import { SetupButtons } from './setup-buttons'
import { SetupLine } from './setup-line'
import { SlotDialog } from './slot-dialog'

const left = ['head', 'weapon', 'armour', 'hands', 'power', 'feet']
const right = ['emblem', 'coffin', 'mount', 'retainer']
const setup = ['bait', 'hex', 'coin', 'avatar']

const keyOf = (slot: Slot) => `${slot.itemType.shortName}-${slot.index}`

/** The requirement of a locked slot and its source; undefined for an open slot. */
function lockText({ lockedBy }: Slot, t: Translate<GameMessage>): string | undefined {
  if (!lockedBy) return undefined
  const { stat, value, opener } = lockedBy
  const demand = { stat: stat.name, value }
  return opener ? t('equipment.slotNeedsItem', { ...demand, item: opener.name }) : t('equipment.slotNeeds', demand)
}

/** The equipment slots with the resulting stats. */
export function EquipmentPanel({ player, level = 2 }: { readonly player: Player; readonly level?: 1 | 2 }) {
  const t = useMessages(gameMessages)
  const isNarrow = useMediaQuery(breakpoints.narrow)
  const [opened, setOpened] = useState<string | null>(null)
  const openedSlot = player.equipmentSlots.find((slot) => keyOf(slot) === opened) ?? null
  const plate = (slot: Slot) => (
    <SlotPlate
      key={keyOf(slot)}
      type={slot.itemType.shortName}
      typeName={typeName(t, slot.itemType.shortName)}
      item={slot.item}
      lockedReason={lockText(slot, t)}
      onOpen={() => setOpened(keyOf(slot))}
    />
  )
  const [leftSlots, rightSlots] = [slotsOf(player, left), slotsOf(player, right)]
  return (
    <Section title={t('equipment.title')} level={level} aside={<SetupButtons player={player} />}>
      <SetupLine player={player} />
      <div className={styles.slots}>
        {leftSlots.slice(0, 2).map(plate)}
        <div className={styles.figure}>
          <AnimatedImage
            imageId={player.avatar?.id}
            animatedUrl={player.avatar?.animatedUrl}
            alt=""
            ratio={1}
            className={styles.portrait}
            eager
          />
          <div className={styles.accessories}>{slotsOf(player, ['accessory']).map(plate)}</div>
        </div>
        {rightSlots.slice(0, 2).map(plate)}
        {leftSlots.slice(2, 4).map(plate)}
        {rightSlots.slice(2, 4).map(plate)}
        {leftSlots.slice(4).map(plate)}
        {rightSlots.slice(4).map(plate)}
      </div>
      <div className={styles.setup}>
        {slotsOf(player, setup).map(plate)}
        <span className={styles.setupText}>
          {player.bait
            ? t('clock.bait', { name: player.bait.item.name, amount: player.bait.amount })
            : t('clock.noBait')}
        </span>
      </div>
      <AutoHuntStatus player={player} />
      <details className={styles.stats} open={!isNarrow}>
        <summary>
          {t('equipment.stats')}
          <Icon name="chevron-down" />
        </summary>
        <StatList columns={2}>
          {player.stats.map((value) => (
            <StatRow
              key={value.stat.id}
              icon={<Image imageId={value.stat.image?.id} variant="thumb" alt="" width={22} />}
              name={<StatTerm stat={value.stat} />}
              value={statText(value, t, false)}
            />
          ))}
        </StatList>
        <Link to="/glossary#fighting" className={styles.help}>
          {t('equipment.glossary')}
        </Link>
      </details>
      {openedSlot && <SlotDialog player={player} slot={openedSlot} onClose={() => setOpened(null)} />}
    </Section>
  )
}
