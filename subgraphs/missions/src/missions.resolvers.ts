import type { Resolvers } from '@sanguine/kernel'
import type { MeView } from '@sanguine/players'
import { missionOf, readMission } from './operations/read-mission'

export const resolvers: Resolvers = {
  Query: { mission: (_root, _args, context) => readMission(context) },
  Me: { mission: (me: MeView, _args, context) => missionOf(context, me.player.state) },
}
