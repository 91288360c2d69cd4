import { join } from 'node:path'

/** The folder of the built demo. */
export const demoFolder = join(import.meta.dirname, '..', '..', 'dist-demo')

/** Marks pages of the demo, so that its service worker recognizes them. */
export const DEMO_MARK = 'maktab-demo-page'
