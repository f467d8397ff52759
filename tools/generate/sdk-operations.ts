/** A schema of OpenAPI, as far as the documents of v1 use them. */
export interface ApiSchema {
  readonly $ref?: string
  readonly type?: string | readonly string[]
  readonly enum?: readonly string[]
  readonly anyOf?: readonly ApiSchema[]
  readonly items?: ApiSchema
  readonly properties?: Readonly<Record<string, ApiSchema>>
  readonly required?: readonly string[]
  readonly description?: string
}

interface ApiParameter {
  readonly $ref?: string
  readonly name?: string
  readonly in?: string
  readonly required?: boolean
  readonly schema?: ApiSchema
}

export interface ApiContent {
  readonly content?: Readonly<Record<string, { readonly schema: ApiSchema }>>
}

interface ApiOperation {
  readonly operationId: string
  readonly summary: string
  readonly parameters?: readonly ApiParameter[]
  readonly requestBody?: ApiContent
  readonly responses: Readonly<Record<string, ApiContent>>
}

/** The used part of `openapi.v1.json`. */
export interface ApiDocument {
  readonly paths: Readonly<Record<string, Readonly<Record<string, ApiOperation>>>>
  readonly components: { readonly schemas: Readonly<Record<string, ApiSchema>> }
}

/** A parameter of an operation, or a field of its body. */
export interface SdkInput {
  readonly name: string
  readonly schema: ApiSchema
  readonly isRequired: boolean
}

/** An operation for the generators of clients. */
export interface SdkOperation {
  readonly name: string
  readonly method: string
  /** such as `/v1/items/{id}` */
  readonly path: string
  readonly summary: string
  /** whether it recognizes a repeat by its `Idempotency-Key` */
  readonly isKeyed: boolean
  readonly params: readonly SdkInput[]
  readonly query: readonly SdkInput[]
  /** the fields of the body; null without a body */
  readonly body: readonly SdkInput[] | null
  readonly result: ApiSchema
}

export const refName = (ref: string): string => ref.replace('#/components/schemas/', '')
