export { JsonBytes, jsonList, jsonObject, jsonOf, jsonWith } from './json-bytes'
export { numberEnumSchema } from './number-enum'
export { type FieldNames, refusalFields, secondFactorRequired, type WireRefusal } from './refusal-fields'
export { exampleAccount, exampleTime, type RestExamples } from './rest-examples'
export { inBerlinTime, inEveryLanguage, joinRefusals, type RefusalSentences, restRefusals } from './rest-refusals'
export {
  type Access,
  type BytesResponse,
  type DownloadResponse,
  defineRoute,
  type EventsResponse,
  type Method,
  type Owner,
  type RawInput,
  type ResponseCache,
  type ResponseKind,
  type Route,
  type RouteScope,
  type StreamEvent,
  type UploadedFile,
} from './route'
export { deadlineSeconds, nowSeconds } from './seconds'
export {
  booleanInput,
  deletedShape,
  idParams,
  integerInput,
  numberEnum,
  numberInput,
  resultShape,
  resultShapeWith,
} from './wire'
