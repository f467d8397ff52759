import { stats } from '../world/stats/index.mjs'
import { currencies } from '../world/vocabulary.mjs'

const currencyNames = new Set(currencies.map(({ slug }) => slug))
const statNames = new Set(stats.map(({ slug }) => slug))

/** `{ vgc: 40 }` as currency entries. `imageId` finds a currency's artwork. */
export function currencyEntries(purse = {}, imageId) {
  return Object.entries(purse).map(([shortName, value]) => {
    if (!currencyNames.has(shortName)) throw new Error(`there is no currency ${shortName}`)
    return { name: shortName, currencyShortName: shortName, value, imageId: imageId('currency', shortName) }
  })
}

const rangeOf = (value) => (Array.isArray(value) ? value : [value, value])

/** A stat is a number, `[from, to]`, or for a proc `{ value, percent }`. */
function statLines(stats = {}) {
  return Object.entries(stats).map(([shortName, given]) => {
    if (!statNames.has(shortName)) throw new Error(`there is no stat ${shortName}`)
    const isProc = typeof given === 'object' && !Array.isArray(given)
    const [from, to] = rangeOf(isProc ? given.value : given)
    return { shortName, from, to, procPercent: isProc ? given.percent : 0 }
  })
}

export const itemStats = (stats) =>
  statLines(stats).map(({ shortName, from, to, procPercent }) => ({
    statShortName: shortName,
    valueFrom: from,
    valueTo: to,
    procPercent,
  }))

export const enemyStats = (stats) =>
  statLines(stats).map(({ shortName, from, to, procPercent }) => ({
    statShortName: shortName,
    value: from,
    valueTo: to,
    procPercent,
  }))
