import { readFileSync } from 'node:fs'
import {
  buildClientSchema,
  buildSchema,
  type GraphQLSchema,
  getIntrospectionQuery,
  type IntrospectionQuery,
} from 'graphql'
import { callGraphql } from '../gateway/site-client'
import { isAddress, reasonOf } from './sources'

/**
 * The schema of a file, of an address that ends in `.graphql`, or of a site, which is asked for it. Throws an error with
 * a sentence if there is none.
 */
export async function readSchema(source: string): Promise<GraphQLSchema> {
  try {
    return isAddress(source) ? await loadSchema(source) : buildSchema(readFileSync(source, 'utf8'))
  } catch (error) {
    throw new Error(`No schema was read from ${source}: ${reasonOf(error)}`)
  }
}

async function loadSchema(address: string): Promise<GraphQLSchema> {
  if (address.endsWith('.graphql')) {
    const response = await fetch(address)
    if (!response.ok) throw new Error(`it returned ${response.status}`)
    return buildSchema(await response.text())
  }
  const { data } = await callGraphql(address.replace(/\/$/, ''), getIntrospectionQuery(), '')
  return buildClientSchema(data as unknown as IntrospectionQuery)
}
