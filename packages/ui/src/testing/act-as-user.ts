import { act, configure, getConfig } from '@testing-library/react'

/**
 * Does something as the user and waits until React has rendered what it loads. user-event leaves React's act environment
 * while it works, which is an error within `act`; so it stays in it here.
 */
export async function actAsUser(run: () => Promise<void>): Promise<void> {
  const { asyncWrapper } = getConfig()
  configure({ asyncWrapper: (callback) => callback() })
  try {
    await act(run)
  } finally {
    configure({ asyncWrapper })
  }
}
