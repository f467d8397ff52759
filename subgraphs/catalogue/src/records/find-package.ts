import { inTranslation, type PremiumPackageRecord } from '@sanguine/content'
import type { App, Language } from '@sanguine/kernel'
import { releaseService } from '../content/release-cache'
import { stamped } from './record'

/** A premium package as it is sold: visible, in English by default; null if there is none. For code that sells it. */
export async function findPackage(
  app: App,
  id: string,
  language: Language = 'en',
): Promise<PremiumPackageRecord | null> {
  const snapshot = await app.get(releaseService).latest()
  const record = snapshot.index.premiumPackage.find({ by: 'id', value: id })
  if (!record?.isVisible) return null
  return inTranslation(stamped(snapshot, 'premiumPackage', record), snapshot.localized[language])
}
