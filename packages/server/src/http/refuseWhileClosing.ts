import type { FastifyInstance } from 'fastify'
import { Refusal } from '../Refusal.ts'
import { message } from '../i18n/message.ts'

/** While what was begun is finished, whatever comes on an open connection is sent elsewhere, in the contract's shape. */
export function refuseWhileClosing(server: FastifyInstance): void {
  let isClosing = false
  server.addHook('preClose', async () => {
    isClosing = true
  })
  server.addHook('onRequest', async () => {
    if (isClosing) throw new Refusal(503, message('The school is closing. Try again in a moment.'))
  })
}
