export { PackProblem, readJson } from './pack-problem'
export { type PackImage, packFolder, readImages } from './read-images'
export { type Pack, readPack } from './read-pack'
export { readTranslations } from './read-translations'
