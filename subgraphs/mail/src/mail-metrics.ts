import { defineCounter, defineMeasurementCounter, type StatusSource, type WorkQueue } from '@sanguine/kernel'
import { trusted } from 'mongoose'
import { type MailRecord, mailsService } from './mails.model'

export const sentMails = defineCounter({
  name: 'sanguine_mails_total',
  help: 'Attempts to send a mail by result: sent, failed (it is tried again), givenUp.',
  labels: ['result'],
  initial: [{ result: 'sent' }, { result: 'failed' }, { result: 'givenUp' }],
})

/** Attempts to send a mail. One fails if the mail server serves no mail, and not if it refuses this one. */
export const mailAttempts = defineMeasurementCounter('mail attempts')

export const mailStatus: StatusSource = {
  component: 'mails',
  measure: async (app) => app.get(mailAttempts).take(),
}

/** The most mails that are read for their age. */
const maxRead = 1_000

/** The mails that are not sent yet, those that wait for another attempt included. */
export const mailQueue: WorkQueue = {
  name: 'mails',
  async read(app) {
    const mails = app.get(mailsService)
    const isQueued = { dueAt: trusted({ $gt: new Date(0) }) }
    const [count, first] = await Promise.all([
      mails.countDocuments(isQueued),
      mails.find(isQueued, { createdAt: 1 }).sort({ dueAt: 1 }).limit(maxRead).lean<Pick<MailRecord, 'createdAt'>[]>(),
    ])
    const times = first.map(({ createdAt }) => createdAt.getTime())
    return { count, since: times.length === 0 ? null : Math.min(...times) }
  },
}
