import armoryKeeper from '@sanguine/content/art/ui/keeper-armory.webp'
import cryptKeeper from '@sanguine/content/art/ui/keeper-crypt.webp'
import jewelKeeper from '@sanguine/content/art/ui/keeper-jewel.webp'
import mercatusKeeper from '@sanguine/content/art/ui/keeper-mercatus.webp'
import sanctumKeeper from '@sanguine/content/art/ui/keeper-sanctum.webp'
import stableKeeper from '@sanguine/content/art/ui/keeper-stable.webp'
import weaponMasterKeeper from '@sanguine/content/art/ui/keeper-weaponMaster.webp'
import armory from '@sanguine/content/art/ui/merchant-armory.webp'
import crypt from '@sanguine/content/art/ui/merchant-crypt.webp'
import jewel from '@sanguine/content/art/ui/merchant-jewel.webp'
import mercatus from '@sanguine/content/art/ui/merchant-mercatus.webp'
import sanctum from '@sanguine/content/art/ui/merchant-sanctum.webp'
import stable from '@sanguine/content/art/ui/merchant-stable.webp'
import weaponMaster from '@sanguine/content/art/ui/merchant-weaponMaster.webp'
import type { Merchant } from '../../generated/documents'

/** The images of each merchant: the room (`interior`) and the person in it (`keeper`). */
export const merchantImages: Readonly<Record<Merchant, { readonly interior: string; readonly keeper: string }>> = {
  ARMORY: { interior: armory, keeper: armoryKeeper },
  CRYPT: { interior: crypt, keeper: cryptKeeper },
  JEWEL: { interior: jewel, keeper: jewelKeeper },
  MERCATUS: { interior: mercatus, keeper: mercatusKeeper },
  SANCTUM: { interior: sanctum, keeper: sanctumKeeper },
  STABLE: { interior: stable, keeper: stableKeeper },
  WEAPON_MASTER: { interior: weaponMaster, keeper: weaponMasterKeeper },
}
