export { exampleTicket, newEmail, newUsername, passwordBody } from './account.shape'
export { type AnyAccountRefusal, accountRefusals, refusalSentence, refusals, toWireResult } from './accounts.refusals'
