import type { Income, ListedPayment, Statement } from '@maktab/contract/schema'
import type { Remote } from '@maktab/ui/remote'
import type { IncomeFilter } from '@maktab/ui/lib/money/incomeNumbers'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { api } from '#api/api.ts'
import { useOptionalQuery } from '#api/optionalOperations.ts'
import { getToastMessages } from '#api/toastMessages.ts'
import { useRemote } from '#api/useApiQuery.ts'

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

/** All payments of a period, or those of a filter, fetched page by page. */
export async function readPayments(query: Period & IncomeFilter & { isCounted?: boolean }): Promise<ListedPayment[]> {
  const all: ListedPayment[] = []
  for (let after: string | null | undefined; after !== null;) {
    const page = { ...query, limit: PAGE_SIZE, ...(after !== undefined && { after }) }
    const { payments, next } = await api('listPayments', { query: page })
    all.push(...payments)
    after = next
  }
  return all
}

/** The payments and refunds behind a number of the income, newest first. */
export function useIncomePayments(
  period: Period,
  filters: readonly IncomeFilter[],
  enabled: boolean,
): Remote<ListedPayment[]> {
  const query = useQuery({
    queryKey: ['listPayments', { period, filters }],
    queryFn: async () => {
      const lists = await Promise.all(filters.map((filter) => readPayments({ ...period, ...filter, isCounted: true })))
      return lists.flat().toSorted((one, other) => (other.sentAt ?? '').localeCompare(one.sentAt ?? ''))
    },
    enabled,
  })
  return useRemote(query, getToastMessages('listPayments'))
}
