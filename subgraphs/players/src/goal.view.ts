import { viewEnemy, viewItem } from '@sanguine/catalogue'
import type { Id, PlayerGoal, Release } from '@sanguine/rules'
import type { Goal } from '@sanguine/schema'
import { viewGround } from './ground.view'

const plain = {
  xpMissing: 0,
  missing: 0,
  item: null,
  huntingGround: null,
  enemy: null,
  keyItem: null,
  material: null,
  rewardItem: null,
}

const itemOrNull = (release: Release, id: Id | null) => (id === null ? null : viewItem(release, id))

/** A goal with names and pictures. */
export function viewGoal(release: Release, goal: PlayerGoal): Goal {
  const about = (itemId: Id) => {
    const item = viewItem(release, itemId)
    return { ...plain, kind: goal.kind, name: item?.name ?? '', item }
  }
  switch (goal.kind) {
    case 'firstHunt':
      return { ...plain, kind: goal.kind, name: '' }
    case 'equipBait':
    case 'equipItem':
      return about(goal.itemId)
    case 'buyBait':
      return { ...about(goal.itemId), missing: goal.missing }
    case 'claimCollection':
      return about(goal.collectionId)
    case 'collection':
      return { ...about(goal.collectionId), missing: goal.missing }
    case 'buyKey':
      return { ...about(goal.itemId), missing: goal.missing, huntingGround: viewGround(release, goal.groundId) }
    case 'craftKey': {
      const huntingGround = viewGround(release, goal.groundId)
      return {
        ...about(goal.itemId),
        missing: goal.missing,
        huntingGround,
        material: viewItem(release, goal.materialId),
      }
    }
    case 'ware':
      return { ...about(goal.itemId), missing: goal.missing, xpMissing: goal.missing }
    case 'rank': {
      const name = release.ranks.find(({ id }) => id === goal.rankId)?.name ?? ''
      const rewardItem = itemOrNull(release, goal.rewardItemId)
      return { ...plain, kind: goal.kind, name, missing: goal.missing, xpMissing: goal.missing, rewardItem }
    }
    case 'ground': {
      const huntingGround = viewGround(release, goal.groundId)
      const keyItem = itemOrNull(release, goal.keyId)
      const { name } = huntingGround
      return { ...plain, kind: goal.kind, name, missing: goal.missing, xpMissing: goal.missing, huntingGround, keyItem }
    }
    case 'mission': {
      const enemy = viewEnemy(release, goal.enemyId)
      const huntingGround = viewGround(release, goal.groundId)
      return { ...plain, kind: goal.kind, name: enemy.name, missing: goal.missing, enemy, huntingGround }
    }
  }
}
