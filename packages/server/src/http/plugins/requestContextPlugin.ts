import type { OperationId } from '@maktab/contract/calls'
import fp from 'fastify-plugin'
import { getClientAddress, getClientNetwork } from '../clientNetwork.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The operation of the contract that a route serves; undefined for routes outside the contract. */
    operationId?: OperationId
  }
  interface FastifyRequest {
    operationId: OperationId
    /** When the request arrived, in Unix milliseconds. */
    receivedAt: number
    /** The client's network as rate limits count it: an IPv4 address, or the first half of an IPv6 address. */
    network: string
  }
}

/** Sets the request properties that all later hooks of an operation use. */
export const requestContextPlugin = fp<{ now: () => number }>(
  async (server, { now }) => {
    server.decorateRequest('operationId')
    server.decorateRequest('receivedAt', 0)
    server.decorateRequest('network', '')
    server.addHook('onRequest', (request, _reply, done) => {
      const { operationId } = request.routeOptions.config
      if (operationId === undefined) return done(new Error(`${request.url} serves no operation.`))
      request.operationId = operationId
      request.receivedAt = now()
      request.network = getClientNetwork(getClientAddress(request))
      done()
    })
  },
  { name: 'request-context' },
)
