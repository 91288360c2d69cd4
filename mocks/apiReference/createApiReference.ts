import { createReferenceDocument, type ContractDocument } from './createReferenceDocument.ts'
import { renderReferencePage } from './renderReferencePage.ts'

type ReferenceOptions = {
  /** Address of the other files, relative to the page: `./`. */
  base: string
  /** Whether a mock serves the page: adds “Try it out”, sign-in, and the choice of an example. */
  hasMock: boolean
}

/** Content types of the files by extension. */
export const contentTypes: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
}

/** The files of the API reference by name: a text, or the file to copy. */
export type ReferenceFiles = Record<string, string | URL>

/** Renders the API reference of a bundled contract with Swagger UI. The files need no other host. */
export function createApiReference(contract: object, { base, hasMock }: ReferenceOptions): ReferenceFiles {
  return {
    'index.html': renderReferencePage({ base, hasMock }),
    'openapi.json': JSON.stringify(createReferenceDocument(contract as ContractDocument, { hasMock })),
    ...getReferenceAssets(),
  }
}

/** The files that don't depend on the contract. */
export function getReferenceAssets(): Record<string, URL> {
  return {
    'swagger-ui-bundle.js': new URL(import.meta.resolve('swagger-ui-dist/swagger-ui-bundle.js')),
    'swagger-ui.css': new URL(import.meta.resolve('swagger-ui-dist/swagger-ui.css')),
    'reference.js': new URL('reference.js', import.meta.url),
    'reference.css': new URL('reference.css', import.meta.url),
  }
}
