import { defineService } from '@sanguine/kernel'

/** The places between two writes of a payment. A gateway may stop at any of them. */
export type PaymentStep =
  | 'inserted'
  | 'createdAtProvider'
  | 'opened'
  | 'claimed'
  | 'captured'
  | 'recorded'
  | 'granted'
  | 'grantMarked'
  | 'takenBack'
  | 'takeBackMarked'
  | 'cancelledAtProvider'
  | 'statusTold'
  | 'continued'

/** Called at every step. Does nothing; a test provides one that throws, as if the gateway had stopped there. */
export type PassStep = (step: PaymentStep) => void

export const paymentStepsService = defineService<PassStep>({ name: 'payments.steps', create: () => () => undefined })
