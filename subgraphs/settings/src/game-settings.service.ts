import { type App, defineService, type IntervalWorker, runInterval } from '@sanguine/kernel'
import { defaultSettings, type GameSettings, isSettingKey, type SettingKey, settingsFrom } from './setting-kinds'
import { settingsModelService } from './settings.model'

/** Half a second: every gateway follows within one. */
const intervalMs = 500

/** Holds what is set. Where the database cannot be read, the last settings stay in use. */
export class GameSettingsCache {
  #current: GameSettings = defaultSettings
  #worker: IntervalWorker | null = null

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

  /**
   * Reads again after a change that is written already. Where the database cannot be read just then, the change holds all the
   * same, and is seen here within a second.
   */
  async refreshAfterChange(): Promise<void> {
    try {
      await this.refresh()
    } catch (error) {
      this.app.log.warn({ err: error }, 'A setting was changed, and is seen by this gateway a moment later.')
    }
  }

  /** Looks for changes until stopped. */
  watch(): void {
    this.#worker ??= runInterval(this.app, 'settings', intervalMs, () => this.refresh())
  }

  async stop(): Promise<void> {
    await this.#worker?.stop()
  }
}

/** What editors have set; the same in every gateway within a second of a change. */
export const gameSettingsService = defineService<GameSettingsCache>({
  name: 'game settings',
  create: (app) => new GameSettingsCache(app),
  stop: (cache) => cache.stop(),
})
