import { items } from '../world/items/index.mjs'
import { news } from '../world/news.mjs'
import { portraits } from '../world/portraits.mjs'
import { premiumPackages } from '../world/premium.mjs'
import { ranks } from '../world/ranks.mjs'
import { enemies } from '../world/regions/index.mjs'
import { start } from '../world/start.mjs'
import { version } from '../world/version.mjs'
import { enemyRecord } from './enemy.mjs'
import { currencyEntries } from './entries.mjs'
import { germanTexts } from './german.mjs'
import { idOf } from './ids.mjs'
import { itemRecord } from './item.mjs'
import { placeRecords } from './places.mjs'
import { optional, refer } from './refer.mjs'
import { vocabularyRecords } from './vocabulary.mjs'

const rankRecord =
  ({ imageId }) =>
  (rank) => ({
    id: idOf('rank', rank.slug),
    name: rank.name,
    xp: rank.xp,
    rewardItemId: optional(refer.item, rank.reward),
    flavorText: rank.flavor,
    imageId: imageId('rank', rank.slug),
  })

const newsRecord =
  ({ imageId, loopId }) =>
  (entry) => ({
    id: idOf('news', entry.slug),
    header: entry.header,
    message: entry.message,
    imageId: imageId('news', entry.slug),
    animatedImageId: loopId('news', entry.slug),
    publishedAt: entry.publishedAt,
    rewardItemId: optional(refer.item, entry.reward),
  })

const packageRecord =
  ({ imageId, loopId }) =>
  (entry) => ({
    id: idOf('premiumPackage', entry.slug),
    name: entry.name,
    priceUsd: entry.priceUsd,
    month: 0,
    year: 0,
    subscriptionLevel: entry.level ?? 0,
    category: entry.deal ?? 0,
    isVisible: true,
    imageId: imageId('premiumPackage', entry.slug),
    animatedImageId: loopId('premiumPackage', entry.slug),
    flavorText: entry.flavor,
    items: Object.entries(entry.items).map(([slug, amount]) => ({ itemId: refer.item(slug), amount })),
  })

/**
 * All files of the pack except the list of artworks: file name → content. `art` finds an artwork by kind and slug
 * (`imageId`), and its loop (`loopId`, empty if it does not move).
 */
export function packFiles(art) {
  const { imageId } = art
  const records = {
    ...vocabularyRecords(imageId),
    item: items.map(itemRecord(art)),
    enemy: enemies.map(enemyRecord(art)),
    ...placeRecords(art),
    rank: ranks.map(rankRecord(art)),
    news: news.map(newsRecord(art)),
    premiumPackage: premiumPackages.map(packageRecord(art)),
  }
  const files = Object.entries(records).map(([kind, list]) => [`${kind}.json`, list])
  const startRecord = {
    huntingGroundId: refer.huntingGround(start.ground),
    currencies: currencyEntries(start.currencies, imageId),
    items: start.items.map(({ item, amount, equipped }) => ({ itemId: refer.item(item), amount, equipped })),
    portraits: portraits.map(({ slug }) => imageId('portrait', slug)),
  }
  const others = { 'start.json': startRecord, 'de.json': germanTexts(), 'version.json': { version } }
  return { ...Object.fromEntries(files), ...others }
}
