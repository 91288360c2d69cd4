import type { FrontPagePart } from '@maktab/contract/schema'
import { everyOf } from './everyOf.ts'

/** What visitors may be shown beside what the school is. */
export const frontPageParts = everyOf<FrontPagePart>()('courses', 'languages', 'outlines', 'policies')
