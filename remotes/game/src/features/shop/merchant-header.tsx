import type { Merchant } from '@sanguine/rules'
import { useMessages } from '@sanguine/ui/platform'
import { RoomHeader } from '../../shared/components/merchant-header'
import { gameMessages } from '../../shared/i18n/messages'
import { merchantArt } from './merchant-images'

/** The merchant's room, its keeper and what the keeper has to say. */
export function MerchantHeader({ merchant }: { readonly merchant: Merchant }) {
  const t = useMessages(gameMessages)
  return (
    <RoomHeader {...merchantArt[merchant]} title={t(`merchant.${merchant}`)} line={t(`merchant.${merchant}.line`)} />
  )
}
