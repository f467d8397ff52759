import { session } from '@sanguine/ui'

const interval = 100
const tries = 10

/** After a login: looks for the token every 100 ms, ten times at most. Answers whether it came. */
export async function waitForToken(): Promise<boolean> {
  for (let attempt = 1; attempt <= tries; attempt += 1) {
    if (session.refresh()) return true
    if (attempt < tries) await new Promise((resolve) => setTimeout(resolve, interval))
  }
  return false
}
