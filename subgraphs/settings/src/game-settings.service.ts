import { type App, defineService } from '@sanguine/kernel'
import { defaultSettings, type GameSettings, isSettingKey, type SettingKey, settingsFrom } from './setting-kinds'
import { settingsModelService } from './settings.model'

/** Half a second: every gateway follows within one. */
const pollMs = 500

/** Holds what is set. Where it cannot be looked up, what was last known holds. */
export class SettingsKeeper {
  #current: GameSettings = defaultSettings
  #timer: NodeJS.Timeout | null = null
  #looking: Promise<void> | null = null

  constructor(private readonly app: App) {}

  /** Costs nothing. */
  current(): GameSettings {
    return this.#current
  }

  async refresh(): Promise<void> {
    const found = await this.app.get(settingsModelService).find({}).lean()
    const texts = found.flatMap(({ key, value }): [SettingKey, string][] => (isSettingKey(key) ? [[key, value]] : []))
    this.#current = settingsFrom(new Map(texts))
  }

  /** Looks for changes until stopped. */
  watch(): void {
    this.#timer ??= setInterval(() => {
      this.#looking ??= this.#look()
    }, pollMs).unref()
  }

  async stop(): Promise<void> {
    if (this.#timer) clearInterval(this.#timer)
    await this.#looking
  }

  async #look(): Promise<void> {
    try {
      await this.refresh()
    } catch (error) {
      this.app.log.warn({ err: error }, 'The settings could not be looked up; the last ones hold.')
    } finally {
      this.#looking = null
    }
  }
}

/** What admins have set; the same in every gateway within a second of a change. */
export const gameSettingsService = defineService<SettingsKeeper>({
  name: 'game settings',
  create: (app) => new SettingsKeeper(app),
  stop: (keeper) => keeper.stop(),
})
