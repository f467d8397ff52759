import type { Page } from 'playwright-core'

/** Music and sounds, in the header of a wide window. */
export class SoundPages {
  constructor(private readonly page: Page) {}

  private header() {
    return this.page.getByRole('group', { name: 'Music and sounds' })
  }

  async play(): Promise<void> {
    await this.header().getByRole('button', { name: 'Play music' }).click()
  }

  async pause(): Promise<void> {
    await this.header().getByRole('button', { name: 'Pause music' }).click()
  }

  /** Waits until the header says that music is played. */
  async waitForPlaying(isPlaying = true): Promise<void> {
    await this.header()
      .getByRole('button', { name: isPlaying ? 'Pause music' : 'Play music' })
      .waitFor()
  }

  async openPanel() {
    await this.header().getByRole('button', { name: 'Music and sounds' }).click()
    return this.page.getByRole('dialog', { name: 'Music and sounds' })
  }
}
