import { openDemoInPassing } from './openDemoInPassing.ts'

// The real server behind the mock behind Vite: saved things are kept while it runs, and flips still win.
const { url, password } = await openDemoInPassing()
process.env['MOCK_UPSTREAM'] = url
process.env['MOCK_PASSWORD'] = password
await import('./dev.ts')
