import type { Refusal } from '@sanguine/kernel'
import { restRefusals } from '@sanguine/kernel/rest'

type NoDetails = Readonly<Record<never, never>>

/** Why a hunt was not shared, or a link not revoked. */
export type FightRefusal =
  | Refusal<'unknownFight', NoDetails>
  | Refusal<'unknownLink', NoDetails>
  | Refusal<'tooManyLinks', NoDetails>

export const refusals = restRefusals<FightRefusal>({
  unknownFight: {
    en: 'There is no such fight in your journal.',
    de: 'Diesen Kampf gibt es in deinem Tagebuch nicht.',
  },
  unknownLink: { en: 'This link has already been revoked.', de: 'Dieser Link ist schon widerrufen.' },
  tooManyLinks: {
    en: 'You are sharing 100 fights, which is the limit. Revoke a link first.',
    de: 'Du teilst hundert Kämpfe, mehr sind nicht möglich. Widerrufe zuerst einen Link.',
  },
})
