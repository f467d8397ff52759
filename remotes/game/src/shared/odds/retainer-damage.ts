import { statNames } from '@sanguine/rules'
import { statText } from '@sanguine/ui'
import type { Translate } from '@sanguine/ui/platform'
import type { GameCreatureStatsFragment } from '../../generated/documents'
import type { GameMessage } from '../i18n/messages'

type Retainer = GameCreatureStatsFragment['retainers'][number]

/** The damage that a retainer of a creature deals by itself. */
export const retainerDamage = ({ stats }: Retainer, t: Translate<GameMessage>): string =>
  stats
    .filter(({ stat }) => stat.shortName === statNames.damage)
    .map((value) => statText(value, t, false))
    .join(', ')
