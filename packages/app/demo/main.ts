import { connectToWorker } from './connectToWorker.ts'
import { mountDemoBar, showMessage } from './demoBar.ts'
import { readPageOverrides, storeAddressOverrides } from './pageOverrides.ts'

/** Starts the app once the service worker answers its requests. */
async function start(): Promise<void> {
  if (!('serviceWorker' in navigator)) {
    showMessage('This demo needs a service worker. Open it over HTTPS and not in a private window.')
    return
  }
  storeAddressOverrides()
  const reply = await connectToWorker()
  if (reply.error !== undefined) {
    showMessage(reply.error, { text: 'Reset responses', href: '?mock=' })
    return
  }
  await import('../src/main.tsx')
  mountDemoBar(reply, readPageOverrides())
}

start().catch((error: unknown) => showMessage(`The demo could not be started: ${String(error)}`))
