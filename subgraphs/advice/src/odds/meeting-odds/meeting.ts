import { type AskedMeeting, type MeetingOdds, meetingOdds, type Release } from '@sanguine/rules'

/** Works out how a meeting goes. */
export const workOut = ({ enemy, state, ...circumstances }: AskedMeeting, release: Release): MeetingOdds =>
  meetingOdds(enemy, state, release, circumstances)
