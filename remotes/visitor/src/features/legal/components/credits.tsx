import credits from '@sanguine/content/art/credits.json'

/** The artists of the glyphs, as their licence requires. */
export function Credits({
  glyphs,
  changed,
  fonts,
  sounds,
}: {
  readonly glyphs: string
  readonly changed: string
  readonly fonts: string
  readonly sounds: string
}) {
  return (
    <>
      <p>
        {glyphs} <a href="https://game-icons.net">game-icons.net</a> (
        <a href="https://creativecommons.org/licenses/by/3.0/">CC BY 3.0</a>). {changed}
      </p>
      <p>{credits.authors.join(', ')}</p>
      <p>{fonts}</p>
      <p>{sounds}</p>
    </>
  )
}
