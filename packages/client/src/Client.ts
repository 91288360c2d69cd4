import type { paths } from '@maktab/contract/schema'
import type { Client as FetchClient } from 'openapi-fetch'

/** The typed calls of the contract, by method and path. */
export type Client = FetchClient<paths>
