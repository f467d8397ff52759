import { type Context, parse } from '@sanguine/kernel'
import { type PlayerActionResult, runPlayerAction } from '@sanguine/players'
import type { Mission } from '@sanguine/rules'
import * as rules from '@sanguine/rules'
import { z } from 'zod'
import { readForcedGround } from '../forced-ground'

const inputSchema = z.object({
  missionId: z.string().max(50, 'must not be longer than 50 characters'),
})

/** Puts another mission of the window in place of the chosen one; the value is the chosen one. */
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

/** Draws others in place of the window's missions without progress; the value are those. */
export const rerollMissions = (context: Context): Promise<PlayerActionResult<readonly Mission[]>> =>
  runPlayerAction(context, {
    name: 'rerollMissions',
    input: {},
    rule: ({ state, now, speed, seed, release }) => {
      const forcedGroundId = readForcedGround(context.app, release)
      return rules.rerollMissions(state, { now, speed, seed, release, forcedGroundId })
    },
  })
