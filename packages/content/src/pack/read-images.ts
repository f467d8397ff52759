import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { id } from '../id'
import { PackProblem, readJson } from './pack-problem'

/** An image of the pack, as `pack/images.json` lists it. */
export interface PackImage {
  readonly id: string
  /** path of the file, in the art folder */
  readonly file: string
  /** path of the small image, in the art folder; the same file if the image is small itself */
  readonly thumb: string
  readonly contentType: string
  /** whether it is a video or animated */
  readonly isMoving: boolean
  /** of the file, 64 hex digits */
  readonly sha256: string
}

/** The package's own folder, above both `src` and `dist`. */
const packageFolder = join(__dirname, '..', '..')

export interface PackFolders {
  /** JSON files */
  readonly pack: string
  /** images */
  readonly art: string
}

export const packFolder: PackFolders & { readonly sound: string } = {
  pack: join(packageFolder, 'pack'),
  art: join(packageFolder, 'art'),
  sound: join(packageFolder, 'sound'),
}

const relativePath = z.string().regex(/^(?!.*\.\.)[\w-][\w./-]*$/, 'must be a path inside the art folder')

const imageSchema = z.object({
  id: id.schema,
  file: relativePath,
  thumb: relativePath,
  contentType: z.enum(['image/webp', 'image/png', 'image/jpeg', 'image/gif', 'image/avif', 'video/mp4', 'video/webm']),
  isMoving: z.boolean(),
  sha256: z.string().regex(/^[0-9a-f]{64}$/, 'must be 64 hex digits'),
})

/** The images of the pack, with whole paths. Throws a `PackProblem` if the list or a file is invalid. */
export function readImages(folders: PackFolders = packFolder): PackImage[] {
  const name = 'images.json'
  const list = z.array(z.unknown()).safeParse(readJson(join(folders.pack, name), name))
  if (!list.success) throw new PackProblem(name, 'must be a list')
  const seen = new Set<string>()
  return list.data.map((entry, index) => {
    const parsed = imageSchema.safeParse(entry)
    if (!parsed.success) {
      const [issue] = parsed.error.issues
      throw new PackProblem(name, `image ${index + 1}`, issue?.path.join('.') ?? '', issue?.message ?? '')
    }
    const image = parsed.data
    if (seen.has(image.id)) throw new PackProblem(name, `image ${index + 1}`, 'id', `${image.id} is used twice`)
    seen.add(image.id)
    const [file, thumb] = [join(folders.art, image.file), join(folders.art, image.thumb)]
    for (const path of [file, thumb])
      if (!existsSync(path)) throw new PackProblem(name, `image ${image.id}`, `the file ${path} is missing`)
    return { ...image, file, thumb }
  })
}
