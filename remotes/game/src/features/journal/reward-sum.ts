import type { GameRewardFragment } from '../../generated/documents'

/** Several rewards as one. */
export function sumRewards(rewards: readonly GameRewardFragment[]): GameRewardFragment {
  const currencies = new Map<string, GameRewardFragment['currencies'][number]>()
  for (const entry of rewards.flatMap((reward) => reward.currencies))
    currencies.set(entry.currency.id, {
      ...entry,
      amount: entry.amount + (currencies.get(entry.currency.id)?.amount ?? 0),
    })
  const items = new Map<string, GameRewardFragment['items'][number]>()
  for (const entry of rewards.flatMap((reward) => reward.items))
    items.set(entry.item.id, { ...entry, amount: entry.amount + (items.get(entry.item.id)?.amount ?? 0) })
  const xp = rewards.reduce((sum, reward) => sum + reward.xp, 0)
  return { xp, currencies: [...currencies.values()], items: [...items.values()] }
}
