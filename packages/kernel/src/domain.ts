import type { Refusal, Sentence } from '@sanguine/rules'
import type { App } from './app'
import type { Context } from './context'
import type { MetricDefinition, WorkQueue } from './metrics'
import type { CollectionDescription } from './personal-data'
import type { RestExamples } from './rest/rest-examples'
import type { Route } from './rest/route'
import type { StatusSource } from './status-source'

/** The preview that messengers and social networks show for the link of a page. */
export interface PagePreview {
  readonly title: string
  readonly description: string
  /** path of an image of 1200 × 630 pixels */
  readonly imagePath: string
  readonly imageAlt: string
}

/** A page of the site whose links have a preview of their own. */
export interface PreviewedPage {
  /** the path before the parameter, such as `/fair/` */
  readonly folder: `/${string}/`
  /** the folder of the images of its previews, such as `/api/fair/` */
  readonly imageFolder: `/${string}/`
  /** the preview of a link for everyone who has it; null for that of the site */
  readonly preview: (context: Context, parameter: string) => Promise<PagePreview | null>
}

/** The parts of a subgraph that the gateway uses. */
export interface Domain {
  readonly name: string
  /** file with the domain's schema, or several */
  readonly schemaPath: string | readonly string[]
  /**
   * by type, then by field, in one object or several; typed by `Resolvers` of `@sanguine/schema` at their definition
   */
  readonly resolvers: object | readonly object[]
  /** resolvers by name of the fields of user errors beside `code` and `field`, in all types that have them */
  readonly userErrorFields?: Readonly<Record<string, UserErrorField>>
  /** the sentences of the refusals whose codes are in the domain's enums of error codes */
  readonly refusals?: DomainRefusals
  /** its rows of the REST route table */
  readonly routes?: readonly Route[]
  /** the examples of the REST shapes that it defines, made from a content pack */
  readonly examples?: (pack: never) => RestExamples
  /** pages whose links have a preview */
  readonly previewedPages?: readonly PreviewedPage[]
  /** the resolvers whose values depend only on the object and the release; they are called once per release */
  readonly contentResolvers?: Readonly<Record<string, Readonly<Record<string, unknown>>>>
  /**
   * by type name, for the types that implement `Node`: the object with this id, or null if the caller may not see it
   */
  readonly nodes?: Readonly<Record<string, FindNode>>
  /** by the names in `nodes`, the form of the ids of types that are recognised by it; no two forms share an id */
  readonly nodeIds?: Readonly<Record<string, RegExp>>
  /** every collection of the domain, with its data about accounts */
  readonly collections?: readonly CollectionDescription[]
  /** its metrics, so that all of them are in the first scrape */
  readonly metrics?: readonly MetricDefinition[]
  /** its queues in the database, whose length and age are metrics */
  readonly queues?: readonly WorkQueue[]
  /** what it measures for the status page */
  readonly statusSources?: readonly StatusSource[]
  /** indexes, first content, workers; awaited before the server accepts calls */
  readonly start?: (app: App) => Promise<void>
}

/** Reads a field of a user error from the details of a refusal; undefined if its code lacks the detail. */
export type UserErrorField = (error: Pick<Refusal, 'code' | 'details'>, context: Context) => unknown
/** The codes of refusals, and the sentence of each, for the messages of GraphQL's user errors. */
export interface DomainRefusals {
  readonly refusalCodes: readonly string[]
  refusalMessage(refusal: never, context: Context): Sentence
}

export type FindNode = (context: Context, id: string) => object | null | Promise<object | null>
