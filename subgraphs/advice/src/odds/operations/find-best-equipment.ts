import { releaseService } from '@sanguine/catalogue'
import { type Context, idSchema, parse } from '@sanguine/kernel'
import { readPlayer } from '@sanguine/players'
import {
  activeSetupOf,
  cooldownMs,
  type HuntTotals,
  type PlayerState,
  slots,
  withItems,
  withSetup,
} from '@sanguine/rules'
import type { SlotChangeObject } from '@sanguine/schema'
import { z } from 'zod'
import { groundRule } from '../../ground-rule'
import { requireVisibleGround } from '../../visible-ground'
import { bestSetupService } from '../best-setup/best-setup.service'

const inputSchema = z.object({ huntingGroundId: idSchema })

/** The odds of hunts with some equipment. */
interface EquipmentOdds {
  readonly totals: HuntTotals
  /** seconds between two hunts */
  readonly cooldownSeconds: number
}

/** The owned equipment that wins most on a ground. */
interface BestEquipment {
  /** empty if nothing better is found */
  readonly changes: readonly SlotChangeObject[]
  readonly before: EquipmentOdds
  readonly after: EquipmentOdds
}

/**
 * The equipment with which the player would win most on a ground, with the current bait and in the present phase of the
 * region's rule. Null if the bait attracts nothing. For players. Throws `notFound` for a ground that is not visible,
 * and `tooMany` and `unavailable` if the search cannot run now.
 */
export async function findBestEquipment(
  context: Context,
  input: { readonly huntingGroundId: string },
): Promise<BestEquipment | null> {
  const { huntingGroundId: groundId } = parse(inputSchema, input)
  const { accountId, state } = await readPlayer(context)
  const { app } = context
  const release = app.get(releaseService).current()
  requireVisibleGround(groundId, state, release)
  const phase = groundRule(context, groundId, state)?.phase ?? null
  const found = await app.get(bestSetupService).find(accountId, { state, groundId, phase }, context.signal)
  if (!found) return null
  const open = slots(state, release).filter(({ isLocked }) => !isLocked)
  const wornInOpen = (slotType: string) =>
    open.flatMap((slot) => (slot.slotType === slotType && slot.itemId !== null ? [slot.itemId] : []))
  const changes = found.changes.map(({ slotType, itemIds }) => ({
    slotType,
    before: wornInOpen(slotType),
    after: itemIds,
  }))
  const oddsOf = (totals: HuntTotals, player: PlayerState): EquipmentOdds => ({
    totals,
    cooldownSeconds: cooldownMs(player, release, app.settings.gameSpeed) / 1000,
  })
  const changed = withSetup(state, withItems(activeSetupOf(state), found.changes))
  return { changes, before: oddsOf(found.before, state), after: oddsOf(found.after, changed) }
}
