import { type Answer, type App, type Role, refused } from '@sanguine/kernel'

const inBerlin = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Berlin',
  dateStyle: 'long',
  timeStyle: 'short',
})

/** The refusal that meets players before the game opens; beta users and admins play already. */
export function closedTo(role: Role, { clock, settings }: App): Answer<never> | null {
  if (role !== 'user' || clock.now() >= settings.gameOpensAt) return null
  const opensAt = new Date(settings.gameOpensAt)
  return refused('gameClosed', `The game opens on ${inBerlin.format(opensAt)} (Berlin time).`, {
    opensAt: opensAt.toISOString(),
  })
}
