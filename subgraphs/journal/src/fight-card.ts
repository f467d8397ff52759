import { createHash, createHmac } from 'node:crypto'
import { enemyOf, itemOf, releaseFor } from '@sanguine/catalogue'
import { type App, type Context, defineService, type PagePreview, Problem } from '@sanguine/kernel'
import { readEnemyImage, renderShareCard, type ShareCard } from '@sanguine/media'
import { type Hashes, type Language, readFightProof, verifyFight } from '@sanguine/rules'
import type { FightReplayObject } from '@sanguine/schema'
import { LRUCache } from 'lru-cache'
import { sealedProofOf } from './fight-proof'
import { readSharedFight } from './operations/read-fight'

const hashes: Hashes = {
  sha256: async (text) => createHash('sha256').update(text).digest('hex'),
  hmacSha256: async (key, text) => createHmac('sha256', key).update(text).digest('hex'),
}

/** Cards in memory, by proof and language; about 100 KB each. */
const cardsService = defineService({
  name: 'journal.fightCards',
  create: () => new LRUCache<string, Promise<Buffer>>({ max: 100 }),
})

/** The most drops that a card names. */
const maxDrops = 2

/** German names stand alone: after a preposition, a name with an article would have another case. */
const titles = {
  win: { en: '$hunter beat $enemy', de: '$hunter – $enemy: Sieg' },
  draw: { en: '$hunter fought to a draw with $enemy', de: '$hunter – $enemy: Unentschieden' },
  loss: { en: '$hunter lost to $enemy', de: '$hunter – $enemy: Niederlage' },
} as const

const words = {
  en: {
    dropped: 'Dropped',
    verified: 'Verified: anyone can draw this fight again',
    page: 'Check this fight yourself.',
  },
  de: {
    dropped: 'Beute',
    verified: 'Geprüft: Jeder kann diesen Kampf nachrechnen',
    page: 'Prüfe diesen Kampf selbst.',
  },
} as const satisfies Record<Language, object>

/** Whether all of the fight can be checked and is right. */
async function isVerified(fight: FightReplayObject): Promise<boolean> {
  const result = readFightProof(JSON.stringify(sealedProofOf(fight)))
  return result.ok && (await verifyFight(result.read, hashes)).every(({ status }) => status === 'passed')
}

const percentText = (percent: number, language: Language): string =>
  new Intl.NumberFormat(language, { style: 'percent', maximumSignificantDigits: 3 }).format(percent / 100)

/** The texts about a fight: who fought whom, and what it dropped with which chance. */
function textsOf({ combat }: FightReplayObject, context: Context) {
  const { language } = context
  const release = releaseFor(context)
  const { result, attacker, stakes, reward, enemyId } = combat
  const title = titles[result === 'ongoing' ? 'draw' : result][language]
    .replace('$hunter', () => attacker.name)
    .replace('$enemy', () => enemyOf(release, enemyId).name)
  const lines = (reward?.loot ?? []).slice(0, maxDrops).map(({ itemId, amount }) => {
    const chance = stakes.chances?.[itemId]
    const percent = chance === undefined ? '' : ` (${percentText(chance, language)})`
    return `${words[language].dropped}: ${itemOf(release, itemId).name}${amount > 1 ? ` ×${amount}` : ''}${percent}`
  })
  return { title, lines }
}

/** The bytes of the creature's still image; null if it has none. */
async function imageOf(app: App, enemyId: string): Promise<Uint8Array | null> {
  try {
    const { bytes, contentType } = await readEnemyImage(app, enemyId)
    return contentType.startsWith('image/') ? bytes : null
  } catch (error) {
    if (error instanceof Problem && error.kind === 'notFound') return null
    throw error
  }
}

async function renderCard(fight: FightReplayObject, context: Context): Promise<Buffer> {
  const card: ShareCard = {
    ...textsOf(fight, context),
    seal: (await isVerified(fight)) ? words[context.language].verified : null,
    image: await imageOf(context.app, fight.combat.enemyId),
  }
  return renderShareCard(card)
}

/** The card of a shared fight as PNG, and its entity tag; null if the fight is not shared. */
export async function readFightCard(
  context: Context,
  token: string,
): Promise<{ readonly bytes: Buffer; readonly etag: string } | null> {
  const fight = await readSharedFight(context, { token })
  if (!fight) return null
  const etag = `${sealedProofOf(fight).digest.slice(0, 32)}-${releaseFor(context).id}-${context.language}`
  const cards = context.app.get(cardsService)
  const known = cards.get(etag)
  if (known) return { bytes: await known, etag }
  const rendering = renderCard(fight, context)
  cards.set(etag, rendering)
  try {
    return { bytes: await rendering, etag }
  } catch (error) {
    cards.delete(etag)
    throw error
  }
}

/** The preview of the pages of a shared fight; null if the fight is not shared. */
export async function previewFight(context: Context, token: string): Promise<PagePreview | null> {
  const fight = await readSharedFight(context, { token })
  if (!fight) return null
  const { title, lines } = textsOf(fight, context)
  return {
    title,
    description: [...lines, words[context.language].page].join(' · '),
    imagePath: `/api/fair/${token}/card?language=${context.language}`,
    imageAlt: [title, ...lines].join('. '),
  }
}
