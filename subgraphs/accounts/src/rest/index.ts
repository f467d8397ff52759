export { exampleTicket, newEmail, newUsername, passwordBody } from './account.shape'
export { type AnyAccountRefusal, accountRefusals, refusalSentence, toWireResult } from './accounts.refusals'
