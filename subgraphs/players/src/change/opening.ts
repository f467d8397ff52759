import { type App, err, type Result, type Role } from '@sanguine/kernel'

const inBerlin = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Berlin',
  dateStyle: 'long',
  timeStyle: 'short',
})

/** The refusal that meets players before the game opens; beta users and admins play already. */
export function closedTo(role: Role, { clock, settings }: App): Result<never> | null {
  if (role !== 'user' || clock.now() >= settings.gameOpensAt) return null
  const opensAt = new Date(settings.gameOpensAt)
  return err('gameClosed', `The game opens on ${inBerlin.format(opensAt)} (Berlin time).`, {
    opensAt: opensAt.toISOString(),
  })
}
