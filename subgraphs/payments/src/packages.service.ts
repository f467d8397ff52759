import { findPackage } from '@sanguine/catalogue'
import type { PremiumPackageRecord } from '@sanguine/content'
import { defineService, type Language } from '@sanguine/kernel'

/** Finds a premium package that is sold, as the catalogue has it, in English by default; null if there is none. */
export type FindPackage = (packageId: string, language?: Language) => Promise<PremiumPackageRecord | null>

export const packagesService = defineService<FindPackage>({
  name: 'payments.packages',
  create: (app) => (packageId, language) => findPackage(app, packageId, language),
})

/** The name that a package had when it was bought, translated unless the package was renamed since. */
export async function readPackageName(
  find: FindPackage,
  { packageId, name }: { readonly packageId: string; readonly name: string },
  language: Language,
): Promise<string> {
  const [original, spoken] = await Promise.all([find(packageId), find(packageId, language)])
  return original?.name === name && spoken ? spoken.name : name
}
