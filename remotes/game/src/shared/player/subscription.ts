import { formatBerlinDate } from '@sanguine/ui'
import type { SubscriptionLevel } from '../../generated/documents'
import type { Player } from './use-player'

const levels: readonly SubscriptionLevel[] = ['SILVER', 'GOLD', 'PLATINUM']

/** 0 none, 1 silver, 2 gold, 3 platinum. */
export const levelNumber = (level: SubscriptionLevel | null): number => (level === null ? 0 : levels.indexOf(level) + 1)

/** Whether the player's subscription is of a level or of a higher one. */
export const hasLevel = ({ subscription }: Pick<Player, 'subscription'>, level: SubscriptionLevel | null): boolean =>
  levelNumber(subscription?.level ?? null) >= levelNumber(level)

/** The shop page that sells subscriptions. */
export const subscriptionsPath = '/premiumShop#subscriptions'

/** The last paid day before a time: a period ends with the last moment of the day before. */
export const lastDay = (until: string, language: string): string => formatBerlinDate(Date.parse(until) - 1, language)
