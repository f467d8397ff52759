import type { Merchant } from '@sanguine/rules'
import { useMessages } from '@sanguine/ui/platform'
import { gameMessages } from '../../i18n/messages'
import { RoomHeader } from '../../room/room-header'
import { merchantArt } from './merchant-art'

/** The merchant's room, its keeper and what the keeper has to say. */
export function MerchantHeader({ merchant }: { readonly merchant: Merchant }) {
  const t = useMessages(gameMessages)
  return (
    <RoomHeader {...merchantArt[merchant]} title={t(`merchant.${merchant}`)} line={t(`merchant.${merchant}.line`)} />
  )
}
