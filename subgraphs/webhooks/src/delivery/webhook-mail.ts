import type { AccountDetails } from '@sanguine/accounts'
import type { App, Language, Settings } from '@sanguine/kernel'
import { composeMail, type MailContent, type MailSample, type NewMail } from '@sanguine/mail'

type Content = Omit<MailContent, 'name'>

const texts: Readonly<Record<Language, (url: string, link: string) => Content>> = {
  en: (url, link) => ({
    subject: 'A webhook of your Sanguine account was disabled',
    heading: 'A webhook of your Sanguine account was disabled',
    blocks: [
      {
        paragraph:
          'A program of yours did not accept events for three days, or said that it wants none. Its address is:',
      },
      { value: url },
      {
        paragraph:
          'It gets no events until you enable it again under Security. The deliveries of the last seven days are listed there.',
      },
      { button: 'Manage my webhooks', link },
    ],
  }),
  de: (url, link) => ({
    subject: 'Ein Webhook deines Sanguine-Kontos wurde abgeschaltet',
    heading: 'Ein Webhook deines Sanguine-Kontos wurde abgeschaltet',
    blocks: [
      {
        paragraph:
          'ein Programm von dir hat drei Tage lang keine Ereignisse angenommen oder will keine mehr. Seine Adresse ist:',
      },
      { value: url },
      {
        paragraph:
          'Der Webhook bekommt keine Ereignisse, bis du ihn unter „Sicherheit“ wieder einschaltest. Dort stehen auch die Sendungen der letzten sieben Tage.',
      },
      { button: 'Meine Webhooks verwalten', link },
    ],
  }),
}

const compose = (settings: Settings, language: Language, name: string, url: string) =>
  composeMail(settings, language, { name, ...texts[language](url, `${settings.publicUrl}/account/security`) })

interface DisabledWebhook {
  readonly owner: AccountDetails
  readonly url: string
  readonly language: Language
}

/** The mail that tells an owner of a disabled webhook. */
export const webhookDisabledMail = (app: App, { owner, url, language }: DisabledWebhook): NewMail => ({
  ...compose(app.settings, language, owner.name, url),
  template: 'webhookDisabled',
  accountId: owner.accountId,
  to: { name: owner.name, address: owner.email },
})

/** Every mail about webhooks, for the preview. */
export const webhookMailSamples: readonly MailSample[] = [
  {
    name: 'webhook-disabled',
    compose: (settings, language) => compose(settings, language, 'Mina', 'https://bot.example.org/sanguine'),
  },
]
