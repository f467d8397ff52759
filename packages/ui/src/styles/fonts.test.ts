import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from '@jest/globals'

const faces = [...readFileSync(join(__dirname, 'fonts.css'), 'utf8').matchAll(/@font-face \{([^}]*)\}/g)].map(
  ([, body = '']) => ({
    family: /font-family: ([^;]+);/.exec(body)?.[1] ?? '',
    weight: /font-weight: ([^;]+);/.exec(body)?.[1] ?? '',
    isPart: body.includes('unicode-range'),
  }),
)

describe('the faces of the fonts', () => {
  // A bolder face that holds only foreign letters would be the closest match of bold text, and its own letters would be missing.
  test.each(faces.filter(({ isPart }) => isPart))(
    '$family, further letters: has only weights that the common letters have',
    ({ family, weight }) => {
      expect(faces.filter((face) => !face.isPart && face.family === family).map((face) => face.weight)).toContain(
        weight,
      )
    },
  )
})
