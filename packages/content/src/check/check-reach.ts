import type { ContentCheck } from './content-check'
import { reachInSteps } from './reach'

/** Checks that a new player can obtain every visible item and enter every visible ground. */
export const checkReach: ContentCheck = function* (content, { index }) {
  const reach = yield* reachInSteps(content, index)
  const items = content.records.item
    .filter(({ id, isVisible }) => isVisible && !reach.items.has(id))
    .map(({ id, name }) => ({
      kind: 'item' as const,
      id,
      title: name,
      field: '',
      message: { en: 'cannot be obtained in any way', de: 'ist auf keinem Weg zu bekommen' },
    }))
  const grounds = content.records.huntingGround
    .filter(({ id, isVisible }) => isVisible && !reach.grounds.has(id))
    .map((ground) => {
      const region = index.region.find({ by: 'id', value: ground.regionId })
      const keys = [ground.keyId, region?.keyId ?? ''].filter((id) => id !== '' && !reach.items.has(id))
      const names = keys.map((id) => index.item.find({ by: 'id', value: id })?.name ?? id)
      const at = { kind: 'huntingGround' as const, id: ground.id, title: ground.name, field: 'keyId' }
      const message = {
        en: `cannot be entered, since ${names.join(' and ')} cannot be obtained`,
        de: `ist nicht zugänglich, weil ${names.join(' und ')} nicht zu bekommen ist`,
      }
      return { ...at, message }
    })
  yield* items
  yield* grounds
}
