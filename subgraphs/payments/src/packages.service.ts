import { findPackage } from '@sanguine/catalogue'
import type { PremiumPackageRecord } from '@sanguine/content'
import { defineService, type Language } from '@sanguine/kernel'

/** Finds a premium package that is sold, as the catalogue has it, in English unless told; null where there is none. */
export type FindPackage = (packageId: string, language?: Language) => Promise<PremiumPackageRecord | null>

export const packagesService = defineService<FindPackage>({
  name: 'payments.packages',
  create: (app) => (packageId, language) => findPackage(app, packageId, language),
})
