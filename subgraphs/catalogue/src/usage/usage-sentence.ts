import type { Language, Sentence } from '@sanguine/kernel'
import type { RecordUsage, UsageReason } from './usage-count'

/** The phrases for a count of 1 and for any other, in which `#` stands for the count. */
type Phrases = Readonly<Record<UsageReason, readonly [single: string, several: string]>>

const phrases: Readonly<Record<Language, Phrases>> = {
  en: {
    standing: ['1 player stands there', '# players stand there'],
    fight: ['1 player is fighting there or against it', '# players are fighting there or against it'],
    mission: ['1 player has a mission with it', '# players have missions with it'],
    owned: ['1 player owns it', '# players own it'],
    equipped: ['1 player has it equipped', '# players have it equipped'],
    balance: ['1 player holds some of it', '# players hold some of it'],
    setup: ['1 player has bound a setup to it', '# players have bound a setup to it'],
    autoHunt: ['1 player uses it for auto-hunts', '# players use it for auto-hunts'],
    pin: ['1 player has pinned it', '# players have pinned it'],
    rank: ['1 player has reached it', '# players have reached it'],
    gift: ['1 player has not taken its gift yet', '# players have not taken its gift yet'],
    payment: ['1 payment for it is open', '# payments for it are open'],
    subscription: ['1 subscription to it is running', '# subscriptions to it are running'],
    setting: ['a setting names it', '# settings name it'],
  },
  de: {
    standing: ['1 Spieler steht dort', '# Spieler stehen dort'],
    fight: ['1 Spieler kämpft dort oder dagegen', '# Spieler kämpfen dort oder dagegen'],
    mission: ['1 Spieler hat einen Auftrag damit', '# Spieler haben Aufträge damit'],
    owned: ['1 Spieler besitzt das', '# Spieler besitzen das'],
    equipped: ['1 Spieler hat das angelegt', '# Spieler haben das angelegt'],
    balance: ['1 Spieler hat davon etwas', '# Spieler haben davon etwas'],
    setup: ['1 Spieler hat einen Ausrüstungssatz daran gebunden', '# Spieler haben Ausrüstungssätze daran gebunden'],
    autoHunt: ['1 Spieler nutzt das für Auto-Jagden', '# Spieler nutzen das für Auto-Jagden'],
    pin: ['1 Spieler hat das angeheftet', '# Spieler haben das angeheftet'],
    rank: ['1 Spieler hat das erreicht', '# Spieler haben das erreicht'],
    gift: ['1 Spieler hat das Geschenk noch nicht angenommen', '# Spieler haben das Geschenk noch nicht angenommen'],
    payment: ['1 Zahlung dafür ist offen', '# Zahlungen dafür sind offen'],
    subscription: ['1 Abo dafür läuft', '# Abos dafür laufen'],
    setting: ['eine Einstellung nennt das', '# Einstellungen nennen das'],
  },
}

function listIn(language: Language, usage: readonly RecordUsage[]): string {
  return usage
    .map(({ reason, count }) => {
      const [single, several] = phrases[language][reason]
      return count === 1 ? single : several.replace('#', String(count))
    })
    .join(', ')
}

/** The uses of a record, such as `3 players stand there, a setting names it`. */
export const usageSentence = (usage: readonly RecordUsage[]): Sentence => ({
  en: listIn('en', usage),
  de: listIn('de', usage),
})
