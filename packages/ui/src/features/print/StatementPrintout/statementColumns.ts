import type { StatementLine } from '@maktab/contract/schema'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { allOf } from '#lib/allOf.ts'

type What = StatementLine['what']

/** What a line of a statement changes, each in a column of its own. */
export const statementColumns = allOf<What>()('charge', 'payment')

export const statementColumnLabels: Record<What, MessageDescriptor> = { charge: msg`Owed`, payment: msg`Paid` }
