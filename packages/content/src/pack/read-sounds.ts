import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { PackProblem, readJson } from './pack-problem'
import { packFolder } from './read-images'

const soundSchema = z.object({
  name: z.string().regex(/^[a-z][a-z-]*$/, 'must be words of small letters'),
  /** music is a loop of `seconds`, a cue is heard once */
  kind: z.enum(['music', 'cue']),
  file: z.string().regex(/^[a-z-]+\.mp3$/, 'must be an MP3 inside the sound folder'),
  seconds: z.number().positive(),
  sha256: z.string().regex(/^[0-9a-f]{64}$/, 'must be 64 hex digits'),
})

export type PackSound = Readonly<z.infer<typeof soundSchema>>

/** The sounds of the site, with whole paths. Throws a `PackProblem` if the list or a file is invalid. */
export function readSounds(folder: string = packFolder.sound): PackSound[] {
  const name = 'sounds.json'
  const parsed = z.array(soundSchema).safeParse(readJson(join(folder, name), name))
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    throw new PackProblem(name, issue?.path.join('.') ?? '', issue?.message ?? 'is not valid')
  }
  return parsed.data.map((sound) => {
    const file = join(folder, sound.file)
    if (!existsSync(file)) throw new PackProblem(name, `sound ${sound.name}`, `the file ${file} is missing`)
    return { ...sound, file }
  })
}
