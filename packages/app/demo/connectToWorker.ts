import type { ConnectReply, MessageToPage, MessageToWorker } from '@maktab/mocks/workerMessages'
import { readPageOverrides } from './pageOverrides.ts'

/**
 * Registers the service worker and waits until it controls this page. A worker of another app at this origin doesn’t
 * reply; the new one then replaces it.
 */
export async function connectToWorker(): Promise<ConnectReply> {
  const { serviceWorker } = navigator
  serviceWorker.addEventListener('message', ({ data, ports: [port] }) => {
    if ((data as MessageToPage | undefined)?.type === 'overrides') port?.postMessage(readPageOverrides())
  })
  serviceWorker.startMessages()
  const connected = new Promise<ConnectReply>((resolve) => {
    const connect = () => {
      const { port1, port2 } = new MessageChannel()
      port1.addEventListener('message', ({ data }) => resolve(data as ConnectReply))
      port1.start()
      send(serviceWorker.controller, { type: 'connect', overrides: readPageOverrides() }, port2)
    }
    serviceWorker.addEventListener('controllerchange', connect)
    connect()
  })
  const registration = await serviceWorker.register('/sw.js', { updateViaCache: 'none' })
  // A page that was reloaded without the cache has no controller, although the worker is active.
  send(registration.active, { type: 'claim' })
  return connected
}

function send(worker: ServiceWorker | null, message: MessageToWorker, ...ports: MessagePort[]): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker is of the same origin
  worker?.postMessage(message, ports)
}
