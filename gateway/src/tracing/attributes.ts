import { type Attributes, SpanKind } from '@opentelemetry/api'
import {
  ATTR_DB_COLLECTION_NAME,
  ATTR_DB_NAMESPACE,
  ATTR_DB_OPERATION_NAME,
  ATTR_DB_RESPONSE_STATUS_CODE,
  ATTR_DB_SYSTEM_NAME,
  ATTR_ERROR_TYPE,
} from '@opentelemetry/semantic-conventions'
import type { ObservedCommand } from '@sanguine/db'
import type { SpanDescription } from './span-description'

/** The class of an error. Its message stays out of traces, since it can contain what a person entered. */
export const errorTypeOf = (error: unknown): string => (error instanceof Error ? error.name : typeof error)

/** The code with which the database refused a command; undefined if it was not the database. */
function statusCodeOf(error: unknown): string | undefined {
  const { code } = (typeof error === 'object' && error !== null ? error : {}) as { readonly code?: unknown }
  return typeof code === 'number' ? String(code) : undefined
}

interface CommandSpan {
  readonly description: SpanDescription
  readonly attributes: Attributes
  readonly errorType: string | undefined
}

/** A command in OpenTelemetry's conventions for MongoDB: its name and its collection, but no value of it. */
export function commandSpan({ name, database, collection, from, hasFailed, error }: ObservedCommand): CommandSpan {
  const statusCode = statusCodeOf(error)
  const errorType = hasFailed ? (statusCode ?? errorTypeOf(error)) : undefined
  return {
    description: {
      name: collection === null ? name : `${name} ${collection}`,
      kind: SpanKind.CLIENT,
      from,
      attributes: {
        [ATTR_DB_SYSTEM_NAME]: 'mongodb',
        [ATTR_DB_OPERATION_NAME]: name,
        [ATTR_DB_NAMESPACE]: database,
        ...(collection !== null && { [ATTR_DB_COLLECTION_NAME]: collection }),
      },
    },
    attributes: {
      ...(errorType !== undefined && { [ATTR_ERROR_TYPE]: errorType }),
      ...(statusCode !== undefined && { [ATTR_DB_RESPONSE_STATUS_CODE]: statusCode }),
    },
    errorType,
  }
}
