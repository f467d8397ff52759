/** The examples that a domain has for the API's documentation. */
export interface RestExamples {
  /** whole values by the name of their schema */
  readonly schemas?: Readonly<Record<string, unknown>>
  /** single values by the name of a property or parameter */
  readonly properties?: Readonly<Record<string, unknown>>
}

/** The account that the examples are about. */
export const exampleAccount = { id: '66821a3b9f1e4c0d2a7b5e10', name: 'Mina', email: 'mina@example.org' }

/** The time of the examples, in seconds since 1970: 1 July 2024, 09:00 UTC. */
export const exampleTime = 1_719_824_400
