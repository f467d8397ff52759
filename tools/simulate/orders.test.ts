import { describe, expect, it } from '@jest/globals'
import { activeItemOf, type Id } from '@sanguine/rules'
import { buyOrdersForBosses, kindSharesOf, wearFittingEmblem } from './orders'
import { type KindName, playerKinds } from './player-kinds'
import { packMarket } from './player-run'
import { SimulatedPlayerState } from './simulated-player-state'

const market = packMarket()
const { release } = market

function found<Record extends { readonly name: string }>(records: ReadonlyMap<unknown, Record>, name: string): Record {
  const record = [...records.values()].find((one) => one.name === name)
  if (!record) throw new Error(`there is no ${name}`)
  return record
}

const moor = found(release.grounds, 'Wolfsmoor')
const boss = found(release.enemies, 'Old Marrowmaw')
const automata = found(release.enemyTypes, 'Robot').id
const [watch, brotherhood] = [boss.enemyTypeId, automata].map((kind: Id) => {
  const order = market.orders.get(kind)
  if (!order) throw new Error(`there is no order against ${kind}`)
  return order
})
if (!watch || !brotherhood) throw new Error('there are no orders')

/** A player on the moor who has not met its boss for so much of the wait. */
function aPlayer(kindName: KindName, waited: number): SimulatedPlayerState {
  const kind = playerKinds.find(({ name }) => name === kindName)
  if (!kind) throw new Error(`there is no ${kindName}`)
  const player = new SimulatedPlayerState('somebody', kind, market)
  player.state = {
    ...player.state,
    xp: 500,
    groundId: moor.id,
    currencies: { vgc: 1000 },
    bossWaits: { [boss.id]: waited },
  }
  return player
}

describe('the shares of enemy types', () => {
  it('follow the attraction, and are the boss alone when its wait ends', () => {
    const shares = kindSharesOf(aPlayer('busy', 0)) ?? new Map<Id, number>()
    expect([...shares.values()].reduce((sum, share) => sum + share, 0)).toBeCloseTo(1)
    expect(shares.get(boss.enemyTypeId)).toBeGreaterThan(shares.get(automata) ?? 0)
    expect(kindSharesOf(aPlayer('busy', 9999))).toEqual(new Map([[boss.enemyTypeId, 1]]))
  })

  it('are null for players who do not use orders', () => expect(kindSharesOf(aPlayer('casual', 0))).toBeNull())
})

describe('the emblem of an order', () => {
  it('is bought against a boss that is due, by players who use orders', () => {
    const bought = (kind: KindName, waited: number) => {
      const player = aPlayer(kind, waited)
      buyOrdersForBosses(player)
      return player.owns(watch.id)
    }
    expect([bought('busy', 9000), bought('busy', 100), bought('casual', 9000)]).toEqual([true, false, false])
  })

  it('is equipped against the most common enemy type, and replaced when another is', () => {
    const player = aPlayer('busy', 0)
    player.state = { ...player.state, inventory: { ...player.state.inventory, [watch.id]: 1, [brotherhood.id]: 1 } }
    wearFittingEmblem(player)
    expect(activeItemOf('emblem', player.state, release)?.name).toBe(watch.name)
    player.state = { ...player.state, xp: 2000, groundId: found(release.grounds, 'Ember Foundry').id }
    wearFittingEmblem(player)
    expect(activeItemOf('emblem', player.state, release)?.name).toBe(brotherhood.name)
  })
})
