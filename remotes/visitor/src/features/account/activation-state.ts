/**
 * The router state of the link from the activation to the game. The gates then know that the visitor only needs to log
 * in.
 */
export const activationState = { isActivated: true }

/** Whether the state of a location says that an account was activated on the way to it. */
export const isAfterActivation = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'isActivated' in state && state.isActivated === true
