export { exampleTicket, passwordBody, text } from './account.shape'
export { type AnyAccountRefusal, accountRefusals, refusalSentence, toWireResult } from './accounts.refusals'
