import { type AskedMeeting, type MeetingOdds, meetingOdds, type Release } from '@sanguine/rules'

/** Computes the odds of a meeting. */
export const workOut = ({ enemy, state, ...circumstances }: AskedMeeting, release: Release): MeetingOdds =>
  meetingOdds(enemy, state, release, circumstances)
