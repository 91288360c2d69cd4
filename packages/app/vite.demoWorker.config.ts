import { readContract } from '@maktab/mocks/readContract'
import { serializeOperations } from '@maktab/mocks/serializeOperations'
import { fileURLToPath } from 'node:url'
import { type UserConfig, defineConfig } from 'vite'
import { DEMO_MARK, demoFolder } from './demoOptions.ts'

const contract = fileURLToPath(import.meta.resolve('@maktab/contract/openapi.yaml'))

/** The demo’s service worker: the mock with the contract’s examples, in one file. */
export default defineConfig(async (): Promise<UserConfig> => ({
  define: {
    CONTRACT_OPERATIONS: JSON.stringify(serializeOperations(await readContract(contract))),
    DEMO_MARK: JSON.stringify(DEMO_MARK),
  },
  build: {
    outDir: demoFolder,
    emptyOutDir: false,
    copyPublicDir: false,
    rolldownOptions: {
      input: fileURLToPath(import.meta.resolve('@maktab/mocks/serviceWorker')),
      output: { format: 'iife', entryFileNames: 'sw.js' },
    },
  },
}))
