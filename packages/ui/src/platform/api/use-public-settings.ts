import { useEffect, useState } from 'react'
import { embeddedSettings, loadPublicSettings, type PublicSettings } from './public-settings'

/** The public settings when they have arrived; undefined before, null when they did not come. */
export function usePublicSettings(): PublicSettings | null | undefined {
  const [settings, setSettings] = useState<PublicSettings | null | undefined>(embeddedSettings)
  const isMissing = settings === undefined
  useEffect(() => {
    if (isMissing) loadPublicSettings().then(setSettings, () => setSettings(null))
  }, [isMissing])
  return settings
}
