import { findPackage } from '@sanguine/catalogue'
import type { PremiumPackageRecord } from '@sanguine/content'
import { defineService } from '@sanguine/kernel'

/** Finds a premium package that is sold, as the catalogue has it; null where there is none. */
export type FindPackage = (packageId: string) => Promise<PremiumPackageRecord | null>

export const packagesService = defineService<FindPackage>({
  name: 'payments.packages',
  create: (app) => (packageId) => findPackage(app, packageId),
})
