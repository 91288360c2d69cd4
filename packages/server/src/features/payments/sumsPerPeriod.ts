import { type AliasedRawBuilder, type RawBuilder, sql } from 'kysely'

type Sums<Name extends string> = AliasedRawBuilder<number | string | null, Name>

/**
 * The sums between each two consecutive boundaries (the second is exclusive), as columns of one query, so that the
 * database adds them up.
 */
export function selectSumsPerPeriod(
  at: RawBuilder<unknown>,
  borders: readonly (number | string)[],
  amount: RawBuilder<unknown> = sql`1`,
): Sums<`sum${number}`>[] {
  return borders.slice(1).map((until, index) => {
    const since = borders[index]
    return sql<
      number | string | null
    >`sum(case when ${at} >= ${since} and ${at} < ${until} then ${amount} else 0 end)`.as(`sum${index}` as const)
  })
}

/** The sums of such a query; 0 without a row. */
export function readSums(
  row: Partial<Record<`sum${number}`, number | string | null>> | undefined,
  count: number,
): number[] {
  return Array.from({ length: count }, (_, index) => Number(row?.[`sum${index}`] ?? 0))
}
