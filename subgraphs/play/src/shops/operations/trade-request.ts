import { idSchema } from '@sanguine/kernel'
import { z } from 'zod'

/** The rules refuse an amount that is out of range. */
export const tradeSchema = z.object({ itemId: idSchema, amount: z.number() })

/** The item and amount to buy or sell. */
export type TradeRequest = z.input<typeof tradeSchema>
