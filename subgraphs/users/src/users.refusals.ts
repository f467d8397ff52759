import { type AnyAccountRefusal, accountRefusals } from '@sanguine/accounts/rest'
import { joinRefusals, restRefusals } from '@sanguine/kernel/rest'
import type { PlayerRefusal } from '@sanguine/players'
import { playerRefusals } from '@sanguine/players/rest'
import type { UserRefusal } from './user-refusal'

/** Every refusal of an operation by staff on an account and its player. */
export type AnyUserRefusal = UserRefusal | AnyAccountRefusal | PlayerRefusal

export const refusals = restRefusals<AnyUserRefusal>(
  joinRefusals(playerRefusals, accountRefusals, {
    userChanged: {
      en: 'The user has been changed since you loaded it. Please load it again.',
      de: 'Jemand anderes hat dieses Konto geändert. Bitte lade es neu.',
    },
    appChanged: {
      en: 'The owner of this app has changed it since you loaded it. Please look at it again.',
      de: 'Diese App wurde geändert, seit du sie geladen hast. Bitte sieh sie dir noch einmal an.',
    },
    adminRequired: {
      en: 'Only an admin may change roles, and accounts of staff.',
      de: 'Rollen und Konten des Teams kann nur die Administration ändern.',
    },
    reasonRequired: { en: 'reason: is required.', de: 'reason: Bitte gib eine Begründung an.' },
    notBanned: { en: 'This account is not banned.', de: 'Dieses Konto ist nicht gesperrt.' },
    ownAccount: {
      en: 'You change your own second factor in your profile.',
      de: 'Den eigenen zweiten Faktor änderst du in deinem Profil.',
    },
  }),
)

export const { refusalCodes, refusalSentence, toWireResult } = refusals
