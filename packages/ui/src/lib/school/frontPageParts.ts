import type { FrontPagePart } from '@maktab/contract/schema'
import { allOf } from '../allOf.ts'

/** What visitors may be shown beside what the school is. */
export const frontPageParts = allOf<FrontPagePart>()('courses', 'languages', 'outlines', 'policies')
