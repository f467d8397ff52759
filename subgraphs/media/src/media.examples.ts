import { contentExamples } from '@sanguine/catalogue/rest'

export const examples = contentExamples(({ weapon }) => ({ schemas: { UploadedImage: { id: weapon.imageId } } }))
