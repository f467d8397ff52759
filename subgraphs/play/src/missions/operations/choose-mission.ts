import { type Context, parse } from '@sanguine/kernel'
import { type PlayerActionResult, runPlayerAction } from '@sanguine/players'
import type { Mission } from '@sanguine/rules'
import * as rules from '@sanguine/rules'
import { z } from 'zod'
import { readForcedGround } from '../forced-ground'

const inputSchema = z.object({
  missionId: z.string().max(50, 'must not be longer than 50 characters'),
})

/** Chooses another mission of the window; the value is the chosen one. */
export async function chooseMission(
  context: Context,
  input: z.input<typeof inputSchema>,
): Promise<PlayerActionResult<Mission>> {
  const { missionId } = parse(inputSchema, input)
  return runPlayerAction(context, {
    name: 'chooseMission',
    input: { missionId },
    rule: ({ state, now }) => rules.chooseMission(state, { missionId, now }),
  })
}

/** Replaces the missions of the window that have no progress yet; the value is the new missions. */
export const rerollMissions = (context: Context): Promise<PlayerActionResult<readonly Mission[]>> =>
  runPlayerAction(context, {
    name: 'rerollMissions',
    input: {},
    rule: ({ state, now, speed, seed, release }) => {
      const forcedGroundId = readForcedGround(context.app, release)
      return rules.rerollMissions(state, { now, speed, seed, release, forcedGroundId })
    },
  })
