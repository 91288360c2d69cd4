import type { Income, ListedPayment, Statement } from '@maktab/contract/schema'
import type { Remote } from '@maktab/ui/remote'
import { keepPreviousData } from '@tanstack/react-query'
import { api } from '#api/api.ts'
import { useOptionalQuery } from '#api/optionalOperations.ts'

type Period = { from: string; until: string }

export function useIncome(period: Period): Remote<Income> | undefined {
  return useOptionalQuery('getIncome', { query: period, placeholderData: keepPreviousData })
}

/** While the user types a period, the previous statement of the same student stays. */
export function useStatement(query: Period & { studentId?: number }): Remote<Statement> | undefined {
  return useOptionalQuery('getStatement', {
    query,
    select: ({ statement }) => statement,
    placeholderData: (before, last) => {
      const lastRequest = last?.queryKey[1]
      return typeof lastRequest === 'object' && lastRequest.query?.studentId === query.studentId ? before : undefined
    },
  })
}

/** Payments per request. */
const PAGE_SIZE = 1000

/** All payments of a period, fetched page by page. */
export async function readPayments(period: Period): Promise<ListedPayment[]> {
  const all: ListedPayment[] = []
  for (let after: string | null | undefined; after !== null;) {
    const query = { ...period, limit: PAGE_SIZE, ...(after !== undefined && { after }) }
    const { payments, next } = await api('listPayments', { query })
    all.push(...payments)
    after = next
  }
  return all
}
