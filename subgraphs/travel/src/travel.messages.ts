import { groundOf } from '@sanguine/catalogue'
import type { Id, Release } from '@sanguine/rules'

export const arrivalMessage = (release: Release, groundId: Id): string =>
  `You have reached ${groundOf(release, groundId).name}.`
