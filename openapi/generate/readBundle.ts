import { bundle, createConfig } from '@redocly/openapi-core'

/** The contract as one document, in which what is shared is still referred to. */
export async function readBundle(file: string): Promise<unknown> {
  const { bundle: document } = await bundle({ ref: file, config: await createConfig({}) })
  return document.parsed
}
