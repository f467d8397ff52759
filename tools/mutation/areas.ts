import { posix } from 'node:path'

/** Files that are mutated together, and the tests that must notice. Paths are relative to the repository. */
export interface MutationUnit {
  readonly files: readonly string[]
  /** few and quick: each mutant loads all of them */
  readonly tests: readonly string[]
}

/** `names` of a folder, with the tests of the same names unless others are given. */
const unit = (folder: string, names: readonly string[], tests: readonly string[] = names): MutationUnit => ({
  files: names.map((name) => posix.join(folder, `${name}.ts`)),
  tests: tests.map((name) => posix.join(folder, `${name}.test.ts`)),
})

/** The same, each file with its own tests alone, which costs each mutant less. */
const each = (folder: string, names: readonly string[]): readonly MutationUnit[] =>
  names.map((name) => unit(folder, [name]))

const players = 'subgraphs/players/src'
const journal = 'subgraphs/journal/src'
const accounts = 'subgraphs/accounts/src'
const rules = 'packages/rules/src'

/** The tested areas, by the name that `npm run test:mutation` takes. */
export const areas: Readonly<Record<string, readonly MutationUnit[]>> = {
  projection: [
    unit(`${players}/outbox`, ['outbox'], ['outbox', 'outbox-projection', 'operations-purge']),
    ...each(`${players}/outbox`, ['outbox-sweeper', 'operations-purge']),
  ],
  journal: [
    unit(journal, ['operations/read-fight', 'operations/share-fight', 'operations/revoke-fight-link'], ['fights']),
    unit(
      `${journal}/rows`,
      ['journal-filter', 'journal-parts', 'read-journal-rows', 'read-drops', 'sum-hunts', 'sum-journal'],
      ['journal-reads'],
    ),
    unit(
      journal,
      [
        'operations/read-drop-rates',
        'operations/read-hunt-statistics',
        'statistics/drop-counter',
        'statistics/drop-totals',
      ],
      ['statistics'],
    ),
    unit(`${journal}/statistics`, ['wilson-interval']),
  ],
  idempotency: [unit('packages/kernel/src', ['keyed-call']), unit(`${players}/change`, ['idempotency'])],
  accounts: [
    ...each(`${accounts}/sessions`, ['access-tokens']),
    unit(`${accounts}/sessions`, ['change-credentials'], ['credential-version']),
    unit(`${accounts}/sessions`, ['viewers'], ['viewers', 'sessions']),
    unit(`${accounts}/sessions`, ['sessions', '../operations/own-sessions', '../operations/logout'], ['sessions']),
    unit(`${accounts}/operations`, ['check-password', 'login', '../limits/known-origins'], ['check-password']),
    ...each(`${accounts}/limits`, ['attempts']),
    unit(
      accounts,
      [
        ...['operations/confirm-login', 'operations/manage-second-factors'],
        ...['login-tickets', 'passkeys', 'recovery-codes', 'second-factors', 'totp'].map(
          (name) => `second-factors/${name}`,
        ),
      ],
      ['operations/second-factors', 'second-factors/passkeys', 'second-factors/second-factors'],
    ),
    unit(
      accounts,
      ['operations/request-password-reset', 'operations/retrieve-password', 'sessions/mail-tokens'],
      ['operations/activate-account', 'operations/change-password'],
    ),
  ],
  players: [
    ...each(`${rules}/state`, ['balance']),
    ...each(`${players}/ledger`, ['ledger-balance', 'check-ledger']),
    ...each(`${players}/change`, ['player-queue']),
    unit(`${players}/change`, ['run-player-action'], ['run-player-action', 'apply-scheduled-effects']),
    unit(`${players}/change`, ['change-player', 'rule-context'], ['change-player']),
    ...each(`${players}/store`, ['player-repository']),
  ],
  fight: [
    unit(
      `${rules}/fight`,
      ['evade', 'fight', 'procs', 'replay', 'round', 'stored-combat'],
      ['events', 'moments', 'replay', 'round', 'stored-combat', 'effects/effects'],
    ),
    unit(
      `${rules}/fight/effects`,
      ['banishing', 'damage', 'dispel', 'gain', 'healing', 'leech', 'stun', 'summoning', 'theft'],
      ['effects'],
    ),
  ],
  hunt: [
    unit(
      `${rules}/hunt`,
      ['attraction', 'bait-effects', 'baited-ground', 'boss-waits', 'ground-enemies', 'hunting-table'],
      ['attraction', 'bait-effects', 'boss-waits', 'ground-enemies', 'start-hunt'],
    ),
    unit(`${rules}/hunt`, ['cooldown', 'fairness']),
    unit(`${rules}/hunt`, ['fighters', 'modifiers', 'modifier-effects'], ['fighters', 'modifiers']),
    unit(
      `${rules}/hunt`,
      ['play-round', 'settle-combat', 'stakes', 'start-hunt'],
      ['play-round', 'stakes', 'start-hunt', 'special-hunts'],
    ),
  ],
  progress: [
    unit(`${rules}/mission`, ['mission-choice', 'mission-progress', 'missions'], ['mission-choice', 'missions']),
    unit(`${rules}/progress`, ['collections', 'gifts', 'ranks']),
    unit(`${rules}/premium`, ['purchases']),
    unit(`${rules}/random`, ['rolls']),
  ],
  world: [
    unit(
      `${rules}/region`,
      ['heat', 'phase-fighters', 'phase-weights', 'region-rules', 'region-state'],
      ['heat', 'phase-fighters', 'phase-weights', 'region-state'],
    ),
    unit(
      `${rules}/plan`,
      ['change-pins', 'hunt-estimate', 'hunts-needed', 'pieces', 'plan'],
      ['change-pins', 'hunts-needed', 'plan'],
    ),
    unit(`${rules}/sources`, ['currency-sources', 'source-index', 'sources'], ['currency-sources', 'sources']),
  ],
}
