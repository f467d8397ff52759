import { type App, defineService, type IntervalWorker, runInterval, untilWritten } from '@sanguine/kernel'
import { defaultSettings, type GameSettings, isSettingKey, type SettingKey, settingsFrom } from './setting-kinds'
import { settingsModelService } from './settings.model'

/** Half a second: every gateway follows within one. */
const intervalMs = 500

/** Holds the settings. If the database cannot be read, the last settings stay in use. */
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
   * Reads the settings after a change that was written already. If the database cannot be read at that moment, the
   * change is still valid, and seen here within a second.
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
    this.#worker ??= runInterval(this.app, 'settings', intervalMs, () => this.refresh().then(() => untilWritten))
  }

  async stop(): Promise<void> {
    await this.#worker?.stop()
  }
}

/** The settings of the editors; every gateway has them within a second of a change. */
export const gameSettingsService = defineService<GameSettingsCache>({
  name: 'game settings',
  create: (app) => new GameSettingsCache(app),
  stop: (cache) => cache.stop(),
})
