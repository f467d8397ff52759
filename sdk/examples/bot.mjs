// Hunts whenever it may, and shows each hunt. Needs SITE, and TOKEN with the scopes hunt and read.
import { createSanguine, isRefusal } from 'sanguine-sdk'

const { SITE, TOKEN } = process.env
const sanguine = createSanguine({ site: SITE, token: TOKEN })

async function hunt() {
  try {
    await sanguine.quickHunt()
  } catch (error) {
    // huntReady tells when the next hunt is possible
    if (!isRefusal(error, 'HUNT_TOO_EARLY', 'NO_BAIT')) throw error
    console.log(error.message)
  }
}

let isFirst = true
for await (const { type, data } of sanguine.events()) {
  if (isFirst || type === 'huntReady') await hunt()
  isFirst = false
  if (type === 'entry' && data.type === 'CombatEntry') console.log(data.enemy.name, data.result)
}
