import { fileURLToPath } from 'node:url'

/** Where the build puts the app. */
export const appFolder = fileURLToPath(new URL('../../app/dist', import.meta.url))
