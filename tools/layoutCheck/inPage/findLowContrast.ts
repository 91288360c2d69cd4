import axe from 'axe-core'
import type { Fault } from './Fault.ts'

/** Words that stand out too little from what is behind them (AA). */
export async function findLowContrast(): Promise<Fault[]> {
  const { violations } = await axe.run(document, { runOnly: ['color-contrast'], resultTypes: ['violations'] })
  return violations.flatMap(({ nodes }) =>
    nodes.map(({ target, any }) => ({
      kind: 'contrast' as const,
      what: target.join(' '),
      how: any.map(({ data }: { data: { contrastRatio?: number } | null }) => data?.contrastRatio).join(', '),
    })),
  )
}
