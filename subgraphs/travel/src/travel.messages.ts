import { viewGround } from '@sanguine/players'
import type { Id, Release } from '@sanguine/rules'

export const arrivalMessage = (release: Release, groundId: Id): string =>
  `You have reached ${viewGround(release, groundId).name}.`
