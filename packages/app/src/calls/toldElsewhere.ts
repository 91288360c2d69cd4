import type { Refusal } from '@maktab/ui/outcome'

/** A refusal that a form has nothing to say of: a toast, the end of the session or the person themselves told it. */
export const TOLD_ELSEWHERE: Refusal = { message: '', fields: {} }
