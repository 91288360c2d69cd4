import { cp, mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readBundle } from '@maktab/contract/bundle'
import { createApiReference } from '@maktab/mocks/createApiReference'
import { root } from './run.ts'

const folder = join(root, 'api-reference')
const contract = (await readBundle(join(root, 'openapi/openapi.yaml'))) as object
await rm(folder, { recursive: true, force: true })
await mkdir(folder)
for (const [name, file] of Object.entries(createApiReference(contract, { base: './', hasMock: false }))) {
  await (typeof file === 'string' ? writeFile(join(folder, name), file) : cp(file, join(folder, name)))
}
console.log('Wrote api-reference/, which any file server can serve.')
