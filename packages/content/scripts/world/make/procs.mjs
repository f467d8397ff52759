import { procStrength } from '../balance.mjs'
import { stats } from '../stats/index.mjs'
import { around } from './numbers.mjs'

const typeOf = new Map(stats.map(({ slug, proc }) => [slug, proc?.[0]]))

/**
 * `{ redthirst: 20 }`, a chance in percent for each, as stats whose strength fits their carrier. `carrier` is `item` or
 * `creature`; `measures` are its damage, health and gold.
 */
export function procsOf(carrier, procs = {}, measures) {
  return Object.fromEntries(
    Object.entries(procs).map(([slug, percent]) => {
      const type = typeOf.get(slug)
      if (!type) throw new Error(`${slug} is no proc`)
      const part = procStrength[carrier][type]
      const measure = { healing: measures.health, theft: measures.gold }[type] ?? measures.damage
      return [slug, { value: part ? around(measure * part, 0.25) : 1, percent }]
    }),
  )
}
