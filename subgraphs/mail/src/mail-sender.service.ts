import { serveWhenDue } from '@sanguine/db'
import {
  type App,
  defineService,
  type IntervalWorker,
  purgeStartService,
  purgeTime,
  retryWaitMs,
  runInterval,
  SealProblem,
  stopWorkers,
} from '@sanguine/kernel'
import { mailAttempts, sentMails } from './mail-metrics'
import {
  type ClaimedMail,
  claimDueMail,
  finishMail,
  openMail,
  removeOldMails,
  requeueLateMails,
  returnMail,
  type SealedContent,
  sweepMs,
} from './mail-repository'
import { mailsService } from './mails.model'
import { mailTransportService } from './transport/mail-transport.service'
import { readFailure } from './transport/send-failure'

/** The number of mails that a gateway sends at once. */
const maxOpen = 5

/** The rest of a mail's lease that is required when its sending begins: longer than sending takes. */
const minLeaseMs = 45_000

/**
 * Sends the mails of the queue. Any gateway tries a failed mail again later. Nothing here throws, so that no call fails
 * because of a mail.
 */
class MailSender {
  #open = 0
  #isStopped = false
  readonly #sending = new Set<Promise<boolean>>()

  constructor(readonly app: App) {}

  /**
   * Starts to send mails that this gateway has just written. Waits for the end only if mails are files. Leaves mails
   * that are too many at once to the worker.
   */
  async sendNew(mails: readonly ClaimedMail[]): Promise<void> {
    const { isLocal } = this.app.get(mailTransportService)
    const sending = mails.map((mail) =>
      isLocal || this.#open < maxOpen ? this.#track(mail) : this.#leaveToWorker(mail),
    )
    if (isLocal) await Promise.all(sending)
  }

  /** Sends the mails that are due, until one fails for a reason that affects others too. */
  async sendDue(): Promise<void> {
    await Promise.all(Array.from({ length: maxOpen }, () => this.#sendInTurn()))
  }

  async #sendInTurn(): Promise<void> {
    while (!this.#isStopped) {
      const mail = await claimDueMail(this.app)
      if (!mail || !(await this.#track(mail))) return
    }
  }

  /** Ends the mails in progress; they are sent again once their leases have ended. */
  async stop(): Promise<void> {
    this.#isStopped = true
    this.app.get(mailTransportService).close()
    await Promise.all(this.#sending)
  }

  #track(mail: ClaimedMail): Promise<boolean> {
    const sending = this.#send(mail).finally(() => this.#sending.delete(sending))
    this.#sending.add(sending)
    return sending
  }

  /** A gateway with another pepper, which has all mails sealed for others, must not drop them: those can be sent by the others. */
  async #leaveToOthers(mail: ClaimedMail): Promise<boolean> {
    const { mailId, template, attempts } = mail
    const lastError = 'sealed with another PASSWORD_PEPPER'
    this.app.log.error(
      { mail: mailId, template, reason: lastError },
      'A mail could not be opened; it is left to other gateways.',
    )
    const dueAt = this.app.clock.now() + retryWaitMs(1)
    await this.#write(mail, () => returnMail(this.app, mail, dueAt, { lastError, attempts: attempts - 1 }))
    return false
  }

  #leaveToWorker(mail: ClaimedMail): Promise<boolean> {
    return this.#write(mail, () => returnMail(this.app, mail, this.app.clock.now(), { attempts: mail.attempts - 1 }))
  }

  /** Whether another mail may be tried at once. */
  async #send(mail: ClaimedMail): Promise<boolean> {
    const { app } = this
    if (app.clock.now() > mail.leasedUntil - minLeaseMs) return true
    if (purgeTime(app) >= mail.giveUpAt.getTime()) return this.#giveUp(mail, mail.lastError ?? 'too late')
    let content: SealedContent
    try {
      content = openMail(app, mail)
    } catch (error) {
      return error instanceof SealProblem ? this.#leaveToOthers(mail) : this.#giveUp(mail, 'not readable')
    }
    this.#open += 1
    try {
      await app.get(mailTransportService).send({ ...mail, ...content })
    } catch (error) {
      return this.#fail(mail, error)
    } finally {
      this.#open -= 1
    }
    app.get(sentMails).inc({ result: 'sent' })
    app.get(mailAttempts).total += 1
    return this.#write(mail, () => finishMail(app, mail, 'sent', null))
  }

  async #fail(mail: ClaimedMail, error: unknown): Promise<boolean> {
    if (this.#isStopped) return false
    this.app.get(sentMails).inc({ result: 'failed' })
    const { reason, isPermanent, isAboutMail } = readFailure(error)
    const counter = this.app.get(mailAttempts)
    counter.total += 1
    if (!isAboutMail) counter.failed += 1
    const waitMs = retryWaitMs(mail.attempts)
    if (isPermanent || purgeTime(this.app) + waitMs >= mail.giveUpAt.getTime()) return this.#giveUp(mail, reason)
    const { mailId, template, attempts } = mail
    const dueAt = this.app.clock.now() + waitMs
    this.app.log.warn(
      { mail: mailId, template, attempts, reason, retryAt: new Date(dueAt).toISOString() },
      'A mail could not be sent yet.',
    )
    await this.#write(mail, () => returnMail(this.app, mail, dueAt, { lastError: reason }))
    return isAboutMail
  }

  async #giveUp(mail: ClaimedMail, reason: string): Promise<boolean> {
    this.app.get(sentMails).inc({ result: 'givenUp' })
    const { mailId, template, attempts, accountId } = mail
    this.app.log.error({ mail: mailId, template, account: accountId, attempts, reason }, 'A mail was given up.')
    return this.#write(mail, () => finishMail(this.app, mail, 'givenUp', reason))
  }

  /** If the write fails, the mail is taken again after its lease. */
  async #write(mail: ClaimedMail, write: () => Promise<void>): Promise<boolean> {
    try {
      await write()
      return true
    } catch (error) {
      this.app.log.error({ err: error, mail: mail.mailId }, 'What became of a mail could not be written.')
      return false
    }
  }
}

export const mailSenderService = defineService<MailSender>({
  name: 'mail sender',
  create: (app) => {
    app.get(purgeStartService)
    return new MailSender(app)
  },
  stop: (sender) => sender.stop(),
})

/** Sends the mails that are due, until the mail server itself fails. */
export const sendDueMails = (app: App): Promise<void> => app.get(mailSenderService).sendDue()

const intervalMs = 5_000

/** Sends the mails that are due, and deletes the rows of old ones. */
export const mailWorkersService = defineService<readonly IntervalWorker[]>({
  name: 'mail workers',
  create: (app) => [
    runInterval(
      app,
      'mail.sender',
      intervalMs,
      () => serveWhenDue(app, app.get(mailsService), 'dueAt', () => sendDueMails(app)),
      { startsNow: true },
    ),
    runInterval(app, 'mail.sweeper', sweepMs, () => removeOldMails(app), { startsNow: true }),
    runInterval(app, 'mail.lateMails', sweepMs, () => requeueLateMails(app), { startsNow: true }),
  ],
  stop: stopWorkers,
})
