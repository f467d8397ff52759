import type { RecordUsage, UsageReason } from './record-usage'

/** One of it, and more. */
const phrases: Readonly<Record<UsageReason, readonly [string, string]>> = {
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
}

/** How often a record is used, such as `3 players stand there, a setting names it`. */
export const usageSentence = (usage: readonly RecordUsage[]): string =>
  usage
    .map(({ reason, count }) => {
      const [single, several] = phrases[reason]
      return count === 1 ? single : several.replace('#', String(count))
    })
    .join(', ')
