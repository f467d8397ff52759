import type { Page } from 'playwright-core'

/** A file as a user would choose it. */
export interface ImageFile {
  readonly name: string
  readonly mimeType: string
  readonly buffer: Buffer
}

/** Draws an image that the server has not seen before: a title on a coloured ground, as PNG of 400 by 500 pixels. */
export async function drawImage(page: Page, title: string): Promise<ImageFile> {
  const url = await page.evaluate((text) => {
    const canvas = document.createElement('canvas')
    canvas.width = 400
    canvas.height = 500
    const context = canvas.getContext('2d')
    if (!context) throw new Error('The browser draws no canvas.')
    context.fillStyle = '#5a1010'
    context.fillRect(0, 0, canvas.width, canvas.height)
    context.fillStyle = '#e8dcc0'
    context.font = '32px serif'
    context.fillText(text, 40, 250)
    return canvas.toDataURL('image/png')
  }, title)
  return { name: 'image.png', mimeType: 'image/png', buffer: Buffer.from(url.split(',')[1] ?? '', 'base64') }
}
