import { idOf } from './ids.mjs'

/** Makes records with name, short name and image; `more` makes the other fields. */
export const named =
  (kind, more = () => ({})) =>
  ({ imageId }) =>
  (record, index) => ({
    id: idOf(kind, record.slug),
    name: record.name,
    shortName: record.slug,
    ...more(record, index),
    imageId: imageId(kind, record.slug),
  })
