import { toComparableOperations } from './toComparableOperations.ts'
import { compareShapes, type Difference } from './compareShapes.ts'
import type { Document } from './Document.ts'

/** What is different in a call; `place` is empty where it is the call itself. */
export type Change = { call: string; place: string; what: string; isBreaking: boolean }

/** All that is different between two contracts, and what of it breaks those who keep to the first one. */
export function compareContracts(before: Document, after: Document): Change[] {
  const [old, now] = [toComparableOperations(before), toComparableOperations(after)]
  const names = new Map([...now].map(([name, { address }]) => [address, name]))
  const gone = [...old].flatMap(([call, { address }]): Change[] => {
    if (now.has(call)) return []
    const other = names.get(address)
    return [{ call, place: '', what: other === undefined ? 'is gone' : `is called ${other} now`, isBreaking: true }]
  })
  const others = [...now].flatMap(([call, is]): Change[] => {
    const was = old.get(call)
    if (!was) return [{ call, place: '', what: `is new: ${is.address}`, isBreaking: false }]
    const toChange =
      (breaks: 'less' | 'more') =>
      ({ place, what, effect }: Difference) => ({
        call,
        place,
        what,
        isBreaking: effect === breaks || effect === 'both' || effect === 'lost',
      })
    return [
      ...(was.address === is.address
        ? []
        : [{ call, place: '', what: `is ${is.address}, was ${was.address}`, isBreaking: true }]),
      ...compareShapes(was.takes, is.takes, '').map(toChange('less')),
      ...compareShapes(was.answers, is.answers, '').map(toChange('more')),
    ]
  })
  return [...gone, ...others]
}
