export {
  createSanguine,
  type EventOptions,
  type ListName,
  type OperationInput,
  type OperationName,
  type OperationResult,
  type Sanguine,
  type SanguineOptions,
} from './client.ts'
export type { SanguineEvent, StaffEvent } from './events.ts'
export type { components } from './generated/api.ts'
export { isRefusal, type Problem, Refusal, type RefusalCode } from './refusal.ts'
export type { CallOptions } from './send.ts'
export { InvalidSignature, readWebhook, type WebhookBody, type WebhookCall } from './webhooks.ts'
